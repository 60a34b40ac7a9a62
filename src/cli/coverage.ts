import { LEVELS } from '../ai/level.ts';
import { playerOf } from '../ai/series/player.ts';
import type { AnyGame } from '../engine/game.ts';
import { orionsGate } from '../games/orions-gate/game.ts';
import { matterSight } from '../physics/index.ts';
import { gameNamed, readArguments, seedOf } from './arguments.ts';
import { playBattle } from './coverage/battle.ts';
import { optionsOfBattle, type RawOptions } from './coverage/plan.ts';
import { nothingReached, notReached, type Reached } from './coverage/reached.ts';
import { arenaOf } from './registry.ts';

/** Battles played unless the flags say otherwise: enough to reach everything. */
const RANDOM = 400;
const COMPUTER = 20;

/** So many battles begin with the setup, then as many at close quarters, in turn. */
const MELEES = 3;
/** Computer battles of the whole spread of sizes: one in so many; the others are small. */
const LARGE_EVERY = 25;
const SMALL = { points: 18, rounds: 3 };

/** Levels of the computer captains: the quick one mostly, so that hundreds of battles are played in minutes. */
const CAPTAINS = [LEVELS[0]!, LEVELS[0]!, LEVELS[0]!, LEVELS[1]!];

/** A battle in which something went wrong: an exception, a stall, a law broken. */
export interface Failure {
  readonly battle: string;
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
 * `coverage`: random and computer battles spread over all options, with attempts at what is not allowed; it tells what was reached,
 * and ends with code 1 when a battle went wrong or something was not reached.
 */
export function coverage(games: readonly AnyGame[], args: readonly string[]): Coverage {
  const { options: given } = readArguments(args, ['game', 'random', 'computer', 'seed']);
  const game = gameNamed(games, given.game);
  if (game.id !== 'orions-gate') throw new Error(`Coverage is kept of orions-gate, not of ${game.id}.`);
  const told = cover(
    game,
    seedOf(given.seed),
    countFromZero('random', given.random, RANDOM),
    countFromZero('computer', given.computer, COMPUTER),
    (line) => void process.stderr.write(`${line}\n`),
  );
  if (told.failures.length > 0 || told.notReached.length > 0) process.exitCode = 1;
  return told;
}

/** Plays the battles and tells what came of them; `tell` hears of the progress. */
export function cover(
  game: AnyGame,
  seed: string,
  random: number,
  computer: number,
  tell: (line: string) => void = () => undefined,
): Coverage {
  const arena = arenaOf(game);
  const rules = orionsGate(matterSight);
  const reached = nothingReached();
  const failures: Failure[] = [];
  const started = performance.now();
  const battle = (kind: 'random' | 'computer', index: number): void => {
    const name = `${seed}/${kind}/${index}`;
    const spread = optionsOfBattle(index, seed);
    const raw = kind === 'random' ? spread : quick(spread, index);
    const player = (seat: string) =>
      playerOf(arena, kind === 'random' ? 'random' : CAPTAINS[index % CAPTAINS.length]!, `${name}/${seat}`);
    try {
      playBattle(
        rules,
        { raw, seed: name, playerOf: player, melee: Math.floor(index / MELEES) % 2 === 1, asides: kind === 'random' },
        reached,
      );
    } catch (error) {
      failures.push({ battle: name, options: raw, reason: error instanceof Error ? error.message : String(error) });
      tell(`${name}: ${failures.at(-1)!.reason}`);
    }
    if ((index + 1) % 50 === 0)
      tell(
        `${index + 1} ${kind} battles, ${Math.round((performance.now() - started) / 1000)} s, ${notReached(reached).length} not reached`,
      );
  };
  for (let index = 0; index < random; index++) battle('random', index);
  for (let index = 0; index < computer; index++) battle('computer', index);
  const seconds = Math.round((performance.now() - started) / 100) / 10;
  return { seed, random, computer, seconds, failures, notReached: notReached(reached), reached };
}

/** Options of a computer battle: most are small, so that hundreds can be played. */
function quick(raw: RawOptions, index: number): RawOptions {
  if (index % LARGE_EVERY === LARGE_EVERY - 1) return raw;
  return {
    ...raw,
    points: Math.min(SMALL.points, raw['points'] as number),
    rounds: Math.min(SMALL.rounds, raw['rounds'] as number),
  };
}

/** A whole number of at least 0 given as text, or the fallback. */
function countFromZero(name: string, text: string | undefined, fallback: number): number {
  if (text === undefined) return fallback;
  if (!/^\d{1,6}$/.test(text)) throw new Error(`--${name} ${text} is not a whole number from 0 on.`);
  return Number(text);
}
