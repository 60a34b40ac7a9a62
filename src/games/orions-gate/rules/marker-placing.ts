import type { Rejection } from '../../../engine/game.ts';
import type { Chance } from '../../../engine/rng.ts';
import { atLeast, gapBetween, INCH, pointBase, touches } from '../../../table/index.ts';
import type { Point } from '../../../table/shape.ts';
import type { CommandOf } from '../command.ts';
import { MARKERS_OF, MISSIONS, type MarkerKind } from '../data/missions.ts';
import type { OrionsGateEvent } from '../event.ts';
import { rollD3, rollDice } from '../roll.ts';
import type { Marker, OrionsGateState, Side, Table } from '../state.ts';
import { isSolid } from '../world.ts';
import { ZONE_DEPTH } from './deployment.ts';
import { rollOff } from './roll-off.ts';
import { firstGridPoint, thereIsRoom } from './room.ts';
import * as refusals from './refusals.ts';

/** The die of a random mission (OG-16.1, 23.1). */
export function rollMission(chance: Chance): OrionsGateEvent {
  const roll = rollDice(chance, 1, false);
  return { type: 'missionRolled', roll, mission: MISSIONS[roll.total - 1]! };
}

/** Artifacts of a hunt (OG-16.7), stations of an assault (OG-16.11). */
const ARTIFACTS = 3;
const STATIONS = 2;

/**
 * The start of the placing: the number of markers, then the roll-off (OG-16.3, 16.6); none in missions without markers.
 */
export function beginPlacing({ mission }: OrionsGateState, chance: Chance): readonly OrionsGateEvent[] {
  const kind = mission && MARKERS_OF[mission];
  if (!kind) return [];
  if (kind !== 'objective')
    return [{ type: 'placingBegan', ...rollOff(chance), count: kind === 'artifact' ? ARTIFACTS : STATIONS }];
  const roll = rollD3(chance, false);
  const count = roll.total + 2;
  return [
    { type: 'markersRolled', roll, count },
    { type: 'placingBegan', ...rollOff(chance), count },
  ];
}

/** A claim of "no room" is refused while some point of the 250 mil grid is legal (OG-2.14, 16.4). */
export function markerHasRoom(state: OrionsGateState): Rejection | null {
  const free = markerRoom(state);
  if (!free) return null;
  const fault = thereIsRoom(free);
  return { ...fault, data: { ...fault.data, table: free.table } };
}

/** The first point of the 250 mil grids, table by table, on which a marker may be placed now, or null (OG-2.14). */
export function markerRoom(state: OrionsGateState): CommandOf<'placeMarker'> | null {
  for (const { number: table, width, height } of state.tables) {
    const free = firstGridPoint(width, height, (x, y) => cannotPlaceMarker(state, { table, x, y }) === null);
    if (free) return { type: 'placeMarker', table, x: free.x, y: free.y };
  }
  return null;
}

/** The marker a captain of the side to place puts down. */
export function placedMarker(state: OrionsGateState, { table, x, y }: CommandOf<'placeMarker'>): Marker {
  const kind = MARKERS_OF[state.mission!]!;
  const side: Side | null = kind === 'station' ? state.placing!.side : null;
  return { id: `O${state.markers.length + 1}`, kind, table, x, y, side, mystery: null, carrier: null, takenBy: null };
}

/** How far each kind of marker keeps from every table edge, and its rule (OG-16.6, 16.7, 16.11). */
const PLACES: { readonly [kind in MarkerKind]: { readonly rule: refusals.MarkerRule; readonly edge: number } } = {
  objective: { rule: 'OG-16.6', edge: 12 * INCH },
  artifact: { rule: 'OG-16.7', edge: 12 * INCH },
  station: { rule: 'OG-16.11', edge: 6 * INCH },
};

/** Objective markers and artifacts keep so far from each other (OG-16.6, 16.7). */
export const MARKER_SPACING = 12 * INCH;

/**
 * Why a marker cannot be placed there, or null, in the order of OG-20.4: table edge, solid piece, other marker, zone
 * (OG-16.3, 16.6, 16.7, 16.11).
 */
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
  if (inside < 0) return refusals.placedOffTable(rule, -inside, point);
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
