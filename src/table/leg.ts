import { along } from './direction.ts';
import { squaredDistance } from './exact.ts';
import { rnd, rootCeil, rootFloor } from './rounding.ts';
import type { Heading, Point } from './shape.ts';

/** A straight segment between whole-mil points, cut into `steps` steps (OG-2.11). */
export interface Leg {
  readonly from: Point;
  readonly to: Point;
  readonly steps: number;
}

/** A leg given by its length in mils along a heading: ship movement, ram, push (OG-2.3, 2.11). */
export const legAlong = (from: Point, heading: Heading, mils: number): Leg => ({
  from,
  to: along(from, heading, mils),
  steps: mils,
});

/**
 * A leg given by its end points (Scouts): as many steps as the smallest whole number >= its length in mils (OG-2.11).
 */
export const legTo = (from: Point, to: Point): Leg => ({ from, to, steps: rootCeil(squaredDistance(from, to)) });

/** Step pose k of a leg, 0 <= k <= steps: from + rnd(k (to - from) / steps) per coordinate (OG-2.11). */
export function stepPose({ from, to, steps }: Leg, k: number): Point {
  if (k === 0) return { x: from.x, y: from.y };
  return { x: from.x + rnd((k * (to.x - from.x)) / steps), y: from.y + rnd((k * (to.y - from.y)) / steps) };
}

/**
 * The leg of a tractor pull of `mils` from a target straight toward the pulling ship's centre (OG-9.24); null when they
 * stand on one point.
 */
export function pullLeg(target: Point, ship: Point, mils: number): Leg | null {
  const vx = ship.x - target.x;
  const vy = ship.y - target.y;
  const length = rootFloor(vx * vx + vy * vy, 1000);
  if (length === 0) return null;
  const to = { x: target.x + rnd((1000 * mils * vx) / length), y: target.y + rnd((1000 * mils * vy) / length) };
  return { from: { x: target.x, y: target.y }, to, steps: mils };
}
