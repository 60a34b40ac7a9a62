import { availableParallelism } from 'node:os';
import { canKeep } from '../ai/series/play-series.ts';
import { playerOf } from '../ai/series/player.ts';
import { readingOf, reportOf, round, wonByPlayer } from '../ai/series/report.ts';
import type { Series } from '../ai/series/series.ts';
import { summary, summaryByName } from '../ai/series/summary.ts';
import type { AnyGame } from '../engine/game.ts';
import { countOf, gameNamed, readArguments, readJson, seedOf } from './arguments.ts';
import { namesOf } from './players.ts';
import { arenaOf } from './registry.ts';
import { fleetsText, givenFleets, type GivenFleets } from './orions-gate-fleets.ts';
import { givenDecks, type GivenDecks } from './retrograde-decks.ts';
import { spread } from './spread.ts';
import { playTimed, type TimedGame } from './timed.ts';

/** Threads that play at once, at most: the machine the figures are promised for has two cores. */
export const MAX_THREADS = 2;

/**
 * `simulate`: a series between named players who move on by one seat from game to game, or each keep what they play.
 */
export async function simulate(games: readonly AnyGame[], args: readonly string[]) {
  const { options: given } = readArguments(args, [
    'game',
    'games',
    'seed',
    'seats',
    'options',
    'threads',
    'keep',
    'fleetA',
    'fleetB',
    'deckA',
    'deckB',
  ]);
  const game = gameNamed(games, given.game);
  const arena = arenaOf(game);
  const count = countOf('games', given.games, 20);
  const said = given.options === undefined ? {} : readJson(given.options, 'the file of options');
  const { fleets, decks, options } = broughtTo(game.id, given, said);
  const seed = seedOf(given.seed);
  const reading = readingOf(arena, { game: game.id, options: options as object, seed, names: [] });
  const seats = reading.seats.length;
  const names = namesOf(
    given.seats ??
      (fleets || decks ? 'default' : ['default', ...Array.from({ length: seats - 1 }, () => 'random')].join()),
    reading.seats,
  );
  for (const name of names) playerOf(arena, name, '');
  // Each player keeps the deck of the same place.
  const keep = keepOf(given.keep) || decks !== null;
  if (keep && !canKeep(arena))
    throw new Error(`--keep side: the seats of ${game.title} have nothing of their own to keep.`);
  const series: Series = {
    game: game.id,
    options: options as object,
    seed,
    names,
    ...(keep && { keep }),
    ...(fleets && { brings: fleets.brings }),
  };
  const threads = Math.min(countOf('threads', given.threads, MAX_THREADS), availableParallelism(), count);
  const started = performance.now();
  const tasks = Array.from({ length: count }, (_, index) => ({ series, index }));
  const played =
    threads === 1 ? tasks.map(({ index }) => playTimed(arena, series, index)) : await spread(tasks, threads);
  const won = seats === 2 ? summary(played) : summaryByName(names, played);
  return {
    game: game.id,
    seed,
    seats: names,
    ...(keep && { keep: 'side' }),
    ...won,
    ...ofBrought(fleets, decks, played),
    ...costs(played, performance.now() - started),
    census: reportOf(played, reading),
  };
}

type FilesNamed = { readonly [file in 'fleetA' | 'fleetB' | 'deckA' | 'deckB']?: string | undefined };

/** What the files that are named bring to a series, and its options with those that they need. */
function broughtTo(game: string, { fleetA, fleetB, deckA, deckB }: FilesNamed, said: unknown) {
  const fleets = givenFleets(game, fleetA, fleetB, said);
  const decks = givenDecks(game, deckA, deckB);
  const needed = fleets?.options ?? decks?.options;
  return { fleets, decks, options: needed ? { ...needed, ...(said as object) } : said };
}

/** What a series tells of the fleets or decks that were brought. */
const ofBrought = (fleets: GivenFleets | null, decks: GivenDecks | null, played: readonly TimedGame[]) => ({
  ...(fleets && { fleets: fleetsText(fleets, played) }),
  ...(decks && { decks: decks.decks.map(({ name }, player) => ({ name, ...wonByPlayer(played, 2, player) })) }),
});

/** `--keep side`: each player keeps what the seat of the same place plays. */
function keepOf(given: string | undefined): boolean {
  if (given !== undefined && given !== 'side')
    throw new Error(`--keep ${given}: a player can keep its side; leave it out to have players move on.`);
  return given === 'side';
}

/** What a series took: means, and the most of one answer. */
export function costs(played: readonly Pick<TimedGame, 'rounds' | 'plies' | 'slowestMs' | 'mostWork'>[], ms: number) {
  const rounds = played.flatMap((one) => (one.rounds === null ? [] : [one.rounds]));
  return {
    rounds: rounds.length > 0 ? mean(rounds) : null,
    plies: mean(played.map((one) => one.plies)),
    gamesPerSecond: round((played.length / ms) * 1000, 2),
    slowestMs: Math.round(Math.max(...played.map((one) => one.slowestMs))),
    mostWork: Math.max(...played.map((one) => one.mostWork)),
  };
}

const mean = (values: readonly number[]): number =>
  round(values.reduce((sum, value) => sum + value, 0) / values.length, 2);
