import type { Rejection } from '../../../engine/game.ts';
import type { CommandOf, OrionsGateCommand } from '../command.ts';
import { isMade } from './plans-check.ts';
import type { PlannedShip, PlannedShot, PlanSet } from './plans.ts';
import type { Activation, OrionsGateState } from '../state.ts';

/** What to do next to carry a plan out. */
export type CarryStep =
  /** It is not this captain's decision, or nothing is planned for it. */
  | { readonly kind: 'wait' }
  /** A command that is legal now. */
  | { readonly kind: 'order'; readonly plan: PlannedShip; readonly command: OrionsGateCommand }
  /** The next shot, to be confirmed; `refused` when it cannot be made any more: it is passed over. */
  | {
      readonly kind: 'shot';
      readonly plan: PlannedShip;
      readonly index: number;
      readonly shot: PlannedShot;
      readonly refused: Rejection | null;
    }
  /** The movement is longer than the Engine dice allow: it must be shortened (OG-6.4). */
  | {
      readonly kind: 'shorten';
      readonly plan: PlannedShip;
      readonly movement: CommandOf<'plan'>;
      readonly refused: Rejection;
    }
  /** It cannot be carried out as planned. */
  | { readonly kind: 'refused'; readonly plan: PlannedShip; readonly refused: Rejection }
  /** All its shots are made or passed over: the activation may end. */
  | { readonly kind: 'done'; readonly plan: PlannedShip };

type Board = Pick<OrionsGateState, 'activation' | 'units' | 'round'>;
type Check = (command: OrionsGateCommand) => readonly Rejection[];

/** Rules by which a movement is too long for its allowance. */
const TOO_LONG = ['OG-6.7', 'OG-6.9', 'OG-10.3', 'OG-10.5'];

/**
 * The next step of the first plan of a set: declare, move, then its shots in order. `check` is the one gate, for the
 * captain whose turn it is; `skipped` are shots they have passed over. Nothing is carried out here.
 */
export function nextStep(board: Board, set: PlanSet, check: Check, skipped: readonly number[]): CarryStep {
  const { activation } = board;
  if (activation === null) {
    const plan = set.plans[0];
    if (!plan) return { kind: 'wait' };
    const command: OrionsGateCommand = { type: 'activate', unit: plan.unit, action: plan.action };
    const refused = check(command)[0];
    return refused ? { kind: 'refused', plan, refused } : { kind: 'order', plan, command };
  }
  const plan = set.plans.find(({ unit }) => unit === activation.unit);
  if (!plan || plan.action !== activation.action) return { kind: 'wait' };
  return activation.step === 'plan'
    ? movementStep(plan, activation, check)
    : shotStep(plan, activation, check, skipped);
}

function movementStep(plan: PlannedShip, { allowance }: Activation, check: Check): CarryStep {
  const { movement } = plan;
  const refused = check(movement)[0];
  if (!refused) return { kind: 'order', plan, command: movement };
  const { have, need } = refused.data ?? {};
  const tooLong = TOO_LONG.includes(refused.rule) && typeof have === 'number' && need === allowance;
  return tooLong ? { kind: 'shorten', plan, movement, refused } : { kind: 'refused', plan, refused };
}

function shotStep(plan: PlannedShip, activation: Activation, check: Check, skipped: readonly number[]): CarryStep {
  const index = plan.shots.findIndex((shot, at) => !skipped.includes(at) && !isMade(activation, shot));
  const shot = plan.shots[index];
  if (!shot) return { kind: 'done', plan };
  return { kind: 'shot', plan, index, shot, refused: check(shot)[0] ?? null };
}
