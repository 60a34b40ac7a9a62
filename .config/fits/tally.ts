import { wilson95 } from '../../src/ai/series/interval.ts';
import type { Row } from './fit.ts';

/** Games that were counted, and what was won of them: a draw is half a point, or shared by all seats. */
export interface Tally {
  readonly n: number;
  readonly points: number;
}

/** The share that was won, with its 95 % interval. */
export function shareOf({ n, points }: Tally): Row['figures'] {
  const [low95, high95] = wilson95(points, n);
  return { n, share: points / n, low95, high95 };
}

export const shareRow = (what: string, tally: Tally): Row => ({ what, figures: shareOf(tally) });
