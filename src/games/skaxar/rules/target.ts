import type { Rejection } from '../../../engine/game.ts';
import type { Json } from '../../../engine/json.ts';
import type { Seat } from '../../../engine/seat.ts';
import { shipCard } from '../data/cards.ts';
import type { ShopCard } from '../data/shop-cards.ts';
import { SEATS, type SkaxarState } from '../state.ts';
import { canAct, repairedClass, targetsOf } from './effect.ts';
import { CLASS_NAMES, nameOf } from './names.ts';
import { shipsOf } from './setup.ts';
import { sideOf } from './sides.ts';
import { shown } from './slot.ts';

const refused = (reason: string): Rejection => ({ rule: 'SK-7.3', reason });

/**
 * SK-7.1, SK-7.3: why a card cannot be aimed so, by the tests of SK-16.3 in their order; null = it can, or needs no
 * target.
 */
export function wrongTarget(
  { options, sides }: SkaxarState,
  seat: Seat,
  card: ShopCard,
  ship: Json | undefined,
): Rejection | null {
  const side = sideOf({ sides }, seat);
  const repaired = repairedClass(card);
  const targets = targetsOf(side, card);
  if (!repaired || targets.length === 0) {
    if (ship === undefined) return null;
    return {
      rule: 'SK-7.1',
      reason: repaired
        ? `${card.name} has no target now; no ${CLASS_NAMES[repaired]} lies in your Scrapyard.`
        : `${card.name} takes no target.`,
    };
  }
  const wanted = CLASS_NAMES[repaired];
  if (ship === undefined)
    return refused(
      `Choose the ${wanted} to repair; ${targets.length} ${targets.length === 1 ? 'lies' : 'lie'} in your Scrapyard.`,
    );
  const owner = SEATS.find((one) => typeof ship === 'string' && shipsOf(options, one).includes(ship));
  if (typeof ship !== 'string' || !owner) return refused(`There is no ship ${shown(ship)} in this game.`);
  const name = nameOf(ship);
  if (owner !== seat) return refused(`${name} belongs to seat ${owner}; you repair your own ships only.`);
  const { shipClass } = shipCard(ship);
  if (shipClass !== repaired)
    return refused(`${name} is a ${CLASS_NAMES[shipClass]}; ${card.name} repairs a ${wanted}.`);
  return targets.includes(ship) ? null : refused(`${name} is not in your Scrapyard.`);
}

/** What is missing for an effect, by its kind. */
function lacking({ effects }: ShopCard): string {
  for (const effect of effects) {
    switch (effect.kind) {
      case 'bring':
        return `no ${CLASS_NAMES[effect.ofClass]} lies in your Scrapyard`;
      case 'turnUp':
        return 'your Fleet Deck and your Repair Bay are empty';
      case 'shuffleInto':
        return 'your Repair Bay is empty';
      case 'exchange':
        return 'your Fleet Deck is empty';
      case 'raise':
    }
  }
  return 'it has no effect';
}

/** SK-6.8: why a card that can do nothing now may not be bought, where that is forbidden. */
export const useless = (card: ShopCard): Rejection => ({
  rule: 'SK-6.8',
  reason: `${card.name} would do nothing: ${lacking(card)}.`,
});

/** SK-6.8 with `purchaseWithoutEffect` false: why a card may not be bought for nothing. */
export function withoutEffect({ options, sides }: SkaxarState, seat: Seat, card: ShopCard): Rejection | null {
  return options.purchaseWithoutEffect || canAct(sideOf({ sides }, seat), card) ? null : useless(card);
}
