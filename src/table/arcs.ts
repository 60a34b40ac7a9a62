import type { CirclePart, Footprint, Part, Point, PolygonPart } from './shape.ts';
import type { Arc } from './sight.ts';

/*
 * The only transcendental functions of the rules (OG-7.4). Angles are radians relative to the direction front -> target
 * centre. Each comes from one atan2 or asin of exact whole numbers, so it errs by about 10^-15; the tolerance of the
 * rule is 10^-9.
 */

const PI = 3.141592653589793;

/** A base as a front point sees it. */
export interface Sighting {
  /** From the front point to the centre, mils. */
  readonly x: number;
  readonly y: number;
  /** Half the angle the base fills: asin(r / D) (OG-7.4). */
  readonly half: number;
}

/** How `front` sees a base whose centre is further away than its radius. */
export function sighting(front: Point, base: Footprint): Sighting {
  const x = base.x - front.x;
  const y = base.y - front.y;
  return { x, y, half: Math.asin(base.radius / Math.sqrt(x * x + y * y)) };
}

/**
 * The interval of directions a part fills seen from `front` (OG-7.4); `from` lies between -3/2 pi and pi.
 * It is at most a half turn long, except a full turn strictly inside a polygon.
 */
export const arcOf = (front: Point, view: Sighting, part: Part): Arc =>
  part.kind === 'circle' ? circleArc(front, view, part) : polygonArc(front, view, part);

/** The unit vector at an angle from the direction to the centre of the base. */
export function rayAt({ x, y }: Sighting, angle: number): Point {
  const distance = Math.sqrt(x * x + y * y);
  const c = Math.cos(angle) / distance;
  const s = Math.sin(angle) / distance;
  return { x: x * c - y * s, y: x * s + y * c };
}

function circleArc(front: Point, view: Sighting, { x, y, radius }: CirclePart): Arc {
  const vx = x - front.x;
  const vy = y - front.y;
  const distance2 = vx * vx + vy * vy;
  const half = distance2 <= radius * radius ? PI / 2 : Math.asin(radius / Math.sqrt(distance2));
  const middle = angleBetween(view.x, view.y, vx, vy);
  return { from: middle - half, to: middle + half };
}

/** The smallest interval that holds the directions to all corners. */
function polygonArc(front: Point, view: Sighting, { corners }: PolygonPart): Arc {
  const outer = outerCorners(front, corners, -1) ?? outerCorners(front, corners, 0);
  if (!outer) return { from: -PI, to: PI };
  const rx = outer.right.x - front.x;
  const ry = outer.right.y - front.y;
  const from = angleBetween(view.x, view.y, rx, ry);
  return { from, to: from + Math.abs(angleBetween(rx, ry, outer.left.x - front.x, outer.left.y - front.y)) };
}

/**
 * The left-most and right-most corner seen from `front`: seen from outside, the facing edges of a counter-clockwise
 * polygon run from the one to the other. An edge faces if `front` lies to its right (`side` -1) or, for a front point
 * on the outline, on it (`side` 0); null if none does.
 */
function outerCorners(front: Point, corners: readonly Point[], side: -1 | 0): { left: Point; right: Point } | null {
  let left: Point | null = null;
  let right: Point | null = null;
  let from = corners[corners.length - 1]!;
  let faced = sideOf(corners[corners.length - 2]!, from, front) === side;
  for (let i = 0; i < corners.length; i++) {
    const to = corners[i]!;
    const faces = sideOf(from, to, front) === side;
    if (faces && !faced) left = from;
    if (!faces && faced) right = from;
    faced = faces;
    from = to;
  }
  return left && right && { left, right };
}

/** 1 if a point lies to the left of the line from -> to, -1 to the right, 0 on it. */
const sideOf = (from: Point, to: Point, point: Point): number =>
  Math.sign((to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x));

/** The angle from the vector u to the vector v, -pi..pi. */
const angleBetween = (ux: number, uy: number, vx: number, vy: number): number =>
  Math.atan2(ux * vy - uy * vx, ux * vx + uy * vy);
