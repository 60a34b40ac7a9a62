import { rnd } from './rounding.ts';
import type { Heading, Point } from './shape.ts';

/** Headings of a full turn. */
export const FULL_TURN = 36000;
/** What a direction number of 1 stands for (OG-2.3). */
export const UNIT = 1_000_000_000;

const QUARTER = 9000;
const EIGHTH = 4500;
/** Radians in a hundredth of a degree. */
const RADIAN = 3.141592653589793 / 18000;

/** A heading in 0..35999 that points the same way as any whole number of hundredths of a degree (OG-2.1). */
export const turned = (hundredths: number): Heading => ((hundredths % FULL_TURN) + FULL_TURN) % FULL_TURN;

/** Direction number C(h) = rnd(10^9 cos h) of a heading (OG-2.3). */
export const cosine = (heading: Heading): number => numbers()[turned(heading + QUARTER)]!;

/** Direction number S(h) = rnd(10^9 sin h) of a heading (OG-2.3). */
export const sine = (heading: Heading): number => numbers()[turned(heading)]!;

/** The point `mils` straight ahead along a heading: start + (rnd(d C / 10^9), rnd(d S / 10^9)) (OG-2.3). */
export const along = (start: Point, heading: Heading, mils: number): Point => ({
  x: start.x + rnd((mils * cosine(heading)) / UNIT),
  y: start.y + rnd((mils * sine(heading)) / UNIT),
});

let table: Int32Array | null = null;

/** S(h) of every heading, made at the first question. */
function numbers(): Int32Array {
  if (table) return table;
  table = new Int32Array(FULL_TURN);
  for (let h = 0; h <= QUARTER; h++) {
    const value = rnd(UNIT * (h <= EIGHTH ? sineSeries(h * RADIAN) : cosineSeries((QUARTER - h) * RADIAN)));
    table[h] = value;
    table[2 * QUARTER - h] = value;
    table[2 * QUARTER + h] = -value;
    if (h > 0) table[FULL_TURN - h] = -value;
  }
  return table;
}

/** sin x for 0 <= x <= pi/4 by its power series: `+ - * /` only, so every machine gets the same double. */
function sineSeries(x: number): number {
  let term = x;
  let sum = x;
  for (let k = 2; k <= 18; k += 2) sum += term *= (-x * x) / (k * (k + 1));
  return sum;
}

/** cos x for 0 <= x <= pi/4, likewise. */
function cosineSeries(x: number): number {
  let term = 1;
  let sum = 1;
  for (let k = 1; k <= 17; k += 2) sum += term *= (-x * x) / (k * (k + 1));
  return sum;
}
