import type { Seat } from './seat.ts';

/** A figure read as a share of another: over many matches the sums are divided, not the shares averaged. */
export interface CensusShare {
  readonly figure: string;
  readonly of: string;
}

/** What came of what one seat brought into a match. */
export interface Account {
  /** Points it destroyed. */
  readonly destroyed: number;
  /** For each unit it brought, in the order it was handed in: whether it stands at the end, still in its hands. */
  readonly standing: readonly boolean[];
}

/**
 * What of a whole match is counted when many are played: by the Balance lab and by `simulate`. Events are those a judge
 * sees.
 */
export interface Census<E, O = unknown> {
  /** The figure that says how long a match was. */
  readonly length: string;
  /** Figures that are read as a share of another. */
  readonly shares?: readonly CensusShare[];
  /** The seat that went first, whatever that means in the game; null where nobody did. */
  opener(events: readonly E[]): Seat | null;
  /** Figures of a match that can be added up over many, by name; the same names whatever happened. */
  figures(events: readonly E[], options: O): { readonly [name: string]: number };
  /**
   * Seats that win and lose together (the captains of a side), in seat order; null or left out where each plays for
   * itself.
   */
  teams?(options: O): readonly { readonly name: string; readonly seats: readonly Seat[] }[] | null;
  /** What each seat plays, in seat order (a fleet), where seats differ in that; left out where they do not. */
  sides?(options: O): readonly string[];
  /**
   * Raw options with what the two seats play exchanged, for series in which a player keeps a side and the seats change.
   */
  exchanged?(options: O): { readonly [option: string]: unknown };
  /** What came of what each seat brought, in seat order, from the last state; left out where seats bring nothing. */
  accounts?(state: unknown): readonly Account[];
}

/** All events of a type, in order. */
export const eventsOf = <E extends { readonly type: string }, T extends E['type']>(
  events: readonly E[],
  type: T,
): readonly Extract<E, { readonly type: T }>[] =>
  events.filter((event): event is Extract<E, { readonly type: T }> => event.type === type);

/** The sum of a list of numbers. */
export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
