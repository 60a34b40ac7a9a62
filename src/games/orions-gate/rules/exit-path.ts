import type { Rejection } from '../../../engine/game.ts';
import { firstStepOffTable, firstStepWithin, offTable } from '../../../table/index.ts';
import type { Activation, OrionsGateState } from '../state.ts';
import { radiusOf, thePlaced, type PlacedUnit } from '../units.ts';
import { tableOf } from '../world.ts';
import { artifactsOf, leaveTable } from './artifacts.ts';
import { displace } from './displacement.ts';
import { isLying } from './markers.ts';
import { cutPath, type CutPath, type PlannedPath } from './path.ts';
import { pathFault } from './path-faults.ts';
import type { Ledger } from './play-ledger.ts';
import * as refusals from './refusals.ts';
import type { Rules } from './rules.ts';

/** The path up to the first step pose at which the base is not wholly on the table; null = it stays on it (OG-16.9). */
export function pathOffTable(state: OrionsGateState, unit: PlacedUnit, { legs }: PlannedPath): CutPath | null {
  const radius = radiusOf(state.options, unit.unitType);
  const table = tableOf(state.tables, unit.pose.table);
  for (const [index, { leg }] of legs.entries()) {
    const step = firstStepOffTable(leg, radius, table);
    if (step !== null) return cutPath(legs, index, step);
  }
  return null;
}

/**
 * Why a plan that names `exit` is not legal, or null: the path up to the edge, then that it comes to the edge, then
 * that the unit holds an artifact by then (OG-16.9, 20.4). The numbers of the whole plan have been tested before.
 */
export function exitFault(rules: Rules, state: OrionsGateState, unit: PlacedUnit, path: PlannedPath): Rejection | null {
  const cut = pathOffTable(state, unit, path);
  const fault = pathFault(rules, state, unit, cut ? cut.legs : path.legs);
  // Only the end of the path can be off the table, and it may be.
  if (fault && fault.rule !== 'OG-6.12') return fault;
  if (!cut) {
    const base = { x: path.end.x, y: path.end.y, radius: radiusOf(state.options, unit.unitType) };
    return refusals.staysOnTable(-offTable(base, tableOf(state.tables, unit.pose.table)), base);
  }
  return holdsArtifact(state, unit, cut) ? null : refusals.noArtifact(unit);
}

/**
 * Whether a unit holds an artifact where its path leaves the table: one it has, or one its base touches on the way
 * (OG-16.9).
 */
function holdsArtifact(state: OrionsGateState, unit: PlacedUnit, { stretches }: CutPath): boolean {
  if (artifactsOf(state, unit.id).length > 0) return true;
  const radius = radiusOf(state.options, unit.unitType);
  return state.markers.some(
    (marker) =>
      marker.kind === 'artifact' &&
      marker.table === unit.pose.table &&
      isLying(marker) &&
      stretches.some(({ leg, last }) => (firstStepWithin(leg, marker, radius) ?? Infinity) <= last),
  );
}

/**
 * Carries out a legal plan over the edge: what lies on the way first, then the unit is gone with its artifacts
 * (OG-16.9).
 */
export function leaveByPath(ledger: Ledger, { unit: id }: Activation, path: PlannedPath): void {
  const cut = pathOffTable(ledger.state, thePlaced(ledger.state, id), path)!;
  if (displace(ledger, id, 'path', cut.stretches)) leaveTable(ledger, id);
}
