import type { Json } from './json.ts';
import type { Chance } from './rng.ts';
import type { Seat, Viewer } from './seat.ts';

/**
 * Why a command, an option or an import is refused: the rule, its sentence with numbers filled in, and the numbers as
 * data.
 */
export interface Rejection {
  readonly rule: string;
  readonly reason: string;
  readonly data?: { readonly [key: string]: Json };
}

/** What the match waits on. Any of `seats` may answer it; several decisions at once are simultaneous. */
export interface Decision {
  /** The state name of the catalogue's command table, e.g. `play.choose`. */
  readonly kind: string;
  readonly seats: readonly Seat[];
  /** Each of the seats answers for itself, in any order; without it one answer of any of them is the answer. */
  readonly each?: true;
}

/**
 * How a match ended. `winners` is empty for a draw. `result` holds the figures the game reports (OG-19.6 and its kin).
 */
export interface Outcome {
  readonly winners: readonly Seat[];
  readonly reason: string;
  readonly result: { readonly [key: string]: Json };
}

/** Untrusted input that is no command: where the fault lies and what was expected. */
export interface Fault {
  readonly path: string;
  readonly reason: string;
}

export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/** A fair sample of the legal commands of a game whose commands are not countable. */
export interface Sample {
  readonly chance: Chance;
  readonly count: number;
}

/** A typed part of a log line: text, a thing that can be linked, or dice that can be drawn. */
export type LogPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly value: number; readonly unit?: 'mil' | 'centidegree' | 'points' }
  | { readonly kind: 'unit'; readonly id: string; readonly name: string }
  | { readonly kind: 'seat'; readonly seat: Seat }
  | { readonly kind: 'term'; readonly term: string }
  | { readonly kind: 'dice'; readonly drawn: readonly number[]; readonly kept: readonly number[] }
  | { readonly kind: 'rule'; readonly id: string };

/** One line of the log: a key into the message catalogue with typed parts, and the place on the table it speaks of. */
export interface LogLine {
  readonly key: string;
  readonly parts: { readonly [name: string]: LogPart };
  readonly at?: { readonly table: number; readonly x: number; readonly y: number };
}

/**
 * A shape of a small picture: a disc, or a polygon of `points` (x, y, x, y, ...). `party` is the place of a side or
 * seat; null = nobody's.
 */
export type GlanceShape =
  | { readonly party: number | null; readonly x: number; readonly y: number; readonly r: number }
  | { readonly party: number | null; readonly points: readonly number[] };

/**
 * A match at a glance, as everybody may see it: what a list of matches keeps, so that it needs no rules to tell matches
 * apart.
 */
export interface Glance {
  /** The round or turn; 0 = before the first. */
  readonly round: number;
  /** What is played, e.g. a mission, by its id; left out where there is one way only. */
  readonly kind?: string;
  /** How the sides or seats stand, in their order, and what is counted. */
  readonly score: readonly number[];
  readonly counted: 'points' | 'power' | 'ships';
  /** A picture of the table in whole units, y downwards. */
  readonly picture: { readonly width: number; readonly height: number; readonly shapes: readonly GlanceShape[] };
}

/**
 * A rule set. `S` state, `C` command, `E` event, `V` view, `O` resolved options.
 * All functions are pure; `evolve` alone makes a new state, and every chance comes from the `Chance` handed in.
 */
export interface GameDefinition<S, C, E, V, O = unknown> {
  readonly id: string;
  readonly title: string;
  /** Raised when matches of before would come out otherwise; see README.md beside this file. */
  readonly rulesVersion: string;
  /** Older versions whose matches these rules play to the same hashes: they can be continued. */
  readonly olderRules?: readonly string[];
  /** Resolves raw options: fills defaults. Faults name the option that is wrong. */
  parseOptions(raw: unknown): Parsed<O>;
  /** Faults of well-formed options that no match can be played with; empty = a match can start. */
  checkSetup(options: O): readonly Rejection[];
  /** The seats of a match with these options, in seat order. */
  seats(options: O): readonly Seat[];
  setup(options: O, chance: Chance): S;
  /** A state built from a described position (referee, tests, puzzles), or its faults. */
  place?(options: O, position: unknown): Parsed<S>;
  /** Who must decide what; empty exactly when the match is over. */
  pending(state: S): readonly Decision[];
  /** The one gate: empty = legal. The first rejection is reported; fleets and layouts give all. */
  check(state: S, seat: Seat, command: C): readonly Rejection[];
  /** Legal commands: all of them in a discrete game, a fair sample on the continuous table. */
  choices(state: S, seat: Seat, sample?: Sample): readonly C[];
  /** The facts a legal command brings about, dice rolled. */
  decide(state: S, seat: Seat, command: C, chance: Chance): readonly E[];
  /** One automatic step; empty at rest. */
  advance(state: S, chance: Chance): readonly E[];
  evolve(state: S, event: E): S;
  outcome(state: S): Outcome | null;
  /** What a viewer may see, built field by field. */
  view(state: S, viewer: Viewer): V;
  /** The event as a viewer may hear of it, or null. */
  redact(event: E, viewer: Viewer): E | null;
  /** A full state that fits what the seat knows (computer player). */
  guess(view: V, seat: Seat, chance: Chance): S;
  parse(raw: unknown): Parsed<C>;
  /** The log line of an event, read with the view after it. */
  describe(event: E, view: V): LogLine;
  /** A match at a glance; must show nothing that the audience may not see. */
  glance?(state: S): Glance;
  /**
   * True when the event tells some seat what it could not know before (a hidden card turned): such a ply is not freely
   * undone.
   */
  reveals(event: E): boolean;
}

/** A definition whose types do not matter to the caller (registry, command line, recordings). */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the registry holds games of different types; each call site re-parses.
export type AnyGame = GameDefinition<any, any, any, any, any>;
