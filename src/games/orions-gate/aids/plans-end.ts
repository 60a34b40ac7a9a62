import type { Rejection } from '../../../engine/game.ts';
import type { Point } from '../../../table/index.ts';
import { chanceAtLeast } from '../odds/distribution.ts';
import { ALWAYS, type Fraction } from '../odds/fraction.ts';
import { pieceOn } from '../rules/gates.ts';
import type { Rules } from '../rules/rules.ts';
import type { Activation, OrionsGateState, Pose } from '../state.ts';
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

/** Carries the movement of a plan out on a copy of the board: no dice, everything asked of the rules. The unit is in play. */
export function plannedEnd(
  rules: Rules,
  state: OrionsGateState,
  { unit: id, action, movement }: PlannedShip,
): PlannedEnd {
  const { activation } = state;
  const declared = activation?.unit === id && activation.action === action ? activation : null;
  const dice = declared ? null : allowanceOf(state, id, action);
  const allowance = declared?.allowance ?? dice!.most;
  const { type: _type, ...plan } = movement;
  const trial = openTrial(rules, state, id, action, allowance);
  // A unit that has moved already stands where its plan ended.
  const done = declared?.step === 'fire';
  const refused = done ? null : trial.refuse(plan);
  const { pose } = thePlaced(state, id);
  const target = plan.target === undefined ? undefined : state.units.find((one) => one.id === plan.target);
  const drawn =
    done || (plan.target !== undefined && !target?.pose) ? { legs: [], end: pose, length: 0 } : trial.path(plan);
  const through = plan.gate && pieceOn(state.tables, plan.gate.leave);
  const end: Pose =
    through && !done
      ? { table: through.table.number, x: plan.gate!.x, y: plan.gate!.y, heading: drawn.end.heading }
      : { table: pose.table, ...drawn.end };
  const unit = { ...theUnit(state, id), pose: end, activatedIn: state.round };
  return {
    pose: end,
    path: [{ x: pose.x, y: pose.y }, ...drawn.legs.map(({ leg }) => leg.to)],
    used: drawn.length,
    chance: dice ? chanceAtLeast(dice.chances, drawn.length) : ALWAYS,
    dice: dice !== null && dice.engines > 0,
    refused,
    meets:
      done || refused || drawn.legs.length === 0
        ? []
        : encounters(trial, plan).list.filter((one) => one.kind === 'mine' || one.kind === 'dangerous'),
    activation: {
      unit: id,
      action,
      side: unit.side,
      allowance,
      step: 'fire',
      moved: declared?.moved ?? drawn.length > 0,
      gunFired: declared?.gunFired ?? false,
      used: declared?.used ?? [],
    },
    state: replaceUnit(state, plan.exit ? { ...unit, status: 'removed' } : unit),
  };
}
