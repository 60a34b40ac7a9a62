import type { Reading } from '../../../ai/series/report.ts';
import type { Series, SeriesGame } from '../../../ai/series/series.ts';

/** One game of a series to be played somewhere else. */
export interface LabOrder {
  readonly series: Series;
  readonly index: number;
}

/** What comes back for each order: a game and how to read it, or why it could not be played. */
export type LabAnswer =
  | { readonly index: number; readonly played: SeriesGame; readonly reading: Reading }
  | { readonly index: number; readonly fault: string };

/** The part of a `Worker` that is used. */
export interface LabPort {
  postMessage(order: LabOrder): void;
  terminate(): void;
  onmessage: ((event: { readonly data: LabAnswer }) => void) | null;
  onerror: ((event: unknown) => void) | null;
}
