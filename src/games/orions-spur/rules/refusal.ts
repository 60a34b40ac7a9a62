import type { Rejection } from '../../../engine/game.ts';

/** A refusal: its rule, its sentence, its numbers. */
export const refuse = (rule: string, reason: string, data?: Rejection['data']): Rejection =>
  data ? { rule, reason, data } : { rule, reason };

/** A word as it is repeated to whoever said it. */
export const said = (word: string): string => `"${word.slice(0, 40)}"`;

/** A number of things: `1 ship`, `2 ships`. */
export const many = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;

/** How a sentence goes on after the name of a card or weapon: names that end in s are read as several things. */
export const costs = (name: string): string => (name.endsWith('s') ? 'cost' : 'costs');
