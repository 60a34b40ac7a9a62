import type { Seat } from '../../../engine/seat.ts';
import type { EndReason, SkaxarEvent } from '../event.ts';
import { SEATS, type SkaxarState } from '../state.ts';
import { hasShip, onField, otherSeat } from './sides.ts';
import { valueOf } from './totals.ts';

const ended = (winner: Seat | null, reason: EndReason): readonly SkaxarEvent[] => [
  { type: 'gameEnded', winner, reason },
];

/** The seat with more of something; null when both have the same. */
const richer = ([a, b]: readonly [number, number]): Seat | null => (a === b ? null : a > b ? 'A' : 'B');

const moneyOf = ({ sides: [a, b] }: SkaxarState): readonly [number, number] => [a.money, b.money];

/** SK-5.8, SK-12.1 to SK-12.4: the end of a game in which a seat brings no ship. */
export function shipless(state: SkaxarState): readonly SkaxarEvent[] {
  const standing = SEATS.find((seat) => hasShip(state, seat));
  return standing ? ended(standing, 'lastShips') : ended(richer(moneyOf(state)), 'bothOut');
}

/** SK-12.7: the worth of a seat's ships outside its Scrapyard. */
function fleetValues({ sides }: SkaxarState): readonly [number, number] {
  const [a, b] = sides.map((side) => valueOf([...side.fleetDeck, ...onField(side), ...side.repairBay]));
  return [a!, b!];
}

/** SK-12.7: the end after the last turn of the limit; null while it goes on. */
export function limitReached(state: SkaxarState): readonly SkaxarEvent[] | null {
  const { turnLimit } = state.options;
  if (turnLimit === 0 || state.turn < turnLimit) return null;
  return ended(richer(fleetValues(state)) ?? richer(moneyOf(state)), 'turnLimit');
}

/** SK-12.6. */
export const resignedBy = (seat: Seat): readonly SkaxarEvent[] => [
  { type: 'resigned', seat },
  ...ended(otherSeat(seat), 'resign'),
];
