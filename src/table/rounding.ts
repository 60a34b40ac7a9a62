import { compareProducts } from './exact.ts';

/**
 * The nearest whole number, halves away from zero (OG-2.2). Never -0. `rnd(p / q)` is exact for whole p, q with |p| <
 * 2^52: a quotient that is no tie lies further from it than a double errs.
 */
export function rnd(value: number): number {
  const whole = Math.trunc(value);
  return Math.abs(value - whole) >= 0.5 ? whole + Math.sign(value) : whole + 0;
}

/** floor(factor * sqrt(square)) for whole numbers with factor^2 and square up to 2^53, without rounding error. */
export function rootFloor(square: number, factor = 1): number {
  let root = Math.floor(factor * Math.sqrt(square));
  while (compareProducts(root, root, factor * factor, square) > 0) root -= 1;
  while (compareProducts(root + 1, root + 1, factor * factor, square) <= 0) root += 1;
  return root;
}

/** ceil(factor * sqrt(square)) for whole numbers with factor^2 and square up to 2^53, without rounding error. */
export function rootCeil(square: number, factor = 1): number {
  const root = rootFloor(square, factor);
  return compareProducts(root, root, factor * factor, square) === 0 ? root : root + 1;
}
