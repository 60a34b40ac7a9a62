import { createBot } from '../ai/bot.ts';
import { LEVELS, type Level } from '../ai/level.ts';
import type { AnyGame } from '../engine/game.ts';
import type { Match } from '../engine/match.ts';
import { openChance, seedChance } from '../engine/rng.ts';
import { viewerOf, type Seat } from '../engine/seat.ts';
import { matterSight } from '../physics/index.ts';
import { countingSight } from './counting.ts';
import { brainOf } from './registry.ts';

/** A command and what finding it cost: lines of sight asked, commands checked and events played, the same on every machine. */
export interface Answer {
  readonly command: unknown;
  readonly work: number;
}

export interface Player {
  readonly name: string;
  choose(match: Match<unknown>, seat: Seat): Answer;
}

export const PLAYER_NAMES: readonly string[] = [...LEVELS, 'random'];

/** A player by name, with a chance of its own; throws a sentence for an unknown name. */
export function playerOf(game: AnyGame, name: string, seed: string): Player {
  if (name === 'random') return randomPlayer(game, seed);
  if (!(LEVELS as readonly string[]).includes(name)) throw new Error(`There is no player ${name}; there is ${PLAYER_NAMES.join(', ')}.`);
  return levelPlayer(game, name as Level, seed);
}

/** Uniform over the kinds of legal command, then over parameters that are legal: the sample the game itself draws. */
function randomPlayer(game: AnyGame, seed: string): Player {
  const chance = openChance(seedChance(seed));
  return {
    name: 'random',
    choose: (match, seat) => ({ command: game.choices(match.state, seat, { chance, count: 1 })[0], work: 1 }),
  };
}

/** A computer level: it is handed a view of its seat and nothing else. */
function levelPlayer(game: AnyGame, level: Level, seed: string): Player {
  const { sight, asked } = countingSight(matterSight);
  const brain = brainOf(game, sight);
  if (!brain) throw new Error(`${game.title} has no computer player yet; only random plays it.`);
  let work = 0;
  const counted: AnyGame = {
    ...game,
    check: (state, seat, command) => ((work += 1), game.check(state, seat, command)),
    evolve: (state, event) => ((work += 1), game.evolve(state, event)),
  };
  const bot = createBot(counted, brain, level);
  return {
    name: level,
    choose(match, seat) {
      work = -asked();
      const command = bot.choose(game.view(match.state, viewerOf(seat)), seat, `${seed}/${match.ply}`);
      return { command, work: work + asked() };
    },
  };
}

/** Player names of `--seats a,b`, one a seat; a single name or none fills them all. */
export function namesOf(given: string | undefined, seats: number): readonly string[] {
  const names = (given ?? 'default').split(',').map((name) => name.trim());
  if (names.length === 1) return Array.from({ length: seats }, () => names[0]!);
  if (names.length !== seats) throw new Error(`--seats names ${names.length} players; the match has ${seats} seats.`);
  return names;
}
