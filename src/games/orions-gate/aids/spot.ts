import type { Rejection } from '../../../engine/game.ts';
import { boxAround, rnd, type Point } from '../../../table/index.ts';
import type { CommandOf } from '../command.ts';
import { ZONE_DEPTH } from '../rules/deployment.ts';
import { cannotPlaceExit, EXIT_REACH, pieceOn } from '../rules/gates.ts';
import { cannotPlaceMarker } from '../rules/marker-placing.ts';
import type { ExitWindow, OrionsGateState } from '../state.ts';
import { radiusOf, theUnit } from '../units.ts';
import { contour, type Box, type Grain } from './contour.ts';
import { nearestPlace } from './nearest-place.ts';
import type { Rings } from './reach.ts';

/**
 * A point a captain names outside an activation: a mission marker, or where a unit pushed through a gate comes out
 * (OG-16.3, 14.6).
 */
export type Spot = 'marker' | 'exit';

/** The legal point nearest to a wish, and why not the wish itself. */
export interface DragSpot {
  /** Null when there is none within 48 in. */
  readonly at: Point | null;
  readonly stoppedBy: Rejection | null;
}

/** The command that names a point of a table; an exit's table is that of its gate. */
export const spotCommand = (
  spot: Spot,
  table: number,
  { x, y }: Point,
): CommandOf<'placeMarker'> | CommandOf<'placeExit'> =>
  spot === 'marker' ? { type: 'placeMarker', table, x, y } : { type: 'placeExit', x, y };

/** The tables on which the point may be: all of them for a marker, the exit's own; none when nothing is to be named. */
export function spotTables(state: OrionsGateState, spot: Spot): readonly number[] {
  if (spot === 'marker') return state.placing && state.placing.left > 0 ? state.tables.map(({ number }) => number) : [];
  const window = state.windows[0];
  return window?.kind === 'exit' ? [pieceOn(state.tables, window.leave)!.table.number] : [];
}

function refusalOf(state: OrionsGateState, spot: Spot, table: number): (x: number, y: number) => Rejection | null {
  if (spot === 'marker') return (x, y) => cannotPlaceMarker(state, { table, x, y });
  return (x, y) => cannotPlaceExit(state, state.windows[0] as ExitWindow, { x, y });
}

/** Where legal points can lie at all: the rectangle the search is kept to. */
function boxOf(state: OrionsGateState, spot: Spot, table: number): Box {
  const { width, height } = state.tables[table - 1]!;
  if (spot === 'marker') {
    const edge = state.mission === 'stationAssault' && state.placing ? state.edges[state.placing.side] : null;
    return {
      left: 0,
      right: width,
      bottom: edge === 'north' ? height - ZONE_DEPTH : 0,
      top: edge === 'south' ? ZONE_DEPTH : height,
    };
  }
  const window = state.windows[0] as ExitWindow;
  const far = EXIT_REACH + 2 * radiusOf(state.options, theUnit(state, window.unit).unitType);
  const { left, right, bottom, top } = boxAround(pieceOn(state.tables, window.leave)!.piece.parts);
  return {
    left: Math.max(0, left - far),
    right: Math.min(width, right + far),
    bottom: Math.max(0, bottom - far),
    top: Math.min(height, top + far),
  };
}

/** The legal point nearest to the pointer on a table. Null when nothing is to be named there. */
export function dragSpot(state: OrionsGateState, spot: Spot, table: number, wish: Point): DragSpot | null {
  if (!spotTables(state, spot).includes(table)) return null;
  const refused = refusalOf(state, spot, table);
  const at = { x: rnd(wish.x), y: rnd(wish.y) };
  const stoppedBy = refused(at.x, at.y);
  if (!stoppedBy) return { at, stoppedBy };
  const { left, right, bottom, top } = boxOf(state, spot, table);
  const start = { x: Math.max(left, Math.min(right, at.x)), y: Math.max(bottom, Math.min(top, at.y)) };
  return { at: nearestPlace(at, start, (x, y) => refused(x, y) === null), stoppedBy };
}

/** A marker's area is as wide as the table, an exit's is small: each is traced as finely as it needs to be. */
const GRAINS: { readonly [spot in Spot]: Grain } = {
  marker: { cell: 500, skip: 2, end: 8 },
  exit: { cell: 100, skip: 2, end: 4 },
};

/** Where the point may be on a table, as rings. */
export function spotArea(state: OrionsGateState, spot: Spot, table: number): Rings {
  if (!spotTables(state, spot).includes(table)) return [];
  const refused = refusalOf(state, spot, table);
  return contour((x, y) => refused(rnd(x), rnd(y)) === null, boxOf(state, spot, table), GRAINS[spot]);
}
