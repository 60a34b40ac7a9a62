import { DIRECTIONS, type Cell, type Direction, type Turn } from '../../../../games/battlespace-sirius/index.ts';
import type { Point } from '../../../../table/shape.ts';
import type { Spot } from '../../../cards/table/box.ts';

/** Units of the stage in a cell's side. */
export const CELL = 1000;
/**
 * BS-19.1: where the clip stands for the values 1 to 6, cells from the middle of the side, clockwise. The middle itself
 * is the gun port.
 */
export const STOPS = [-0.265, -0.165, -0.07, 0.07, 0.165, 0.265] as const;
/** Middle and depth of a side's rail, cells from the middle of the card outwards. */
export const RAIL = 0.358;
export const RAIL_DEPTH = 0.118;
/** Half the length of a rail, cells. */
export const RAIL_REACH = 0.317;
/** The six cells of a side's scale (BS-19.1): a wedge on the rail, each cell higher than the one before. */
export const NOTCHES = STOPS.map((along, index) => {
  const height = RAIL_DEPTH * (0.6 + index * 0.07);
  return { along, out: (height - RAIL_DEPTH) / 2 + 0.003, half: 0.0455, height };
});
/** Width and depth of a clip, cells. */
export const CLIP = { width: 0.102, depth: 0.126 } as const;
/**
 * Where lines begin and end: at the card's own edge, off every number, and far enough before the target's for its mark.
 */
const LEAVE = 0.436;
const ARRIVE = 0.47;
/** Where a line through a third cell begins to bend, cells from the middle of the card. */
const BEND = 0.52;
/**
 * How far the bend keeps from the middle of the third cell, where a name may stand; share of the way to the shared
 * corner.
 */
const TIGHT = 0.2;

/** Where a card stands and where its bow points: degrees clockwise from North. */
export interface Stand extends Point {
  readonly heading: number;
}

/** The middle of a cell, units of the stage. */
export const centreOf = ([x, y]: Cell): Point => ({ x: x * CELL, y: y * CELL });

/** A heading in degrees clockwise from the North. */
export const degreesOf = (heading: Direction): number => DIRECTIONS.indexOf(heading) * 90;

/**
 * Where a card lies: in a cell, or under the ship there. `heading` = of its bow, degrees clockwise; `shove` = how far a
 * hit pushes it.
 */
export interface Place {
  readonly at: 'cell' | 'under';
  readonly cell: Cell;
  readonly heading: number;
  readonly shove?: Point;
}

/** Width of a card, units; its prow and its glow reach beyond. */
export const CARD = 0.86 * CELL;
/** How far a card looks out from under the ship, to the right and down, in cells, and its size against the ship's. */
export const TUCK = { x: 0.062, y: -0.062, size: 0.95 } as const;

const radians = (degrees: number): number => (degrees / 180) * Math.PI;

/** Where a card of a place lies, how large, and how it is turned. */
export const spotOf = ({ at, cell, heading, shove }: Place): Spot => {
  const { x, y } = centreOf(cell);
  if (at === 'under') return { x: x + TUCK.x * CELL, y: y + TUCK.y * CELL, width: CARD * TUCK.size };
  const turned = heading === 0 ? {} : { angle: radians(heading) };
  return { x: x + (shove?.x ?? 0), y: y + (shove?.y ?? 0), width: CARD, ...turned };
};

/** Where the bow of a card at a spot points, degrees clockwise, whole where it is meant to be. */
export const headingOf = ({ angle = 0 }: Spot): number => Math.round((angle / Math.PI) * 180e6) / 1e6;

/** BS-3.1: one step in a direction, as a vector. */
const AHEAD: { readonly [direction in Direction]: Point } = {
  N: { x: 0, y: 1 },
  E: { x: 1, y: 0 },
  S: { x: 0, y: -1 },
  W: { x: -1, y: 0 },
};

/**
 * A place of a side (its index in SIDES): `along` clockwise from the side's middle, `out` from the middle of the card;
 * cells.
 */
export const sideSpot = (stand: Stand, side: number, along: number, out: number): Point => {
  const angle = ((stand.heading + side * 90) / 180) * Math.PI;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return { x: stand.x + (sin * out + cos * along) * CELL, y: stand.y + (cos * out - sin * along) * CELL };
};

/** The index in SIDES of the side that points in a direction (BS-3.3). */
export const sideFacing = (heading: number, line: Direction): number =>
  (DIRECTIONS.indexOf(line) - Math.round(heading / 90) + 8) % 4;

/**
 * Where the clip of a value is along its side, cells; below 1 it slides off the card. Values between the marks while it
 * moves.
 */
export const stopOf = (value: number): number => {
  if (value <= 1) return STOPS[0] - (1 - Math.max(value, 0)) * 0.12;
  const below = Math.min(Math.floor(value), 5);
  return STOPS[below - 1]! + (STOPS[below]! - STOPS[below - 1]!) * (value - below);
};

/** Where the number of a side stands: on its clip, in the gap, or in the middle of a side seen from afar. */
export const figureSpot = (stand: Stand, side: number, value: number, far: boolean): Point =>
  sideSpot(stand, side, far || value < 0.5 ? 0 : stopOf(value), RAIL);

/** The cell a line through a third cell bends in (table 3.B); null in Square. */
export const throughOf = (from: Cell, to: Cell, line: Direction): Cell | null =>
  from[0] !== to[0] && from[1] !== to[1] ? [from[0] + AHEAD[line].x, from[1] + AHEAD[line].y] : null;

/** How far inside a taken cell a line keeps to its border, and how round its corners are there; cells. */
const SKIRT = 0.035;
const ROUND = 0.07;

/** A way with its corners rounded off. */
const rounded = (way: readonly Point[]): readonly Point[] =>
  way.flatMap((point, index) => {
    const [before, after] = [way[index - 1], way[index + 1]];
    if (!before || !after) return [point];
    const toward = (other: Point): Point => {
      const share = Math.min((ROUND * CELL) / (Math.hypot(other.x - point.x, other.y - point.y) || 1), 0.5);
      return { x: point.x + (other.x - point.x) * share, y: point.y + (other.y - point.y) * share };
    };
    const [a, b] = [toward(before), toward(after)];
    return [a, { x: (a.x + b.x + point.x * 2) / 4, y: (a.y + b.y + point.y * 2) / 4 }, b];
  });

/**
 * BS-19.2: the way of a facing line: straight over the shared edge, or bent through the shared cell; along that cell's
 * border where a third vessel has `taken` it. Units of the stage.
 */
export const lineWay = (
  from: Cell,
  to: Cell,
  line: Direction,
  through: Cell | null,
  taken = false,
): readonly Point[] => {
  const a = centreOf(from);
  const b = centreOf(to);
  const out = AHEAD[line];
  const at = (centre: Point, way: Point, share: number): Point => ({
    x: centre.x + way.x * share * CELL,
    y: centre.y + way.y * share * CELL,
  });
  if (!through) return [at(a, out, LEAVE), at(b, out, -ARRIVE)];
  const turn = centreOf(through);
  const back = { x: (turn.x - b.x) / CELL, y: (turn.y - b.y) / CELL };
  if (taken) {
    const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    const corner = { x: middle.x + (turn.x - middle.x) * SKIRT * 2, y: middle.y + (turn.y - middle.y) * SKIRT * 2 };
    return rounded([at(a, out, LEAVE), at(a, out, 0.5 + SKIRT), corner, at(b, back, 0.5 + SKIRT), at(b, back, ARRIVE)]);
  }
  const start = at(a, out, BEND);
  const end = at(b, back, BEND);
  const pull = { x: turn.x + ((a.x + b.x) / 2 - turn.x) * TIGHT, y: turn.y + ((a.y + b.y) / 2 - turn.y) * TIGHT };
  const arc = Array.from({ length: 9 }, (_, index): Point => {
    const t = index / 8;
    const [p, q, r] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
    return { x: start.x * p + pull.x * q + end.x * r, y: start.y * p + pull.y * q + end.y * r };
  });
  return [at(a, out, LEAVE), ...arc, at(b, back, ARRIVE)];
};

/** Half the words' room beside a line that goes up or down, cells: past the target's mark. */
const BESIDE = 0.085;

/**
 * Where the words of a line stand, `half` = half their width in cells: beside the line in the gap between two rows of
 * cards, over or under the gap between two columns (`above`), or in the bend. `taken` = a third vessel stands in the
 * bend: then short of it, between the rows.
 */
export const lineWords = (
  from: Cell,
  to: Cell,
  line: Direction,
  through: Cell | null,
  half: number,
  taken = false,
  above = true,
): Point => {
  const a = centreOf(from);
  const b = centreOf(to);
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  if (!through)
    return line === 'E' || line === 'W'
      ? { x: middle.x, y: middle.y + ((above ? 1 : -1) * CELL) / 2 }
      : { x: middle.x + (BESIDE + half) * CELL, y: middle.y };
  const turn = centreOf(through);
  // In the gap between the rows, short of where the line goes through it.
  if (taken) return { x: turn.x + Math.sign(middle.x - turn.x) * (BESIDE + half) * CELL, y: middle.y };
  return { x: middle.x + (turn.x - middle.x) * 0.62, y: middle.y + (turn.y - middle.y) * 0.62 };
};

/** Degrees from the bow at which the arrow of a turn begins and ends. */
const ARCS: { readonly [turn in Turn]: readonly [number, number] } = { 90: [22, 70], 180: [145, 217], 270: [-22, -70] };

/**
 * The arc of a turn, round the corner of the card the bow passes first, or round the stern for half a turn; a turn by
 * 270 goes the other way. Radians on the canvas (y down).
 */
export const turnArc = (heading: number, turn: Turn): { readonly from: number; readonly to: number } => {
  const bow = ((heading - 90) / 180) * Math.PI;
  const [from, to] = ARCS[turn];
  return { from: bow + (from / 180) * Math.PI, to: bow + (to / 180) * Math.PI };
};
