// One thread of `simulate` and `ladder`: plays the games it is sent, one at a time.
import { parentPort } from 'node:worker_threads';
import { arenaOf, GAMES } from './registry.ts';
import type { Done, Task } from './spread.ts';
import { playTimed } from './timed.ts';

parentPort!.on('message', ({ at, task }: { readonly at: number; readonly task: Task }) => {
  const arena = arenaOf(GAMES.find(({ id }) => id === task.series.game)!);
  const done: Done = { at, played: playTimed(arena, task.series, task.index) };
  parentPort!.postMessage(done);
});
