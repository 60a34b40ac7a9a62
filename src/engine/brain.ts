import type { Json } from './json.ts';
import type { Temper } from './level.ts';
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
  /** Share of what it could do that it does not think of, 0..1; it thinks of all of it where left out. */
  readonly overlooks?: number;
  /** How it takes risks; evenly where left out. */
  readonly temper?: Temper;
  /** Turns of opponents looked ahead beyond the own one, for brains that can; none where left out. */
  readonly depth?: number;
  /** How it plays on what it thinks best before it decides; not at all where left out. */
  readonly foresight?: Foresight;
  /** Other values by name of what is played, such as a mission, where its game looks for them. */
  readonly where?: { readonly [played: string]: Omit<Effort, 'where' | 'temper'> };
}

/** An effort where something is played that has names, the most particular first; the temper stays. */
export function effortAt(effort: Effort, played: readonly string[]): Effort {
  const name = played.find((one) => effort.where?.[one]);
  const there = name === undefined ? undefined : effort.where?.[name];
  return there ? { ...there, ...(effort.temper && { temper: effort.temper }) } : effort;
}

/** What a player imagines of the play to come. */
export interface Foresight {
  /** The best ways, so many, that are played on. */
  readonly ways: number;
  /** Ways by so much worse than the best are not played on. */
  readonly within: number;
  /** Imagined courses, each with other dice and other things behind what is hidden, in which each way is played on. */
  readonly courses: number;
  /** Rounds, each a turn of every seat, that a course goes on before what stands is weighed. */
  readonly rounds: number;
  /** Decisions in one course at most. */
  readonly decisions: number;
  /** Once so many positions were weighed, no further course begins. */
  readonly positions: number;
}

/** By what play that is imagined is weighed. */
export interface Horizon<S> {
  /** Turns that have begun, of whoever. */
  turnsOf(state: S): number;
  /** How many seats take turns. */
  seatsOf(state: S): number;
  /** The chance to win of a seat, 0..1, as a turn begins. */
  outlook(state: S, seat: Seat): number;
}

/** A legal command and what the seat expects of it: its chance to win, or points of the game's score. */
export interface Prospect<C> {
  readonly command: C;
  readonly worth: number;
  /** The worth before a level that sees less clearly blurred it; the same where left out. */
  readonly counted?: number;
  /** The command that is meant to follow, where the worth is that of both. */
  readonly then?: C;
  /** Imagined courses that its worth rests on beside its own count; none where left out. */
  readonly courses?: number;
}

/**
 * What a player thinks of among all it could do: what is plain to see always, anything else by chance, and never
 * nothing. A level that overlooks nothing draws no chance.
 */
export function thoughtOf<P>(
  found: readonly P[],
  { overlooks = 0 }: Pick<Effort, 'overlooks'>,
  chance: Chance,
  isPlain: (one: P) => boolean,
): readonly P[] {
  if (overlooks === 0 || found.length === 0) return found;
  const noticed = found.filter((one) => isPlain(one) || chance.below(1000) >= overlooks * 1000);
  return noticed.length > 0 ? noticed : [found[chance.below(found.length)]!];
}

/** What is given for a temper, 1 for a player who has none. */
export const byTemper = ({ temper }: Pick<Effort, 'temper'>, of: { readonly [temper in Temper]: number }): number =>
  temper === undefined ? 1 : of[temper];

/** What a prospect was counted at, before any blur. */
export const countOf = ({ counted, worth }: Pick<Prospect<unknown>, 'counted' | 'worth'>): number => counted ?? worth;

/** Chances to win that were told, rising, and what came of them: both above 0 and below 1. */
export type Calibration = readonly (readonly [told: number, came: number])[];

/** What a game tells a computer player (its `bot.ts`): commands worth a thought, each with what it is worth. */
export interface Brain<S, C> {
  /** Efforts of its own, by the name of a level; a level not named here has that of all games. */
  readonly efforts?: { readonly [level: string]: Effort };
  /**
   * At least one legal command of the seat, best first. Throws only if the seat has nothing to decide. A brain that
   * looks ahead without the game's own functions tells `spend` how many positions it weighed, so that its work can be
   * counted.
   */
  prospects(
    state: S,
    seat: Seat,
    effort: Effort,
    chance: Chance,
    spend?: (positions: number) => void,
  ): readonly Prospect<C>[];
  /**
   * What a legal command is worth that is not among the prospects of a decision, counted as theirs are by a level that
   * errs nowhere; null where that is not known or means nothing. Undefined, or without it: it is weighed by what can be
   * done after it, where worths are chances to win.
   */
  weigh?(state: S, seat: Seat, effort: Effort, command: C): number | null | undefined;
  /** For levels that play on. */
  readonly horizon?: Horizon<S>;
  /**
   * What a prospect comes to in terms of the rules, in plain figures counted by the resolver that judged it; null where
   * there is nothing to count. Told to people who ask why. Only from what everybody at the table knows.
   */
  facts?(state: S, seat: Seat, prospect: Prospect<C>, effort: Effort): Json;
  /**
   * For worths that are no chances to win: the chance to win, 0..1, that each prospect of a decision leaves, to be told
   * in place of its worth. `ranked`: all of them by their counted worth, best first.
   */
  chances?(state: S, seat: Seat, effort: Effort, ranked: readonly Prospect<C>[]): readonly number[];
  /**
   * What came of chances told by the level that counsels, by the level of all sides that played on; on a scale of its
   * own by `<level>-<scale>`, and while more than two sides may win with `-<sides>` after it. Measured by `npm run fit
   * -- said-curves`. Left out: what is told comes.
   */
  readonly calibrations?: { readonly [level: string]: Calibration };
  /** How many sides may still win; two where left out. */
  sidesLeft?(state: S): number;
  /** By which scale chances are counted, where a brain has one beside its usual one (null). */
  scale?(state: S): string | null;
  /** Whether the worths rest on what the seat alone knows: during the match they are then told to nobody else. */
  secret?(state: S, seat: Seat): boolean;
}

/**
 * A simple player a game is measured against, by a rule anybody could play by: one legal command, from what its seat
 * may know.
 */
export type Rival<S, C> = (state: S, seat: Seat, chance: Chance) => C;
