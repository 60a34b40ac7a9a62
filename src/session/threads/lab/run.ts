import type { Reading } from '../../../ai/series/report.ts';
import { seedOfGame, type Series, type SeriesGame } from '../../../ai/series/series.ts';
import { threadText } from '../../failure.ts';
import { letGo, type ThreadPort } from '../port.ts';

/** One game of a series to be played somewhere else. */
export interface LabOrder {
  readonly series: Series;
  readonly index: number;
}

/** What comes back for each order: a game and how to read it, or why it could not be played. */
export type LabAnswer =
  | { readonly index: number; readonly played: SeriesGame; readonly reading: Reading }
  | { readonly index: number; readonly fault: string };

export type LabPort = ThreadPort<LabOrder, LabAnswer>;

/** A new worker thread that plays games of a series. */
export const hireLab = (): LabPort =>
  new Worker(new URL('./worker.ts', import.meta.url), {
    type: 'module',
    name: 'balance-lab',
  }) as unknown as LabPort;

/** Threads for a series: one core is left to the page, and more than four would only make the machine warm. */
export const labThreads = (): number => Math.max(1, Math.min(4, (navigator.hardwareConcurrency || 2) - 1));

/** The first games of a series. */
export const gamesIn = (series: Series, games: number): readonly LabOrder[] =>
  Array.from({ length: games }, (_, index) => ({ series, index }));

/** A game that could not be played to its end. */
export interface LabFailure {
  /** Its place among the orders. */
  readonly index: number;
  /** The seed of its table and dice. */
  readonly seed: string;
  /** The exception with its stack. */
  readonly reason: string;
}

/** Whoever listens to a run. */
export interface LabListener {
  /** `index` is the place of the order among all. */
  onPlayed(index: number, played: SeriesGame, reading: Reading): void;
  onFailed(failure: LabFailure): void;
  /** All games were played, or a thread was lost for the reason in `detail`: then nothing more comes. */
  onEnd(how: 'done' | 'lost', detail: string): void;
}

/**
 * Plays games on `threads` ports, each taking the next one when it is free, and reports every single one: those of
 * `orders` whose places are named. What is played depends on the orders alone, not on who takes which. The returned
 * function stops it at any moment: threads are let go in the middle of a game, and nothing is reported any more.
 */
export function runLab(
  hire: () => LabPort,
  threads: number,
  orders: readonly LabOrder[],
  places: readonly number[],
  listener: LabListener,
): () => void {
  let next = 0;
  let open = places.length;
  const ports: LabPort[] = [];
  const stop = () => {
    for (const port of ports) letGo(port);
    ports.length = 0;
  };
  const end = (how: 'done' | 'lost', detail = '') => {
    stop();
    listener.onEnd(how, detail);
  };
  /** Has a port play the next order; returns its place, or null where none is left. */
  const give = (port: LabPort): number | null => {
    if (next >= places.length) return null;
    const place = places[next++]!;
    port.postMessage(orders[place]!);
    return place;
  };
  for (let thread = 0; thread < Math.min(threads, places.length); thread++) {
    const port = hire();
    let at: number | null = null;
    port.onmessage = ({ data }) => {
      const index = at!;
      // The next order goes out first: the thread need not wait for whoever listens.
      at = give(port);
      open -= 1;
      const { series } = orders[index]!;
      if ('fault' in data) listener.onFailed({ index, seed: seedOfGame(series, data.index), reason: data.fault });
      else listener.onPlayed(index, data.played, data.reading);
      // The listener may have stopped the run.
      if (open === 0 && ports.length > 0) end('done');
    };
    port.onerror = (event) => end('lost', threadText(event));
    ports.push(port);
    at = give(port);
  }
  return stop;
}
