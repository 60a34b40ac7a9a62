import type { Seat } from '../../../engine/seat.ts';

/** RG-1.1: the two seats, in this order everywhere. */
export const SEATS = ['1', '2'] as const satisfies readonly Seat[];
