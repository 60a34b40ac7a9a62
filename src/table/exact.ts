import type { Point } from './shape.ts';

/**
 * Twice the unit roundoff: a double product lies within this share of itself of the true product, the subtraction
 * included.
 */
const PRODUCT_ERROR = 2.220446049250313e-16;

/**
 * The sign (-1, 0, 1) of a*b - c*d for whole numbers up to 2^53, without rounding error.
 * Doubles decide where their error bound allows it, BigInt where it does not.
 */
export function compareProducts(a: number, b: number, c: number, d: number): number {
  const left = a * b;
  const right = c * d;
  const gap = left - right;
  const size = Math.abs(left) + Math.abs(right);
  if (size <= Number.MAX_SAFE_INTEGER || Math.abs(gap) > size * PRODUCT_ERROR) return Math.sign(gap);
  const exact = BigInt(a) * BigInt(b) - BigInt(c) * BigInt(d);
  return exact > 0n ? 1 : exact < 0n ? -1 : 0;
}

/**
 * Cross product (a - o) x (b - o) in square mils; positive when b lies to the left of the ray o -> a. Exact on the
 * table.
 */
export const crossAt = (o: Point, a: Point, b: Point): number => (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);

/** Dot product (a - o) . (b - o) in square mils. Exact on the table. */
export const dotAt = (o: Point, a: Point, b: Point): number => (a.x - o.x) * (b.x - o.x) + (a.y - o.y) * (b.y - o.y);

/** Squared distance of two points in square mils (OG-2.5). Exact on the table. */
export function squaredDistance(a: Point, b: Point): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  return dx * dx + dy * dy;
}
