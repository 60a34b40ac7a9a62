import type { Level } from '../../../ai/level.ts';

/** What the levels of computer players are called. */
export const levelNames: { readonly [level in Level]: string } = {
  novice: 'Novice',
  easy: 'Easy',
  default: 'Standard',
  skilled: 'Skilled',
  hard: 'Hard',
  expert: 'Expert',
  master: 'Master',
};
