import type { Chance } from './rng.ts';
import type { Seat } from './seat.ts';

/** How much a computer player may think about one decision. Bounds on work, never on the clock. */
export interface Effort {
  /** Candidate commands looked at, about. */
  readonly candidates: number;
  /** 0 = sees only its own shots; 1 = also weighs what the enemy can do back. */
  readonly caution: number;
  /** Share of a candidate's worth that is blurred by chance, 0..1. */
  readonly blur: number;
}

/** A legal command and what the seat expects of it, in points of the game's score. */
export interface Prospect<C> {
  readonly command: C;
  readonly worth: number;
}

/** What a game tells a computer player (its `bot.ts`): commands worth a thought, each with what it is worth. */
export interface Brain<S, C> {
  /** At least one legal command of the seat, best first. Throws only if the seat has nothing to decide. */
  prospects(state: S, seat: Seat, effort: Effort, chance: Chance): readonly Prospect<C>[];
}
