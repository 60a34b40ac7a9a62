import type { Point } from '../../../table/index.ts';
import type { OrionsGateState, Table, Unit } from '../state.ts';
import type { PlacedUnit } from '../units.ts';
import { bends, fieldOf, isClear, type Field } from './field.ts';

/** A bend of a shortest route: how far it is from the start, and the bend before it (-1 = the start). */
interface Bend extends Point {
  readonly far: number;
  readonly before: number;
}

/** All shortest routes of a unit that may turn anywhere, up to a length. */
export interface Routes {
  readonly field: Field;
  readonly from: Point;
  readonly most: number;
  /** Nearest first. */
  readonly bends: readonly Bend[];
}

/** Bends to a full turn round an obstacle: a route round a quarter of a base is at most 0.04 in too long. */
export const SMOOTH = 16;
/** For many units at once. */
export const ROUGH = 8;

/** The last routes asked for on a list of units: while a pointer moves they stay the same. */
const remembered = new WeakMap<
  readonly Unit[],
  { readonly key: string; readonly tables: readonly Table[]; readonly routes: Routes }
>();

/** The shortest routes of a unit from a point of its path, remembered for the next question about the same position. */
export function routesOf(
  state: OrionsGateState,
  unit: PlacedUnit,
  from: Point,
  allowance: number,
  most: number,
  smoothness: number,
): Routes {
  const key = `${unit.id} ${from.x} ${from.y} ${allowance} ${most} ${smoothness}`;
  const known = remembered.get(state.units);
  if (known && known.key === key && known.tables === state.tables) return known.routes;
  const routes = routesFrom(fieldOf(state, unit, allowance), from, most, smoothness);
  remembered.set(state.units, { key, tables: state.tables, routes });
  return routes;
}

/** The shortest routes from a point of at most `most` mils (Dijkstra over the bends round obstacles). */
function routesFrom(field: Field, from: Point, most: number, smoothness: number): Routes {
  const points = bends(field, smoothness).filter((point) => distance(from, point) <= most);
  const far = points.map((point) =>
    isClear(field, from.x, from.y, point.x, point.y) ? distance(from, point) : Infinity,
  );
  const before = points.map(() => -1);
  const place = points.map(() => -1);
  const settled: Bend[] = [];
  for (;;) {
    let nearest = -1;
    for (let i = 0; i < points.length; i++)
      if (place[i]! < 0 && far[i]! <= most && (nearest < 0 || far[i]! < far[nearest]!)) nearest = i;
    if (nearest < 0) return { field, from, most, bends: settled };
    const point = points[nearest]!;
    place[nearest] = settled.length;
    settled.push({ ...point, far: far[nearest]!, before: before[nearest]! });
    for (let i = 0; i < points.length; i++) {
      if (place[i]! >= 0) continue;
      const other = points[i]!;
      const through = far[nearest]! + distance(point, other);
      if (through < far[i]! && through <= most && isClear(field, point.x, point.y, other.x, other.y)) {
        far[i] = through;
        before[i] = place[nearest]!;
      }
    }
  }
}

/**
 * The bend after which a point is reached straight on within the length: its index, -1 for straight from the start,
 * null if it cannot be reached.
 */
export function lastBend({ field, from, most, bends: all }: Routes, x: number, y: number): number | null {
  const straight = Math.sqrt((x - from.x) * (x - from.x) + (y - from.y) * (y - from.y));
  if (straight > most) return null;
  if (isClear(field, from.x, from.y, x, y)) return -1;
  if (!isClear(field, x, y, x, y)) return null;
  for (let i = 0; i < all.length; i++) {
    const bend = all[i]!;
    const rest = Math.sqrt((x - bend.x) * (x - bend.x) + (y - bend.y) * (y - bend.y));
    if (bend.far + rest <= most && isClear(field, bend.x, bend.y, x, y)) return i;
  }
  return null;
}

/** The bends from the start to a bend, the bend included. */
export function bendsTo(routes: Routes, index: number): readonly Point[] {
  const points: Point[] = [];
  for (let i = index; i >= 0; i = routes.bends[i]!.before)
    points.unshift({ x: routes.bends[i]!.x, y: routes.bends[i]!.y });
  return points;
}

const distance = (a: Point, b: Point): number => Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));
