import { wilson95 } from '../../../src/ai/series/interval.ts';
import type { Row } from '../fit.ts';

/** Battles that were counted, and what was won of them: a draw is half a point. */
export interface Tally {
  readonly n: number;
  readonly points: number;
}

/** The share that was won, with its 95 % interval. */
export function shareRow(what: string, { n, points }: Tally): Row {
  const [low95, high95] = wilson95(points, n);
  return { what, figures: { n, share: points / n, low95, high95 } };
}
