import { crossAt } from './exact.ts';
import { someEdge } from './part.ts';
import type { Footprint, Part, Point } from './shape.ts';

/** How far along a ray from `front` with a unit direction a part is entered, mils; 0 from within. The ray is known to cross the part (OG-7.4). */
export function entryDistance(front: Point, direction: Point, part: Part): number {
  if (part.kind === 'circle') return discEntry(front, direction, part);
  let entry = 0;
  someEdge(part, (from, to) => {
    const outside = -crossAt(from, to, front);
    const closing = (to.x - from.x) * direction.y - (to.y - from.y) * direction.x;
    if (outside > 0 && closing > 0) entry = Math.max(entry, outside / closing);
    return false;
  });
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
