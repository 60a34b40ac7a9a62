import { arcOf, sighting, type Sighting } from './arcs.ts';
import { squaredDistance } from './exact.ts';
import type { Footprint, Part, Point } from './shape.ts';
import type { Arc, HiddenShare } from './sight.ts';

/** Tolerance of the verdicts, radians (OG-7.4). */
const TOLERANCE = 1e-9;
/**
 * Overlaps and gaps narrower than this are borders that touch: directions of whole-mil points on a table differ by
 * more.
 */
const SLIVER = 1e-12;
const FULL_TURN = 6.283185307179586;

/** An arc hidden by a piece (index in piece order). */
export interface Hider extends Arc {
  readonly piece: number;
}

/** A base seen from a front point, with nothing hidden: everything within its own radius is seen (OG-7.4). */
export const seenWhole = (halfAngle: number): HiddenShare => ({
  share: 0,
  halfWidth: halfAngle,
  full: false,
  half: false,
  hidden: [],
  by: [],
});

/** How `front` sees a base, or null if it lies within the base's radius, where nothing can be hidden (OG-7.4). */
export const viewOf = (front: Point, base: Footprint): Sighting | null =>
  squaredDistance(front, base) <= base.radius * base.radius ? null : sighting(front, base);

/** The overlap of a part's directions with those of the base; null if they only touch or miss (OG-7.4). */
export function overlapOf(front: Point, view: Sighting, part: Part): Arc | null {
  const arc = arcOf(front, view, part);
  for (let turn = -FULL_TURN; turn <= FULL_TURN; turn += FULL_TURN) {
    const from = Math.max(-view.half, arc.from + turn);
    const to = Math.min(view.half, arc.to + turn);
    if (to - from > SLIVER) return { from, to };
  }
  return null;
}

/** Unites the hidden arcs and gives the verdicts (OG-7.4). Sorts `hiders`. */
export function uniteHidden(half: number, hiders: Hider[], ids: readonly string[]): HiddenShare {
  if (hiders.length === 0) return seenWhole(half);
  hiders.sort((a, b) => a.from - b.from || a.to - b.to);
  const hidden: Arc[] = [];
  let { from, to } = hiders[0]!;
  for (const arc of hiders) {
    if (arc.from > to + SLIVER) {
      hidden.push({ from, to });
      from = arc.from;
    }
    to = Math.max(to, arc.to);
  }
  hidden.push({ from, to });
  let angle = 0;
  for (const arc of hidden) angle += arc.to - arc.from;
  return {
    share: Math.min(1, angle / (2 * half)),
    halfWidth: half,
    full: angle >= 2 * half - TOLERANCE,
    half: angle >= half - TOLERANCE,
    hidden,
    by: ids.filter((_, piece) => hiders.some((hider) => hider.piece === piece)),
  };
}
