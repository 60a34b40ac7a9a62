import { crossAt, dotAt, squaredDistance } from './exact.ts';
import { gapOf, type Gap } from './gap.ts';
import type { Point } from './shape.ts';

/**
 * The exact least distance between the closed segment from-to and a point, `less` mils taken off for radii (OG-6.10).
 */
export function segmentGap(from: Point, to: Point, point: Point, less: number): Gap {
  const ahead = dotAt(from, to, point);
  if (ahead <= 0) return gapOf(squaredDistance(from, point), less);
  const length2 = squaredDistance(from, to);
  if (ahead >= length2) return gapOf(squaredDistance(to, point), less);
  return { top: Math.abs(crossAt(from, to, point)), bottom: length2, less };
}
