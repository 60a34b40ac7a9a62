import { MAX_POWER, SIDES, type Side } from '../data/sides.ts';
import type { Power } from '../state.ts';

/**
 * Power of the four sides as one whole number, three bits a side from the bow on: a search looks at hundreds of
 * thousands of ships, and whatever depends on one ship alone can then be read from a table of `PACKED` entries.
 */
export type Packed = number;

/** How many packed values there are; those with a 7 in them belong to no ship. */
export const PACKED = 4096;

/** A side's place in the list of sides, 0 to 3 clockwise from the bow. */
export type SideIndex = number;

/** Power as one whole number. */
export const pack = (power: Power): Packed => power[0] | (power[1] << 3) | (power[2] << 6) | (power[3] << 9);

/** The Power of one side; the index may lie beyond 0 to 3 and is taken modulo 4. */
export const at = (packed: Packed, side: SideIndex): number => (packed >> (3 * (side & 3))) & 7;

/** One Power of a side. */
export const unit = (side: SideIndex): Packed => 1 << (3 * (side & 3));

/** The place of a side in packed Power. */
export const sideIndex = (side: Side): SideIndex => SIDES.indexOf(side);

/** The packed values that are ships. */
export const SHIPS_PACKED: readonly Packed[] = Array.from({ length: PACKED }, (_, packed) => packed).filter((packed) =>
  [0, 1, 2, 3].every((side) => at(packed, side) <= MAX_POWER),
);

/** The total of a ship (BS-5.7, BS-7.4). */
export const totalOf = (packed: Packed): number => at(packed, 0) + at(packed, 1) + at(packed, 2) + at(packed, 3);
