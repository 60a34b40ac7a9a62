// One thread of `simulate`: plays the games it is sent, one at a time.
import { parentPort, workerData } from 'node:worker_threads';
import type { Series } from '../ai/series/series.ts';
import { arenaOf, GAMES } from './registry.ts';
import { playTimed } from './timed.ts';

const series = workerData as Series;
const arena = arenaOf(GAMES.find(({ id }) => id === series.game)!);
parentPort!.on('message', (index: number) => {
  parentPort!.postMessage({ index, played: playTimed(arena, series, index) });
});
