import type { Seat } from '../../../engine/seat.ts';
import type { Side, SkaxarState } from '../state.ts';

/** What belongs to a seat. */
export const sideOf = <T>({ sides }: { readonly sides: readonly [T, T] }, seat: Seat): T => sides[seat === 'A' ? 0 : 1];

/** The seat across the table. */
export const otherSeat = (seat: Seat): Seat => (seat === 'A' ? 'B' : 'A');

/** Whether a seat is one of the two (SK-3.1); anybody else watches. */
export const isSeat = (seat: Seat): boolean => seat === 'A' || seat === 'B';

/** Whether a seat has a ship on its field. */
export const hasShip = (state: SkaxarState, seat: Seat): boolean => sideOf(state, seat).field.length > 0;

/** The ids of the ships on a field, in order of arrival. */
export const onField = ({ field }: Pick<Side, 'field'>): readonly string[] => field.map(({ ship }) => ship);
