import { thinkingOf, type Level, type Temper, type Thinking } from '../../../engine/level.ts';

const atLevel: { readonly [level in Level]: string | null } = {
  beginner: 'beginner',
  novice: 'novice',
  easy: 'easy',
  casual: 'casual',
  default: null,
  skilled: 'skilled',
  hard: 'hard',
  expert: 'expert',
  master: 'master',
};

const ofTemper: { readonly [temper in Temper]: string } = { bold: 'bold', careful: 'careful' };

/**
 * How those who play are called unless they say otherwise. Apart from the words of the set-up: a quick match needs no
 * more.
 */
export const seatNames = {
  you: 'You',
  computer(player: Thinking): string {
    const { level, temper } = thinkingOf(player)!;
    const said = [atLevel[level], temper && ofTemper[temper]].filter((word) => word !== null);
    return said.length === 0 ? 'Computer' : `Computer (${said.join(', ')})`;
  },
  numbered: (name: string, n: number) => `${name} ${n}`,
} as const;
