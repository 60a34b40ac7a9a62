/** BS-1.2: the four sides, clockwise from the bow; their place in the list is their index. */
export const SIDES = ['bow', 'starboard', 'stern', 'port'] as const;
export type Side = (typeof SIDES)[number];

/** The four directions of the grid, clockwise from North; their place in the list is their index. */
export const DIRECTIONS = ['N', 'E', 'S', 'W'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** BS-5.3: degrees clockwise a ship can turn by. */
export const TURNS = [90, 180, 270] as const;
export type Turn = (typeof TURNS)[number];

/** BS-1.3: the most Power of a side, and what every side starts with (BS-2.4). */
export const MAX_POWER = 6;

/** BS-1.6: the most weapons of a side in a turn. */
export const MAX_WEAPONS = 4;
