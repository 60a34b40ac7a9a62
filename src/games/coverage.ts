import type { AnyGame, Decision, Rejection } from '../engine/game.ts';
import type { Json } from '../engine/json.ts';
import type { Chance } from '../engine/rng.ts';
import type { Seat } from '../engine/seat.ts';

export type RawOptions = { readonly [option: string]: Json };

/** For each option the values that have to turn up, the most frequent first. */
export type Spread = { readonly [option: string]: readonly Json[] };

/** Names of what has to be reached, by group: `commands`, `events`, `refusals` and whatever else a game counts. */
export type Wanted = { readonly [group: string]: readonly string[] };

/** Something that was reached. */
export interface Shown {
  readonly group: string;
  readonly name: string;
}

/** A command somebody gives or tries; `in` another state than the present one where it is named. */
export interface Attempt<S = unknown, C = unknown> {
  readonly seat: Seat;
  readonly command: C;
  readonly in?: S;
}

/** What `tabletop coverage` asks of a game beyond its definition. What is left out is as for any game. */
export interface CoverageGuide<S = unknown, C = unknown, E = unknown, O = unknown> {
  readonly spread: Spread;
  readonly wanted: Wanted;
  /** Gives way where values of the spread cannot go together, and adds what is no part of it. */
  fitting?(options: { [option: string]: Json }, index: number, seed: string): RawOptions;
  /** Smaller options for a match of computer players. */
  quick?(raw: RawOptions, index: number): RawOptions;
  /** The position match `index` begins in; null = the setup. */
  position?(options: O, index: number, chance: Chance): Json | null;
  /** What the rules say to options no match can be played with. */
  refusedSetups?(game: AnyGame, options: O): readonly Rejection[];
  /** A legal command nobody was asked for, now and then: a draw offered, a concession; null = none this time. */
  aside?(game: AnyGame, state: S, decisions: readonly Decision[], chance: Chance): Attempt<S, C> | null;
  /** Attempts at what is not allowed, at what `seat` is asked. */
  attempts?(state: S, seat: Seat, legal: C, chance: Chance): readonly Attempt<S, C>[];
  /**
   * What decides whether a state is met for the first time in a match and tried thoroughly; the kind of the decision
   * without it.
   */
  stepOf?(state: S): string;
  /** What an event shows at work besides its type; `before` is the state the command met. */
  eventShows?(before: S, event: E): readonly Shown[];
  /** What a match that came to its end shows besides its options and its ending. */
  matchShows?(state: S): readonly Shown[];
  /** The names of a refusal in `wanted.refusals`; its rule without it. */
  refusalNames?(rejection: Rejection): readonly string[];
  /** The law of the game a state at rest breaks, as a sentence; null = none. */
  unsound?(state: S): string | null;
}

/** The names of a union of types, each exactly once: one that is missing or foreign does not compile. */
export const namesOf =
  <Name extends string>() =>
  (names: { readonly [name in Name]: 0 }): readonly string[] =>
    Object.keys(names);

/**
 * The raw options of match `index`. Every option walks through all of its values, time after time, and starts at
 * another one each time, so that values of different options meet in ever new pairs.
 */
export function optionsOfMatch({ spread, fitting }: CoverageGuide, index: number, seed: string): RawOptions {
  const options: { [option: string]: Json } = {};
  for (const [at, [option, values]] of Object.entries(spread).entries()) {
    const block = Math.floor(index / values.length);
    options[option] = values[(index + (block + 1) * at) % values.length]!;
  }
  return fitting ? fitting(options, index, seed) : options;
}

/** What the rules say to raw options, one after the other; options of the wrong type are faults, not refusals. */
export const refusalsOfSetups = (game: AnyGame, setups: readonly RawOptions[]): readonly Rejection[] =>
  setups.flatMap((raw) => {
    const parsed = game.parseOptions(raw);
    return parsed.ok ? game.checkSetup(parsed.value) : [];
  });
