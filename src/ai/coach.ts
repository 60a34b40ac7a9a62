import type { Brain } from '../engine/brain.ts';
import type { GameDefinition } from '../engine/game.ts';
import type { Level } from '../engine/level.ts';
import { openChance, seedChance } from '../engine/rng.ts';
import type { Seat } from '../engine/seat.ts';
import { effortOf } from './efforts.ts';
import { countedOut, teller, type Weighed } from './reason.ts';

/** Ways that are told at most; several may come to the same words, so more than are shown. */
const MOST = 24;

/** What a coach says of a decision: the best ways, best first, of so many that were weighed. */
export interface Coaching {
  readonly ways: readonly Weighed[];
  readonly of: number;
}

/** What is asked: what a seat sees, and by which level the game counsels (`counsel` of its manifest). */
export interface Coached<V> {
  readonly view: V;
  readonly seat: Seat;
  readonly seed: string;
  readonly level: Level;
}

/**
 * The best a seat can do, from what it sees alone and by a level that errs nowhere. Throws if the seat has nothing to
 * decide.
 */
export function coach<S, C, E, V, O>(
  game: GameDefinition<S, C, E, V, O>,
  brain: Brain<S, C>,
  { view, seat, seed, level }: Coached<V>,
): Coaching {
  const chance = openChance(seedChance(seed));
  const state = game.guess(view, seat, chance);
  const effort = effortOf(brain, level);
  const ranked = countedOut(game, brain, state, seat, effort, chance);
  return {
    ways: ranked.slice(0, MOST).map(teller(brain, state, seat, effort, ranked, false)),
    of: ranked.length,
  };
}
