// Tables of chapter 3 of the catalogue, as printed.
import type { Direction } from '../../../../src/games/battlespace-sirius/data/sides.ts';
import type { Cell } from '../../../../src/games/battlespace-sirius/state.ts';

export type Compass = 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW';

/** Where a target lies, as steps from the attacker. */
export const OFFSETS: { readonly [at in Compass]: Cell } = {
  N: [0, 1],
  NE: [1, 1],
  E: [1, 0],
  SE: [1, -1],
  S: [0, -1],
  SW: [-1, -1],
  W: [-1, 0],
  NW: [-1, 1],
};

/**
 * Table 3.B: target lies, line, attacker's side points, target's side points, shared cell with the attacker in (0,0).
 */
export const TABLE_3B: readonly (readonly [
  at: Compass,
  line: Direction,
  attacker: Direction,
  target: Direction,
  shared: string,
])[] = [
  ['N', 'N', 'N', 'S', '-'],
  ['E', 'E', 'E', 'W', '-'],
  ['S', 'S', 'S', 'N', '-'],
  ['W', 'W', 'W', 'E', '-'],
  ['NE', 'N', 'N', 'W', '(0,1)'],
  ['NE', 'E', 'E', 'S', '(1,0)'],
  ['SE', 'S', 'S', 'W', '(0,-1)'],
  ['SE', 'E', 'E', 'N', '(1,0)'],
  ['SW', 'S', 'S', 'E', '(0,-1)'],
  ['SW', 'W', 'W', 'N', '(-1,0)'],
  ['NW', 'N', 'N', 'E', '(0,1)'],
  ['NW', 'W', 'W', 'S', '(-1,0)'],
];

/** Worked cases: attacker, target, where the target lies, lines with the sides' indices. */
export const CASES: readonly (readonly [
  id: string,
  from: Cell,
  heading: Direction,
  to: Cell,
  targetHeading: Direction,
  at: Compass,
  lines: string,
])[] = [
  ['BS-G1', [0, 0], 'N', [1, 0], 'N', 'E', 'E: Starboard (1) > Port (3)'],
  ['BS-G2', [0, 0], 'N', [1, 0], 'S', 'E', 'E: Starboard (1) > Starboard (1)'],
  ['BS-G3', [0, 0], 'E', [1, 0], 'W', 'E', 'E: Bow (0) > Bow (0)'],
  ['BS-G4', [0, 0], 'W', [1, 0], 'E', 'E', 'E: Stern (2) > Stern (2)'],
  ['BS-G5', [3, 2], 'S', [3, 3], 'N', 'N', 'N: Stern (2) > Stern (2)'],
  ['BS-G6', [3, 2], 'E', [3, 3], 'E', 'N', 'N: Port (3) > Starboard (1)'],
  ['BS-G7', [3, 2], 'W', [2, 2], 'N', 'W', 'W: Bow (0) > Starboard (1)'],
  ['BS-G8', [3, 2], 'N', [3, 1], 'W', 'S', 'S: Stern (2) > Starboard (1)'],
  ['BS-G9', [0, 0], 'N', [1, 1], 'N', 'NE', 'N: Bow (0) > Port (3); E: Starboard (1) > Stern (2)'],
  ['BS-G10', [0, 0], 'N', [1, 1], 'S', 'NE', 'N: Bow (0) > Starboard (1); E: Starboard (1) > Bow (0)'],
  ['BS-G11', [0, 0], 'E', [1, 1], 'W', 'NE', 'N: Port (3) > Bow (0); E: Bow (0) > Port (3)'],
  ['BS-G12', [0, 0], 'W', [1, 1], 'W', 'NE', 'N: Starboard (1) > Bow (0); E: Stern (2) > Port (3)'],
  ['BS-G13', [0, 0], 'N', [1, -1], 'N', 'SE', 'S: Stern (2) > Port (3); E: Starboard (1) > Bow (0)'],
  ['BS-G14', [0, 0], 'S', [1, -1], 'E', 'SE', 'S: Bow (0) > Stern (2); E: Port (3) > Port (3)'],
  ['BS-G15', [0, 0], 'E', [1, -1], 'S', 'SE', 'S: Starboard (1) > Starboard (1); E: Bow (0) > Stern (2)'],
  ['BS-G16', [0, 0], 'W', [1, -1], 'N', 'SE', 'S: Port (3) > Port (3); E: Stern (2) > Bow (0)'],
  ['BS-G17', [0, 0], 'N', [-1, -1], 'N', 'SW', 'S: Stern (2) > Starboard (1); W: Port (3) > Bow (0)'],
  ['BS-G18', [0, 0], 'S', [-1, -1], 'W', 'SW', 'S: Bow (0) > Stern (2); W: Starboard (1) > Starboard (1)'],
  ['BS-G19', [0, 0], 'E', [-1, -1], 'N', 'SW', 'S: Starboard (1) > Starboard (1); W: Stern (2) > Bow (0)'],
  ['BS-G20', [0, 0], 'W', [-1, -1], 'E', 'SW', 'S: Port (3) > Bow (0); W: Bow (0) > Port (3)'],
  ['BS-G21', [-2, 5], 'N', [-3, 6], 'N', 'NW', 'N: Bow (0) > Starboard (1); W: Port (3) > Stern (2)'],
  ['BS-G22', [-2, 5], 'S', [-3, 6], 'S', 'NW', 'N: Stern (2) > Port (3); W: Starboard (1) > Bow (0)'],
  ['BS-G23', [-2, 5], 'E', [-3, 6], 'W', 'NW', 'N: Port (3) > Stern (2); W: Stern (2) > Port (3)'],
  ['BS-G24', [-2, 5], 'W', [-3, 6], 'E', 'NW', 'N: Starboard (1) > Bow (0); W: Bow (0) > Starboard (1)'],
];

/** Table 3.C: target at, attacker's heading, then the pairs with the target heading N, E, S and W. */
export const TABLE_3C: readonly (readonly [
  at: Compass,
  heading: Direction,
  n: string,
  e: string,
  s: string,
  w: string,
])[] = [
  ['N', 'N', 'Bo>St', 'Bo>Sb', 'Bo>Bo', 'Bo>Po'],
  ['N', 'E', 'Po>St', 'Po>Sb', 'Po>Bo', 'Po>Po'],
  ['N', 'S', 'St>St', 'St>Sb', 'St>Bo', 'St>Po'],
  ['N', 'W', 'Sb>St', 'Sb>Sb', 'Sb>Bo', 'Sb>Po'],
  ['NE', 'N', 'Bo>Po, Sb>St', 'Bo>St, Sb>Sb', 'Bo>Sb, Sb>Bo', 'Bo>Bo, Sb>Po'],
  ['NE', 'E', 'Po>Po, Bo>St', 'Po>St, Bo>Sb', 'Po>Sb, Bo>Bo', 'Po>Bo, Bo>Po'],
  ['NE', 'S', 'St>Po, Po>St', 'St>St, Po>Sb', 'St>Sb, Po>Bo', 'St>Bo, Po>Po'],
  ['NE', 'W', 'Sb>Po, St>St', 'Sb>St, St>Sb', 'Sb>Sb, St>Bo', 'Sb>Bo, St>Po'],
  ['E', 'N', 'Sb>Po', 'Sb>St', 'Sb>Sb', 'Sb>Bo'],
  ['E', 'E', 'Bo>Po', 'Bo>St', 'Bo>Sb', 'Bo>Bo'],
  ['E', 'S', 'Po>Po', 'Po>St', 'Po>Sb', 'Po>Bo'],
  ['E', 'W', 'St>Po', 'St>St', 'St>Sb', 'St>Bo'],
  ['SE', 'N', 'St>Po, Sb>Bo', 'St>St, Sb>Po', 'St>Sb, Sb>St', 'St>Bo, Sb>Sb'],
  ['SE', 'E', 'Sb>Po, Bo>Bo', 'Sb>St, Bo>Po', 'Sb>Sb, Bo>St', 'Sb>Bo, Bo>Sb'],
  ['SE', 'S', 'Bo>Po, Po>Bo', 'Bo>St, Po>Po', 'Bo>Sb, Po>St', 'Bo>Bo, Po>Sb'],
  ['SE', 'W', 'Po>Po, St>Bo', 'Po>St, St>Po', 'Po>Sb, St>St', 'Po>Bo, St>Sb'],
  ['S', 'N', 'St>Bo', 'St>Po', 'St>St', 'St>Sb'],
  ['S', 'E', 'Sb>Bo', 'Sb>Po', 'Sb>St', 'Sb>Sb'],
  ['S', 'S', 'Bo>Bo', 'Bo>Po', 'Bo>St', 'Bo>Sb'],
  ['S', 'W', 'Po>Bo', 'Po>Po', 'Po>St', 'Po>Sb'],
  ['SW', 'N', 'St>Sb, Po>Bo', 'St>Bo, Po>Po', 'St>Po, Po>St', 'St>St, Po>Sb'],
  ['SW', 'E', 'Sb>Sb, St>Bo', 'Sb>Bo, St>Po', 'Sb>Po, St>St', 'Sb>St, St>Sb'],
  ['SW', 'S', 'Bo>Sb, Sb>Bo', 'Bo>Bo, Sb>Po', 'Bo>Po, Sb>St', 'Bo>St, Sb>Sb'],
  ['SW', 'W', 'Po>Sb, Bo>Bo', 'Po>Bo, Bo>Po', 'Po>Po, Bo>St', 'Po>St, Bo>Sb'],
  ['W', 'N', 'Po>Sb', 'Po>Bo', 'Po>Po', 'Po>St'],
  ['W', 'E', 'St>Sb', 'St>Bo', 'St>Po', 'St>St'],
  ['W', 'S', 'Sb>Sb', 'Sb>Bo', 'Sb>Po', 'Sb>St'],
  ['W', 'W', 'Bo>Sb', 'Bo>Bo', 'Bo>Po', 'Bo>St'],
  ['NW', 'N', 'Bo>Sb, Po>St', 'Bo>Bo, Po>Sb', 'Bo>Po, Po>Bo', 'Bo>St, Po>Po'],
  ['NW', 'E', 'Po>Sb, St>St', 'Po>Bo, St>Sb', 'Po>Po, St>Bo', 'Po>St, St>Po'],
  ['NW', 'S', 'St>Sb, Sb>St', 'St>Bo, Sb>Sb', 'St>Po, Sb>Bo', 'St>St, Sb>Po'],
  ['NW', 'W', 'Sb>Sb, Bo>St', 'Sb>Bo, Bo>Sb', 'Sb>Po, Bo>Bo', 'Sb>St, Bo>Po'],
];
