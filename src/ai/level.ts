import type { Effort } from '../engine/brain.ts';

export const LEVELS = ['easy', 'default', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** Whether a computer player of this name weighs what it does; `random` does not. */
export const isLevel = (name: string): name is Level => (LEVELS as readonly string[]).includes(name);

/**
 * What each level may spend on one decision, where a game has no efforts of its own. Set by hand, so that each level
 * beats the one below; `npm run fit -- skaxar-levels`, `sirius-levels` and `orions-levels` show by how much, and try
 * other values of the games' own.
 */
export const EFFORTS: { readonly [level in Level]: Effort } = {
  easy: { candidates: 8, caution: 0, blur: 1 },
  default: { candidates: 360, caution: 1, blur: 0.2 },
  hard: { candidates: 900, caution: 1, blur: 0 },
};
