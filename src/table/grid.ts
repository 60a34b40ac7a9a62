import { boxOf, type Box } from './box.ts';
import type { Part, Point } from './shape.ts';

/** Finds the parts that may be near a segment. */
export interface Grid {
  /**
   * Visits, once each and in no particular order, at least all parts whose box comes within `pad` mils (in x and in y) of the
   * closed segment a-b, until `visit` returns true. Not to be called from within `visit`.
   */
  near(a: Point, b: Point, pad: number, visit: (part: number) => boolean): boolean;
}

/** Cells per part: enough that most cells hold one part, few enough that a long segment crosses few cells. */
const CELLS_PER_PART = 2;

/** A grid over the boxes of the parts. */
export function openGrid(parts: readonly Part[]): Grid {
  if (parts.length === 0) return { near: () => false };
  const boxes = parts.map(boxOf);
  const { left, bottom, right, top } = boxes.reduce(around);
  const cell = Math.max(1, Math.ceil(Math.sqrt(((right - left) * (top - bottom)) / (CELLS_PER_PART * parts.length))));
  const columns = Math.floor((right - left) / cell) + 1;
  const rows = Math.floor((top - bottom) / cell) + 1;
  const column = (x: number): number => Math.min(columns - 1, Math.max(0, Math.floor((x - left) / cell)));
  const row = (y: number): number => Math.min(rows - 1, Math.max(0, Math.floor((y - bottom) / cell)));

  const lists: number[][] = Array.from({ length: columns * rows }, () => []);
  boxes.forEach((box, part) => {
    for (let c = column(box.left); c <= column(box.right); c++) {
      for (let r = row(box.bottom); r <= row(box.top); r++) lists[c * rows + r]!.push(part);
    }
  });
  const sides = Float64Array.from(boxes.flatMap((box) => [box.left, box.bottom, box.right, box.top]));
  const seen = new Uint32Array(parts.length);
  let asked = 0;

  return {
    near(a, b, pad, visit) {
      const minX = Math.min(a.x, b.x) - pad;
      const maxX = Math.max(a.x, b.x) + pad;
      const minY = Math.min(a.y, b.y) - pad;
      const maxY = Math.max(a.y, b.y) + pad;
      if (maxX < left || minX > right || maxY < bottom || minY > top) return false;
      if (++asked === 0x100000000) {
        seen.fill(0);
        asked = 1;
      }
      const slope = (b.y - a.y) / (b.x - a.x);
      const steep = a.x === b.x;
      const last = column(maxX);
      for (let c = column(minX); c <= last; c++) {
        // The part of the segment in this column, a mil to spare for rounding.
        const enter = steep ? a.y : a.y + (left + c * cell - pad - 1 - a.x) * slope;
        const leave = steep ? b.y : enter + (cell + 2 * pad + 2) * slope;
        const low = row(Math.max(minY, Math.min(enter, leave) - pad - 1));
        const high = row(Math.min(maxY, Math.max(enter, leave) + pad + 1));
        for (let r = low; r <= high; r++) {
          for (const part of lists[c * rows + r]!) {
            if (seen[part] === asked) continue;
            seen[part] = asked;
            const i = 4 * part;
            if (sides[i]! > maxX || sides[i + 2]! < minX || sides[i + 1]! > maxY || sides[i + 3]! < minY) continue;
            if (visit(part)) return true;
          }
        }
      }
      return false;
    },
  };
}

const around = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  bottom: Math.min(a.bottom, b.bottom),
  right: Math.max(a.right, b.right),
  top: Math.max(a.top, b.top),
});
