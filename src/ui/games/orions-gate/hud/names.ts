import type { SeatInfo } from '../../../../engine/recording.ts';
import type { OrionsGateView } from '../../../../games/orions-gate/index.ts';
import type { SeatName } from '../words/log.ts';

/** How the captains of a match are called. */
export const seatName =
  (seats: readonly SeatInfo[]): SeatName =>
  (seat) =>
    seats.find((info) => info.seat === seat)?.name ?? seat;

/** A captain with the name of their squadron, where it has one. */
export const withSquadron = ({ name, squadron }: SeatInfo): string => (squadron ? `${name} · ${squadron}` : name);

/** The name of the squadron that a unit came with. */
export const squadronOf = (seats: readonly SeatInfo[], unit: string): string | undefined =>
  seats.find(({ seat }) => unit.startsWith(`${seat}.`))?.squadron;

/** How a unit is called. */
export const unitName = (view: OrionsGateView, id: string): string =>
  view.units.find((unit) => unit.id === id)?.name ?? id;
