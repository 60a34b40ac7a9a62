import { parseComputer, type Level, type Temper, type ComputerName } from '../../../engine/level.ts';

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

/** What the tempers are called; `even` = none. */
export const temperNames: { readonly [temper in Temper | 'even']: string } = {
  even: 'Even',
  bold: 'Bold',
  careful: 'Careful',
};

/** What a computer player that weighs what it does is called: "Hard, bold". */
export function computerTitle(player: ComputerName): string {
  const { level, temper } = parseComputer(player)!;
  return temper === null ? levelNames[level] : `${levelNames[level]}, ${temperNames[temper].toLowerCase()}`;
}
