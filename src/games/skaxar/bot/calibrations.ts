import type { Calibration } from '../../../engine/brain.ts';

/**
 * Of chances the coach tells, which are what comes of the levels above; `npm run fit -- said-curves --games 3000 --seed
 * curve --only skaxar-<level>`.
 */
export const CALIBRATIONS: { readonly [level: string]: Calibration } = {
  beginner: [
    [0.09, 0.118],
    [0.251, 0.281],
    [0.362, 0.406],
    [0.438, 0.458],
    [0.502, 0.503],
    [0.563, 0.557],
    [0.631, 0.582],
    [0.728, 0.62],
    [0.868, 0.787],
    [0.963, 0.92],
  ],
  novice: [
    [0.078, 0.094],
    [0.235, 0.287],
    [0.353, 0.413],
    [0.433, 0.461],
    [0.489, 0.5],
    [0.538, 0.523],
    [0.598, 0.57],
    [0.687, 0.62],
    [0.811, 0.753],
    [0.944, 0.911],
  ],
  easy: [
    [0.075, 0.104],
    [0.232, 0.289],
    [0.354, 0.408],
    [0.448, 0.47],
    [0.51, 0.495],
    [0.559, 0.538],
    [0.629, 0.58],
    [0.736, 0.654],
    [0.878, 0.806],
    [0.966, 0.927],
  ],
  default: [],
};
