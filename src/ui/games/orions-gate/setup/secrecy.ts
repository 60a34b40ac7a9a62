import type { Side } from '../../../../games/orions-gate/index.ts';
import { captainsIn, isHotSeat, namesIn, SIDES, type Seats } from './captains.ts';
import type { Draft } from './draft.ts';

/**
 * Whether nobody may see the fleets of a side now: people of both sides share the screen, and the side has handed in or
 * comes second. Captains of one side see each other's fleets (OG-3.10, 22.1).
 */
export const isSecret = ({ seats, handed }: Pick<Draft, 'seats' | 'handed'>, side: Side): boolean =>
  isHotSeat(seats) && (handed.includes(side) || (side === 'B' && !handed.includes('A')));

/** The side that builds now where fleets are handed in one after the other and one is in; null = nobody waits. */
export const waitingFor = ({ seats, handed }: Pick<Draft, 'seats' | 'handed'>): Side | null =>
  isHotSeat(seats) && handed.includes('A') ? 'B' : null;

/** The names of the people of a side, in seat order. */
export const peopleOf = (seats: Seats, side: Side): readonly string[] => {
  const names = namesIn(seats);
  return captainsIn(seats)
    .filter((captain) => captain.side === side && captain.seat.player === 'human')
    .map(({ id }) => names[id]!);
};

/** A side whose hidden fleets the change from one draft to another would lay open; null = none. */
export const laidOpenBy = (
  before: Pick<Draft, 'seats' | 'handed'>,
  after: Pick<Draft, 'seats' | 'handed'>,
): Side | null =>
  SIDES.find(
    (side) =>
      isSecret(before, side) &&
      !isSecret(after, side) &&
      before.seats[side].some(({ fleet }) => fleet.units.length > 0),
  ) ?? null;
