import {
  boxAround,
  bearingOf,
  gapBetween,
  gapMils,
  gapText,
  gapToPart,
  nearerGap,
  rnd,
  sectorOf,
  shareArea,
  squaredDistance,
  gapOf,
  turned,
  type Footprint,
  type Gap,
  type Heading,
  type Part,
  type Point,
  type Sector,
} from '../../../table/index.ts';
import type { OrionsGateState, Piece, UnitId } from '../state.ts';
import { baseOf, thePlaced, type PlacedUnit } from '../units.ts';

/** What a ruler can be laid on (OG-25.2). */
export type RulerEnd =
  | { readonly unit: UnitId }
  | { readonly piece: string }
  | { readonly mine: string }
  | { readonly point: Point };

/** How one end of a ruler sees the other. */
export interface Sight {
  /** The point measured from. */
  readonly at: Point;
  /** Heading to the other end; null when both are on one spot. */
  readonly bearing: Heading | null;
  /**
   * A unit's own view: hundredths of a degree to the left of ahead (right is negative) and the sector; null for
   * anything else.
   */
  readonly off: number | null;
  readonly sector: Sector | null;
}

/** A ruler between two things (OG-25.2). Mils to the nearest; texts with three decimals. */
export interface Ruler {
  readonly gap: number;
  readonly gapText: string;
  readonly centre: number;
  readonly centreText: string;
  readonly from: Sight;
  readonly to: Sight;
}

/**
 * Measures between two units, pieces, mines or points of one table. Null when they are on different tables (OG-2.13).
 * Throws on an unknown piece or mine.
 */
export function ruler(state: OrionsGateState, a: RulerEnd, b: RulerEnd): Ruler | null {
  const [from, to] = [laid(state, a), laid(state, b)];
  if (from.table !== null && to.table !== null && from.table !== to.table) return null;
  const gap = nearest(from.parts, to.parts);
  const centre = gapOf(squaredDistance(from.at, to.at), 0);
  return {
    gap: gapMils(gap, 'nearest'),
    gapText: gapText(gap, 'nearest'),
    centre: gapMils(centre, 'nearest'),
    centreText: gapText(centre, 'nearest'),
    from: seen(from, to.at),
    to: seen(to, from.at),
  };
}

interface End {
  readonly at: Point;
  readonly parts: readonly Part[];
  readonly unit: PlacedUnit | null;
  readonly table: number | null;
}

function laid(state: OrionsGateState, end: RulerEnd): End {
  if ('point' in end) {
    const at = { x: rnd(end.point.x), y: rnd(end.point.y) };
    return { at, parts: [{ kind: 'circle', ...at, radius: 0 }], unit: null, table: null };
  }
  if ('unit' in end) {
    const unit = thePlaced(state, end.unit);
    const base = baseOf(state.options, unit);
    return { at: { x: base.x, y: base.y }, parts: [{ kind: 'circle', ...base }], unit, table: unit.pose.table };
  }
  if ('mine' in end) {
    const mine = state.mines.find(({ id }) => id === end.mine);
    if (!mine) throw new Error(`There is no mine ${end.mine}.`);
    const at = { x: mine.x, y: mine.y };
    return { at, parts: [{ kind: 'circle', ...at, radius: 0 }], unit: null, table: mine.table };
  }
  for (const table of state.tables) {
    const piece = table.pieces.find(({ id }) => id === end.piece);
    if (piece) return { at: middleOf(piece), parts: piece.parts, unit: null, table: table.number };
  }
  throw new Error(`There is no piece ${end.piece}.`);
}

/** The middle of a piece: of its one circle, else of the rectangle round it. */
export function middleOf({ parts }: Piece): Point {
  const only = parts.length === 1 ? parts[0]! : null;
  if (only?.kind === 'circle') return { x: only.x, y: only.y };
  const { left, right, bottom, top } = boxAround(parts);
  return { x: rnd((left + right) / 2), y: rnd((bottom + top) / 2) };
}

const nearest = (a: readonly Part[], b: readonly Part[]): Gap =>
  a.flatMap((one) => b.map((other) => gapOfParts(one, other))).reduce(nearerGap);

function gapOfParts(a: Part, b: Part): Gap {
  if (a.kind === 'circle') return b.kind === 'circle' ? gapBetween(a, b) : gapToPart(a, b);
  if (b.kind === 'circle') return gapToPart(b, a);
  if (shareArea(a, b)) return gapOf(0, 0);
  const corner = (point: Point, part: Part): Gap => gapToPart({ ...point, radius: 0 } satisfies Footprint, part);
  const gaps = [...a.corners.map((point) => corner(point, b)), ...b.corners.map((point) => corner(point, a))];
  return gaps.reduce(nearerGap);
}

function seen({ at, unit }: End, other: Point): Sight {
  const bearing = bearingOf(at, other);
  if (!unit || bearing === null) return { at, bearing, off: null, sector: null };
  const off = turned(bearing - unit.pose.heading);
  return { at, bearing, off: off > 18000 ? off - 36000 : off, sector: sectorOf(unit.pose, other) };
}

/** "40.25 degrees left", "ahead", "behind": how far something lies off a unit's heading. */
export function offText(off: number): string {
  if (off === 0) return 'ahead';
  if (Math.abs(off) === 18000) return 'behind';
  const size = Math.abs(off);
  return `${Math.floor(size / 100)}.${String(size % 100).padStart(2, '0')} degrees ${off > 0 ? 'left' : 'right'}`;
}
