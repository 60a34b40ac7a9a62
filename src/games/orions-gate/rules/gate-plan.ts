import type { Rejection } from '../../../engine/game.ts';
import { firstStepTouching, gapToParts, leastGapToPart, nearerGap, touches, type Gap } from '../../../table/index.ts';
import type { Activation, OrionsGateState, Piece, Pose } from '../state.ts';
import { baseOf, radiusOf, thePlaced, type PlacedUnit } from '../units.ts';
import { closePlan, displace, jump } from './displacement.ts';
import { cannotComeOut, otherPieces, pieceOn } from './gates.ts';
import { cutPath, type CutPath, type Plan, type PlannedPath } from './path.ts';
import { pathFault } from './path-faults.ts';
import { record, type Ledger } from './play-ledger.ts';
import * as refusals from './refusals.ts';
import type { Rules } from './rules.ts';

/** The gates a plan names and where the unit comes out. */
export type PlannedGate = NonNullable<Plan['gate']>;

/** Why the gates a plan names cannot be used, or null (OG-14.3, 14.4, 14.7). */
export function namedGateFault(
  state: OrionsGateState,
  unit: PlacedUnit,
  { enter, leave }: PlannedGate,
): Rejection | null {
  const into = pieceOn(state.tables, enter);
  if (!into)
    return state.tables.some(({ pieces }) => pieces.some(({ kind }) => kind === 'warpGate'))
      ? refusals.noPiece(enter)
      : refusals.onlyGate();
  if (into.piece.kind === 'wormhole') return refusals.wormholeByChoice(into.piece);
  if (into.piece.kind !== 'warpGate') return refusals.noWarpGate(into.piece);
  if (into.table.number !== unit.pose.table)
    return refusals.gateOnOtherTable(into.piece, into.table.number, unit.pose.table);
  if (otherPieces(state.tables, into.piece).length === 0) return refusals.onlyGate();
  const out = pieceOn(state.tables, leave);
  if (!out) return refusals.noPiece(leave);
  if (out.piece.kind !== 'warpGate') return refusals.noWarpGate(out.piece);
  return out.piece.id === enter ? refusals.sameGate() : null;
}

/**
 * The path up to the first step pose at which the base touches a gate; a path without legs is its start alone; null =
 * never (OG-14.3).
 */
export function pathToGate(
  state: OrionsGateState,
  unit: PlacedUnit,
  { legs }: PlannedPath,
  gate: Piece,
): CutPath | null {
  const radius = radiusOf(state.options, unit.unitType);
  for (const [index, { leg }] of legs.entries()) {
    let first = Infinity;
    for (const part of gate.parts) first = Math.min(first, firstStepTouching(leg, radius, part) ?? Infinity);
    if (first < Infinity) return cutPath(legs, index, first);
  }
  const { pose } = unit;
  if (legs.length > 0 || !gate.parts.some((part) => touches(baseOf(state.options, unit), part))) return null;
  return { legs, stretches: [], at: { x: pose.x, y: pose.y }, heading: pose.heading };
}

/**
 * Why a plan through a gate is not legal, or null: the path up to the gate, then that it touches the gate, then the
 * place where the unit comes out (OG-14.3, 14.4, 20.4). The gates named and the numbers of the whole plan have been
 * tested before.
 */
export function gateFault(
  rules: Rules,
  state: OrionsGateState,
  unit: PlacedUnit,
  gate: PlannedGate,
  path: PlannedPath,
): Rejection | null {
  const { piece } = pieceOn(state.tables, gate.enter)!;
  const cut = pathToGate(state, unit, path, piece);
  const fault = pathFault(rules, state, unit, cut ? cut.legs : path.legs, piece.id);
  if (fault) return fault;
  if (!cut) return refusals.shortOfGate(piece, leastGapTo(state, unit, path, piece));
  const base = { x: gate.x, y: gate.y, radius: radiusOf(state.options, unit.unitType) };
  return cannotComeOut(state, pieceOn(state.tables, gate.leave)!, base, unit.id);
}

/** How far a path stays off a piece. */
function leastGapTo(state: OrionsGateState, unit: PlacedUnit, { legs }: PlannedPath, { parts }: Piece): Gap {
  const base = baseOf(state.options, unit);
  if (legs.length === 0) return gapToParts(base, parts);
  const gaps = legs.flatMap(({ leg }) => parts.map((part) => leastGapToPart(leg, base.radius, part)));
  return gaps.reduce(nearerGap);
}

/**
 * Where a unit stands after a path through a gate: a ship keeps the heading of the leg that met it, Scouts take the
 * planned one (OG-14.3).
 */
export function poseBeyond(
  state: OrionsGateState,
  unit: PlacedUnit,
  gate: PlannedGate,
  cut: CutPath,
  path: PlannedPath,
): Pose {
  const { table } = pieceOn(state.tables, gate.leave)!;
  return {
    table: table.number,
    x: gate.x,
    y: gate.y,
    heading: unit.unitType === 'scouts' ? path.end.heading : cut.heading,
  };
}

/**
 * Carries out a legal plan through a gate: the way there, then the arrival as a displacement of one step (OG-14.3 to
 * 14.5).
 */
export function goThroughGate(ledger: Ledger, { unit: id }: Activation, gate: PlannedGate, path: PlannedPath): void {
  const before = thePlaced(ledger.state, id);
  const cut = pathToGate(ledger.state, before, path, pieceOn(ledger.state.tables, gate.enter)!.piece)!;
  if (!displace(ledger, id, 'path', cut.stretches)) return;
  record(ledger, { type: 'gateEntered', unit: id, enter: gate.enter, leave: gate.leave });
  if (jump(ledger, id, 'gate', poseBeyond(ledger.state, before, gate, cut, path)))
    closePlan(ledger, before, path.length);
}
