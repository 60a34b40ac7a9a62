import { compareProducts, crossAt, dotAt, squaredDistance } from './exact.ts';
import type { CirclePart, Part, Point, PolygonPart } from './shape.ts';

/** Whether the closed segment a-b has a point in common with a part, edge included (OG-7.6). Exact; a may equal b. */
export const segmentTouches = (a: Point, b: Point, part: Part): boolean =>
  part.kind === 'circle' ? segmentTouchesCircle(a, b, part) : segmentTouchesPolygon(a, b, part);

/** Closed segment against closed disc: the nearest point of the segment is an end or the foot of the centre. */
export function segmentTouchesCircle(a: Point, b: Point, circle: CirclePart): boolean {
  const radius2 = circle.radius * circle.radius;
  const ahead = dotAt(a, b, circle);
  if (ahead <= 0) return squaredDistance(a, circle) <= radius2;
  const length2 = squaredDistance(a, b);
  if (ahead >= length2) return squaredDistance(b, circle) <= radius2;
  const aside = crossAt(a, b, circle);
  return compareProducts(aside, aside, radius2, length2) <= 0;
}

/**
 * Closed segment against closed convex polygon. They are apart exactly if a line parts them that runs along an edge
 * (both ends strictly outside it) or along the segment (all corners strictly on one side).
 */
export function segmentTouchesPolygon(a: Point, b: Point, part: PolygonPart): boolean {
  const { corners } = part;
  let from = corners[corners.length - 1]!;
  let left = false;
  let right = false;
  for (const to of corners) {
    if (crossAt(from, to, a) < 0 && crossAt(from, to, b) < 0) return false;
    const side = crossAt(a, b, to);
    if (side >= 0) left = true;
    if (side <= 0) right = true;
    from = to;
  }
  return left && right;
}
