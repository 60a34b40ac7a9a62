import type { Footprint, Part, Point } from './shape.ts';

/**
 * How far along a ray from `front` with a unit direction a part is entered, mils; 0 from within. The ray is known to
 * cross the part (OG-7.4).
 */
export function entryDistance(front: Point, direction: Point, part: Part): number {
  if (part.kind === 'circle') return discEntry(front, direction, part);
  const { corners } = part;
  let entry = 0;
  let px = corners[corners.length - 1]!.x - front.x;
  let py = corners[corners.length - 1]!.y - front.y;
  for (let i = 0; i < corners.length; i++) {
    const qx = corners[i]!.x - front.x;
    const qy = corners[i]!.y - front.y;
    const outside = py * qx - px * qy;
    const closing = (qx - px) * direction.y - (qy - py) * direction.x;
    if (outside > 0 && closing > 0) entry = Math.max(entry, outside / closing);
    px = qx;
    py = qy;
  }
  return entry;
}

/** How far along a ray from `front` with a unit direction a disc is entered, mils; 0 from within. */
export function discEntry(front: Point, direction: Point, disc: Footprint): number {
  const vx = disc.x - front.x;
  const vy = disc.y - front.y;
  const aside = Math.abs(direction.x * vy - direction.y * vx);
  const half = Math.sqrt(Math.max(0, (disc.radius - aside) * (disc.radius + aside)));
  return Math.max(0, vx * direction.x + vy * direction.y - half);
}
