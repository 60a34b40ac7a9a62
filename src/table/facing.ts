import { cosine, FULL_TURN, sine, turned, UNIT } from './direction.ts';
import type { Bearing, Heading, Point } from './shape.ts';

/** A quarter of what a unit sees around it (OG-2.9). */
export type Sector = 'front' | 'left' | 'right' | 'back';

/**
 * The front point of a base: on the base along its heading, fractions cut off so that it never lies outside (OG-2.8).
 * Mils.
 */
export const frontPoint = (at: Bearing, radius: number): Point => ({
  x: at.x + Math.trunc((radius * cosine(at.heading)) / UNIT),
  y: at.y + Math.trunc((radius * sine(at.heading)) / UNIT),
});

/**
 * The sector in which a point lies as seen from a unit: 45 degrees off is front, 135 degrees off is a side (OG-2.9).
 */
export function sectorOf(from: Bearing, point: Point): Sector {
  const { ahead, left } = inFrame(from, from.heading, point);
  if (ahead >= Math.abs(left)) return 'front';
  if (-ahead > Math.abs(left)) return 'back';
  return left > 0 ? 'left' : 'right';
}

/**
 * The heading nearest to the direction from one point to another (OG-25.2), found by halving among the direction
 * numbers; null when the points are equal. Between two headings equally near the lower one is taken.
 */
export function bearingOf(from: Point, to: Point): Heading | null {
  if (from.x === to.x && from.y === to.y) return null;
  let low = 0;
  let width = FULL_TURN / 4;
  while (inFrame(from, low, to).ahead <= 0 || inFrame(from, low, to).left < 0) low += width;
  while (width > 1) {
    const half = Math.floor(width / 2);
    if (inFrame(from, low + half, to).left >= 0) {
      low += half;
      width -= half;
    } else width = half;
  }
  const over = inFrame(from, low, to).left;
  const under = -inFrame(from, low + 1, to).left;
  return turned(over <= under ? low : low + 1);
}

/** A point in the frame of a heading, times 10^9: how far ahead and how far to the left. Exact on the table. */
function inFrame(from: Point, heading: Heading, point: Point): { ahead: number; left: number } {
  const vx = point.x - from.x;
  const vy = point.y - from.y;
  const c = cosine(heading);
  const s = sine(heading);
  return { ahead: vx * c + vy * s, left: c * vy - s * vx };
}
