import type { SkaxarEvent } from '../event.ts';
import type { SkaxarState } from '../state.ts';
import { shipless } from './end.ts';
import { buyersOrdered, tieOrder } from './order.ts';
import { canBeRescued } from './purchase.ts';
import { hasShip, otherSeat } from './sides.ts';

/**
 * SK-5.1 to SK-5.8: the rescue window of the next stranded seat in tie order; when there is none left, who has a ship
 * decides.
 */
export function stranded(state: SkaxarState): readonly SkaxarEvent[] {
  const { first } = tieOrder(state);
  for (const seat of [first, otherSeat(first)]) {
    if (hasShip(state, seat) || state.rescued.includes(seat)) continue;
    return [canBeRescued(state, seat) ? { type: 'rescueOpened', seat } : { type: 'noRescue', seat }];
  }
  return hasShip(state, 'A') && hasShip(state, 'B') ? [buyersOrdered(state)] : shipless(state);
}
