import type { Rejection } from '../../../engine/game.ts';
import type { Chance } from '../../../engine/rng.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { CommandOf } from '../command.ts';
import { cardOf } from '../data/cards.ts';
import type { SpurEvent } from '../event.ts';
import type { SpurState } from '../state.ts';
import { draw, tell, telling } from '../tell.ts';
import { isNotInHand } from './attack.ts';
import { isNoHandOf } from './regroup.ts';
import { many, refuse } from './refusal.ts';
import { FULL_HAND } from './setup.ts';
import { playerOf } from './table.ts';

/** OS-12.14: Repair cards that come to a point of recruitment. */
export const TRADE = 6;

/** OS-10.7: why tactics cannot be revised; null = they can. */
export const cannotRevise = (state: SpurState, seat: Seat, { card }: CommandOf<'reviseTactics'>): Rejection | null =>
  isNotInHand(state, seat, card, 'OS-10.7') ??
  (playerOf(state, seat).revised ? refuse('OS-10.7', 'You have already revised tactics this turn.') : null);

export function revised(
  state: SpurState,
  seat: Seat,
  { card }: CommandOf<'reviseTactics'>,
  chance: Chance,
): readonly SpurEvent[] {
  const told = telling(state);
  tell(told, { type: 'discarded', seat, reason: 'revised', cards: [card] });
  draw(told, seat, 1, chance);
  return told.events;
}

/** OS-9.1 to OS-9.4: Manage Resources, Resupply, Re-enable and Regenerate, all three at once. */
export function regrouped(
  state: SpurState,
  seat: Seat,
  { discard: cards }: CommandOf<'regroup'>,
  chance: Chance,
): readonly SpurEvent[] {
  const told = telling(state);
  tell(told, { type: 'regrouped', seat });
  if (cards.length > 0) tell(told, { type: 'discarded', seat, reason: 'regroup', cards });
  const missing = FULL_HAND - playerOf(told.state, seat).hand.length;
  if (missing > 0) draw(told, seat, missing, chance);
  tell(told, { type: 'regenerated', seat });
  return told.events;
}

/** OS-10.21: why these are not the cards to discard; null = they are. */
export function cannotDiscard(state: SpurState, seat: Seat, { cards }: CommandOf<'chooseDiscard'>): Rejection | null {
  const wrong = isNoHandOf(playerOf(state, seat).hand, cards, 'OS-10.21');
  if (wrong) return wrong;
  const { count } = state.choosing!;
  return cards.length === count
    ? null
    : refuse('OS-10.21', `Discard exactly ${many(count, 'card')}; you named ${cards.length}.`, { count });
}

/** OS-12.9. */
const isOff = (on: boolean): Rejection | null => (on ? null : refuse('OS-12.9', 'This rule is switched off.'));

const isNoRepair = (card: string, rule: string): Rejection | null =>
  cardOf(card).kind === 'repair' ? null : refuse(rule, `${cardOf(card).name} is not a Repair card.`);

/** OS-12.12: why a card cannot be stored; null = it can. */
export const cannotStore = (state: SpurState, seat: Seat, { card }: CommandOf<'storeRepair'>): Rejection | null =>
  isOff(state.options.hardReserve) ?? isNotInHand(state, seat, card, 'OS-12.12') ?? isNoRepair(card, 'OS-12.12');

/** OS-12.14: why cards cannot be traded; null = they can. */
export function cannotTrade(state: SpurState, seat: Seat, { cards }: CommandOf<'repairForRecruit'>): Rejection | null {
  const off = isOff(state.options.hardRepairTrade);
  if (off) return off;
  const { hand, reserve } = playerOf(state, seat);
  const wrong = isNoHandOf([...hand, ...reserve], cards, 'OS-12.14');
  if (wrong) return wrong;
  if (cards.length === 0) return refuse('OS-12.14', 'Name 1 or more Repair cards.');
  const strange = cards.find((card) => cardOf(card).kind !== 'repair');
  return strange === undefined ? null : isNoRepair(strange, 'OS-12.14');
}

export function traded(state: SpurState, seat: Seat, { cards }: CommandOf<'repairForRecruit'>): SpurEvent {
  const { repairTraded, recruitment } = playerOf(state, seat);
  const count = repairTraded + cards.length;
  return {
    type: 'traded',
    seat,
    cards,
    repairTraded: count % TRADE,
    recruitment: recruitment + Math.floor(count / TRADE),
  };
}
