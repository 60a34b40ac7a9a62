import type { Level } from '../engine/level.ts';
import { playerOf } from '../ai/series/player.ts';
import type { AnyGame } from '../engine/game.ts';
import { optionsOfMatch, type CoverageGuide, type RawOptions } from '../games/coverage.ts';
import { gameNamed, readArguments, seedOf } from './arguments.ts';
import { playMatch } from './coverage/play.ts';
import { nothingReached, notReached, type Reached } from './coverage/reached.ts';
import { arenaOf, manifestOf } from './registry.ts';

/** Matches played unless the flags say otherwise: enough to reach everything. */
const RANDOM = 400;
const COMPUTER = 20;

/** Levels of the computer players: the quick ones mostly, so that hundreds of matches are played in minutes. */
const PLAYERS: readonly Level[] = ['novice', 'easy', 'easy', 'default'];

/** A game that names nothing: matches with its standard options. */
const NO_GUIDE: CoverageGuide = { spread: {}, wanted: {} };

/** A match in which something went wrong: an exception, a stall, a law broken. */
export interface Failure {
  readonly match: string;
  readonly options: RawOptions;
  readonly reason: string;
}

export interface Coverage {
  readonly seed: string;
  readonly random: number;
  readonly computer: number;
  readonly seconds: number;
  readonly failures: readonly Failure[];
  readonly notReached: readonly string[];
  readonly reached: Reached;
}

/**
 * `coverage`: random and computer matches spread over all options, with attempts at what is not allowed; it says what
 * was reached, and ends with code 1 when a match went wrong or something was not reached.
 */
export async function coverage(games: readonly AnyGame[], args: readonly string[]): Promise<Coverage> {
  const { options: given } = readArguments(args, ['game', 'random', 'computer', 'seed']);
  const game = gameNamed(games, given.game);
  const covered = await cover(
    game,
    seedOf(given.seed),
    countFromZero('random', given.random, RANDOM),
    countFromZero('computer', given.computer, COMPUTER),
    (line) => void process.stderr.write(`${line}\n`),
  );
  if (covered.failures.length > 0 || covered.notReached.length > 0) process.exitCode = 1;
  return covered;
}

/** What a game names to be reached. */
export const guideOf = async ({ id }: AnyGame): Promise<CoverageGuide> =>
  (await manifestOf(id)?.coverage?.()) ?? NO_GUIDE;

/** Plays the matches and gives what came of them; `report` hears of the progress. */
export async function cover(
  game: AnyGame,
  seed: string,
  random: number,
  computer: number,
  report: (line: string) => void = () => undefined,
): Promise<Coverage> {
  const arena = arenaOf(game);
  const guide = await guideOf(game);
  const reached = nothingReached(guide);
  const failures: Failure[] = [];
  const started = performance.now();
  const play = (kind: 'random' | 'computer', index: number): void => {
    const name = `${seed}/${kind}/${index}`;
    const spread = optionsOfMatch(guide, index, seed);
    const raw = kind === 'computer' && guide.quick ? guide.quick(spread, index) : spread;
    const player = (seat: string) =>
      playerOf(arena, kind === 'random' ? 'random' : PLAYERS[index % PLAYERS.length]!, `${name}/${seat}`);
    try {
      playMatch(arena.game, guide, { raw, seed: name, index, playerOf: player, asides: kind === 'random' }, reached);
    } catch (error) {
      failures.push({ match: name, options: raw, reason: error instanceof Error ? error.message : String(error) });
      report(`${name}: ${failures.at(-1)!.reason}`);
    }
    if ((index + 1) % 50 === 0)
      report(
        `${index + 1} ${kind} matches, ${Math.round((performance.now() - started) / 1000)} s, ${notReached(reached).length} not reached`,
      );
  };
  for (let index = 0; index < random; index++) play('random', index);
  for (let index = 0; index < computer; index++) play('computer', index);
  const seconds = Math.round((performance.now() - started) / 100) / 10;
  return { seed, random, computer, seconds, failures, notReached: notReached(reached), reached };
}

/** A whole number of at least 0 given as text, or the fallback. */
function countFromZero(name: string, text: string | undefined, fallback: number): number {
  if (text === undefined) return fallback;
  if (!/^\d{1,6}$/.test(text)) throw new Error(`--${name} ${text} is not a whole number from 0 on.`);
  return Number(text);
}
