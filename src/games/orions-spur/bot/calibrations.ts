import type { Calibration } from '../../../engine/brain.ts';

/**
 * Of chances the coach tells; `npm run fit -- said-curves --games 1000 --seed held3 --only orions-spur-hard`. The
 * levels below need none; expert and master were not measured and go by it, too.
 */
export const CALIBRATIONS: { readonly [level: string]: Calibration } = {
  default: [],
  hard: [
    [0.018, 0.013],
    [0.094, 0.082],
    [0.225, 0.185],
    [0.364, 0.279],
    [0.478, 0.447],
    [0.577, 0.604],
    [0.701, 0.738],
    [0.828, 0.844],
    [0.934, 0.944],
    [0.988, 0.991],
  ],
};
