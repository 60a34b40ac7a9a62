/**
 * A pile of cards, top first, as somebody may know it. Whoever may not see the order never gets the ids in an order
 * that gives it away: a list is sorted by id. Null = may not be listed.
 */
export interface PileView {
  readonly count: number;
  /** What lies in it, sorted by id, which tells no order; null where it may not be listed. */
  readonly listed: readonly string[] | null;
  /** Top first; null while it is hidden. */
  readonly order: readonly string[] | null;
}

/** A pile as it is shown: its height always, its cards if `listed`, their order if `open`. */
export const pileView = (
  cards: readonly string[],
  { listed, open }: { readonly listed: boolean; readonly open: boolean },
): PileView => ({
  count: cards.length,
  listed: listed || open ? [...cards].sort() : null,
  order: open ? cards : null,
});

/** An ordered deck as somebody may know it: a pile of which a viewer knows the top cards, after a look. */
export interface DeckView extends PileView {
  /** The cards a viewer knows the places of, from the top down. */
  readonly top: readonly string[];
}

/** A deck as it is shown to whoever knows its top cards, so many of them; `listed` as for a pile. */
export const deckView = (
  cards: readonly string[],
  { listed, known }: { readonly listed: boolean; readonly known: number },
): DeckView => ({
  ...pileView(cards, { listed, open: cards.length > 0 && known >= cards.length }),
  top: cards.slice(0, known),
});

/** The pile without a card. Throws if it does not lie there. */
export function without(pile: readonly string[], card: string): readonly string[] {
  const at = pile.indexOf(card);
  if (at < 0) throw new Error(`${card} does not lie there.`);
  return [...pile.slice(0, at), ...pile.slice(at + 1)];
}

/** The card on top and the rest. Throws if the pile is empty. */
export function drawn(pile: readonly string[]): readonly [top: string, rest: readonly string[]] {
  const [top, ...rest] = pile;
  if (top === undefined) throw new Error('There is no card to draw.');
  return [top, rest];
}
