import { compareProducts } from './exact.ts';
import type { CirclePart, Part, Point, PolygonPart } from './shape.ts';

/** Whether the closed segment a-b has a point in common with a part, edge included (OG-7.6). Exact; a may equal b. */
export const segmentTouches = (a: Point, b: Point, part: Part): boolean =>
  part.kind === 'circle' ? segmentTouchesCircle(a, b, part) : segmentTouchesPolygon(a, b, part);

/** Closed segment against closed disc: the nearest point of the segment is an end or the foot of the centre. */
function segmentTouchesCircle(a: Point, b: Point, { x, y, radius }: CirclePart): boolean {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const vx = x - a.x;
  const vy = y - a.y;
  const radius2 = radius * radius;
  const ahead = dx * vx + dy * vy;
  if (ahead <= 0) return vx * vx + vy * vy <= radius2;
  const length2 = dx * dx + dy * dy;
  if (ahead >= length2) return (vx - dx) * (vx - dx) + (vy - dy) * (vy - dy) <= radius2;
  const aside = dx * vy - dy * vx;
  return compareProducts(aside, aside, radius2, length2) <= 0;
}

/**
 * Closed segment against closed convex polygon. They are apart exactly if a line parts them that runs along an edge
 * (both ends strictly outside it) or along the segment (all corners strictly on one side).
 */
function segmentTouchesPolygon(a: Point, b: Point, { corners }: PolygonPart): boolean {
  const ax = a.x;
  const ay = a.y;
  const dx = b.x - ax;
  const dy = b.y - ay;
  let left = false;
  let right = false;
  // The corner before and the corner at hand, as seen from a.
  let px = corners[corners.length - 1]!.x - ax;
  let py = corners[corners.length - 1]!.y - ay;
  for (let i = 0; i < corners.length; i++) {
    const qx = corners[i]!.x - ax;
    const qy = corners[i]!.y - ay;
    const outsideA = px * qy - py * qx;
    if (outsideA < 0 && outsideA + (qx - px) * dy - (qy - py) * dx < 0) return false;
    const side = dx * qy - dy * qx;
    if (side >= 0) left = true;
    if (side <= 0) right = true;
    px = qx;
    py = qy;
  }
  return left && right;
}
