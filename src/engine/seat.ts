/** A place at the table, named by the game: `a1`..`b4` in Orion's Gate, `1`..`6` or `A` `B` elsewhere. */
export type Seat = string;

/** Whoever looks: a seat, the audience (spectators) or the judge (sees all; tests and finished matches only). */
export type Viewer =
  | { readonly kind: 'seat'; readonly seat: Seat }
  | { readonly kind: 'audience' }
  | { readonly kind: 'judge' };

export const AUDIENCE: Viewer = { kind: 'audience' };
export const JUDGE: Viewer = { kind: 'judge' };

/** The viewer sitting at `seat`. */
export const viewerOf = (seat: Seat): Viewer => ({ kind: 'seat', seat });
