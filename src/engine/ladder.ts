import type { Level } from './level.ts';

/**
 * A way to play a game that the levels of its computer players are measured in: a mission, a size, a number of seats.
 * Its tables are raw options, taken in turn; all have the same number of players, teams counting as one.
 */
export interface LadderCase {
  readonly name: string;
  readonly players: number;
  readonly tables: readonly object[];
}

/** Two levels that stand next to each other on the ladder. */
export interface Rung {
  readonly above: Level;
  readonly below: Level;
}

/** What came of a rung in a case. A draw counts one half; `interval95` is Wilson's for that share. */
export interface LadderRow extends Rung {
  readonly case: string;
  readonly games: number;
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
  /** 0..1, four decimals. */
  readonly share: number;
  readonly interval95: readonly [number, number];
}

/** A ladder as `tabletop ladder` prints it and the Balance lab keeps and opens it. */
export interface Ladder {
  readonly format: 'orion-ladder';
  readonly game: string;
  readonly seed: string;
  readonly rows: readonly LadderRow[];
}
