import { along, isConvex, partOnTable, shareArea } from '../../src/table/index.ts';
import type { CirclePart, Part, Point, PolygonPart, SightPiece } from '../../src/table/index.ts';
import type { Sequence } from './sequence.ts';

/** Whole-number right triangles: directions in which circles have whole tangent points. */
const TRIPLES = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [20, 21, 29],
  [1, 0, 1],
] as const;

/** Small convex polygons, counter-clockwise; enlarged m times their edges carry m - 1 whole points each. */
const SHAPES: readonly (readonly (readonly [number, number])[])[] = [
  [
    [0, 0],
    [2, 0],
    [2, 3],
    [0, 3],
  ],
  [
    [0, 0],
    [4, 1],
    [1, 3],
  ],
  [
    [0, 1],
    [1, 0],
    [3, 0],
    [4, 1],
    [3, 2],
    [1, 2],
  ],
  [
    [0, 0],
    [5, 0],
    [6, 1],
    [3, 4],
    [0, 2],
  ],
  [
    [0, 0],
    [7, 1],
    [8, 3],
    [1, 2],
  ],
];

/** A part and what is needed to build segments that touch it exactly. */
export type Target =
  | { readonly part: CirclePart; readonly triple: readonly [number, number, number] }
  | { readonly part: PolygonPart; readonly scale: number };

/** A segment to ask about; `touching` says that it was built to touch a part exactly. */
export interface Segment {
  readonly a: Point;
  readonly b: Point;
  readonly touching: boolean;
}

/** A random part with its centre or first corner in the middle of a table. */
export function randomTarget(sequence: Sequence, width: number): Target {
  const at = { x: sequence.whole(4000, width - 8000), y: sequence.whole(4000, 40_000) };
  const kind = sequence.whole(0, 5);
  if (kind < 3) {
    const triple = sequence.pick(TRIPLES);
    return {
      part: {
        kind: 'circle',
        ...at,
        radius: triple[2] * sequence.whole(Math.ceil(250 / triple[2]), Math.floor(4000 / triple[2])),
      },
      triple,
    };
  }
  if (kind < 5) {
    const scale = sequence.whole(150, 900);
    return {
      part: {
        kind: 'polygon',
        corners: sequence.pick(SHAPES).map(([x, y]) => ({ x: at.x + x * scale, y: at.y + y * scale })),
      },
      scale,
    };
  }
  return { part: roundedPolygon(sequence, at), scale: 1 };
}

/** A polygon with 3 to 16 corners near a circle. */
function roundedPolygon(sequence: Sequence, centre: Point): PolygonPart {
  for (;;) {
    const count = sequence.whole(3, 16);
    const radius = sequence.whole(1000, 3500);
    const slot = Math.floor(36000 / count);
    const corners = Array.from({ length: count }, (_, i) =>
      along(centre, i * slot + sequence.whole(0, Math.floor(slot / 2)), radius),
    );
    if (isConvex(corners)) return { kind: 'polygon', corners };
  }
}

/** A table of random solid pieces of one part each. Pieces may lie over each other: sight does not mind. */
export function randomScene(
  sequence: Sequence,
  count: number,
  width = 72_000,
): { targets: readonly Target[]; pieces: readonly SightPiece[] } {
  const targets = Array.from({ length: count }, () => randomTarget(sequence, width));
  return { targets, pieces: targets.map(({ part }, i) => ({ id: `p${i + 1}`, solid: true, parts: [part] })) };
}

/** A layout that the game allows (OG-4.5): all pieces solid, wholly on a 72 x 48 inch table, none sharing area. */
export function legalScene(sequence: Sequence, count: number): readonly SightPiece[] {
  const parts: Part[] = [];
  while (parts.length < count) {
    const { part } = randomTarget(sequence, 72_000);
    if (partOnTable(part, { width: 72_000, height: 48_000 }) && !parts.some((other) => shareArea(part, other)))
      parts.push(part);
  }
  return parts.map((part, i) => ({ id: `p${i + 1}`, solid: true, parts: [part] }));
}

/** A segment between two random points. */
export const randomSegment = (sequence: Sequence, width: number): Segment => ({
  a: { x: sequence.whole(0, width), y: sequence.whole(0, 48_000) },
  b: { x: sequence.whole(0, width), y: sequence.whole(0, 48_000) },
  touching: false,
});

/**
 * A segment that touches the part in single points of its outline or along an edge: tangents, ends on the outline,
 * corners, zero length.
 */
export function touchingSegment(sequence: Sequence, target: Target): Segment {
  const { at, direction } = 'triple' in target ? tangent(sequence, target) : outline(sequence, target);
  const [back, ahead] = sequence.pick([
    [0, 0],
    [0, sequence.whole(1, 400)],
    [sequence.whole(1, 400), sequence.whole(1, 400)],
  ] as const);
  const step = (k: number): Point => ({ x: at.x + k * direction.x, y: at.y + k * direction.y });
  return sequence.whole(0, 1)
    ? { a: step(-back), b: step(ahead), touching: true }
    : { a: step(ahead), b: step(-back), touching: true };
}

/** The same segment moved by a mil or so: mostly a near miss or a bare overlap. */
export function nudged(sequence: Sequence, { a, b }: Segment): Segment {
  const dx = sequence.whole(-1, 1);
  const dy = sequence.whole(-1, 1);
  return {
    a: { x: a.x + dx, y: a.y + dy },
    b: sequence.whole(0, 1) ? b : { x: b.x + dx, y: b.y + dy },
    touching: false,
  };
}

/** A whole point of a circle and the tangent's direction there. */
function tangent(
  sequence: Sequence,
  { part, triple: [p, q, hypotenuse] }: Extract<Target, { triple: unknown }>,
): { at: Point; direction: Point } {
  const [u, v] = sequence.whole(0, 1) ? [p, q] : [q, p];
  const [x, y] = [sequence.pick([-u, u]), sequence.pick([-v, v])];
  const m = part.radius / hypotenuse;
  return { at: { x: part.x + m * x, y: part.y + m * y }, direction: { x: -y, y: x } };
}

/** A whole point of a polygon's outline, and a direction along an edge or past a corner without entering. */
function outline(
  sequence: Sequence,
  { part: { corners }, scale }: Extract<Target, { scale: unknown }>,
): { at: Point; direction: Point } {
  const i = sequence.whole(0, corners.length - 1);
  const corner = corners[i]!;
  const next = corners[(i + 1) % corners.length]!;
  const before = corners[(i + corners.length - 1) % corners.length]!;
  const edge = { x: (next.x - corner.x) / scale, y: (next.y - corner.y) / scale };
  if (sequence.whole(0, 1)) {
    const k = sequence.whole(0, scale);
    return {
      at: { x: corner.x + k * edge.x, y: corner.y + k * edge.y },
      direction: scale === 1 ? { x: 0, y: 0 } : edge,
    };
  }
  // Between the directions of the two edges at a corner: a line through the corner that leaves the polygon on one side.
  const weight = sequence.whole(1, 3);
  const far = {
    x: weight * edge.x + (corner.x - before.x) / scale,
    y: weight * edge.y + (corner.y - before.y) / scale,
  };
  return { at: corner, direction: scale === 1 ? { x: 0, y: 0 } : far };
}

/** The parts of a scene in order. */
export const partsOf = (pieces: readonly SightPiece[]): readonly Part[] => pieces.flatMap((piece) => piece.parts);
