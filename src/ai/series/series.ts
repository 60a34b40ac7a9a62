import type { Account } from '../../engine/census.ts';

/**
 * What one game of a series gives. Seats are counted from 0, in seat order; where seats play in teams, the teams are
 * counted instead.
 */
export interface SeriesGame {
  /** Index of the named player who won, or null for a draw. */
  readonly winner: number | null;
  readonly winnerSeat: number | null;
  /** The seat that went first, as the game's census understands it. */
  readonly opener: number | null;
  /** What each seat played; empty where seats do not differ in that. */
  readonly sides: readonly string[];
  readonly reason: string;
  readonly plies: number;
  readonly rounds: number | null;
  readonly mostWork: number;
  readonly figures: { readonly [name: string]: number };
  /** What came of what each named player brought, in the order of the names; left out where they bring nothing. */
  readonly accounts?: readonly Account[];
}

/** What all games of a series have in common. */
export interface Series {
  readonly game: string;
  readonly options: object;
  readonly seed: string;
  /** One a seat, or one a team; they move on by a seat from game to game, unless `keep` says otherwise. */
  readonly names: readonly string[];
  /**
   * For games of two seats that can exchange what they play: each player keeps that, and in every second game has it at
   * the other seat.
   */
  readonly keep?: boolean;
  /** Each player chooses their fleet themselves. Left out, a default player chooses one for each seat. */
  readonly ownFleets?: boolean;
  /**
   * The command with which each named player hands in their fleet: it goes with them from seat to seat. Left out,
   * fleets are chosen.
   */
  readonly brings?: readonly object[];
}

/** The seed of the table and the dice of a game: as many games as there are seats have it in common. */
export const seedOfGame = ({ seed, names }: Series, index: number): string =>
  `${seed}/${Math.floor(index / names.length)}`;
