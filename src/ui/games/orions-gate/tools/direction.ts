import { bearingOf } from '../../../../table/facing.ts';
import { turned } from '../../../../table/direction.ts';
import type { Point } from '../../../../table/shape.ts';

/** A point in whole mils. */
export const whole = (at: Point): Point => ({ x: Math.round(at.x), y: Math.round(at.y) });

/** Straight distance in mils. */
export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The heading from one point to another, or `otherwise` when they are the same. */
export const headingTo = (from: Point, to: Point, otherwise: number): number => bearingOf(whole(from), whole(to)) ?? otherwise;

/** The turn from one heading to another in -18000..17999; positive = to the left. */
export const turnBetween = (from: number, to: number): number => turned(to - from + 18000) - 18000;

export const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
