import type { Rejection } from '../../../engine/game.ts';
import {
  atLeast,
  firstStepNearer,
  firstStepOffTable,
  firstStepOverlapping,
  firstStepWithin,
  gapBetween,
  gapMils,
  leastGap,
  rootFloor,
  squaredDistance,
  stepPose,
  type Footprint,
  type Leg,
} from '../../../table/index.ts';
import type { Activation, OrionsGateState } from '../state.ts';
import { baseOf, isInPlay, othersOnTable, radiusOf, unitOf, type PlacedUnit } from '../units.ts';
import { nearBox, nearPoint, tableOf, worldOf } from '../world.ts';
import { nearestOn, SPACING } from './path-faults.ts';
import type { Plan } from './path.ts';
import { contactOn, ramLine, touchingAt } from './ram-line.ts';
import * as refusals from './refusals.ts';
import type { Rules } from './rules.ts';

/** Why a plan for a Ram is not legal, or null (OG-10.1 to 10.5). */
export function checkRam(
  rules: Rules,
  state: OrionsGateState,
  unit: PlacedUnit,
  activation: Activation,
  plan: Plan,
): Rejection | null {
  const { allowance } = activation;
  if (plan.gate && plan.exit) return refusals.gateAndExit();
  if (plan.target !== undefined) {
    const named = targetFault(state, unit, plan.target);
    if (named) return named;
  }
  if (plan.pivot !== undefined || plan.heading !== undefined) return refusals.ramTurn();
  const { first, second, points, gate, exit, target, distance } = plan;
  const foreign = [first, second, points, gate, exit].some((part) => part !== undefined);
  if (foreign || (target === undefined) === (distance === undefined))
    return refusals.wrongPlan('ram', 'a target or a distance');
  if (target !== undefined) return contactFault(rules, state, unit, allowance, unitOf(state, target) as PlacedUnit);
  return distanceFault(rules, state, unit, allowance, distance!);
}

function targetFault(state: OrionsGateState, unit: PlacedUnit, id: string): Rejection | null {
  const target = unitOf(state, id);
  if (!target) return refusals.noUnit(id);
  if (!isInPlay(target)) return refusals.notInPlay(target);
  if (target.side === unit.side) return refusals.friendRammed(target);
  return target.pose.table === unit.pose.table ? null : refusals.otherTable(target, target.pose.table, unit.pose.table);
}

/** OG-10.3: the target is reached on the line; OG-10.4: and nothing stands before it. */
function contactFault(
  rules: Rules,
  state: OrionsGateState,
  unit: PlacedUnit,
  allowance: number,
  target: PlacedUnit,
): Rejection | null {
  const line = ramLine(unit, allowance);
  const contact = contactOn(state, unit, line, target);
  if (contact !== null) return obstacleOn(rules, state, unit, line, contact, target);
  const table = tableOf(state.tables, unit.pose.table);
  const longer = ramLine(unit, allowance + table.width + table.height);
  const further = firstStepWithin(longer, target.pose, touchingAt(state, unit, target), 1);
  if (further !== null)
    return refusals.notReached(target, Math.max(further, allowance + 1), allowance, stepPose(longer, further));
  const base = baseOf(state.options, target);
  return refusals.lineMisses(
    target,
    leastGap(longer, radiusOf(state.options, unit.unitType), base),
    nearestOn(longer, base),
  );
}

/** OG-10.5: straight ahead by a distance, ending at least 1" from every unit. */
function distanceFault(
  rules: Rules,
  state: OrionsGateState,
  unit: PlacedUnit,
  allowance: number,
  distance: number,
): Rejection | null {
  if (distance < 0) return refusals.distanceNegative();
  if (distance > allowance) return refusals.distanceTooLong(distance, allowance);
  if (distance === 0) return null;
  const line = ramLine(unit, allowance);
  const obstacle = obstacleOn(rules, state, unit, line, distance, null);
  return (
    obstacle ?? endFault(state, unit, { ...stepPose(line, distance), radius: radiusOf(state.options, unit.unitType) })
  );
}

/**
 * What stands on a ram line up to a step: a step pose that overlaps a solid piece or another unit or leaves the table
 * (OG-10.4).
 */
function obstacleOn(
  rules: Rules,
  state: OrionsGateState,
  unit: PlacedUnit,
  line: Leg,
  last: number,
  target: PlacedUnit | null,
): Rejection | null {
  const radius = radiusOf(state.options, unit.unitType);
  const table = tableOf(state.tables, unit.pose.table);
  const end = stepPose(line, last);
  const hits = (step: number | null): step is number => step !== null && step <= last;
  const before = (step: number) => [Math.max(0, step - 1), stepPose(line, Math.max(0, step - 1))] as const;
  for (const { piece, box } of worldOf(rules, table).solid) {
    if (!nearBox(line.from, end, radius + 1, box)) continue;
    let first = Infinity;
    for (const part of piece.parts) first = Math.min(first, firstStepOverlapping(line, radius, part, 1) ?? Infinity);
    if (hits(first)) return refusals.inTheWay({ piece }, ...before(first));
  }
  for (const other of othersOnTable(state, unit)) {
    const reach = touchingAt(state, unit, other);
    if (other.id === target?.id || !nearPoint(line.from, end, reach + 1, other.pose)) continue;
    const first = firstStepNearer(line, other.pose, reach, 1);
    if (!hits(first)) continue;
    const metFirst = target !== null && other.side !== unit.side;
    return metFirst ? refusals.metFirst(other, ...before(first)) : refusals.inTheWay({ unit: other }, ...before(first));
  }
  const off = firstStepOffTable(line, radius, table, 1);
  return hits(off) ? refusals.inTheWay('edge', ...before(off)) : null;
}

/**
 * OG-10.5: at the end 1" from every unit; from one nearer at the start not nearer than there, in whole mils, less 1 for
 * rounding.
 */
function endFault(state: OrionsGateState, unit: PlacedUnit, end: Footprint): Rejection | null {
  const start = baseOf(state.options, unit);
  for (const other of othersOnTable(state, unit)) {
    const base = baseOf(state.options, other);
    if (atLeast(end, base, SPACING)) continue;
    const gap = gapBetween(end, base);
    if (atLeast(start, base, SPACING)) return refusals.endsTooNear(other, gap, end);
    const mayBe = rootFloor(squaredDistance(start, base)) - 1;
    if (gapMils(gap, 'min') + gap.less < mayBe)
      return refusals.endsNearerThanStart(other, gap, gapBetween(start, base), end);
  }
  return null;
}
