/** Draws of an engine handed to a second implementation as the results it asks for. */
export interface Dice {
  /** The next result; what was asked for is noted. */
  readonly roll: (sides: number) => number;
  /** Of how many results each one was asked for. */
  readonly asked: readonly number[];
  /** Where the draws disagree (engine / model): all must be asked for, and no more; null = nowhere. */
  readonly fault: () => string | null;
}

/** Dice that fall as the engine's did; `least` = the lowest result of a draw: 1 of a die, 0 of `below`. */
export function diceOf(draws: readonly number[], least: 0 | 1): Dice {
  const asked: number[] = [];
  const fits = (sides: number, at: number): boolean => draws[at]! < sides + least;
  return {
    asked,
    roll: (sides) => draws[asked.push(sides) - 1] ?? least,
    fault: () =>
      asked.length === draws.length && asked.every(fits)
        ? null
        : `draws: ${draws.length} (${draws.join()}) / ${asked.length} of ${asked.join()} sides`,
  };
}
