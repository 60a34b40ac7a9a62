import type { SeatInfo } from '../../../../engine/recording.ts';
import type { OrionsGateView } from '../../../../games/orions-gate/index.ts';
import type { SeatName } from '../words/log.ts';

/** How the captains of a match are called. */
export const seatName =
  (seats: readonly SeatInfo[]): SeatName =>
  (seat) =>
    seats.find((info) => info.seat === seat)?.name ?? seat;

/** How a unit is called. */
export const unitName = (view: OrionsGateView, id: string): string =>
  view.units.find((unit) => unit.id === id)?.name ?? id;
