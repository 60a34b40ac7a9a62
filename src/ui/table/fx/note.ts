import type { Point } from '../../../table/shape.ts';

/** Words that stand over the table for a while, at what they speak of. */
export interface Note extends Point {
  /** Distance kept from the place, mils. */
  readonly away: number;
  readonly text: string;
  /** Dice drawn before the words. */
  readonly dice: readonly number[];
  /** The side it is good for; null where nothing came of it. */
  readonly favours: string | null;
}
