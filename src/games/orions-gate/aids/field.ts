import { squaredDistance, type Point, type PolygonPart } from '../../../table/index.ts';
import type { OrionsGateState } from '../state.ts';
import { othersOnTable, radiusOf, type PlacedUnit } from '../units.ts';

/** A place no centre may come nearer to than `reach` mils. */
interface Disc extends Point {
  readonly reach: number;
}

/** A convex polygon no centre may come nearer to than `reach` mils, with a circle round it. */
interface Hull extends Disc {
  readonly corners: readonly Point[];
  readonly round: number;
}

/**
 * What stands in the way of one unit's centre, for drawing areas and looking for routes: doubles, a hair wider than the
 * rules ask, so that what it calls free is free. Verdicts come from the rules alone.
 */
export interface Field {
  readonly start: Point;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
  readonly discs: readonly Disc[];
  readonly hulls: readonly Hull[];
}

/** Mils by which obstacles are drawn wider, for whole-mil ends and hundredths of a degree. */
const HAIR = 2;
/** Spacing of OG-6.10. */
const SPACING = 1000;

/** The obstacles a unit can meet within `reach` mils of its place on a Move or Cruise (OG-6.10 to 6.12). */
export function fieldOf(state: OrionsGateState, unit: PlacedUnit, reach: number): Field {
  const table = state.tables[unit.pose.table - 1]!;
  const radius = radiusOf(state.options, unit.unitType);
  const start = { x: unit.pose.x, y: unit.pose.y };
  const discs: Disc[] = [];
  const hulls: Hull[] = [];
  const add = (x: number, y: number, needed: number): void => {
    const far = Math.sqrt(squaredDistance(start, { x, y }));
    // A unit that starts nearer may leave, not come nearer (OG-6.10); touching is free (OG-6.11).
    if (far < reach + needed + HAIR) discs.push({ x, y, reach: Math.min(needed + HAIR, far - 0.3) });
  };
  for (const other of othersOnTable(state, unit))
    add(other.pose.x, other.pose.y, SPACING + radius + radiusOf(state.options, other.unitType));
  for (const piece of table.pieces) {
    if (piece.kind === 'obscuring' || piece.kind === 'dangerous') continue;
    for (const part of piece.parts) {
      if (part.kind === 'circle') add(part.x, part.y, part.radius + radius);
      else addHull(hulls, part, start, radius, reach);
    }
  }
  return { start, left: radius, right: table.width - radius, bottom: radius, top: table.height - radius, discs, hulls };
}

function addHull(hulls: Hull[], { corners }: PolygonPart, start: Point, radius: number, reach: number): void {
  let [x, y] = [0, 0];
  for (const corner of corners) [x, y] = [x + corner.x / corners.length, y + corner.y / corners.length];
  const round = Math.sqrt(Math.max(...corners.map((corner) => squaredDistance({ x, y }, corner))));
  if (Math.sqrt(squaredDistance(start, { x, y })) > reach + round + radius + HAIR) return;
  const far = polygonDistance(corners, start.x, start.y, start.x, start.y);
  hulls.push({ x, y, round, corners, reach: Math.min(radius + HAIR, far - 0.3) });
}

/** Whether a centre may go straight from a to b: on the table at both ends and clear of everything. */
export function isClear(field: Field, ax: number, ay: number, bx: number, by: number): boolean {
  if (!isOn(field, bx, by)) return false;
  const dx = bx - ax;
  const dy = by - ay;
  const length2 = dx * dx + dy * dy;
  const { discs } = field;
  for (let i = 0; i < discs.length; i++) {
    const disc = discs[i]!;
    if (squared(ax, ay, dx, dy, length2, disc.x, disc.y) < disc.reach * disc.reach) return false;
  }
  for (const { x, y, reach, round, corners } of field.hulls) {
    const near = reach + round;
    if (squared(ax, ay, dx, dy, length2, x, y) < near * near && polygonDistance(corners, ax, ay, bx, by) < reach)
      return false;
  }
  return true;
}

/** Whether a centre stands on the table with its whole base. */
export const isOn = ({ left, right, bottom, top }: Field, x: number, y: number): boolean =>
  x >= left && x <= right && y >= bottom && y <= top;

/** Squared distance of a point from the segment that starts at a and runs by d. */
function squared(ax: number, ay: number, dx: number, dy: number, length2: number, x: number, y: number): number {
  let px = x - ax;
  let py = y - ay;
  if (length2 > 0) {
    const share = Math.max(0, Math.min(1, (px * dx + py * dy) / length2));
    px -= share * dx;
    py -= share * dy;
  }
  return px * px + py * py;
}

/** Distance of a segment from a convex polygon; 0 when they meet. */
function polygonDistance(corners: readonly Point[], ax: number, ay: number, bx: number, by: number): number {
  const dx = bx - ax;
  const dy = by - ay;
  const length2 = dx * dx + dy * dy;
  let least = Infinity;
  let within = true;
  let from = corners[corners.length - 1]!;
  for (const to of corners) {
    const ex = to.x - from.x;
    const ey = to.y - from.y;
    const edge2 = ex * ex + ey * ey;
    const sideA = ex * (ay - from.y) - ey * (ax - from.x);
    const sideB = ex * (by - from.y) - ey * (bx - from.x);
    if (sideA < 0) within = false;
    if (sideA < 0 !== sideB < 0) {
      const sideFrom = dx * (from.y - ay) - dy * (from.x - ax);
      const sideTo = dx * (to.y - ay) - dy * (to.x - ax);
      if (sideFrom < 0 !== sideTo < 0) return 0;
    }
    least = Math.min(
      least,
      squared(ax, ay, dx, dy, length2, to.x, to.y),
      squared(from.x, from.y, ex, ey, edge2, ax, ay),
      squared(from.x, from.y, ex, ey, edge2, bx, by),
    );
    from = to;
  }
  return within ? 0 : Math.sqrt(least);
}

/** Corners of a closed line round each obstacle, for routes that bend round them: `count` to a full turn. */
export function bends(field: Field, count: number): readonly Point[] {
  const points: Point[] = [];
  const ring = turnsOf(count);
  const grow = 1 / ring.shrink;
  const put = (x: number, y: number): void => {
    const point = { x: Math.round(x), y: Math.round(y) };
    if (isClear(field, point.x, point.y, point.x, point.y)) points.push(point);
  };
  for (const { x, y, reach } of field.discs)
    for (const [c, s] of ring.turns) put(x + (reach + 2) * grow * c, y + (reach + 2) * grow * s);
  for (const { corners, reach } of field.hulls) {
    for (const corner of corners)
      for (const [c, s] of ring.turns) put(corner.x + (reach + 2) * grow * c, corner.y + (reach + 2) * grow * s);
  }
  return points;
}

/**
 * Unit vectors of `count` equal turns (a power of two from 8), and the distance of the edges between them from the
 * middle.
 */
function turnsOf(count: number): { readonly turns: readonly (readonly [number, number])[]; readonly shrink: number } {
  let turns: (readonly [number, number])[] = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ];
  let shrink = Math.SQRT1_2;
  while (turns.length < count) {
    turns = turns.flatMap(([c, s], index) => {
      const [nextC, nextS] = turns[(index + 1) % turns.length]!;
      return [
        [c, s],
        [(c + nextC) / (2 * shrink), (s + nextS) / (2 * shrink)],
      ] as const;
    });
    shrink = Math.sqrt((1 + shrink) / 2);
  }
  return { turns, shrink };
}
