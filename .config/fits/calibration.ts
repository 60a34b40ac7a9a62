import type { Row } from './fit.ts';

/** A chance that was said, and how it came out. */
export interface Said {
  readonly chance: number;
  readonly y: number;
}

/** The pair a game belongs to: its two games have the same dice, so they count as one observation. */
export const pairOf = (index: number): number => index >> 1;

/** Whether a pair of games is held back: no weight is fitted to one in five. */
export const isHeldBack = (pair: number): boolean => pair % 5 === 0;

/** Brier's score: the mean squared miss; 0.25 for who always says one half. */
export const brier = (said: readonly Said[]): number => mean(said.map(({ chance, y }) => (chance - y) * (chance - y)));

/** The mean of some numbers; 0 of none. */
export const mean = (list: readonly number[]): number =>
  list.length === 0 ? 0 : list.reduce((sum, one) => sum + one, 0) / list.length;

/** Chances in so many equal parts of 0 to 1: what was said on the mean and what came of it. */
export function inParts(parts: number, what: string, said: readonly Said[]): readonly Row[] {
  return Array.from({ length: parts }, (_, part) => part).flatMap((part) => {
    const own = said.filter(({ chance }) => Math.min(parts - 1, Math.floor(chance * parts)) === part);
    if (own.length === 0) return [];
    return [
      {
        what: `${what}, said ${part / parts} to ${(part + 1) / parts}`,
        figures: {
          n: own.length,
          said: mean(own.map(({ chance }) => chance)),
          came: mean(own.map(({ y }) => y)),
        },
      },
    ];
  });
}

/** Chances in fifths. */
export const fifths = (what: string, said: readonly Said[]): readonly Row[] => inParts(5, what, said);
