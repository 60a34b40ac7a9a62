import { squaredDistance } from './exact.ts';
import { gapOf, type Gap } from './gap.ts';
import type { Footprint, Point } from './shape.ts';

/** The gap of two bases, edge to edge (OG-2.5). A point has radius 0. */
export const gapBetween = (a: Footprint, b: Footprint): Gap => gapOf(squaredDistance(a, b), a.radius + b.radius);

/** Gap <= mils; touching the limit counts as in (OG-2.5). */
export const within = (a: Footprint, b: Footprint, mils: number): boolean =>
  nearEnough(a, b, mils + a.radius + b.radius);

/** Gap >= mils; exactly the limit is enough (OG-2.5). */
export function atLeast(a: Footprint, b: Footprint, mils: number): boolean {
  const reach = mils + a.radius + b.radius;
  return reach <= 0 || squaredDistance(a, b) >= reach * reach;
}

/** Whether two points are at most `reach` mils apart, centre to centre. */
const nearEnough = (a: Point, b: Point, reach: number): boolean => reach >= 0 && squaredDistance(a, b) <= reach * reach;

/** A point as a base without size, for measuring (OG-2.7). */
export const pointBase = (point: Point): Footprint => ({ x: point.x, y: point.y, radius: 0 });
