import { useEffect, useRef, useState } from 'preact/hooks';
import type { Reading } from '../../../ai/series/report.ts';
import type { SeriesGame } from '../../../ai/series/series.ts';
import { hireLab, labThreads, runLab, type LabFailure, type LabOrder } from '../../../session/threads/lab/run.ts';
import type { Draft } from './draft.ts';

/** What every experiment has, whatever else is set about it. */
interface Experiment {
  /** All games it plays. */
  readonly games: number;
}

type State = 'running' | 'stopped' | 'done' | 'lost';

/** An experiment under way or over: what came of it so far. */
export interface Bench<D extends Experiment = Draft> {
  readonly draft: D;
  readonly state: State;
  /** In the order of the games, those not played left out. */
  readonly played: readonly SeriesGame[];
  /** The same by their place, with undefined for those not played. */
  readonly byPlace: readonly (SeriesGame | undefined)[];
  readonly failures: readonly LabFailure[];
  /** Why a thread was lost; empty unless the state says so. */
  readonly lost: string;
  /** Null until the first game has come in. */
  readonly reading: Reading | null;
  /** Milliseconds it has run. */
  readonly ms: number;
}

/** The state of a run; `stop` is its running threads. */
interface Run<D extends Experiment> {
  readonly draft: D;
  readonly byIndex: (SeriesGame | undefined)[];
  readonly failures: LabFailure[];
  lost: string;
  reading: Reading | null;
  state: State;
  /** Milliseconds of earlier stretches, and when this one began. */
  before: number;
  since: number;
  stop: () => void;
}

/** Milliseconds between two looks at a run: games may come in by the hundred a second. */
const LOOK = 250;

const benchOf = <D extends Experiment>({
  draft,
  byIndex,
  failures,
  lost,
  reading,
  state,
  before,
  since,
}: Run<D>): Bench<D> => ({
  draft,
  state,
  played: byIndex.filter((one): one is SeriesGame => one !== undefined),
  byPlace: [...byIndex],
  failures: [...failures],
  lost,
  reading,
  ms: before + (state === 'running' ? performance.now() - since : 0),
});

export interface SeriesRun<D extends Experiment> {
  readonly bench: Bench<D> | null;
  start(draft: D): void;
  /** Plays what a stopped run still lacks. */
  goOn(): void;
  stop(): void;
  /** Forgets the run. */
  clear(): void;
}

/** A run of which nothing has been played yet. */
const freshRun = <D extends Experiment>(draft: D): Run<D> => ({
  draft,
  byIndex: [],
  failures: [],
  lost: '',
  reading: null,
  state: 'running',
  before: 0,
  since: 0,
  stop: () => undefined,
});

/** Has threads play what a run still lacks; what failed is tried again. `onFirst` hears of the first reading. */
function setRunning<D extends Experiment>(
  now: Run<D>,
  orders: readonly LabOrder[],
  onFirst: () => void,
  onEnd: (state: State, lost?: string) => void,
): void {
  now.since = performance.now();
  now.state = 'running';
  now.failures.length = 0;
  const lacking = [...orders.keys()].filter((place) => !now.byIndex[place]);
  now.stop = runLab(hireLab, labThreads(), orders, lacking, {
    onPlayed(index, played, reading) {
      const first = now.reading === null;
      now.byIndex[index] = played;
      now.reading = reading;
      if (first) onFirst();
    },
    onFailed: (failure) => now.failures.push(failure),
    onEnd,
  });
}

/** Plays the games of experiments in worker threads, one experiment at a time; leaving the page stops them. */
export function useSeries<D extends Experiment>(ordersOf: (draft: D) => readonly LabOrder[]): SeriesRun<D> {
  const run = useRef<Run<D> | null>(null);
  const [bench, setBench] = useState<Bench<D> | null>(null);
  const show = () => setBench(run.current && benchOf(run.current));
  const halt = (state: State, lost = '') => {
    const now = run.current;
    if (now?.state !== 'running') return;
    now.stop();
    now.before += performance.now() - now.since;
    now.state = state;
    now.lost = lost;
    show();
  };
  const set = (now: Run<D>) => {
    run.current = now;
    setRunning(now, ordersOf(now.draft), show, halt);
    show();
  };
  useEffect(() => {
    const timer = setInterval(() => run.current?.state === 'running' && show(), LOOK);
    return () => {
      clearInterval(timer);
      run.current?.stop();
    };
  }, []);
  return {
    bench,
    start(draft) {
      run.current?.stop();
      set(freshRun(draft));
    },
    goOn: () => run.current && set(run.current),
    stop: () => halt('stopped'),
    clear() {
      run.current?.stop();
      run.current = null;
      show();
    },
  };
}
