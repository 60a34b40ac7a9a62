/** Something that lies on a card or acts on it now, in words. */
export type OnCard =
  | { readonly kind: 'token'; readonly name: string; readonly copies: number }
  /** A value between 0 and `most`. */
  | {
      readonly kind: 'gauge';
      readonly name: string;
      readonly value: number;
      readonly most: number;
      /** What there is to know of it, e.g. "unshielded". */
      readonly note?: string;
    }
  /** `change`: what becomes of which figure; `reason`: where that comes from, and how long it lasts. */
  | { readonly kind: 'modifier'; readonly change: string; readonly reason: string };

/** All there is to know of a card, beside its face. */
export interface CardWords<F> {
  readonly face: F;
  readonly title: string;
  /** What kind of card it is. */
  readonly line: string;
  readonly figures: readonly (readonly [name: string, value: string])[];
  readonly texts: readonly string[];
  /** Numbers of the rules it follows. */
  readonly rules: readonly string[];
  readonly lies?: readonly OnCard[];
}
