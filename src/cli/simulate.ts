import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { AnyGame } from '../engine/game.ts';
import { countOf, gameNamed, readArguments, readJson, seedOf } from './arguments.ts';
import { wilson95 } from './interval.ts';
import { playSeriesGame, seatsOf, type Series, type SeriesGame } from './pairing.ts';
import { namesOf, playerOf } from './players.ts';
import { freshOptions } from './registry.ts';

/** Threads that play at once, at most: the machine the figures are promised for has two cores. */
const MOST_THREADS = 2;

/** `simulate`: a series between named players who move on by one seat from game to game. */
export async function simulate(games: readonly AnyGame[], args: readonly string[]) {
  const { options: given } = readArguments(args, ['game', 'games', 'seed', 'seats', 'options', 'threads']);
  const game = gameNamed(games, given.game);
  const count = countOf('games', given.games, 20);
  const options = given.options === undefined ? {} : readJson(given.options, 'the file of options');
  const seed = seedOf(given.seed);
  const seats = seatsOf(game, freshOptions(game, options, seed)).length;
  const names = namesOf(given.seats ?? ['default', ...Array.from({ length: seats - 1 }, () => 'random')].join(), seats);
  for (const name of names) playerOf(game, name, '');
  const series: Series = { game: game.id, options: options as object, seed, names };
  const threads = Math.min(countOf('threads', given.threads, MOST_THREADS), availableParallelism(), count);
  const started = performance.now();
  const played = threads === 1 ? Array.from({ length: count }, (_, index) => playSeriesGame(games, series, index)) : await spread(series, count, threads);
  return { game: game.id, seed: series.seed, seats: names, ...(seats === 2 ? summary : summaryByName(names))(played, performance.now() - started) };
}

/** The figures of a series of two. `interval95` is Wilson's for the first named player's share, a draw counting one half. */
export function summary(played: readonly SeriesGame[], ms: number) {
  const games = played.length;
  const wins = [0, 1].map((player) => played.filter((one) => one.winner === player).length);
  const draws = games - wins[0]! - wins[1]!;
  return { games, wins, interval95: wilson95(wins[0]! + draws / 2, games), draws, ...costs(played, ms) };
}

/**
 * The figures of a series of any number of seats, by name: wins of all seats of that name together, the share that equal players would
 * have (`seats` of all), and Wilson's interval for the share won, a draw counting as shared by all seats.
 */
export const summaryByName = (names: readonly string[]) => (played: readonly SeriesGame[], ms: number) => {
  const games = played.length;
  const draws = played.filter(({ winner }) => winner === null).length;
  const players = [...new Set(names)].map((name) => {
    const seats = names.filter((one) => one === name).length;
    const wins = played.filter(({ winner }) => winner !== null && names[winner] === name).length;
    return { name, seats, wins, even: round4(seats / names.length), interval95: wilson95(wins + (draws * seats) / names.length, games) };
  });
  return { games, players, draws, ...costs(played, ms) };
};

function costs(played: readonly SeriesGame[], ms: number) {
  const rounds = played.flatMap((one) => (one.rounds === null ? [] : [one.rounds]));
  return {
    rounds: rounds.length > 0 ? mean(rounds) : null,
    plies: mean(played.map((one) => one.plies)),
    gamesPerSecond: Math.round((played.length / ms) * 100_000) / 100,
    slowestMs: Math.round(Math.max(...played.map((one) => one.slowestMs))),
    mostWork: Math.max(...played.map((one) => one.mostWork)),
  };
}

const round4 = (n: number): number => Math.round(n * 10_000) / 10_000;
const mean = (values: readonly number[]): number => Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 100) / 100;

/** Plays the games of a series on several threads, each taking the next one when it is free. */
function spread(series: Series, count: number, threads: number): Promise<SeriesGame[]> {
  const results: SeriesGame[] = [];
  let next = 0;
  // A thread starts without the TypeScript loader of this one, wherever this one got it from, and Node 20 has none for its entry.
  const loader = JSON.stringify(pathToFileURL(createRequire(import.meta.url).resolve('tsx/esm/api').replace(/cjs$/, 'mjs')).href);
  const entry = JSON.stringify(new URL('./series-thread.ts', import.meta.url).href);
  const start = `import(${loader}).then(({ register }) => (register(), import(${entry})));`;
  return new Promise((resolve, reject) => {
    const workers = Array.from({ length: threads }, () => new Worker(start, { eval: true, workerData: series }));
    const stop = () => Promise.all(workers.map((worker) => worker.terminate()));
    let done = 0;
    for (const worker of workers) {
      const give = () => next < count && worker.postMessage(next++);
      worker.on('message', ({ index, played }: { index: number; played: SeriesGame }) => {
        results[index] = played;
        done += 1;
        if (done === count) void stop().then(() => resolve(results));
        else give();
      });
      worker.on('error', (error) => void stop().then(() => reject(error)));
      give();
    }
  });
}
