import { namedTargets } from '../../../cards/targets.ts';
import type { Rejection } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { CommandOf } from '../command.ts';
import { cardOf, designOf, effectOf, isHarmful, KIND_NAMES } from '../data/cards.ts';
import type { SpurWords } from '../data/effects.ts';
import type { CardKind, TacticsCard } from '../data/tactics.ts';
import { plain } from '../data/text.ts';
import type { Ship, SpurState } from '../state.ts';
import { isNotYours } from './attack.ts';
import { reachesSecond, protectionOf } from './lasting.ts';
import { cannotMove } from './moves.ts';
import { packetOf, totalOf } from './packet.ts';
import { isNoEnemy, isOutOfReach } from './reach.ts';
import { refuse, said } from './refusal.ts';
import { allyOf, isOpponent, nameOf, playerAt, playerOf, shipAt, shipOf, sideOf } from './table.ts';

export type PlayCommand = CommandOf<'playDraw'> | CommandOf<'playRepair'> | CommandOf<'playSpecial'>;

/** The kind of card each command plays (OS-10.1 to OS-10.3). */
const KIND_OF: { readonly [type in PlayCommand['type']]: readonly [kind: CardKind, rule: string] } = {
  playDraw: ['draw', 'OS-10.1'],
  playRepair: ['repair', 'OS-10.2'],
  playSpecial: ['special', 'OS-10.3'],
};

/** What a player names for a card (OS-13.20 to OS-13.22). */
const CHOSEN = ['ownShip', 'opponent', 'enemyInSecondReach'] as const;
export const namedBy = ({ effects }: TacticsCard): readonly SpurWords['target'][] =>
  namedTargets<SpurWords>(effects, [...CHOSEN]);

/** OS-12.12: where a card lies that is played: in the hand, or a Repair card in the reserve; null = nowhere. */
export function placeOf(state: SpurState, seat: Seat, card: string): 'hand' | 'reserve' | null {
  const { hand, reserve } = playerOf(state, seat);
  if (hand.includes(card)) return 'hand';
  return reserve.includes(card) ? 'reserve' : null;
}

/** Chapter 10: why a Draw, Repair or Special card cannot be played; null = it can. */
export function cannotPlay(state: SpurState, seat: Seat, command: PlayCommand): Rejection | null {
  const [kind, rule] = KIND_OF[command.type];
  if (placeOf(state, seat, command.card) === null) return refuse(rule, `${said(command.card)} is not in your hand.`);
  const card = cardOf(command.card);
  if (card.kind !== kind) return refuse(rule, `${card.name} is not a ${KIND_NAMES[kind]} card.`);
  if (playerOf(state, seat).played.includes(command.card))
    return refuse('OS-10.32', 'This card was already played this turn.');
  switch (command.type) {
    case 'playDraw':
      return cannotDraw(state, seat, card, command.ship);
    case 'playRepair':
      return cannotRepair(state, seat, card, command.ship);
    case 'playSpecial':
      return cannotPlaySpecial(state, seat, card, command);
  }
}

/** OS-10.1, OS-10.11: a ship only where the card names one. */
function cannotDraw(state: SpurState, seat: Seat, card: TacticsCard, ship: string | undefined): Rejection | null {
  if (ship === undefined) return null;
  if (!namedBy(card).includes('ownShip')) return refuse('OS-13.20', `${card.name} names no ship.`);
  return isNotYours(state, seat, ship, 'OS-10.1') ?? isSpent(card, shipOf(state, ship));
}

/** OS-10.11. */
const isSpent = ({ effects }: TacticsCard, { id, overcharged }: Ship): Rejection | null =>
  overcharged && !effectOf(effects, 'turn') ? refuse('OS-10.11', `${nameOf(id)} is overcharged.`) : null;

/** OS-10.2, OS-12.19. */
function cannotRepair(state: SpurState, seat: Seat, card: TacticsCard, id: string): Rejection | null {
  const ship = shipAt(state, id);
  if (!ship || !sideOf(state.options, seat).includes(ship.owner)) {
    const allied = allyOf(state.options, seat) === null ? '' : " or your ally's";
    return refuse('OS-10.2', `${said(id)} is not a ship of your fleet${allied}.`);
  }
  const stats = restoredBy(card);
  if (stats.some((stat) => ship[stat] < designOf(id)[stat])) return null;
  const { shield, hull } = designOf(id);
  const full = ship.shield === shield && ship.hull === hull ? ['shield', 'hull'] : stats;
  return refuse('OS-10.2', `${nameOf(id)} has full ${full.join(' and ')}.`);
}

/** The numbers of a ship a card brings back. */
const restoredBy = ({ effects }: TacticsCard): readonly ('shield' | 'hull' | 'energy')[] =>
  effects.flatMap((effect) => (effect.kind === 'restore' ? [effect.stat] : []));

/** Whether an opponent has a card that could be lost (OS-10.22). */
const anyHand = (state: SpurState, seat: Seat): boolean =>
  state.players.some((one) => !one.eliminated && one.hand.length > 0 && isOpponent(state, seat, one.seat));

function cannotPlaySpecial(
  state: SpurState,
  seat: Seat,
  card: TacticsCard,
  command: CommandOf<'playSpecial'>,
): Rejection | null {
  if (isHarmful(card) && (state.phase !== 'turnDone' || state.primary === 'regroup')) {
    const reason = `${card.name} causes damage; it is possible only after an attack or special ability.`;
    return refuse('OS-10.12', reason);
  }
  return (
    misnames(state, seat, card, command) ??
    (command.ship === undefined ? null : cannotBear(state, seat, card, command.ship)) ??
    (command.player === undefined ? null : cannotLose(state, seat, command.player)) ??
    (command.target === undefined ? null : cannotHarm(state, seat, card, command.target)) ??
    cannotShift(state, seat, card, command) ??
    changesNothing(state, card, command)
  );
}

/** OS-13.22: what the effects need is named, and nothing else. */
function misnames(
  state: SpurState,
  seat: Seat,
  card: TacticsCard,
  { ship, player, target, moves }: CommandOf<'playSpecial'>,
): Rejection | null {
  const named = namedBy(card);
  const draws = effectOf(card.effects, 'draw') !== null;
  const given: readonly (readonly [name: string, value: unknown, fits: boolean, needed: boolean])[] = [
    ['ship', ship, named.includes('ownShip'), !draws],
    // OS-10.22: where no opponent has a card, nobody can be named.
    ['player', player, named.includes('opponent'), anyHand(state, seat)],
    ['target', target, named.includes('enemyInSecondReach'), true],
    ['moves', moves, effectOf(card.effects, 'shift') !== null, true],
  ];
  for (const [name, value, fits, needed] of given) {
    if (value !== undefined && !fits) return refuse('OS-13.22', `${card.name} needs no ${name}.`);
    if (value === undefined && fits && needed) return refuse('OS-13.22', `${card.name} needs ${name}.`);
  }
  return null;
}

const cannotBear = (state: SpurState, seat: Seat, card: TacticsCard, id: string): Rejection | null =>
  isNotYours(state, seat, id, 'OS-10.3') ?? isSpent(card, shipOf(state, id));

/** OS-10.22, OS-12.18. */
function cannotLose(state: SpurState, seat: Seat, at: string): Rejection | null {
  const player = playerAt(state, at);
  if (!player || player.eliminated || at === seat) return refuse('OS-10.22', `${said(at)} is no opponent of yours.`);
  if (!isOpponent(state, seat, at)) return refuse('OS-12.18', `Seat ${at} is your ally.`);
  return player.hand.length > 0 ? null : refuse('OS-10.22', `Seat ${at} has no cards in hand.`);
}

/** OS-10.12, OS-10.13: harm within reach that Armored and `ward` do not swallow. */
function cannotHarm(state: SpurState, seat: Seat, { name, effects }: TacticsCard, id: string): Rejection | null {
  const far = isNoEnemy(state, seat, id) ?? isOutOfReach(state, shipOf(state, id), 'second');
  if (far) return far;
  const total = totalOf(packetOf(effectOf(effects, 'damage')!.strength));
  return total > protectionOf(state, shipOf(state, id))
    ? null
    : refuse('OS-10.10', `${name} would do no damage to ${nameOf(id)}.`);
}

function cannotShift(
  state: SpurState,
  seat: Seat,
  { name, effects }: TacticsCard,
  { moves }: CommandOf<'playSpecial'>,
): Rejection | null {
  const shift = effectOf(effects, 'shift');
  return shift ? cannotMove(state, seat, name, shift.upTo, moves) : null;
}

/** OS-10.10: a card whose effects could change nothing at all is not played. */
function changesNothing(
  state: SpurState,
  { name, effects }: TacticsCard,
  { ship: id, player }: CommandOf<'playSpecial'>,
): Rejection | null {
  const ship = id === undefined ? null : shipOf(state, id);
  const changes = effects.some((effect) => {
    switch (effect.kind) {
      case 'restore':
        return ship !== null && ship[effect.stat] < designOf(ship.id)[effect.stat];
      case 'turn':
        return ship?.overcharged ?? false;
      case 'grant':
        return ship !== null && !reachesSecond(state, ship);
      case 'discard':
        return player !== undefined;
      default:
        // The played card itself can be drawn again; the rest always counts.
        return effect.kind !== 'gain' || plain(effect.amount) > 0;
    }
  });
  return changes ? null : refuse('OS-10.10', `${name} would change nothing.`);
}
