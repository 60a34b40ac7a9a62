import type { Calibration } from '../../../engine/brain.ts';

/**
 * Of chances the coach tells: decks are never shuffled and the hard level errs nowhere, so that its games of two decks
 * are much alike; `npm run fit -- said-curves --games 1000 --seed rc --only retrograde-hard`. The other levels need
 * none.
 */
export const CALIBRATIONS: { readonly [level: string]: Calibration } = {
  default: [],
  hard: [
    [0.032, 0.025],
    [0.11, 0.058],
    [0.252, 0.211],
    [0.373, 0.477],
    [0.485, 0.495],
    [0.623, 0.604],
    [0.767, 0.861],
    [0.896, 0.945],
    [0.976, 0.979],
  ],
};
