import type { Rejection } from '../../../engine/game.ts';
import { gapBetween, atLeast, INCH, pointBase, touches } from '../../../table/index.ts';
import type { Point } from '../../../table/shape.ts';
import type { CommandOf } from '../command.ts';
import { MARKERS_OF, type MarkerKind } from '../data/missions.ts';
import type { OrionsGateState, Side, Table } from '../state.ts';
import { isSolid } from '../world.ts';
import { ZONE_DEPTH } from './deployment.ts';
import * as refusals from './refusals-missions.ts';

/** How far each kind of marker keeps from every table edge, and its rule (OG-16.6, 16.7, 16.11). */
const PLACES: { readonly [kind in MarkerKind]: { readonly rule: refusals.MarkerRule; readonly edge: number } } = {
  objective: { rule: 'OG-16.6', edge: 12 * INCH },
  artifact: { rule: 'OG-16.7', edge: 12 * INCH },
  station: { rule: 'OG-16.11', edge: 6 * INCH },
};

/** Objective markers and artifacts keep so far from each other (OG-16.6, 16.7). */
export const MARKER_SPACING = 12 * INCH;

/** Why a marker cannot be placed there, or null, in the order of OG-20.4: table edge, solid piece, other marker, zone (OG-16.3, 16.6, 16.7, 16.11). */
export function cannotPlaceMarker(
  state: OrionsGateState,
  { table: number, x, y }: Omit<CommandOf<'placeMarker'>, 'type'>,
): Rejection | null {
  const table = state.tables[number - 1];
  if (!table) return { rule: 'OG-4.2', reason: `There is no table ${number}; this game has ${state.tables.length}.` };
  const kind = MARKERS_OF[state.mission!]!;
  const { rule, edge } = PLACES[kind];
  const point = { x, y };
  const inside = Math.min(x, y, table.width - x, table.height - y);
  if (inside < 0) return refusals.markerOffTable(rule, -inside, point);
  if (inside < edge) return refusals.markerNearEdge(rule, inside, edge, point);
  const base = pointBase(point);
  const piece = table.pieces.find(({ kind: of, parts }) => isSolid(of) && parts.some((part) => touches(base, part)));
  if (piece) return refusals.markerInPiece(piece, point);
  if (kind === 'station') return outsideZone(state, table, state.placing!.side, point);
  const other = state.markers.find((one) => one.table === number && !atLeast(base, pointBase(one), MARKER_SPACING));
  return other
    ? refusals.markerNearMarker(rule, gapBetween(base, pointBase(other)), MARKER_SPACING, other, point)
    : null;
}

/** A station stands in the zone of its own side (OG-16.11). */
function outsideZone({ edges }: OrionsGateState, { height }: Table, side: Side, at: Point): Rejection | null {
  const deep = edges[side] === 'south' ? at.y : height - at.y;
  return deep <= ZONE_DEPTH ? null : refusals.stationOutsideZone(deep, ZONE_DEPTH, at);
}
