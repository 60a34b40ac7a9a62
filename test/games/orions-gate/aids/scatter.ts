import type { OrionsGateState } from '../../../../src/games/orions-gate/state.ts';
import { seedChance, openChance } from '../../../../src/engine/rng.ts';
import { battle, type Place } from '../battle.ts';

/** Whole numbers below a bound from a seed, for scattering things in tests. */
export function scatterer(seed: string): (bound: number) => number {
  const chance = openChance(seedChance(seed));
  return (bound) => chance.die(bound) - 1;
}

const TYPES = ['scouts', 'fighters', 'destroyers', 'battleships'] as const;
const SLOTS = { scouts: 0, fighters: 1, destroyers: 3, battleships: 6 };
const RADIUS = { scouts: 500, fighters: 625, destroyers: 1000, battleships: 1500 };

/** A crowded battle: units and solid pieces that do not overlap, scattered over the left half of the table. */
export function scattered(
  seed: string,
  units = 10,
  pieces = 6,
): { readonly state: OrionsGateState; readonly below: (bound: number) => number } {
  const below = scatterer(seed);
  const taken: { x: number; y: number; r: number }[] = [];
  const room = (r: number): { x: number; y: number } => {
    for (;;) {
      const at = { x: r + below(30000 - 2 * r), y: r + below(30000 - 2 * r) };
      if (taken.every((one) => (one.x - at.x) ** 2 + (one.y - at.y) ** 2 > (one.r + r) ** 2)) {
        taken.push({ ...at, r });
        return at;
      }
    }
  };
  const kinds = ['blocking', 'dangerous', 'blocking', 'obscuring'];
  const layout = [
    Array.from({ length: pieces }, (_, index) => {
      const radius = 800 + below(1800);
      const { x, y } = room(radius);
      if (index % 2 === 0) return { kind: kinds[index % 4], parts: [{ kind: 'circle', x, y, radius }] };
      const side = Math.floor(radius * 0.6);
      const corners = [
        [-side, -side],
        [side, -side],
        [side, side],
        [-side, side],
      ].map(([dx, dy]) => ({ x: x + dx!, y: y + dy! }));
      return { kind: kinds[(index + 1) % 4], parts: [{ kind: 'polygon', corners }] };
    }),
  ];
  const places: Place[] = Array.from({ length: units }, (_, index) => {
    const type = TYPES[index % 4]!;
    // Some start nearer than 1" to others: only bases may not overlap.
    const { x, y } = room(RADIUS[type] + (index % 3 === 0 ? 20 : 450));
    return {
      id: `${index % 2 ? 'b1' : 'a1'}.${1 + (index >> 1)}`,
      type,
      pose: [x, y, below(36000)] as [number, number, number],
      components: (['engine', 'cannon', 'torpedo'] as const).slice(0, SLOTS[type]),
    };
  });
  return { state: battle({ units: places }, { layout }), below };
}
