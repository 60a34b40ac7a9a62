import { gapOf, nearerGap, type Gap } from './gap.ts';
import { someEdge } from './part.ts';
import { segmentGap } from './segment.ts';
import type { Footprint, Part, Point } from './shape.ts';
import { segmentTouches } from './touch.ts';

/** A straight piece of a path; every `Leg` is one. */
export interface Stretch {
  readonly from: Point;
  readonly to: Point;
}

/** The exact least gap between a base of `radius` carried along a leg and a standing base (OG-6.10). */
export const leastGap = (leg: Stretch, radius: number, other: Footprint): Gap =>
  segmentGap(leg.from, leg.to, other, radius + other.radius);

/**
 * The exact least gap between a base of `radius` carried along a leg and a part; -radius where the leg meets the part
 * (OG-6.11).
 */
export function leastGapToPart(leg: Stretch, radius: number, part: Part): Gap {
  if (segmentTouches(leg.from, leg.to, part)) return gapOf(0, radius);
  if (part.kind === 'circle') return leastGap(leg, radius, part);
  let nearest = segmentGap(leg.from, leg.to, part.corners[0]!, radius);
  someEdge(part, (from, to) => {
    nearest = nearerGap(nearest, segmentGap(leg.from, leg.to, to, radius));
    nearest = nearerGap(nearest, segmentGap(from, to, leg.from, radius));
    nearest = nearerGap(nearest, segmentGap(from, to, leg.to, radius));
    return false;
  });
  return nearest;
}
