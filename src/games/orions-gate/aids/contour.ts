import { rnd, type Point } from '../../../table/index.ts';

/** A stretch of the table in mils. */
export interface Box {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

/**
 * How closely a region is traced, in mils: lattice width, nodes skipped while looking for it, and the last halving
 * step.
 */
export interface Grain {
  readonly cell: number;
  readonly skip: number;
  readonly end: number;
}

/** Corners are cut by at most 0.09 in, straight and round edges lie within 0.005 in. */
export const FINE: Grain = { cell: 120, skip: 4, end: 4 };
/** For many units at once. */
export const COARSE: Grain = { cell: 500, skip: 2, end: 16 };

/**
 * The outline of a region as closed rings of whole-mil points, holes included (even-odd). Every point is one for which
 * `inside` answered yes, so the outline never promises more than there is (OG-25.6). Islands narrower than `cell *
 * skip` may be missed.
 */
export function contour(
  inside: (x: number, y: number) => boolean,
  box: Box,
  grain: Grain,
): readonly (readonly Point[])[] {
  const lattice = openLattice(inside, box, grain);
  const { next, starts } = outlined(lattice, edgeCells(lattice, grain.skip));
  const rings: (readonly Point[])[] = [];
  for (const start of starts) {
    if (next[start] === -1) continue;
    const ring = ringFrom(lattice, next, start);
    if (ring.length > 2) rings.push(thinned(ring, grain.end));
  }
  return rings;
}

/** The nodes that a region is looked at from. */
interface Lattice {
  readonly columns: number;
  readonly rows: number;
  /** Nodes in a row: node `row * wide + column`. */
  readonly wide: number;
  /** Whether a node lies inside; asked once. */
  at(column: number, row: number): boolean;
  /**
   * The last point inside on an edge that the outline crosses. An edge is named by its lower left node: 2 * node for
   * the one to the right, 2 * node + 1 for the one upward.
   */
  crossing(edge: number): Point;
}

function openLattice(inside: (x: number, y: number) => boolean, box: Box, { cell, skip, end }: Grain): Lattice {
  const columns = Math.ceil((box.right - box.left) / cell / skip) * skip + 2 * skip;
  const rows = Math.ceil((box.top - box.bottom) / cell / skip) * skip + 2 * skip;
  const [x0, y0] = [box.left - skip * cell, box.bottom - skip * cell];
  const wide = columns + 1;
  const known = new Int8Array(wide * (rows + 1));
  const at = (column: number, row: number): boolean => {
    const index = row * wide + column;
    if (known[index] === 0) known[index] = inside(x0 + column * cell, y0 + row * cell) ? 1 : -1;
    return known[index] === 1;
  };
  const crossing = (edge: number): Point => {
    const node = edge >> 1;
    const column = node % wide;
    const row = (node - column) / wide;
    const [dx, dy] = edge & 1 ? [0, cell] : [cell, 0];
    let [ax, ay] = [x0 + column * cell, y0 + row * cell];
    let [bx, by] = [ax + dx, ay + dy];
    if (!at(column, row)) [ax, ay, bx, by] = [bx, by, ax, ay];
    while (Math.abs(bx - ax) + Math.abs(by - ay) > end) {
      const [mx, my] = [(ax + bx) / 2, (ay + by) / 2];
      if (inside(mx, my)) [ax, ay] = [mx, my];
      else [bx, by] = [mx, my];
    }
    return { x: rnd(ax), y: rnd(ay) };
  };
  return { columns, rows, wide, at, crossing };
}

/** Cells by their lower left nodes, each handed out once. */
interface Cells {
  visit(column: number, row: number): void;
  take(): number | undefined;
}

function openCells({ columns, rows, wide }: Lattice): Cells {
  const done = new Uint8Array(wide * (rows + 1));
  const queue: number[] = [];
  return {
    visit(column, row) {
      if (column < 0 || row < 0 || column >= columns || row >= rows || done[row * wide + column]) return;
      done[row * wide + column] = 1;
      queue.push(row * wide + column);
    },
    take: () => queue.pop(),
  };
}

/** Cells that the outline crosses, found on every `skip`th row and column. */
function edgeCells(lattice: Lattice, skip: number): Cells {
  const { columns, rows, at } = lattice;
  const cells = openCells(lattice);
  const { visit } = cells;
  for (let row = 0; row <= rows; row += skip) {
    for (let column = 0; column <= columns; column += skip) {
      if (column < columns && at(column, row) !== at(column + skip, row)) {
        for (let k = 0; k < skip; k++) if (at(column + k, row) !== at(column + k + 1, row)) visit(column + k, row);
      }
      if (row < rows && at(column, row) !== at(column, row + skip)) {
        for (let k = 0; k < skip; k++) if (at(column, row + k) !== at(column, row + k + 1)) visit(column, row + k);
      }
    }
  }
  return cells;
}

/**
 * Follows the outline from the cells it was found in: for each edge it crosses the next one, and the edges it may begin
 * at.
 */
function outlined(
  { rows, wide, at }: Lattice,
  { visit, take }: Cells,
): { readonly next: Int32Array; readonly starts: readonly number[] } {
  const next = new Int32Array(2 * wide * (rows + 1)).fill(-1);
  const starts: number[] = [];
  for (let node = take(); node !== undefined; node = take()) {
    const column = node % wide;
    const row = (node - column) / wide;
    const [sw, se, ne, nw] = [at(column, row), at(column + 1, row), at(column + 1, row + 1), at(column, row + 1)];
    const [south, east, north, west] = [2 * node, 2 * (node + 1) + 1, 2 * (node + wide), 2 * node + 1];
    // Going round the cell counter-clockwise the outline enters where outside turns to inside and leaves where it turns
    // back.
    const edges = [south, east, north, west];
    const flips = [sw !== se, se !== ne, ne !== nw, nw !== sw];
    const firsts = [sw, se, ne, nw];
    for (let side = 0; side < 4; side++) {
      if (!flips[side] || !firsts[side]) continue;
      let other = (side + 3) % 4;
      while (!flips[other]) other = (other + 3) % 4;
      next[edges[side]!] = edges[other]!;
      starts.push(edges[side]!);
    }
    if (flips[0]) visit(column, row - 1);
    if (flips[1]) visit(column + 1, row);
    if (flips[2]) visit(column, row + 1);
    if (flips[3]) visit(column - 1, row);
  }
  return { next, starts };
}

/** The ring that begins at an edge; its edges are taken out of `next`. */
function ringFrom({ crossing }: Lattice, next: Int32Array, start: number): readonly Point[] {
  const ring: Point[] = [];
  let edge = start;
  while (next[edge] !== -1) {
    const point = crossing(edge);
    const last = ring[ring.length - 1];
    if (!last || last.x !== point.x || last.y !== point.y) ring.push(point);
    const following: number = next[edge]!;
    next[edge] = -1;
    edge = following;
  }
  return ring;
}

/** A ring without the points that lie within `slack` mils of the line between those that stay. */
function thinned(ring: readonly Point[], slack: number): readonly Point[] {
  const kept: Point[] = [ring[0]!];
  let from = 0;
  for (let to = 2; to <= ring.length; to++) {
    const [a, b] = [ring[from]!, ring[to % ring.length]!];
    const dx = b.x - a.x;
    const dy = b.y - a.y;
    const most = slack * Math.sqrt(dx * dx + dy * dy);
    let straight = most > 0;
    for (let i = from + 1; straight && i < to; i++)
      straight = Math.abs(dx * (ring[i]!.y - a.y) - dy * (ring[i]!.x - a.x)) <= most;
    if (straight) continue;
    from = to - 1;
    kept.push(ring[from]!);
  }
  return kept.length > 2 ? kept : ring;
}

/** Whether a point lies in a region given by rings (even-odd). */
export function inRings(rings: readonly (readonly Point[])[], x: number, y: number): boolean {
  let inside = false;
  for (const ring of rings) {
    let from = ring[ring.length - 1]!;
    for (const to of ring) {
      if (from.y > y !== to.y > y && x < ((to.x - from.x) * (y - from.y)) / (to.y - from.y) + from.x) inside = !inside;
      from = to;
    }
  }
  return inside;
}
