import { crossAt, dotAt, squaredDistance } from './exact.ts';
import type { CirclePart, Footprint, Part, Point, PolygonPart } from './shape.ts';
import type { Arc } from './sight.ts';

/*
 * The only transcendental functions of the rules (OG-7.4). Angles are radians relative to the direction front -> target centre.
 * Each comes from one atan2 or asin of exact whole numbers, so it errs by about 10^-15; the tolerance of the rule is 10^-9.
 */

const PI = 3.141592653589793;

/** Half the angle a base fills, seen from a front point further away than its radius: asin(r / D) (OG-7.4). */
export const halfWidth = (front: Point, base: Footprint): number => Math.asin(base.radius / Math.sqrt(squaredDistance(front, base)));

/**
 * The interval of directions a part fills seen from `front` (OG-7.4); `from` lies between -3/2 pi and pi.
 * It is at most a half turn long, except a full turn strictly inside a polygon.
 */
export const arcOf = (front: Point, target: Point, part: Part): Arc =>
  part.kind === 'circle' ? circleArc(front, target, part) : polygonArc(front, target, part);

/** The unit vector at an angle from the direction front -> target. */
export function rayAt(front: Point, target: Point, angle: number): Point {
  const distance = Math.sqrt(squaredDistance(front, target));
  const ux = (target.x - front.x) / distance;
  const uy = (target.y - front.y) / distance;
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  return { x: ux * c - uy * s, y: ux * s + uy * c };
}

function circleArc(front: Point, target: Point, circle: CirclePart): Arc {
  const distance2 = squaredDistance(front, circle);
  const around = distance2 <= circle.radius * circle.radius;
  const half = around ? PI / 2 : Math.asin(circle.radius / Math.sqrt(distance2));
  const middle = angleBetween(front, target, circle);
  return { from: middle - half, to: middle + half };
}

/** Seen from outside, the facing edges of a counter-clockwise polygon run from its left-most corner to its right-most one. */
function polygonArc(front: Point, target: Point, { corners }: PolygonPart): Arc {
  const sides = corners.map((corner, i) => crossAt(corner, corners[(i + 1) % corners.length]!, front));
  const outside = sides.some((side) => side < 0);
  const faces = (i: number): boolean => (outside ? sides[i]! < 0 : sides[i] === 0);
  for (let i = 0; i < corners.length; i++) {
    if (!faces(i) || faces((i + corners.length - 1) % corners.length)) continue;
    let end = i;
    do end = (end + 1) % corners.length;
    while (faces(end));
    const from = angleBetween(front, target, corners[end]!);
    return { from, to: from + Math.abs(angleBetween(front, corners[end]!, corners[i]!)) };
  }
  return { from: -PI, to: PI };
}

/** The angle at `front` from one point to another, -pi..pi. */
const angleBetween = (front: Point, from: Point, to: Point): number => Math.atan2(crossAt(front, from, to), dotAt(front, from, to));
