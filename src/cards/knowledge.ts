import type { Seat, Viewer } from '../engine/seat.ts';

/**
 * How many of the top cards of a deck a seat knows, as part of a state; who knows none is left out. Nobody knows any
 * after a shuffle: `{}`.
 */
export type TopKnown = { readonly [seat: Seat]: number };

/** How many of the top cards of a deck a viewer knows; `height` = its cards, all of which the judge knows. */
export function knownTo(known: TopKnown, viewer: Viewer, height: number): number {
  if (viewer.kind === 'judge') return height;
  return viewer.kind === 'seat' ? Math.min(height, known[viewer.seat] ?? 0) : 0;
}

/** A seat has looked at so many of the top cards. */
export const afterLook = (known: TopKnown, seat: Seat, count: number): TopKnown => ({
  ...known,
  [seat]: Math.max(count, known[seat] ?? 0),
});

/** So many cards have left the top: what was known of those below them is known on. */
export const afterDraw = (known: TopKnown, count: number): TopKnown =>
  Object.fromEntries(
    Object.entries(known).flatMap(([seat, top]) => (top > count ? [[seat, top - count] as const] : [])),
  );

/** A seat has put so many of the top cards in an order of its own: nobody else knows the top any more. */
export const afterArrange = (known: TopKnown, seat: Seat, count: number): TopKnown => ({
  [seat]: Math.max(count, known[seat] ?? 0),
});
