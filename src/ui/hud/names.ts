import type { SeatInfo } from '../../engine/recording.ts';
import type { OrionsGateView } from '../../games/orions-gate/index.ts';
import type { Names } from '../messages/log.ts';

/** How units, pieces and seats of a match are called. */
export const namesOf = (view: OrionsGateView, seats: readonly SeatInfo[]): Names => ({
  unit: (id) => view.units.find((unit) => unit.id === id)?.name ?? id,
  piece: (id) => view.tables.flatMap((table) => table.pieces).find((piece) => piece.id === id)?.name ?? id,
  seat: (seat) => seats.find((info) => info.seat === seat)?.name ?? seat,
});
