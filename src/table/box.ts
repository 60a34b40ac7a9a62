import type { Part } from './shape.ts';

/** The smallest upright rectangle around something, mils. */
export interface Box {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

/** The box of a part. */
export function boxOf(part: Part): Box {
  if (part.kind === 'circle') {
    const { x, y, radius } = part;
    return { left: x - radius, bottom: y - radius, right: x + radius, top: y + radius };
  }
  return part.corners.map(({ x, y }): Box => ({ left: x, bottom: y, right: x, top: y })).reduce(hull);
}

/** The box round some parts; there is at least one. */
export const boxAround = (parts: readonly Part[]): Box => parts.map(boxOf).reduce(hull);

const hull = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  bottom: Math.min(a.bottom, b.bottom),
  right: Math.max(a.right, b.right),
  top: Math.max(a.top, b.top),
});
