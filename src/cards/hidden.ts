import type { PileView } from './pile.ts';
import { shuffled, type Draw } from './shuffle.ts';

/** The cards of a list of which none lies where everybody can see it. */
export function unseen(all: readonly string[], seen: readonly string[]): readonly string[] {
  const open = new Set(seen);
  return all.filter((card) => !open.has(card));
}

/**
 * A guess of hidden piles: the cards that may lie in them, shuffled and cut into piles of these heights. Throws if the
 * heights do not use up the cards: then what is known contradicts itself.
 */
export function scattered(
  cards: readonly string[],
  heights: readonly number[],
  draw: Draw,
): readonly (readonly string[])[] {
  const order = shuffled(cards, draw);
  let from = 0;
  const piles = heights.map((height) => order.slice(from, (from += height)));
  if (from !== cards.length)
    throw new Error(`${cards.length} hidden cards do not fill piles of ${heights.join(', ')}.`);
  return piles;
}

/**
 * A guess of piles of which something is known: what is shown stays, a list is shuffled, and the rest of `cards`, all
 * that may lie in them, is scattered over what is hidden. Draws for the hidden cards first, then for each list in turn.
 * Throws if what is known contradicts itself.
 */
export function guessedPiles(
  cards: readonly string[],
  piles: readonly (PileView & { readonly top?: readonly string[] })[],
  draw: Draw,
): readonly (readonly string[])[] {
  const shown = piles.map(({ order, top }) => order ?? top ?? []);
  const lists = piles.map(({ listed }, at) => (listed ? unseen(listed, shown[at]!) : []));
  const missing = piles.map(({ count }, at) => count - shown[at]!.length - lists[at]!.length);
  const guesses = scattered(unseen(cards, [...shown, ...lists].flat()), missing, draw);
  return piles.map((_, at) => [...shown[at]!, ...shuffled(lists[at]!, draw), ...guesses[at]!]);
}
