import { boxOf } from './box.ts';
import type { Part, Point } from './shape.ts';

/** A box as the sums and differences of its opposite sides: twice its middle, and its whole size. Whole numbers. */
export interface DoubleBox {
  readonly middleX: number;
  readonly middleY: number;
  readonly width: number;
  readonly height: number;
}

/** A segment grown by some mils, in the same doubled terms as the boxes it is to be compared with. */
export interface Beam extends DoubleBox {
  readonly dx: number;
  readonly dy: number;
  /** Twice the cross product of its direction with its start: where its line runs. */
  readonly line: number;
  /** What growing it adds to the room beside its line. */
  readonly grown: number;
}

/** The boxes of parts, in their order. */
export const boxesOf = (parts: readonly Part[]): readonly DoubleBox[] =>
  parts.map(boxOf).map(({ left, bottom, right, top }) => ({
    middleX: left + right,
    middleY: bottom + top,
    width: right - left,
    height: top - bottom,
  }));

/** The closed segment a-b grown by `pad` mils. */
export function beamOf(a: Point, b: Point, pad: number): Beam {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const spanX = Math.abs(dx);
  const spanY = Math.abs(dy);
  return {
    middleX: a.x + b.x,
    middleY: a.y + b.y,
    width: spanX + 2 * pad,
    height: spanY + 2 * pad,
    dx,
    dy,
    line: 2 * (dx * a.y - dy * a.x),
    grown: 2 * pad * (spanX + spanY),
  };
}

/**
 * The first index >= `start` of a box that has a point in common with the beam; the number of boxes if there is none. A
 * box misses a beam if it lies on one side of its line, beside it, or above or below it. All boxes are looked at in
 * turn: a table has some dozens of parts, for which this is faster than walking through a grid.
 */
export function nextNear(boxes: readonly DoubleBox[], beam: Beam, start: number): number {
  const { middleX, middleY, width, height, dx, dy, line, grown } = beam;
  const spanX = Math.abs(dx);
  const spanY = Math.abs(dy);
  for (let i = start; i < boxes.length; i++) {
    const box = boxes[i]!;
    if (
      Math.abs(dx * box.middleY - dy * box.middleX - line) <= spanX * box.height + spanY * box.width + grown &&
      Math.abs(box.middleX - middleX) <= box.width + width &&
      Math.abs(box.middleY - middleY) <= box.height + height
    ) {
      return i;
    }
  }
  return boxes.length;
}
