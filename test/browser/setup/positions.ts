import type { OrionsGatePosition } from '../../../src/games/orions-gate/place.ts';

/** A Destroyer about to act and an enemy in its range. */
export const PAIR: OrionsGatePosition = {
  phase: 'destroyers',
  turn: 'A',
  units: [
    { id: 'a1.1', type: 'destroyers', name: 'Talon', pose: [30_000, 20_000, 9000] },
    { id: 'b1.1', type: 'fighters', name: 'Reed', pose: [34_000, 30_000, 27_000] },
  ],
};

/** Forty Scouts in two rows, and an enemy far off. */
export const SWARM: OrionsGatePosition = {
  phase: 'scouts',
  turn: 'A',
  units: [
    ...Array.from({ length: 40 }, (_, index) => ({
      id: `a1.${index + 1}`,
      type: 'scouts' as const,
      pose: { x: 4000 + 3000 * (index % 20), y: 3000 + 3000 * Math.floor(index / 20), heading: 9000 },
    })),
    { id: 'b1.1', type: 'scouts', pose: [36_000, 46_000, 27_000] },
  ],
};
