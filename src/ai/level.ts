import type { Effort } from '../engine/brain.ts';

/** Every level a game may have, the weakest first. */
export const ALL_LEVELS = ['novice', 'easy', 'default', 'skilled', 'hard', 'expert', 'master'] as const;
export type Level = (typeof ALL_LEVELS)[number];

/** Levels that only some games have. */
export type MoreLevel = 'skilled' | 'expert' | 'master';
const MORE: readonly Level[] = ['skilled', 'expert', 'master'] satisfies readonly MoreLevel[];

/** The levels of a game, by its manifest, the weakest first. */
export const levelsOf = ({ moreLevels = [] }: { readonly moreLevels?: readonly MoreLevel[] }): readonly Level[] =>
  ALL_LEVELS.filter((level) => !MORE.includes(level) || moreLevels.some((one) => one === level));

/** The levels that every game has, the weakest first. */
export const LEVELS = levelsOf({});

/** Whether a computer player of this name weighs what it does; `random` does not. */
export const isLevel = (name: string): name is Level => (ALL_LEVELS as readonly string[]).includes(name);

/**
 * What each level may spend on one decision, where a game has no efforts of its own. Set by hand, so that each level
 * beats the one below; `npm run fit -- skaxar-levels`, `sirius-levels` and `orions-levels` show by how much, and try
 * other values of the games' own.
 */
export const EFFORTS: { readonly [level in Level]: Effort } = {
  novice: { candidates: 8, caution: 0, blur: 1, overlooks: 0.5 },
  easy: { candidates: 8, caution: 0, blur: 1 },
  default: { candidates: 360, caution: 1, blur: 0.2 },
  skilled: { candidates: 600, caution: 1, blur: 0.1 },
  hard: { candidates: 900, caution: 1, blur: 0 },
  expert: { candidates: 900, caution: 1, blur: 0 },
  master: { candidates: 900, caution: 1, blur: 0 },
};
