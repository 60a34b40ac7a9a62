import type { Brain, Rival } from '../../engine/brain.ts';
import type { Census } from '../../engine/census.ts';
import type { AnyGame } from '../../engine/game.ts';
import type { Level, ComputerName } from '../../engine/level.ts';

/** A brain with a counter of the lines of sight it asked so far; a brain that needs no sight asks none. */
export interface CountedBrain {
  readonly brain: Brain<unknown, unknown>;
  readonly asked: () => number;
}

/**
 * A game as series play it: its rules, who can play it, what is counted, and what a fresh match adds to its options.
 */
export interface Arena {
  readonly game: AnyGame;
  /** A brain for one player; null for a game without a computer player. */
  readonly hireBrain: (() => CountedBrain) | null;
  /** Its computer levels, the weakest first. */
  readonly levels: readonly Level[];
  /** Those levels, in all tempers where the game has them. */
  readonly computers: readonly ComputerName[];
  readonly rivals: { readonly [name: string]: Rival<unknown, unknown> };
  readonly census: Census<unknown> | null;
  /** Raw options that are added where none are given, by the seed of the match. */
  readonly fresh: (seed: string) => object;
}

/**
 * Raw options of a new match: what is given, on top of what a fresh match adds. Throws a sentence if they are no
 * object.
 */
export function freshOptions(arena: Arena, given: unknown, seed: string): { readonly [key: string]: never } {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new Error('Options are one JSON object.');
  return { ...arena.fresh(seed), ...given };
}

/** Options with the defaults filled in; throws a sentence for options no match can be played with. */
export function resolvedOptions(game: AnyGame, options: object): unknown {
  const parsed = game.parseOptions(options);
  if (!parsed.ok) throw new Error(`options.${parsed.faults[0]!.path}: ${parsed.faults[0]!.reason}`);
  return parsed.value;
}
