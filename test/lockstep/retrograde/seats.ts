import type { Seat as EngineSeat } from '../../../src/engine/seat.ts';
import type { Seat } from '../../models/retrograde/index.ts';

/** A seat of the engine in the model, and the other way round. */
export const seatOf = (seat: EngineSeat): Seat => (seat === '1' ? 1 : 2);
export const engineSeat = (seat: Seat): EngineSeat => String(seat);
