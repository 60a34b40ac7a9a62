import { crossAt, squaredDistance } from './exact.ts';
import { compareGap, gapOf, nearerGap, type Gap } from './gap.ts';
import { segmentGap } from './segment.ts';
import type { Footprint, Part, Point, PolygonPart } from './shape.ts';

/** Calls `visit` for each edge of a polygon in turn until it returns true; whether it did. */
export function someEdge(part: PolygonPart, visit: (from: Point, to: Point) => boolean): boolean {
  const { corners } = part;
  let from = corners[corners.length - 1]!;
  for (const to of corners) {
    if (visit(from, to)) return true;
    from = to;
  }
  return false;
}

/** Whether a point lies in a polygon, edge included. Exact. */
const inPolygon = (point: Point, part: PolygonPart): boolean =>
  !someEdge(part, (from, to) => crossAt(from, to, point) < 0);

/**
 * The gap from a base's edge (or a point, radius 0) to the nearest point of a part; negative where they overlap, never
 * less than
 * -radius: a centre inside a part has distance 0 (OG-2.5, 2.10).
 */
export function gapToPart(base: Footprint, part: Part): Gap {
  if (partWithin(base, part, 0)) return gapOf(0, base.radius);
  if (part.kind === 'circle') return gapOf(squaredDistance(base, part), base.radius + part.radius);
  let nearest: Gap | null = null;
  someEdge(part, (from, to) => {
    const gap = segmentGap(from, to, base, base.radius);
    nearest = nearest ? nearerGap(nearest, gap) : gap;
    return false;
  });
  return nearest!;
}

/**
 * The gap from a base's edge (or a point, radius 0) to the nearest point of a piece made of some parts, at least one
 * (OG-2.5).
 */
export const gapToParts = (base: Footprint, parts: readonly Part[]): Gap =>
  parts.map((part) => gapToPart(base, part)).reduce(nearerGap);

/** Distance from the base's centre to the part <= radius (OG-2.10). Exact. */
export const touches = (base: Footprint, part: Part): boolean => partWithin(base, part, base.radius);

/** Distance from the base's centre to the part < radius (OG-2.10). Exact. */
export function overlaps(base: Footprint, part: Part): boolean {
  if (base.radius <= 0) return false;
  if (part.kind === 'circle') {
    const reach = base.radius + part.radius;
    return squaredDistance(base, part) < reach * reach;
  }
  return (
    inPolygon(base, part) || someEdge(part, (from, to) => compareGap(segmentGap(from, to, base, 0), base.radius) < 0)
  );
}

/** Whether some point of the part is at most `mils` from a point (OG-2.5); a point inside has distance 0. Exact. */
export function partWithin(point: Point, part: Part, mils: number): boolean {
  if (mils < 0) return false;
  if (part.kind === 'circle') {
    const reach = mils + part.radius;
    return squaredDistance(point, part) <= reach * reach;
  }
  return inPolygon(point, part) || someEdge(part, (from, to) => compareGap(segmentGap(from, to, point, 0), mils) <= 0);
}

/** Whether two parts share area; touching is not sharing (OG-4.5). Exact. */
export function shareArea(a: Part, b: Part): boolean {
  if (a.kind === 'circle') return overlaps(a, b);
  if (b.kind === 'circle') return overlaps(b, a);
  const apart = (one: PolygonPart, other: PolygonPart): boolean =>
    someEdge(one, (from, to) => other.corners.every((corner) => crossAt(from, to, corner) <= 0));
  return !apart(a, b) && !apart(b, a);
}

/** Whether corners make a part's polygon: 3 to 16 different ones, convex, counter-clockwise (OG-2.10). */
export function isConvex(corners: readonly Point[]): boolean {
  if (corners.length < 3 || corners.length > 16) return false;
  const part: PolygonPart = { kind: 'polygon', corners };
  const distinct = corners.every((a, i) => corners.every((b, j) => i === j || a.x !== b.x || a.y !== b.y));
  const flat = corners.every((corner) => crossAt(corners[0]!, corners[1]!, corner) === 0);
  return distinct && !flat && corners.every((corner) => inPolygon(corner, part));
}
