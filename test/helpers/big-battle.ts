import { openChance, seedChance } from '../../src/engine/rng.ts';
import type { OrionsGatePosition } from '../../src/games/orions-gate/place.ts';

/** Ships a side, pieces, and the width of the table, mils. */
export const SHIPS = 40;
export const PIECES = 60;
export const WIDTH = 144_000;
const HEIGHT = 48_000;

const RADIUS = { scouts: 500, fighters: 625, destroyers: 1000, battleships: 1500 } as const;
const FITTED = {
  scouts: [],
  fighters: ['cannon'],
  destroyers: ['engine', 'cannon', 'missileCluster'],
  battleships: ['cannon', 'railgun', 'hangar', 'torpedo', 'shield', 'engine'],
} as const;
/** Of ten ships three are Scouts, three Fighters, two Destroyers and two Battleships. */
const TYPES = [
  'scouts',
  'fighters',
  'destroyers',
  'battleships',
  'scouts',
  'fighters',
  'destroyers',
  'battleships',
  'scouts',
  'fighters',
] as const;
const KINDS = ['blocking', 'obscuring', 'dangerous', 'blocking', 'obscuring'] as const;

/** Room for the largest table, and nothing laid on it but what the position says. */
export const BIG_OPTIONS = { tableWidth: WIDTH, points: 96 } as const;

/** Forty ships a side on a table of 144 in with 60 pieces, in the second round: every seed gives one battle. */
export function bigBattle(seed = 'forty a side'): OrionsGatePosition {
  const chance = openChance(seedChance(seed));
  const taken: { readonly x: number; readonly y: number; readonly r: number }[] = [];
  const room = (r: number, bottom: number, top: number): { x: number; y: number } => {
    for (;;) {
      const at = {
        x: r + 500 + chance.below(WIDTH - 2 * r - 1000),
        y: bottom + r + chance.below(top - bottom - 2 * r),
      };
      if (taken.some((one) => (one.x - at.x) ** 2 + (one.y - at.y) ** 2 < (one.r + r + 1050) ** 2)) continue;
      taken.push({ ...at, r });
      return at;
    }
  };
  const units = Array.from({ length: 2 * SHIPS }, (_, index) => {
    const number = index >> 1;
    const type = TYPES[number % TYPES.length]!;
    const side = index % 2 === 0 ? 'a1' : 'b1';
    const { x, y } = side === 'a1' ? room(RADIUS[type], 1000, 22_000) : room(RADIUS[type], 26_000, 47_000);
    const turn = chance.below(6000) - 3000;
    return {
      id: `${side}.${number + 1}`,
      type,
      pose: [x, y, (side === 'a1' ? 9000 : 27_000) + turn] as [number, number, number],
      components: FITTED[type].map((kind, slot) => ({ kind, damage: number % 7 === 3 && slot === 0 ? 1 : 0 })),
    };
  });
  const pieces = Array.from({ length: PIECES }, (_, index) => {
    const radius = 900 + chance.below(900);
    return {
      kind: KINDS[index % KINDS.length]!,
      parts: [{ kind: 'circle' as const, ...room(radius, 0, HEIGHT), radius }],
    };
  });
  return { round: 2, phase: 'destroyers', turn: 'A', units, pieces };
}
