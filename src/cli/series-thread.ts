// One thread of `simulate`: plays the games it is told to, one at a time.
import { parentPort, workerData } from 'node:worker_threads';
import { playSeriesGame, type Series } from './pairing.ts';
import { GAMES } from './registry.ts';

const series = workerData as Series;
parentPort!.on('message', (index: number) => {
  parentPort!.postMessage({ index, played: playSeriesGame(GAMES, series, index) });
});
