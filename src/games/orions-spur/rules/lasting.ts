import { isGranted, modified, stillLasting, type Ends, type Lasting } from '../../../cards/lasting.ts';
import type { Seat } from '../../../engine/seat.ts';
import { cardOf } from '../data/cards.ts';
import type { SpurWords } from '../data/effects.ts';
import type { Ship, SpurState } from '../state.ts';
import { has } from './table.ts';

export type Modifier = Lasting<SpurWords>;

/** OS-10.28: `turn` ends with any turn, `ownNext` as the turn of whoever put it on begins. */
const ENDS: Ends<SpurWords, 'turnEnd' | 'turnStart'> = {
  turn: { at: 'turnEnd', of: 'anybody' },
  ownNext: { at: 'turnStart', of: 'own' },
};

/** The lasting effects of a card, as they are put on (OS-10.28). `ship` null = the whole fleet. */
export const modifiersOf = (by: Seat, card: string, ship: string | null): readonly Modifier[] =>
  cardOf(card).effects.flatMap((effect): readonly Modifier[] =>
    effect.kind === 'modify' || effect.kind === 'grant' ? [{ effect, by, card, on: ship }] : [],
  );

/** What still lasts after a turn ends, or as one begins (OS-4.6). */
export const afterMoment = (
  list: readonly Modifier[],
  moment: 'turnEnd' | 'turnStart',
  seat: string,
): readonly Modifier[] => stillLasting(list, ENDS, moment, seat);

/** The modifiers that concern a ship: its own, and those of its fleet, later ships too (OS-10.28). */
const on = ({ lasting }: Pick<SpurState, 'lasting'>, ship: Ship): readonly Modifier[] =>
  lasting.filter((one) => (one.on === null ? one.by === ship.owner : one.on === ship.id));

const none = (): number => 0;

/** OS-10.29: damage added to attacks of a ship; equal kinds add up. */
export const bonusOf = (state: Pick<SpurState, 'lasting'>, ship: Ship): number =>
  modified<SpurWords>(0, 'bonus', on(state, ship), none);

/** OS-10.30, OS-7.8: damage taken off every hit on a ship; Armored adds 1. */
export const protectionOf = (state: Pick<SpurState, 'lasting'>, ship: Ship): number =>
  modified<SpurWords>(has(ship.id, 'armored') ? 1 : 0, 'ward', on(state, ship), none);

/** OS-8.4, OS-10.31: whether all attacks of a ship have reach `second`. */
export const reachesSecond = (state: Pick<SpurState, 'lasting'>, ship: Ship): boolean =>
  has(ship.id, 'artillery') || isGranted<SpurWords>('reachSecond', on(state, ship));
