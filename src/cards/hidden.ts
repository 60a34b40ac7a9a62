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
