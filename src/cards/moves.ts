import { drawn, without } from './pile.ts';
import { shuffled, type Draw } from './shuffle.ts';

/** A pile with others put under it, shuffled as one; what is added starts below, in its order. */
export const joined = <T>(pile: readonly T[], under: readonly T[], draw: Draw): readonly T[] =>
  shuffled([...pile, ...under], draw);

/** A card put under a pile, the pile shuffled, and its top card taken: the same card may come back. */
export const exchanged = (
  pile: readonly string[],
  card: string,
  draw: Draw,
): readonly [top: string, rest: readonly string[]] => drawn(joined(pile, [card], draw));

/**
 * A row of `slots` dealt from the top of a deck, from the first slot on; where the deck runs out, slots stay empty
 * (null).
 */
export function dealt(
  deck: readonly string[],
  slots: number,
): { readonly row: readonly (string | null)[]; readonly rest: readonly string[] } {
  return { row: rowOf(deck, slots), rest: deck.slice(slots) };
}

/** Cards laid from the first slot of a row on; slots beyond them are empty (null). */
export const rowOf = (cards: readonly (string | null)[], slots: number): readonly (string | null)[] =>
  Array.from({ length: slots }, (_, slot) => cards[slot] ?? null);

/** A row without the card of one slot, counted from 1. */
export const emptied = (row: readonly (string | null)[], slot: number): readonly (string | null)[] =>
  row.map((card, index) => (index === slot - 1 ? null : card));

/** Whether no card lies in a row. */
export const isEmptyRow = (row: readonly (string | null)[]): boolean => row.every((card) => card === null);

/** A pile with its top cards put in another order. Throws if `order` is not those very cards. */
export function arranged(pile: readonly string[], order: readonly string[]): readonly string[] {
  const top = pile.slice(0, order.length);
  if (new Set(order).size < order.length || top.length < order.length || !order.every((card) => top.includes(card)))
    throw new Error(`${order.join(', ')} are not the top ${order.length} cards.`);
  return [...order, ...pile.slice(order.length)];
}

/**
 * Up to `count` cards from the top of a deck, one by one; when it is empty, the discard is shuffled into a new one.
 * `renewed`: the order of that new deck, null where none was made. (OS-10.8)
 */
export function drawnWithRefill(
  deck: readonly string[],
  discard: readonly string[],
  count: number,
  draw: Draw,
): {
  readonly cards: readonly string[];
  readonly deck: readonly string[];
  readonly discard: readonly string[];
  readonly renewed: readonly string[] | null;
} {
  if (count <= deck.length || discard.length === 0) {
    const reach = Math.max(0, count);
    return { cards: deck.slice(0, reach), deck: deck.slice(reach), discard, renewed: null };
  }
  const renewed = shuffled(discard, draw);
  const rest = count - deck.length;
  return { cards: [...deck, ...renewed.slice(0, rest)], deck: renewed.slice(rest), discard: [], renewed };
}

/**
 * Cards taken from a hand at random, all if there are fewer: for each one a place is drawn, counted from 0 in what is
 * left. (OS-15.4)
 */
export function takenAtRandom(
  hand: readonly string[],
  count: number,
  draw: Draw,
): { readonly taken: readonly string[]; readonly rest: readonly string[] } {
  const taken: string[] = [];
  let rest = hand;
  while (taken.length < count && rest.length > 0) {
    const card = rest[draw.below(rest.length)]!;
    taken.push(card);
    rest = without(rest, card);
  }
  return { taken, rest };
}
