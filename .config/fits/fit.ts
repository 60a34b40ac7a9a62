import type { Arena } from '../../src/ai/series/arena.ts';

/**
 * What is asked of a fit: how many games, from which seed, with which options on top of its own, and which of its parts
 * alone.
 */
export interface Order {
  readonly games: number;
  readonly seed: string;
  readonly options: object;
  readonly only: readonly string[] | null;
}

/** One line of what a fit found: figures by name. */
export interface Row {
  readonly what: string;
  readonly figures: { readonly [figure: string]: number };
}

/** How numbers of a computer player are made again from games that the project plays itself. */
export interface Fit {
  readonly about: string;
  /** Of one run, or of each value that is tried. */
  readonly games: number;
  readonly run: (order: Order) => AsyncIterable<Row>;
}

/** The same arena, whose game reports every event with the states before and after it. */
export function watched<S, E extends { readonly type: string }>(
  arena: Arena,
  see: (before: S, event: E, after: S) => void,
): Arena {
  const { game } = arena;
  const evolve = (before: S, event: E): S => {
    const after = game.evolve(before, event) as S;
    see(before, event, after);
    return after;
  };
  return { ...arena, game: { ...game, evolve } };
}
