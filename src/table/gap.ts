import { compareProducts } from './exact.ts';
import { inches } from './inches.ts';

/**
 * An exact length in mils: top / sqrt(bottom) - less, with whole numbers (OG-2.5, "exact" of OG-2.10).
 * Distances of points have top = bottom = squared distance; distances from a line have top = |cross product|;
 * `less` holds the radii of the bases and circles at both ends.
 */
export interface Gap {
  readonly top: number;
  readonly bottom: number;
  readonly less: number;
}

/** How a printed gap is rounded: it fails a `max`imum (up), fails a `min`imum (down), or neither (OG-2.6). */
export type Verdict = 'max' | 'min' | 'nearest';

/** The gap of two points at a squared distance, `less` mils taken off for radii. */
export const gapOf = (squared: number, less: number): Gap =>
  squared === 0 ? { top: 0, bottom: 1, less } : { top: squared, bottom: squared, less };

/** The sign (-1, 0, 1) of gap - mils, exact (OG-2.5). `compareGap(g, 1000) >= 0` reads "at least 1 inch". */
export function compareGap(gap: Gap, mils: number): number {
  const reach = mils + gap.less;
  return reach < 0 ? 1 : compareProducts(gap.top, gap.top, reach * reach, gap.bottom);
}

/**
 * What comparing two gaps in doubles may be off by, as a share of the lengths in it: some roundings of half a unit
 * each.
 */
const COMPARISON_ERROR = 2e-15;

/**
 * The sign (-1, 0, 1) of a - b, whatever radii each has taken off (OG-2.5). Doubles decide where their error bound
 * allows it, whole numbers where it does not.
 */
export function compareGaps(a: Gap, b: Gap): number {
  const far = a.top / Math.sqrt(a.bottom);
  const other = b.top / Math.sqrt(b.bottom);
  const more = a.less - b.less;
  const difference = far - other - more;
  if (Math.abs(difference) > (far + other + Math.abs(more)) * COMPARISON_ERROR) return Math.sign(difference);
  if (more >= 0) return compareLengths(a, b, more);
  // 0 minus it, not minus it: equal is never given as -0.
  return 0 - compareLengths(b, a, -more);
}

/**
 * The sign of a's length - (b's length + `more`), `more` >= 0, without their radii. With the squared lengths P and Q it
 * is that of P - Q - more^2 - 2 more sqrt(Q), so of rest - root: the root is got rid of by squaring once more. All
 * times both denominators.
 */
function compareLengths(a: Gap, b: Gap, more: number): number {
  const [aTop, bTop, d] = [BigInt(a.top), BigInt(b.top), BigInt(more)];
  const [p, q] = [aTop * aTop, bTop * bTop];
  const [pUnder, qUnder] = [BigInt(a.bottom), BigInt(b.bottom)];
  const rest = p * qUnder - q * pUnder - d * d * pUnder * qUnder;
  const rootSquared = 4n * d * d * q * pUnder * pUnder * qUnder;
  if (rest < 0n) return -1;
  const over = rest * rest - rootSquared;
  return over > 0n ? 1 : over < 0n ? -1 : 0;
}

/** The smaller of two gaps, exact; the first of two equal ones. */
export const nearerGap = (a: Gap, b: Gap): Gap => (compareGaps(a, b) <= 0 ? a : b);

/** The gap in whole mils: up for a failed maximum, down for a failed minimum, else to the nearest (OG-2.6, C9). */
export function gapMils(gap: Gap, verdict: Verdict): number {
  let low = Math.floor(gap.top / Math.sqrt(gap.bottom)) - gap.less;
  while (compareGap(gap, low) < 0) low -= 1;
  while (compareGap(gap, low + 1) >= 0) low += 1;
  if (verdict === 'min') return low;
  if (verdict === 'max') return compareGap(gap, low) === 0 ? low : low + 1;
  const twice = 2 * (low + gap.less) + 1;
  return compareProducts(2 * gap.top, 2 * gap.top, twice * twice, gap.bottom) >= 0 ? low + 1 : low;
}

/** The gap as printed: "0.999 in" (OG-2.6). */
export const gapText = (gap: Gap, verdict: Verdict): string => inches(gapMils(gap, verdict));
