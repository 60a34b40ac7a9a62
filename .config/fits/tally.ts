import { wilson95 } from '../../src/ai/series/interval.ts';
import type { Row } from './fit.ts';

/** Games that were counted, and what was won of them: a draw is half a point, or shared by all seats. */
export interface Tally {
  readonly n: number;
  readonly points: number;
}

/** What the first of two players won of a game: a draw is half a point. `winner`: 0, 1, or null for a draw. */
export const firstPoints = (winner: number | null): number => (winner === null ? 0.5 : 1 - winner);

/** The share that was won, with its 95 % interval. */
export function shareOf({ n, points }: Tally): Row['figures'] {
  const [low95, high95] = wilson95(points, n);
  return { n, share: points / n, low95, high95 };
}

export const shareRow = (what: string, tally: Tally): Row => ({ what, figures: shareOf(tally) });
