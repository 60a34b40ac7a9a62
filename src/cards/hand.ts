/** A hand as somebody may know it: listed to its owner, counted for the others. */
export interface HandView {
  readonly count: number;
  /** In the order in which they were taken up; null where they may not be seen. */
  readonly cards: readonly string[] | null;
}

/** A hand as it is shown. `known`: to its owner, and to whoever may see into it. */
export const handView = (cards: readonly string[], { known }: { readonly known: boolean }): HandView => ({
  count: cards.length,
  cards: known ? cards : null,
});

/**
 * A hand in the order its owner has laid it: that is theirs alone, and no part of a match. Cards they have not placed
 * yet follow in the order in which they were taken up; cards that are gone are left out.
 */
export const inOwnOrder = (cards: readonly string[], arrangement: readonly string[]): readonly string[] => [
  ...arrangement.filter((card) => cards.includes(card)),
  ...cards.filter((card) => !arrangement.includes(card)),
];
