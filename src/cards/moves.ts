import { drawn } from './pile.ts';
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
