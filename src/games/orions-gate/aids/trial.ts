import type { Rejection } from '../../../engine/game.ts';
import { legAlong, stepPose } from '../../../table/index.ts';
import { checkPlan } from '../rules/move.ts';
import { pathOf, type Plan, type PlannedPath } from '../rules/path.ts';
import { contactOn, ramLine } from '../rules/ram-line.ts';
import type { Rules } from '../rules/rules.ts';
import type { Action, Activation, OrionsGateState, Pose, UnitId } from '../state.ts';
import { replaceUnit, theUnit, thePlaced, type PlacedUnit } from '../units.ts';

/** A movement tried without being given: any unit, any action, on anybody's turn (OG-25.1, 25.8). */
export interface Trial {
  readonly rules: Rules;
  readonly state: OrionsGateState;
  readonly unit: PlacedUnit;
  readonly action: Action;
  readonly allowance: number;
  /** The rules' own verdict on a plan: null = legal. */
  readonly refuse: (plan: Omit<Plan, 'type'>) => Rejection | null;
  /** Legs and end of a plan, legal or not. */
  readonly path: (plan: Omit<Plan, 'type'>) => PlannedPath;
}

/**
 * Opens a trial for a unit where it stands. The verdicts are those of `checkPlan`, asked as if the action had been
 * declared.
 */
export function openTrial(rules: Rules, state: OrionsGateState, id: UnitId, action: Action, allowance: number): Trial {
  const unit = thePlaced(state, id);
  const activation: Activation = {
    unit: id,
    action,
    side: unit.side,
    allowance,
    step: 'plan',
    moved: false,
    gunFired: false,
    used: [],
  };
  return {
    rules,
    state,
    unit,
    action,
    allowance,
    refuse: (plan) => checkPlan(rules, state, unit, activation, { type: 'plan', ...plan }),
    path: (plan) =>
      action === 'ram' ? ramPath(state, unit, allowance, plan) : pathOf(unit, action, { type: 'plan', ...plan }),
  };
}

/** A ram up to its contact pose or by its distance (OG-10.2, 10.3, 10.5). */
function ramPath(
  state: OrionsGateState,
  unit: PlacedUnit,
  allowance: number,
  { target, distance = 0 }: Omit<Plan, 'type'>,
): PlannedPath {
  const line = ramLine(unit, allowance);
  const met = target === undefined ? null : contactOn(state, unit, line, thePlaced(state, target));
  const length = Math.min(allowance, met ?? distance);
  const to = stepPose(line, length);
  const { heading } = unit.pose;
  const leg = length === allowance ? legAlong(line.from, heading, length) : { from: line.from, to, steps: length };
  return { legs: length === 0 ? [] : [{ leg, heading }], end: { ...to, heading }, length };
}

/**
 * The state with a unit tried at another pose, in play: every aid and the odds can then be asked from the ghost
 * (OG-25.8).
 */
export const withGhost = (state: OrionsGateState, id: UnitId, pose: Pose): OrionsGateState =>
  replaceUnit(state, { ...theUnit(state, id), pose, status: 'inPlay' });
