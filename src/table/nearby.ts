import { boxOf } from './box.ts';
import type { Part, Point } from './shape.ts';

/** The boxes of some parts, laid out for `findNear`: sums and differences of opposite sides, twice the middle and the whole size. */
export interface Boxes {
  readonly middleX: Float64Array;
  readonly middleY: Float64Array;
  readonly width: Float64Array;
  readonly height: Float64Array;
  /** Where `findNear` writes the indices it finds, rising. */
  readonly found: Int32Array;
}

/** Scales the product of two lengths on a table into 32 bits, so that its sign can be shifted out. */
const TO_WORD = 1e-6;

/** The boxes of parts, in their order. */
export function boxesOf(parts: readonly Part[]): Boxes {
  const boxes = parts.map(boxOf);
  return {
    middleX: Float64Array.from(boxes, (box) => box.left + box.right),
    middleY: Float64Array.from(boxes, (box) => box.bottom + box.top),
    width: Float64Array.from(boxes, (box) => box.right - box.left),
    height: Float64Array.from(boxes, (box) => box.top - box.bottom),
    found: new Int32Array(parts.length),
  };
}

/**
 * Writes into `boxes.found` at least all boxes that, grown by `pad` mils, have a point in common with the closed segment a-b, and
 * returns how many. A box misses a segment if it lies on one side of its line, beside it, or above or below it. All boxes are looked
 * at: a table has some dozens of parts, for which this is faster than walking through a grid.
 */
export function findNear(boxes: Boxes, a: Point, b: Point, pad: number): number {
  const { middleX, middleY, width, height, found } = boxes;
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const spanX = Math.abs(dx);
  const spanY = Math.abs(dy);
  const line = 2 * (dx * a.y - dy * a.x);
  const grown = 2 * pad * (spanX + spanY);
  const size = found.length;
  let crossed = 0;
  for (let i = 0; i < size; i++) {
    const room = spanX * height[i]! + spanY * width[i]! + grown - Math.abs(dx * middleY[i]! - dy * middleX[i]! - line);
    // Without a branch: nobody can foresee which boxes a line crosses, and a wrong guess costs the machine more than the sum.
    found[crossed] = i;
    crossed += 1 + ((room * TO_WORD) >> 31);
  }
  let count = 0;
  for (let k = 0; k < crossed; k++) {
    const i = found[k]!;
    const besideX = Math.abs(middleX[i]! - a.x - b.x) > width[i]! + spanX + 2 * pad;
    const besideY = Math.abs(middleY[i]! - a.y - b.y) > height[i]! + spanY + 2 * pad;
    if (!besideX && !besideY) found[count++] = i;
  }
  return count;
}
