import { countedLines } from '../../../engine/text/list-lines.ts';

/** Equal neighbours of a list whose order counts, as one row of it. */
export interface Run {
  readonly card: string;
  readonly count: number;
  /** The place of its first card, from 0. */
  readonly from: number;
  /** Tells the row from all others, and stays while others change. */
  readonly key: string;
}

/** The rows of an ordered list: equal neighbours joined. */
export function runsOf(cards: readonly string[]): readonly Run[] {
  const met: { [card: string]: number } = {};
  let from = 0;
  return countedLines(cards).map(({ text: card, count }) => {
    met[card] = (met[card] ?? 0) + 1;
    const run = { card, count, from, key: `${card} ${met[card]}` };
    from += count;
    return run;
  });
}

/** A list after a change, and the row of it that was changed; -1 where that is gone. */
export interface Reordered {
  readonly cards: readonly string[];
  readonly row: number;
}

/** The row a place lies in. */
export const rowAt = (cards: readonly string[], place: number): number =>
  runsOf(cards).findIndex(({ from, count }) => place >= from && place < from + count);

/** Cards taken out and put back in before the place `to` of the list as it was. */
function shifted(cards: readonly string[], from: number, count: number, to: number): Reordered {
  if (to >= from && to <= from + count) return { cards, row: rowAt(cards, from) };
  const taken = cards.slice(from, from + count);
  const rest = [...cards.slice(0, from), ...cards.slice(from + count)];
  const at = to > from ? to - count : to;
  const next = [...rest.slice(0, at), ...taken, ...rest.slice(at)];
  return { cards: next, row: rowAt(next, at) };
}

/** The place before which a gap between rows lies: 0 above the first, as many as there are rows below the last. */
export const placeOfGap = (cards: readonly string[], gap: number): number => runsOf(cards)[gap]?.from ?? cards.length;

/** A whole row put into a gap between rows. */
export function putRow(cards: readonly string[], row: number, gap: number): Reordered {
  const { from, count } = runsOf(cards)[row]!;
  return shifted(cards, from, count, placeOfGap(cards, gap));
}

/** A whole row moved past its neighbour above (-1) or below (1); at the end of the list it stays. */
export function moveRow(cards: readonly string[], row: number, by: 1 | -1): Reordered {
  const beyond = by === 1 ? row + 2 : row - 1;
  return runsOf(cards)[row + by] ? putRow(cards, row, beyond) : { cards, row };
}

/**
 * One copy of a row moved up or down by one card, out of its row or into the next: the way to put a card between equal
 * ones.
 */
export function moveCopy(cards: readonly string[], row: number, by: 1 | -1): Reordered {
  const { from, count } = runsOf(cards)[row]!;
  const at = by === 1 ? from + count - 1 : from;
  if (at + by < 0 || at + by >= cards.length) return { cards, row };
  return shifted(cards, at, 1, by === 1 ? at + 2 : at - 1);
}

/** A row with so many copies; none takes it out, and the row below it follows. */
export function setCount(cards: readonly string[], row: number, count: number): Reordered {
  const { card, from, count: before } = runsOf(cards)[row]!;
  const copies = Array.from({ length: Math.max(0, count) }, () => card);
  const next = [...cards.slice(0, from), ...copies, ...cards.slice(from + before)];
  return { cards: next, row: rowAt(next, Math.min(from, next.length - 1)) };
}

/** Copies of a card put in before a place. */
export function insert(cards: readonly string[], card: string, place: number, copies = 1): Reordered {
  const more = Array.from({ length: copies }, () => card);
  const next = [...cards.slice(0, place), ...more, ...cards.slice(place)];
  return { cards: next, row: rowAt(next, place) };
}
