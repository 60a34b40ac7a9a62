import type { Seat } from '../../../engine/seat.ts';
import { shipCard } from '../data/cards.ts';
import type { EventOf, OrderReason } from '../event.ts';
import type { SkaxarState } from '../state.ts';
import { otherSeat } from './sides.ts';

/** A seat that goes before the other, and why. */
interface First {
  readonly first: Seat;
  readonly reason: OrderReason;
}

/** SK-6.2: the tie order: less money, else whoever was not first buyer last, else the tie seat. */
export function tieOrder({ sides: [a, b], lastFirstBuyer, tieSeat }: SkaxarState): First {
  if (a.money !== b.money) return { first: a.money < b.money ? 'A' : 'B', reason: 'money' };
  return lastFirstBuyer ? { first: otherSeat(lastFirstBuyer), reason: 'turn' } : { first: tieSeat, reason: 'tieSeat' };
}

/** SK-6.1, SK-6.2: who buys first in this turn, by the Speed of the two lead ships. Both seats have one. */
export function buyersOrdered(state: SkaxarState): EventOf<'buyersOrdered'> {
  const [a, b] = state.sides.map(({ leadShip }) => shipCard(leadShip!).speed) as [number, number];
  const { first, reason }: First = a === b ? tieOrder(state) : { first: a > b ? 'A' : 'B', reason: 'speed' };
  return { type: 'buyersOrdered', first, reason };
}
