/**
 * What cards do to zones of cards, as data: a small closed set. Games carry the effects out with their own zones
 * (`Zone`), classes (`Class`) and printed numbers (`Stat`); a game that needs more unites this with effects of its own.
 */
export type ZoneEffect<Zone extends string, Class extends string, Stat extends string> =
  /** Lies open with the own cards and raises their totals for as long as it lies there. */
  | { readonly kind: 'raise'; readonly stats: { readonly [stat in Stat]?: number } }
  /** A card of a class, chosen by its owner, goes from one open zone to another. */
  | { readonly kind: 'bring'; readonly ofClass: Class; readonly from: Zone; readonly to: Zone }
  /**
   * The top card of a pile is turned up into a zone; an empty pile is made anew of `refill` first. `brief`: it stays
   * for one fight only.
   */
  | { readonly kind: 'turnUp'; readonly from: Zone; readonly to: Zone; readonly refill: Zone; readonly brief: boolean }
  /** A pile goes under another, and both are shuffled as one. */
  | { readonly kind: 'shuffleInto'; readonly from: Zone; readonly to: Zone }
  /** The leading card of a zone goes under a pile, the pile is shuffled, and its top card takes the place. */
  | { readonly kind: 'exchange'; readonly from: Zone; readonly pile: Zone };
