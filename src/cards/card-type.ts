/** A line of a card list: what one kind of card is called, says, and does. Its copies differ by their ids alone. */
export interface CardType<Effect> {
  /** Code name, e.g. `hullPlating`. */
  readonly key: string;
  readonly name: string;
  /** What the card does, in sentences for players. */
  readonly text: string;
  /** What the card does, as data; carried out in this order. No card has code of its own. */
  readonly effects: readonly Effect[];
}

/**
 * The type of each id of a list of copies: `[type, ids]` pairs unrolled, in the order of the list. Throws if an id is
 * given twice.
 */
export function typesById<T>(list: readonly (readonly [type: T, ids: readonly string[]])[]): {
  readonly [id: string]: T;
} {
  const found: { [id: string]: T } = {};
  for (const [type, ids] of list) {
    for (const id of ids) {
      if (id in found) throw new Error(`The card ${id} is listed twice.`);
      found[id] = type;
    }
  }
  return found;
}

/** Ids of `count` copies numbered on from `first`: `numbered('I', 1, 5)` = I01 to I05. */
export const numbered = (letter: string, first: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `${letter}${String(first + index).padStart(2, '0')}`);
