import type { Level } from '../../../engine/level.ts';

/** What the levels of computer players are called. */
export const levelNames: { readonly [level in Level]: string } = {
  beginner: 'Beginner',
  novice: 'Novice',
  easy: 'Easy',
  casual: 'Casual',
  default: 'Standard',
  skilled: 'Skilled',
  hard: 'Hard',
  expert: 'Expert',
  master: 'Master',
};
