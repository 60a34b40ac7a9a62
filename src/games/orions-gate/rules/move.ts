import type { Rejection } from '../../../engine/game.ts';
import type { Action, Activation, OrionsGateState } from '../state.ts';
import type { Options } from '../options.ts';
import { thePlaced, type PlacedUnit } from '../units.ts';
import { closePlan, displace, turn } from './displacement.ts';
import { exitFault, leaveByPath } from './exit-path.ts';
import { gateFault, goThroughGate, namedGateFault } from './gate-plan.ts';
import { pathFault } from './path-faults.ts';
import { pathOf, type Plan, type PlannedPath } from './path.ts';
import type { Ledger } from './play-ledger.ts';
import { ram } from './ram.ts';
import { checkRam } from './ram-check.ts';
import * as refusals from './refusals.ts';
import type { Rules } from './rules.ts';

/** The turn a ship may make in its path, hundredths of a degree (OG-6.7). */
export const widestTurn = (options: Options, action: Action): number =>
  action === 'cruise' ? options.cruisePivot : 9000;

/** Why a plan is not legal, or null: numbers first, then the geometry leg by leg (OG-6.6 to 6.12, 20.4). */
export function checkPlan(
  rules: Rules,
  state: OrionsGateState,
  unit: PlacedUnit,
  activation: Activation,
  plan: Plan,
): Rejection | null {
  const { action } = activation;
  if (action === 'ram') return checkRam(rules, state, unit, activation, plan);
  const fault = shapeFault(state, unit, action, plan);
  if (fault || action === 'hold') return fault;
  const path = pathOf(unit, action, plan);
  const numbers =
    unit.unitType === 'scouts' ? scoutsFault(activation, path) : shipFault(state.options, activation, plan);
  if (numbers) return numbers;
  if (plan.exit) return exitFault(rules, state, unit, path);
  return plan.gate ? gateFault(rules, state, unit, plan.gate, path) : pathFault(rules, state, unit, path.legs);
}

/** A plan may hold only what its action takes (OG-20.1). */
function shapeFault(state: OrionsGateState, unit: PlacedUnit, action: Action, plan: Plan): Rejection | null {
  if (plan.gate && plan.exit) return refusals.gateAndExit();
  const named = plan.gate ? namedGateFault(state, unit, plan.gate) : null;
  return named ?? partsFault(unit, action, plan);
}

const hasShipParts = ({ first, pivot, second }: Plan): boolean =>
  first !== undefined || pivot !== undefined || second !== undefined;

const hasRamParts = ({ target, distance }: Plan): boolean => target !== undefined || distance !== undefined;

/** Parts that belong to the plan of another action, or of Scouts instead of a ship. */
function partsFault(unit: PlacedUnit, action: Action, plan: Plan): Rejection | null {
  const { points, heading } = plan;
  const ship = hasShipParts(plan);
  const ram = hasRamParts(plan);
  if (action === 'hold')
    return plan.gate || plan.exit || ship || ram || points !== undefined
      ? refusals.wrongPlan(action, 'a heading')
      : null;
  if (unit.unitType === 'scouts') return ship || ram ? refusals.wrongPlan(action, 'points and a heading') : null;
  return ram || points !== undefined || heading !== undefined
    ? refusals.wrongPlan(action, 'first, pivot and second')
    : null;
}

function shipFault(
  options: Options,
  { action, allowance }: Activation,
  { first = 0, pivot = 0, second = 0 }: Plan,
): Rejection | null {
  if (first < 0 || second < 0) return refusals.negativePart();
  if (first + second > allowance) return refusals.tooLong('OG-6.7', first + second, allowance);
  const widest = widestTurn(options, action);
  return Math.abs(pivot) > widest ? refusals.turnTooWide(Math.abs(pivot), widest) : null;
}

function scoutsFault({ allowance }: Activation, { legs, length }: PlannedPath): Rejection | null {
  for (let i = 0; i < legs.length; i++) if (legs[i]!.leg.steps === 0) return refusals.legWithoutLength(i + 1);
  return length > allowance ? refusals.tooLong('OG-6.9', length, allowance) : null;
}

/** Makes the planned movement; what is left of it is lost with the unit (OG-6.14). */
export function carryOutPlan(ledger: Ledger, activation: Activation, plan: Plan): void {
  const unit = thePlaced(ledger.state, activation.unit);
  if (activation.action === 'ram') return ram(ledger, activation, plan);
  const path = pathOf(unit, activation.action, plan);
  if (plan.exit) return leaveByPath(ledger, activation, path);
  if (plan.gate) return goThroughGate(ledger, activation, plan.gate, path);
  const stretches = path.legs.map(({ leg, heading }) => ({ leg, heading, last: leg.steps }));
  if (!displace(ledger, unit.id, 'path', stretches)) return;
  turn(ledger, unit.id, path.end.heading);
  closePlan(ledger, unit, path.length);
}
