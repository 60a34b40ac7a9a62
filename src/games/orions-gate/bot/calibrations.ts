import type { Calibration } from '../../../engine/brain.ts';

/**
 * Of chances the coach tells; `npm run fit -- said-curves --games 1000 --seed oh --only orions-gate-hard`. The other
 * levels need none.
 */
export const CALIBRATIONS: { readonly [level: string]: Calibration } = {
  default: [],
  hard: [
    [0.144, 0.113],
    [0.343, 0.259],
    [0.443, 0.43],
    [0.492, 0.467],
    [0.501, 0.497],
    [0.527, 0.553],
    [0.578, 0.618],
    [0.658, 0.735],
    [0.776, 0.848],
    [0.939, 0.954],
  ],
};
