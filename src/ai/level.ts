import type { Effort } from '../engine/brain.ts';

export const LEVELS = ['easy', 'default', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** What a level may spend. `rollouts` 0 = plays its first prospect; else the best `breadth` are played on and compared. */
export interface LevelData {
  readonly effort: Effort;
  readonly breadth: number;
  readonly rollouts: number;
  /** Commands played on after a candidate, at most. */
  readonly depth: number;
}

// Tuned with `tabletop simulate`; the README's figures name the command.
export const LEVEL_DATA: { readonly [level in Level]: LevelData } = {
  easy: { effort: { candidates: 8, caution: 0, blur: 1 }, breadth: 1, rollouts: 0, depth: 0 },
  default: { effort: { candidates: 360, caution: 1, blur: 0 }, breadth: 1, rollouts: 0, depth: 0 },
  hard: { effort: { candidates: 600, caution: 1, blur: 0 }, breadth: 4, rollouts: 6, depth: 8 },
};

/** Effort of the player imagined in a rollout, for both sides: cheap, so that hundreds fit into one answer. */
export const IMAGINED: Effort = { candidates: 16, caution: 0, blur: 0 };
