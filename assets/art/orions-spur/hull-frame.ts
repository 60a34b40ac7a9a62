import type { Board } from '../hull-sketch.ts';

/** Whose shipyards a hull comes from. */
export type Yard = 'terran' | 'hssuk' | 'churrap' | 'mrooshen';

/** What a hull looks like: its yard, its size by the worth of its class, and what tells it from others of its size. */
export interface HullShape {
  readonly yard: Yard;
  /** 1 (Frigate) to 6 (Dreadnought): the VP of its class. */
  readonly rank: number;
  /** A flat deck for fighters. */
  readonly carrier: boolean;
  /** 0, 1, 2: the place among the designs of its class. */
  readonly trim: number;
  /** It carries a long gun along the spine. */
  readonly long: boolean;
  /** It is plated once more. */
  readonly thick: boolean;
}

/** What is to be baked: a hull seen from above. */
export interface HullWish extends HullShape {
  /** Side of the picture, pixels. */
  readonly wide: number;
  /** Damage shown, in fifths. */
  readonly hurt: number;
}

/** Draws a hull on a board, bow to the right. */
export type DrawYard = (on: Board, shape: HullShape) => void;
