import type { Rejection } from '../../../engine/game.ts';
import { boxAround, rnd, type Point } from '../../../table/index.ts';
import { cannotComeOut, EXIT_REACH, otherPieces, pieceOn } from '../rules/gates.ts';
import type { OrionsGateState, Pose, UnitId } from '../state.ts';
import { radiusOf, theUnit } from '../units.ts';
import { contour, type Box, type Grain } from './contour.ts';
import { nearestPlace } from './nearest-place.ts';
import type { Rings } from './reach.ts';

/** A gate a unit may come out of: its id and name, and its table. */
export interface GateChoice {
  readonly id: string;
  readonly name: string;
  readonly table: number;
}

/**
 * The gates by which a plan that enters a gate may leave: this table's first, then the next tables' (OG-14.3). Empty
 * for any other piece.
 */
export function exitsOf(state: OrionsGateState, enter: string): readonly GateChoice[] {
  const entered = pieceOn(state.tables, enter);
  if (entered?.piece.kind !== 'warpGate') return [];
  return otherPieces(state.tables, entered.piece).map(({ piece, table }) => ({
    id: piece.id,
    name: piece.name,
    table: table.number,
  }));
}

/**
 * Why a unit cannot come out of a gate or wormhole there, or null (OG-14.3, 14.6). Throws when there is no such piece.
 */
export function refuseExit(state: OrionsGateState, id: UnitId, leave: string, { x, y }: Point): Rejection | null {
  return cannotComeOut(
    state,
    pieceOn(state.tables, leave)!,
    { x, y, radius: radiusOf(state.options, theUnit(state, id).unitType) },
    id,
  );
}

/** A band this fine shows the corners between a gate and what stands beside it. */
const GRAIN: Grain = { cell: 120, skip: 2, end: 4 };

/**
 * Where a unit may come out of a gate or wormhole: the places its centre may have, as rings on the table of that piece
 * (OG-14.3, 14.6, 25.8).
 */
export const exitArea = (state: OrionsGateState, id: UnitId, leave: string): Rings =>
  contour(
    (x, y) => refuseExit(state, id, leave, { x: rnd(x), y: rnd(y) }) === null,
    roundExit(state, id, leave),
    GRAIN,
  );

/** The legal place nearest to a wish where a unit may come out, or null when there is no room (OG-14.3, 14.9). */
export function nearestExit(state: OrionsGateState, id: UnitId, leave: string, wish: Point): Point | null {
  const { left, right, bottom, top } = roundExit(state, id, leave);
  const start = { x: Math.max(left, Math.min(right, wish.x)), y: Math.max(bottom, Math.min(top, wish.y)) };
  return nearestPlace(wish, start, (x, y) => refuseExit(state, id, leave, { x, y }) === null);
}

/**
 * Where a unit comes out when its captain has named no place: as near as can be to the side of the exit that matches
 * the side it came from.
 */
export function likelyExit(
  state: OrionsGateState,
  id: UnitId,
  enter: string,
  leave: string,
  from: Point,
): Point | null {
  const [into, out] = [middleOn(state, enter), middleOn(state, leave)];
  return nearestExit(state, id, leave, { x: out.x + into.x - from.x, y: out.y + into.y - from.y });
}

/** The table and place of a unit that has come out. */
export const poseAt = (state: OrionsGateState, leave: string, { x, y }: Point, heading: number): Pose => ({
  table: pieceOn(state.tables, leave)!.table.number,
  x,
  y,
  heading,
});

/** The middle of the rectangle round a piece. */
export function middleOn(state: OrionsGateState, id: string): Point {
  const { left, right, bottom, top } = boxAround(pieceOn(state.tables, id)!.piece.parts);
  return { x: rnd((left + right) / 2), y: rnd((bottom + top) / 2) };
}

/** The rectangle that holds every exit place. */
function roundExit(state: OrionsGateState, id: UnitId, leave: string): Box {
  const { piece, table } = pieceOn(state.tables, leave)!;
  const radius = radiusOf(state.options, theUnit(state, id).unitType);
  const { left, right, bottom, top } = boxAround(piece.parts);
  const far = EXIT_REACH + radius;
  return {
    left: Math.max(radius, left - far),
    right: Math.min(table.width - radius, right + far),
    bottom: Math.max(radius, bottom - far),
    top: Math.min(table.height - radius, top + far),
  };
}
