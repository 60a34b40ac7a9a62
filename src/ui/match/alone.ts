import type { SeatInfo } from '../../engine/recording.ts';
import type { Seat } from '../../engine/seat.ts';
import { HUMAN } from '../../session/local/undo.ts';

/** The one person of a match; null where there are several, or none. */
export function onlyPerson(seats: readonly Pick<SeatInfo, 'seat' | 'player'>[]): Seat | null {
  const [person, more] = seats.filter(({ player }) => player === HUMAN);
  return person && !more ? person.seat : null;
}
