import { boxOf } from './box.ts';
import type { Part, Point } from './shape.ts';

/** The boxes of some parts and room for the answer of `findNear`. */
export interface Boxes {
  readonly boxes: readonly DoubleBox[];
  /** Where `findNear` writes the indices it finds, rising. */
  readonly found: Int32Array;
}

/** A box as the sums and differences of its opposite sides: twice its middle, and its whole size. Whole numbers. */
interface DoubleBox {
  readonly middleX: number;
  readonly middleY: number;
  readonly width: number;
  readonly height: number;
}

/** The boxes of parts, in their order. */
export const boxesOf = (parts: readonly Part[]): Boxes => ({
  boxes: parts.map(boxOf).map(({ left, bottom, right, top }) => ({
    middleX: left + right,
    middleY: bottom + top,
    width: right - left,
    height: top - bottom,
  })),
  found: new Int32Array(parts.length),
});

/**
 * Writes into `found` all boxes that, grown by `pad` mils, have a point in common with the closed segment a-b, and returns how many.
 * A box misses a segment if it lies on one side of its line, beside it, or above or below it. All boxes are looked at: a table has
 * some dozens of parts, for which this is faster than walking through a grid.
 */
export function findNear({ boxes, found }: Boxes, a: Point, b: Point, pad: number): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const spanX = Math.abs(dx);
  const spanY = Math.abs(dy);
  const line = 2 * (dx * a.y - dy * a.x);
  const grown = 2 * pad * (spanX + spanY);
  const middleX = a.x + b.x;
  const middleY = a.y + b.y;
  const reachX = spanX + 2 * pad;
  const reachY = spanY + 2 * pad;
  let count = 0;
  for (let i = 0; i < boxes.length; i++) {
    const box = boxes[i]!;
    if (
      Math.abs(dx * box.middleY - dy * box.middleX - line) <= spanX * box.height + spanY * box.width + grown &&
      Math.abs(box.middleX - middleX) <= box.width + reachX &&
      Math.abs(box.middleY - middleY) <= box.height + reachY
    ) {
      found[count++] = i;
    }
  }
  return count;
}
