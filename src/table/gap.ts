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

/** The smaller of two gaps with equal `less`, exact. */
export function nearerGap(a: Gap, b: Gap): Gap {
  const left = a.top * a.top * b.bottom;
  const right = b.top * b.top * a.bottom;
  if (Math.abs(left - right) > (left + right) * 1e-15) return left < right ? a : b;
  return BigInt(a.top) * BigInt(a.top) * BigInt(b.bottom) <= BigInt(b.top) * BigInt(b.top) * BigInt(a.bottom) ? a : b;
}

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
