/**
 * A way to play a game that the levels of its computer players are measured in: a mission, a size, a number of seats.
 * Its tables are raw options, taken in turn; all have the same number of players, teams counting as one.
 */
export interface LadderCase {
  readonly name: string;
  readonly players: number;
  readonly tables: readonly object[];
}
