import type { Footprint, Part, Point } from './shape.ts';

/** A piece as sight needs it. The order of the list given to `SightEngine.open` is the piece order. */
export interface SightPiece {
  readonly id: string;
  /** True for Blocking pieces, warp gates and wormholes (OG-7.3): only they hide. */
  readonly solid: boolean;
  readonly parts: readonly Part[];
}

/** An interval of directions in radians, `from` <= `to`, relative to the direction front point -> target centre. */
export interface Arc {
  readonly from: number;
  readonly to: number;
}

/** What a front point sees of a base (OG-7.4). */
export interface HiddenShare {
  /** Hidden angle / 2w, 0..1. */
  readonly share: number;
  /** Half the angle the base fills, in radians; 0 when the front point lies in the base. */
  readonly halfWidth: number;
  /** OG-7.4 with its tolerance: nothing of the base is seen. */
  readonly full: boolean;
  /** OG-7.4 with its tolerance: at least one half is hidden. */
  readonly half: boolean;
  /** The united hidden intervals, clipped to the base's. */
  readonly hidden: readonly Arc[];
  /** Ids of the pieces that hide something, in piece order. */
  readonly by: readonly string[];
}

/** The pieces of one table, ready for questions. Answers never depend on how the engine finds them. */
export interface SightWorld {
  /** Indices (piece order) of the pieces that have a point in common with the closed segment a-b (OG-7.6). */
  touched(a: Point, b: Point): readonly number[];
  /** Whether the closed segment a-b has a point in common with some piece of the world. */
  blocked(a: Point, b: Point): boolean;
  /** The hidden share of a base seen from a front point; solid pieces only (OG-7.4). */
  hiddenShare(front: Point, target: Footprint): HiddenShare;
}

/** Makes worlds. Two engines exist: matter-js (src/physics) and the pure kernel (src/table); a law says they agree. */
export interface SightEngine {
  open(pieces: readonly SightPiece[]): SightWorld;
}
