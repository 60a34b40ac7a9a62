import { availableParallelism } from 'node:os';
import { ladderParts, ladderRow, rungsOf } from '../ai/series/ladder.ts';
import type { AnyGame } from '../engine/game.ts';
import type { Ladder, LadderCase, LadderRow, Rung } from '../engine/ladder.ts';
import { ladderOf } from '../games/manifest.ts';
import { countOf, gameNamed, readArguments, seedOf } from './arguments.ts';
import { openLadderBook } from './ladder-book.ts';
import { arenaOf, manifestOf } from './registry.ts';
import { MAX_THREADS } from './simulate.ts';
import { spread } from './spread.ts';

/** Games of a rung unless the flags say otherwise. */
const USUAL_GAMES = 400;

/** The names of a list that are asked for; throws a sentence for one that is not in it. */
function chosen<T>(
  flag: string,
  given: string | undefined,
  all: readonly T[],
  nameOf: (one: T) => string,
): readonly T[] {
  if (given === undefined) return all;
  const names = given.split(',').map((name) => name.trim());
  const foreign = names.find((name) => !all.some((one) => nameOf(one) === name));
  if (foreign !== undefined) throw new Error(`--${flag} ${foreign}: there is ${all.map(nameOf).join(', ')}.`);
  return all.filter((one) => names.includes(nameOf(one)));
}

/**
 * `ladder`: each level of a game against the one below it, in every way the game is measured in, with Wilson's
 * intervals. `--cases` and `--levels` (the upper level of each pair) may name some of them. `--into` names a file that
 * every step is written to once it was played; steps it holds by as many games are not played again.
 */
export async function ladder(games: readonly AnyGame[], args: readonly string[]): Promise<Ladder> {
  const { options: given } = readArguments(args, ['game', 'games', 'seed', 'cases', 'levels', 'threads', 'into']);
  const game = gameNamed(games, given.game);
  const count = countOf('games', given.games, USUAL_GAMES);
  const allCases = await ladderOf(manifestOf(game.id)!);
  const allRungs = rungsOf(arenaOf(game).levels);
  const cases = chosen<LadderCase>('cases', given.cases, allCases, ({ name }) => name);
  const rungs = chosen<Rung>('levels', given.levels, allRungs, ({ above }) => above);
  const seed = seedOf(given.seed);
  const threads = Math.min(countOf('threads', given.threads, MAX_THREADS), availableParallelism());
  const steps = allCases.flatMap(({ name }) => allRungs.map((rung) => ({ case: name, ...rung })));
  const book = openLadderBook(given.into ?? null, { game: game.id, seed }, steps);
  for (const part of ladderParts(game.id, cases, rungs, { games: count, seed })) {
    if (book.find({ case: part.case, ...part.rung }, count)) continue;
    const row = ladderRow(part, await spread(part.games, Math.min(threads, count)));
    book.add(row);
    process.stderr.write(`${lineOf(row)}\n`);
  }
  return book.ladder();
}

const percent = (share: number): string => (share * 100).toFixed(1);

/** A row in words: "default over easy, annihilation 12: 61.3 % (56.4 to 65.9) of 400, 240 won, 150 lost, 10 drawn". */
export const lineOf = ({ above, below, games, won, lost, drawn, share, interval95: [low, high], ...row }: LadderRow) =>
  `${above} over ${below}, ${row.case}: ${percent(share)} % (${percent(low)} to ${percent(high)}) of ${games}, ` +
  `${won} won, ${lost} lost, ${drawn} drawn`;
