import type { Spot } from './box.ts';
import { sameSpot } from './box.ts';

/** A card as it is to be seen while it lies: where, how high over the table, and what it covers. */
export interface Stand {
  readonly spot: Spot;
  readonly lift: number;
  readonly order: number;
  /** It follows at once. */
  readonly held: boolean;
}

/** A card that is getting to where a hand wants it. */
interface Glide {
  readonly from: Stand;
  readonly to: Stand;
  /** Milliseconds since it left. */
  readonly passed: number;
  /** How far a held card leans into its movement, radians. */
  readonly lean: number;
}

export type Glides = ReadonlyMap<string, Glide>;

/** How long a card takes to where a hand wants it, ms. */
const GLIDE = 150;
/** How far a held card leans for each of its widths it is moved, and at most; in which time it stands up again. */
const LEAN = 0.5;
const MOST = 0.2;
const RIGHTS = 90;
const UPRIGHT = 0.004;

const ease = (t: number): number => 1 - (1 - t) ** 3;
const mixed = (a: number, b: number, t: number): number => a + (b - a) * t;

/** How a gliding card is seen now. */
export const seenAt = ({ from, to, passed, lean }: Glide): Stand => {
  if (to.held) return { ...to, spot: { ...to.spot, angle: (to.spot.angle ?? 0) + lean } };
  const t = ease(Math.min(passed / GLIDE, 1));
  if (t >= 1) return to;
  return {
    spot: {
      x: mixed(from.spot.x, to.spot.x, t),
      y: mixed(from.spot.y, to.spot.y, t),
      width: mixed(from.spot.width, to.spot.width, t),
      angle: mixed(from.spot.angle ?? 0, to.spot.angle ?? 0, t),
    },
    lift: Math.max(mixed(from.lift, to.lift, t), from.held ? 0.3 * (1 - t) : 0),
    order: to.order,
    held: false,
  };
};

const leanOf = (glide: Glide | undefined, to: Stand, ms: number): number => {
  if (!to.held) return 0;
  const pulled = glide?.to.held ? ((to.spot.x - glide.to.spot.x) / Math.max(to.spot.width, 1)) * LEAN : 0;
  const lean = Math.min(Math.max((glide?.lean ?? 0) + pulled, -MOST), MOST) * Math.exp(-ms / RIGHTS);
  return Math.abs(lean) < UPRIGHT ? 0 : lean;
};

/**
 * The next moment: `wanted` = where each card is to be seen, `ms` = time since the last one; `still` = at once. What is
 * new is there at once.
 */
export const glideTo = (
  glides: Glides,
  wanted: ReadonlyMap<string, Stand>,
  ms: number,
  still: boolean,
): Map<string, Glide> =>
  new Map(
    [...wanted].map(([id, to]) => {
      const glide = glides.get(id);
      if (!glide || still) return [id, { from: to, to, passed: GLIDE, lean: 0 }];
      const lean = leanOf(glide, to, ms);
      if (sameSpot(glide.to.spot, to.spot) && glide.to.lift === to.lift && glide.to.held === to.held)
        return [id, { ...glide, to, passed: Math.min(glide.passed + ms, GLIDE), lean }];
      return [id, { from: seenAt(glide), to, passed: to.held ? GLIDE : 0, lean }];
    }),
  );

/** Whether a card is still on its way to where it is wanted. */
export const isGliding = ({ passed, lean, to }: Glide): boolean => (!to.held && passed < GLIDE) || lean !== 0;
