import type { Part, Point } from '../../src/table/shape.ts';

/*
 * A second opinion on sight, in BigInt throughout and by other methods than src: segments are clipped against polygons
 * by exact fractions, and circles are met where the distance, a quadratic in the way along the segment, falls to the
 * radius.
 */

/** Whether the closed segment a-b has a point in common with the closed part. */
export const oracleTouches = (a: Point, b: Point, part: Part): boolean =>
  part.kind === 'circle' ? meetsCircle(a, b, part, part.radius) : meetsPolygon(a, b, part.corners);

/** |a + t (b - a) - c|^2 <= r^2 for some t of 0..1. */
function meetsCircle(a: Point, b: Point, centre: Point, radius: number): boolean {
  const [ux, uy] = [BigInt(b.x) - BigInt(a.x), BigInt(b.y) - BigInt(a.y)];
  const [vx, vy] = [BigInt(a.x) - BigInt(centre.x), BigInt(a.y) - BigInt(centre.y)];
  const square = ux * ux + uy * uy;
  const half = ux * vx + uy * vy;
  const rest = vx * vx + vy * vy - BigInt(radius) * BigInt(radius);
  if (rest <= 0n) return true;
  if (square + 2n * half + rest <= 0n) return true;
  // Both ends lie outside: the segment meets the circle if the least value lies between them and is not positive.
  return half < 0n && -half < square && half * half >= square * rest;
}

/** Clips t of 0..1 by each edge's half-plane; t is kept as a fraction with a positive denominator. */
function meetsPolygon(a: Point, b: Point, corners: readonly Point[]): boolean {
  let [low, lowBy, high, highBy] = [0n, 1n, 1n, 1n];
  for (let i = 0; i < corners.length; i++) {
    const [p, q] = [corners[i]!, corners[(i + 1) % corners.length]!];
    const [nx, ny] = [BigInt(p.y) - BigInt(q.y), BigInt(q.x) - BigInt(p.x)];
    const inside = nx * (BigInt(a.x) - BigInt(p.x)) + ny * (BigInt(a.y) - BigInt(p.y));
    const rate = nx * (BigInt(b.x) - BigInt(a.x)) + ny * (BigInt(b.y) - BigInt(a.y));
    if (rate === 0n) {
      if (inside < 0n) return false;
    } else if (rate > 0n) {
      if (-inside * lowBy > low * rate) [low, lowBy] = [-inside, rate];
    } else if (inside * highBy < high * -rate) [high, highBy] = [inside, -rate];
  }
  return low * highBy <= high * lowBy;
}

/** Indices of the parts that the segment touches; parts whose boxes are apart from the segment's are passed over. */
export function oracleTouched(a: Point, b: Point, parts: readonly Part[]): readonly number[] {
  const found: number[] = [];
  parts.forEach((part, index) => {
    if (boxesMeet(a, b, part) && oracleTouches(a, b, part)) found.push(index);
  });
  return found;
}

function boxesMeet(a: Point, b: Point, part: Part): boolean {
  const apart = (low: (p: Point) => number, reach: number, points: readonly Point[]): boolean =>
    Math.max(low(a), low(b)) < Math.min(...points.map(low)) - reach ||
    Math.min(low(a), low(b)) > Math.max(...points.map(low)) + reach;
  const [points, reach] = part.kind === 'circle' ? [[part], part.radius] : [part.corners, 0];
  return !apart((p) => p.x, reach, points) && !apart((p) => p.y, reach, points);
}
