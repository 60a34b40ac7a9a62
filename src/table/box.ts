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
  const [first, ...rest] = part.corners;
  return rest.reduce<Box>(
    (box, { x, y }) => ({
      left: Math.min(box.left, x),
      bottom: Math.min(box.bottom, y),
      right: Math.max(box.right, x),
      top: Math.max(box.top, y),
    }),
    { left: first!.x, bottom: first!.y, right: first!.x, top: first!.y },
  );
}
