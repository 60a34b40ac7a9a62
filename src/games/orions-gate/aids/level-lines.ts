import { rnd, type Point } from '../../../table/index.ts';
import type { Box } from './contour.ts';

/**
 * The rings round the places of a box where a smooth function is at most 0, interpolated on a lattice (even-odd, closed
 * at the box).
 */
export function levelLines(
  value: (x: number, y: number) => number,
  box: Box,
  cell: number,
): readonly (readonly Point[])[] {
  const columns = Math.ceil((box.right - box.left) / cell);
  const rows = Math.ceil((box.top - box.bottom) / cell);
  // A frame of nodes outside the box closes the rings at its edge.
  const wide = columns + 3;
  const values = new Float64Array(wide * (rows + 3)).fill(1);
  const xOf = (column: number): number => Math.max(box.left, Math.min(box.right, box.left + (column - 1) * cell));
  const yOf = (row: number): number => Math.max(box.bottom, Math.min(box.top, box.bottom + (row - 1) * cell));
  for (let row = 1; row <= rows + 1; row++)
    for (let column = 1; column <= columns + 1; column++) values[row * wide + column] = value(xOf(column), yOf(row));
  const inside = (node: number): boolean => values[node]! <= 0;
  const crossing = (edge: number): Point => {
    const node = edge >> 1;
    const other = edge & 1 ? node + wide : node + 1;
    const column = node % wide;
    const row = (node - column) / wide;
    const [otherColumn, otherRow] = edge & 1 ? [column, row + 1] : [column + 1, row];
    const [a, b] = [values[node]!, values[other]!];
    const share = a === b ? 0 : a / (a - b);
    return {
      x: rnd(xOf(column) + share * (xOf(otherColumn) - xOf(column))),
      y: rnd(yOf(row) + share * (yOf(otherRow) - yOf(row))),
    };
  };
  const next = new Int32Array(2 * values.length).fill(-1);
  const starts: number[] = [];
  for (let row = 0; row < rows + 2; row++) {
    for (let column = 0; column < columns + 2; column++) {
      const node = row * wide + column;
      const corners = [node, node + 1, node + 1 + wide, node + wide].map(inside);
      const edges = [2 * node, 2 * (node + 1) + 1, 2 * (node + wide), 2 * node + 1];
      for (let side = 0; side < 4; side++) {
        if (!corners[side] || corners[(side + 1) % 4]) continue;
        let other = (side + 3) % 4;
        while (corners[other] === corners[(other + 1) % 4]) other = (other + 3) % 4;
        next[edges[side]!] = edges[other]!;
        starts.push(edges[side]!);
      }
    }
  }
  const rings: Point[][] = [];
  for (const start of starts) {
    const ring: Point[] = [];
    for (let edge = start; next[edge]! >= 0;) {
      ring.push(crossing(edge));
      const following: number = next[edge]!;
      next[edge] = -1;
      edge = following;
    }
    if (ring.length > 2) rings.push(ring);
  }
  return rings;
}
