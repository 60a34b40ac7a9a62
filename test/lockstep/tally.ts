/** How often something was met in games played in step, by name. */
export interface Tally {
  games: number;
  /** Games begun from a described position. */
  described: number;
  states: number;
  attempts: number;
  readonly commands: { [type: string]: number };
  readonly refusals: { [rule: string]: number };
  readonly endings: { [reason: string]: number };
  readonly faults: string[];
}

/** A tally of nothing. */
export const freshTally = (): Tally => ({
  games: 0,
  described: 0,
  states: 0,
  attempts: 0,
  commands: {},
  refusals: {},
  endings: {},
  faults: [],
});

/** One more of a name. */
export const count = (list: { [name: string]: number }, name: string): void => {
  list[name] = (list[name] ?? 0) + 1;
};
