import { squaredDistance } from '../../../table/exact.ts';
import { shareArea } from '../../../table/part.ts';
import type { Part, Point } from '../../../table/shape.ts';
import { GATE_RADIUS, gateAt } from './generator-gates.ts';
import type { Layout } from './layout.ts';

/** OG-4.2, 4.3: gates stand between the deployment zones. */
const HEIGHT = 48_000;
const ZONE = 12_000;
/** Kept free to the short edges (OG-4.6). */
const EDGE = 2000;
/** Kept free to other pieces; narrowed when so many do not fit. */
const APART = [3000, 2000, 1000, 500] as const;
const GRID = 500;

/**
 * The pieces of a table with gates and wormholes among them: circles of the generator's radius (OG-4.6) wherever the
 * table leaves room, nearest to the line y = H/2, in pairs that turn into each other about the table centre. Null when
 * they find no room.
 */
export function withGates(
  pieces: Layout[number],
  width: number,
  gates: number,
  wormholes: number,
): Layout[number] | null {
  for (const apart of APART) {
    const places = freePlaces(pieces, width, gates + wormholes, apart);
    if (!places) continue;
    const kinds = dealt(gates, wormholes);
    return [...pieces, ...places.map(({ x, y }, index) => gateAt(kinds[index]!, x, y))];
  }
  return null;
}

/** Pairs of one kind first; the odd gate and the odd wormhole come last. */
function dealt(gates: number, wormholes: number): readonly ('warpGate' | 'wormhole')[] {
  const many = <K extends string>(kind: K, count: number): K[] => Array.from({ length: count }, () => kind);
  const [oddGate, oddHole] = [gates % 2, wormholes % 2];
  return [
    ...many('warpGate', gates - oddGate),
    ...many('wormhole', wormholes - oddHole),
    ...many('warpGate', oddGate),
    ...many('wormhole', oddHole),
  ];
}

function freePlaces(pieces: Layout[number], width: number, count: number, apart: number): readonly Point[] | null {
  const centre: Point = { x: width / 2, y: HEIGHT / 2 };
  const parts = pieces.flatMap((piece) => piece.parts);
  const isFree = (at: Point): boolean => {
    const room: Part = { kind: 'circle', x: at.x, y: at.y, radius: GATE_RADIUS + apart };
    return parts.every((part) => !shareArea(room, part));
  };
  const reach = 2 * GATE_RADIUS + apart;
  const clear = (a: Point, b: Point): boolean => squaredDistance(a, b) >= reach * reach;
  const taken: Point[] = [];
  // An odd one belongs in the middle, where it is its own twin.
  const middle = count % 2 === 1 && isFree(centre);
  const keptFree = middle ? [centre] : [];
  for (const at of grid(centre)) {
    if (taken.length >= count - keptFree.length) break;
    const twin: Point = { x: width - at.x, y: HEIGHT - at.y };
    if (
      !clear(at, twin) ||
      !isFree(at) ||
      !isFree(twin) ||
      [...taken, ...keptFree].some((other) => !clear(at, other) || !clear(twin, other))
    )
      continue;
    taken.push(at, twin);
  }
  const places = [...taken.slice(0, count - keptFree.length), ...keptFree];
  return places.length === count ? places : null;
}

/** Places in the left half, the middle line first, from a quarter of the table outwards on it. */
function grid({ x: middle, y: line }: Point): readonly Point[] {
  const rows: number[] = [];
  for (let off = 0; line - off >= ZONE + GATE_RADIUS; off += GRID)
    rows.push(...(off === 0 ? [line] : [line + off, line - off]));
  const columns: number[] = [];
  for (let x = EDGE + GATE_RADIUS; x <= middle; x += GRID) columns.push(x);
  columns.sort((a, b) => Math.abs(a - middle / 2) - Math.abs(b - middle / 2) || a - b);
  return rows.flatMap((y) => columns.map((x) => ({ x, y })));
}
