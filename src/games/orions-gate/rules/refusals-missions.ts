import type { Rejection } from '../../../engine/game.ts';
import { gapMils, inches, type Gap, type Point } from '../../../table/index.ts';
import type { Piece, Unit } from '../state.ts';

// The sentences of OG-21.1 for markers and the way off the table, and ours where it gives none.

const refuse = (rule: string, reason: string, data: Rejection['data'] = {}): Rejection => ({ rule, reason, data });
const xy = ({ x, y }: Point): readonly [number, number] => [x, y];

/** The rule of the marker to be placed: objective, artifact, station (OG-16.6, 16.7, 16.11). */
export type MarkerRule = 'OG-16.6' | 'OG-16.7' | 'OG-16.11';

// Placing (OG-16.3, 16.6, 16.7, 16.11)
export const markerOffTable = (rule: MarkerRule, off: number, at: Point) =>
  refuse(rule, `It would be ${inches(off)} off the table.`, { at: xy(at), have: off, need: 0 });
export const markerNearEdge = (rule: MarkerRule, have: number, need: number, at: Point) =>
  refuse(rule, `${inches(have)} from the table edge; at least ${inches(need)} is needed.`, { at: xy(at), have, need });
export const markerInPiece = (piece: Piece, at: Point) =>
  refuse('OG-16.3', `A marker cannot lie in or on ${piece.name}.`, { piece: piece.id, at: xy(at) });
export const markerNearMarker = (rule: MarkerRule, gap: Gap, need: number, other: Point, at: Point) =>
  refuse(rule, `${inches(gapMils(gap, 'min'))} from another marker; at least ${inches(need)} is needed.`, {
    at: xy(at),
    marker: xy(other),
    have: gapMils(gap, 'min'),
    need,
  });
export const stationOutsideZone = (deep: number, zone: number, at: Point) =>
  refuse('OG-16.11', `The station lies ${inches(deep)} from your edge; your zone ends at ${inches(zone)}.`, {
    at: xy(at),
    have: deep,
    need: zone,
  });

// Leaving the table (OG-16.9)
export const noArtifact = (unit: Unit) =>
  refuse('OG-16.9', `${unit.name} holds no artifact at the table edge.`, { unit: unit.id });
export const staysOnTable = (inside: number, at: Point) =>
  refuse('OG-16.9', `The path ends ${inches(inside)} inside the table edge.`, { at: xy(at), have: inside });
