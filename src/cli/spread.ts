import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Series } from '../ai/series/series.ts';
import type { TimedGame } from './timed.ts';

/** A game of a series. */
export interface Task {
  readonly series: Series;
  readonly index: number;
}

/** What a thread answers. */
export interface Done {
  readonly at: number;
  readonly played: TimedGame;
}

/** Starts a thread that plays what it is sent. */
function hire(): Worker {
  // A thread starts without the TypeScript loader of this one, wherever this one got it from, and Node 20 has none for
  // its entry.
  const tsx = createRequire(import.meta.url).resolve('tsx/esm/api');
  const loader = JSON.stringify(pathToFileURL(tsx.replace(/cjs$/, 'mjs')).href);
  const entry = JSON.stringify(new URL('./series-thread.ts', import.meta.url).href);
  return new Worker(`import(${loader}).then(({ register }) => (register(), import(${entry})));`, { eval: true });
}

/** Plays games on several threads, each taking the next one when it is free; `onPlayed` hears how many are over. */
export function spread(
  tasks: readonly Task[],
  threads: number,
  onPlayed: (played: number) => void = () => undefined,
): Promise<TimedGame[]> {
  const results: TimedGame[] = [];
  let next = 0;
  return new Promise((resolve, reject) => {
    const workers = Array.from({ length: threads }, hire);
    const stop = () => Promise.all(workers.map((worker) => worker.terminate()));
    let done = 0;
    for (const worker of workers) {
      const give = () => next < tasks.length && worker.postMessage({ at: next, task: tasks[next++] });
      worker.on('message', ({ at, played }: Done) => {
        results[at] = played;
        done += 1;
        onPlayed(done);
        if (done === tasks.length) void stop().then(() => resolve(results));
        else give();
      });
      worker.on('error', (error) => void stop().then(() => reject(error)));
      give();
    }
  });
}
