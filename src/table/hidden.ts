import { arcOf, halfWidth, rayAt } from './arcs.ts';
import { squaredDistance } from './exact.ts';
import type { Footprint, Part, Point } from './shape.ts';
import type { Arc, HiddenShare } from './sight.ts';

/** Tolerance of the verdicts, radians (OG-7.4). */
const TOLERANCE = 1e-9;
/** Overlaps narrower than this are touching borders and no overlap: directions of whole-mil points on a table differ by more. */
const SLIVER = 1e-12;
const FULL_TURN = 6.283185307179586;

/** An arc hidden by a piece (index in piece order). */
export interface Hider extends Arc {
  readonly piece: number;
}

/** A base seen from a front point, with nothing hidden: everything within its own radius is seen (OG-7.4). */
export const seenWhole = (halfAngle: number): HiddenShare => ({ share: 0, halfWidth: halfAngle, full: false, half: false, hidden: [], by: [] });

/** Half the angle of the base, or 0 if the front point lies within its radius, where nothing can be hidden (OG-7.4). */
export const viewOf = (front: Point, base: Footprint): number =>
  squaredDistance(front, base) <= base.radius * base.radius ? 0 : halfWidth(front, base);

/** The overlap of a part's directions with those of a base that fills -half..half; null if they only touch or miss (OG-7.4). */
export function overlapOf(front: Point, base: Footprint, half: number, part: Part): Arc | null {
  const arc = arcOf(front, base, part);
  for (let turn = -FULL_TURN; turn <= FULL_TURN; turn += FULL_TURN) {
    const from = Math.max(-half, arc.from + turn);
    const to = Math.min(half, arc.to + turn);
    if (to - from > SLIVER) return { from, to };
  }
  return null;
}

/** The unit direction of the middle ray of an overlap (OG-7.4). */
export const middleRay = (front: Point, base: Footprint, overlap: Arc): Point => rayAt(front, base, (overlap.from + overlap.to) / 2);

/** Unites the hidden arcs and gives the verdicts (OG-7.4). Sorts `hiders`. */
export function uniteHidden(half: number, hiders: Hider[], ids: readonly string[]): HiddenShare {
  if (hiders.length === 0) return seenWhole(half);
  hiders.sort((a, b) => a.from - b.from || a.to - b.to);
  const hidden: Arc[] = [];
  let { from, to } = hiders[0]!;
  for (const arc of hiders) {
    if (arc.from > to) {
      hidden.push({ from, to });
      from = arc.from;
    }
    to = Math.max(to, arc.to);
  }
  hidden.push({ from, to });
  const angle = hidden.reduce((sum, arc) => sum + (arc.to - arc.from), 0);
  const pieces = [...new Set(hiders.map((hider) => hider.piece))].sort((a, b) => a - b);
  return {
    share: Math.min(1, angle / (2 * half)),
    halfWidth: half,
    full: angle >= 2 * half - TOLERANCE,
    half: angle >= half - TOLERANCE,
    hidden,
    by: pieces.map((piece) => ids[piece]!),
  };
}
