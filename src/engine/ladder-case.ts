/**
 * A way to play a game that the levels of its computer players are measured in: a mission, a size, a number of seats. Its
 * tables are raw options, taken in turn.
 */
export interface LadderCase {
  readonly name: string;
  readonly tables: readonly object[];
}
