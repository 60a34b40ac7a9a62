import { anyChoice, createBot } from '../bot.ts';
import type { ComputerName } from '../../engine/level.ts';
import type { Brain, Rival } from '../../engine/brain.ts';
import type { AnyGame } from '../../engine/game.ts';
import type { Match } from '../../engine/match.ts';
import { openChance, seedChance } from '../../engine/rng.ts';
import { viewerOf, type Seat } from '../../engine/seat.ts';
import type { Arena, CountedBrain } from './arena.ts';

/**
 * A command and what finding it cost: lines of sight asked, commands checked, events played and positions weighed, the
 * same on every machine.
 */
export interface Answer {
  readonly command: unknown;
  readonly work: number;
}

export interface Player {
  readonly name: string;
  choose(match: Match<unknown>, seat: Seat): Answer;
}

/** The players a game has: its levels, chance, and the rivals it is measured against. */
const playerNames = ({ levels, rivals }: Arena): readonly string[] => [...levels, 'random', ...Object.keys(rivals)];

/** A player by name, with a chance of its own; throws a sentence for an unknown name. */
export function playerOf(arena: Arena, name: string, seed: string): Player {
  const { game, computers, rivals, hireBrain } = arena;
  if (name === 'random') return randomPlayer(game, seed);
  if (Object.hasOwn(rivals, name)) return rivalPlayer(game, name, rivals[name]!, seed);
  const thinking = computers.find((one) => one === name);
  if (!thinking) throw new Error(`There is no player ${name}; there is ${playerNames(arena).join(', ')}.`);
  if (!hireBrain) throw new Error(`${game.title} has no computer player yet; only random plays it.`);
  return levelPlayer(game, hireBrain(), thinking, seed);
}

/** One who weighs nothing. */
function randomPlayer(game: AnyGame, seed: string): Player {
  const chance = openChance(seedChance(seed));
  return {
    name: 'random',
    choose: (match, seat) => ({ command: anyChoice(game, match.state, seat, chance), work: 1 }),
  };
}

/** A rival: it too is handed what its seat may know and nothing else. */
function rivalPlayer(game: AnyGame, name: string, rival: Rival<unknown, unknown>, seed: string): Player {
  const chance = openChance(seedChance(seed));
  return {
    name,
    choose: (match, seat) => ({
      command: rival(game.guess(game.view(match.state, viewerOf(seat)), seat, chance), seat, chance),
      work: 1,
    }),
  };
}

/** A computer level: it is handed a view of its seat and nothing else. */
function levelPlayer(game: AnyGame, { brain, asked }: CountedBrain, thinking: ComputerName, seed: string): Player {
  let work = 0;
  const counted: AnyGame = {
    ...game,
    check: (state, seat, command) => ((work += 1), game.check(state, seat, command)),
    evolve: (state, event) => ((work += 1), game.evolve(state, event)),
  };
  const spending: Brain<unknown, unknown> = {
    ...brain,
    prospects: (state, seat, effort, chance, spend) =>
      brain.prospects(state, seat, effort, chance, (positions) => {
        work += positions;
        spend?.(positions);
      }),
  };
  const bot = createBot(counted, spending, thinking);
  return {
    name: thinking,
    choose(match, seat) {
      work = -asked();
      const command = bot.choose(game.view(match.state, viewerOf(seat)), seat, `${seed}/${match.ply}`);
      return { command, work: work + asked() };
    },
  };
}
