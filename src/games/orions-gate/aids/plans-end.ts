import type { Rejection } from '../../../engine/game.ts';
import type { Point } from '../../../table/index.ts';
import { chanceAtLeast } from '../odds/distribution.ts';
import { ALWAYS, type Fraction } from '../odds/fraction.ts';
import { pieceOn } from '../rules/gates.ts';
import type { Plan, PlannedPath } from '../rules/path.ts';
import type { Rules } from '../rules/rules.ts';
import type { Action, Activation, OrionsGateState, Pose, UnitId } from '../state.ts';
import { replaceUnit, theUnit, thePlaced } from '../units.ts';
import { allowanceOf } from './allowance.ts';
import { encounters, type Encounter } from './encounters.ts';
import type { PlannedShip } from './plans.ts';
import { openTrial } from './trial.ts';

/** Where a plan leads on a board, and what the rules say to its movement. */
export interface PlannedEnd {
  readonly pose: Pose;
  /** Start, turning points, end; on the table it starts from. */
  readonly path: readonly Point[];
  /** Mils of allowance it takes, and the chance that the Engine dice give as many (OG-24.12). */
  readonly used: number;
  readonly chance: Fraction;
  /** Whether dice are still to decide that. */
  readonly dice: boolean;
  /** Why the movement is not legal even with the best dice; null = legal. */
  readonly refused: Rejection | null;
  /** Mines, Dangerous pieces and other things met on the way (OG-6.13). */
  readonly meets: readonly Encounter[];
  /** The activation as it is when the first shot is due. */
  readonly activation: Activation;
  /** The board with the unit at its planned end, activated. */
  readonly state: OrionsGateState;
}

/**
 * Carries the movement of a plan out on a copy of the board: no dice, everything asked of the rules. The unit is in
 * play.
 */
export function plannedEnd(
  rules: Rules,
  state: OrionsGateState,
  { unit: id, action, movement }: PlannedShip,
): PlannedEnd {
  const declared = declaredFor(state, id, action);
  const dice = declared ? null : allowanceOf(state, id, action);
  const allowance = declared?.allowance ?? dice!.most;
  const { type: _type, ...plan } = movement;
  const trial = openTrial(rules, state, id, action, allowance);
  // A unit that has moved already stands where its plan ended.
  const done = declared?.step === 'fire';
  const refused = done ? null : trial.refuse(plan);
  const { pose } = thePlaced(state, id);
  const drawn = done || isTargetGone(state, plan.target) ? { legs: [], end: pose, length: 0 } : trial.path(plan);
  const end = done ? pose : poseAfter(state, pose.table, plan.gate, drawn.end);
  const unit = { ...theUnit(state, id), pose: end, activatedIn: state.round };
  return {
    pose: end,
    path: [{ x: pose.x, y: pose.y }, ...drawn.legs.map(({ leg }) => leg.to)],
    used: drawn.length,
    chance: dice ? chanceAtLeast(dice.chances, drawn.length) : ALWAYS,
    dice: dice !== null && dice.engines > 0,
    refused,
    meets:
      refused || drawn.legs.length === 0
        ? []
        : encounters(trial, plan).list.filter((one) => one.kind === 'mine' || one.kind === 'dangerous'),
    activation: { unit: id, action, side: unit.side, allowance, step: 'fire', ...doneBy(declared, drawn.length) },
    state: replaceUnit(state, plan.exit ? { ...unit, status: 'removed' } : unit),
  };
}

/** The activation being played, if it is that of a unit with an action. */
const declaredFor = ({ activation }: OrionsGateState, id: UnitId, action: Action): Activation | null =>
  activation?.unit === id && activation.action === action ? activation : null;

/** No path leads to a target that is on no table any more. */
const isTargetGone = ({ units }: OrionsGateState, target: UnitId | undefined): boolean =>
  target !== undefined && !units.find(({ id }) => id === target)?.pose;

/** Where a path leaves its unit: beyond the gate it leads through, or at its end. */
function poseAfter(state: OrionsGateState, table: number, gate: Plan['gate'], end: PlannedPath['end']): Pose {
  const leave = gate && pieceOn(state.tables, gate.leave);
  return leave ? { table: leave.table.number, x: gate.x, y: gate.y, heading: end.heading } : { table, ...end };
}

/** What a unit has done when its first shot is due: all that its activation says, or the way it has made. */
const doneBy = (declared: Activation | null, length: number): Pick<Activation, 'moved' | 'gunFired' | 'used'> => ({
  moved: declared?.moved ?? length > 0,
  gunFired: declared?.gunFired ?? false,
  used: declared?.used ?? [],
});
