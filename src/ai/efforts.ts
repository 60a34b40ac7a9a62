import type { Brain, Effort } from '../engine/brain.ts';
import { parseComputer, type EveryLevel } from '../engine/level.ts';

/**
 * What each level may spend on one decision, where a game has no efforts of its own. Set by hand, so that each level
 * beats the one below; `npm run fit -- skaxar-levels`, `sirius-levels` and `orions-levels` show by how much, and try
 * other values of the games' own.
 */
export const EFFORTS: { readonly [level in EveryLevel]: Effort } = {
  novice: { candidates: 8, caution: 0, blur: 1, overlooks: 0.5 },
  easy: { candidates: 8, caution: 0, blur: 1 },
  default: { candidates: 360, caution: 1, blur: 0.2 },
  hard: { candidates: 900, caution: 1, blur: 0 },
};

/**
 * What a level of a game may spend, with the temper of the player. Throws a sentence for a level that the game does not
 * have.
 */
export function effortOf({ efforts }: Pick<Brain<never, never>, 'efforts'>, player: string): Effort {
  const all: { readonly [level: string]: Effort } = { ...EFFORTS, ...efforts };
  const { level, temper } = parseComputer(player) ?? { level: player, temper: null };
  const effort = Object.hasOwn(all, level) ? all[level] : undefined;
  if (!effort) throw new Error(`There is no level ${level} here; there is ${Object.keys(all).join(', ')}.`);
  return temper === null ? effort : { ...effort, temper };
}
