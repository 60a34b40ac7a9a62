import { bearingOf } from '../../../../table/facing.ts';
import type { Point } from '../../../../table/shape.ts';

/** A point in whole mils. */
export const whole = (at: Point): Point => ({ x: Math.round(at.x), y: Math.round(at.y) });

/** Straight distance in mils. */
export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The heading from one point to another, or `otherwise` when they are the same. */
export const headingTo = (from: Point, to: Point, otherwise: number): number =>
  bearingOf(whole(from), whole(to)) ?? otherwise;

/** The value, or the bound it lies beyond. */
export const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
