import { parseComputer, type ComputerName } from '../../../engine/level.ts';
import { levelNames, temperNames } from './level-names.ts';

/**
 * How those who play are called unless they say otherwise. Apart from the words of the set-up: a quick match needs no
 * more.
 */
export const seatNames = {
  you: 'You',
  computer(player: ComputerName): string {
    const { level, temper } = parseComputer(player)!;
    const said = [...(level === 'default' ? [] : [levelNames[level]]), ...(temper ? [temperNames[temper]] : [])];
    return said.length === 0 ? 'Computer' : `Computer (${said.join(', ').toLowerCase()})`;
  },
  numbered: (name: string, n: number) => `${name} ${n}`,
} as const;
