import type { Rejection } from '../../../engine/game.ts';
import type { Point } from '../../../table/index.ts';
import { compareFractions, fraction, type Fraction } from '../odds/fraction.ts';
import { checkPlay } from '../rules/play.ts';
import type { Rules } from '../rules/rules.ts';
import type { Activation, OrionsGateState, UnitId, UnitStatus } from '../state.ts';
import { componentIn, isInPlay, theUnit, unitOf } from '../units.ts';
import type { Encounter } from './encounters.ts';
import { plannedEnd, type PlannedEnd } from './plans-end.ts';
import { destroyedBy, stepOfShot, type Act } from './plans-odds.ts';
import type { PlannedShip, PlannedShot } from './plans.ts';

/** One thing that speaks against a plan, or that its captain should know. */
export type PlanNote =
  /** The unit is not in play any more, or no longer this captain's. */
  | { readonly kind: 'gone'; readonly status: UnitStatus | 'captured' }
  /** It has been activated in this round; the plan waits for the next (OG-5.7). */
  | { readonly kind: 'acted'; readonly round: number }
  /**
   * The movement is refused. `other`: the unit in the way, `planned` where its own plan would put it; `gone`: chance
   * that it is destroyed before.
   */
  | {
      readonly kind: 'movement';
      readonly rejection: Rejection;
      readonly at: Point | null;
      readonly other: UnitId | null;
      readonly planned: boolean;
      readonly gone: Fraction | null;
    }
  /** The Engine dice must give enough (OG-24.12). */
  | { readonly kind: 'dice'; readonly used: number; readonly chance: Fraction }
  | { readonly kind: 'meets'; readonly met: Encounter }
  /** A shot that cannot be made from there. */
  | { readonly kind: 'shot'; readonly index: number; readonly rejection: Rejection }
  /** The target of a shot may be destroyed by then; `chance` null: by shots whose outcomes are too many to count. */
  | { readonly kind: 'dead'; readonly index: number; readonly target: UnitId; readonly chance: Fraction | null };

/** A plan tried after those before it. */
export interface PlanCheck {
  readonly plan: PlannedShip;
  /** Null when the unit is not there. */
  readonly end: PlannedEnd | null;
  readonly notes: readonly PlanNote[];
}

const HALF = fraction(1, 2);

/**
 * How much a note weighs: `bad` = as planned it cannot be carried out, `warn` = likely not as meant, `info` = to be
 * known.
 */
export function weightOf(note: PlanNote): 'bad' | 'warn' | 'info' {
  switch (note.kind) {
    case 'gone':
    case 'shot':
      return 'bad';
    case 'movement':
      return note.gone && compareFractions(note.gone, HALF) > 0 ? 'warn' : 'bad';
    case 'dead':
      return note.chance === null || compareFractions(note.chance, HALF) > 0 ? 'warn' : 'info';
    case 'acted':
    case 'meets':
      return 'warn';
    case 'dice':
      return compareFractions(note.chance, HALF) < 0 ? 'warn' : 'info';
  }
}

/**
 * Tries plans one after the other on copies of the board, through the rules and without dice (OG-25.8, 25.9, 25.11):
 * each unit then stands at its planned end for those after it. Targets are taken to stand where they are; how likely
 * they are gone is counted exactly.
 */
export function checkPlans(rules: Rules, state: OrionsGateState, plans: readonly PlannedShip[]): readonly PlanCheck[] {
  const acts: Act[] = [];
  let now = state;
  return plans.map((plan) => {
    const unit = unitOf(now, plan.unit);
    if (!unit || !isInPlay(unit))
      return { plan, end: null, notes: [{ kind: 'gone', status: unit?.status ?? 'removed' }] };
    const end = plannedEnd(rules, now, plan);
    const notes: PlanNote[] = [];
    if (unit.activatedIn === state.round && state.activation?.unit !== unit.id)
      notes.push({ kind: 'acted', round: state.round });
    if (end.refused) notes.push(movementNote(rules, state, acts, plan, end.refused));
    else if (end.dice && compareFractions(end.chance, fraction(1, 1)) < 0)
      notes.push({ kind: 'dice', used: end.used, chance: end.chance });
    notes.push(...end.meets.map((met): PlanNote => ({ kind: 'meets', met })));
    const { made, notes: shotNotes } = shotsOf(rules, state, end, plan, acts);
    notes.push(...shotNotes);
    acts.push({
      unit: plan.unit,
      pose: end.pose,
      ram: ramOf(plan, end),
      shots: made.flatMap((shot) => stepOfShot(shot) ?? []),
    });
    now = end.state;
    return { plan, end, notes };
  });
}

function ramOf({ action, movement }: PlannedShip, { refused, activation }: PlannedEnd): Act['ram'] {
  return action === 'ram' && movement.target !== undefined && !refused
    ? { target: movement.target, allowance: activation.allowance }
    : null;
}

function movementNote(
  rules: Rules,
  state: OrionsGateState,
  acts: readonly Act[],
  plan: PlannedShip,
  rejection: Rejection,
): PlanNote {
  const { other, at } = rejection.data ?? {};
  const blocker = typeof other === 'string' ? unitOf(state, other) : undefined;
  const planned = blocker !== undefined && acts.some(({ unit }) => unit === blocker.id);
  const shotAt =
    blocker !== undefined &&
    blocker.side !== theUnit(state, plan.unit).side &&
    acts.some((act) => aimsAt(act, blocker.id));
  const point =
    Array.isArray(at) && typeof at[0] === 'number' && typeof at[1] === 'number' ? { x: at[0], y: at[1] } : null;
  return {
    kind: 'movement',
    rejection,
    at: point,
    other: blocker?.id ?? null,
    planned,
    gone: shotAt ? destroyedBy(rules, state, acts, blocker.id) : null,
  };
}

const aimsAt = ({ ram, shots }: Act, id: UnitId): boolean =>
  ram?.target === id || shots.some(({ targets }) => targets === undefined || targets.includes(id));

/** The shots of a plan tried in order from its planned end; what cannot be made is left out of what follows. */
function shotsOf(
  rules: Rules,
  state: OrionsGateState,
  end: PlannedEnd,
  plan: PlannedShip,
  before: readonly Act[],
): { readonly made: readonly PlannedShot[]; readonly notes: readonly PlanNote[] } {
  const made: PlannedShot[] = [];
  const notes: PlanNote[] = [];
  let { activation } = end;
  for (const [index, shot] of plan.shots.entries()) {
    const rejection = isInPlay(theUnit(end.state, plan.unit))
      ? checkPlay(rules, { ...end.state, activation }, theUnit(state, plan.unit).captain, shot)[0]
      : undefined;
    if (rejection) {
      // What was fired already in the activation being played needs no plan any more.
      if (!isMade(end.activation, shot)) notes.push({ kind: 'shot', index, rejection });
      continue;
    }
    for (const target of stepOfShot(shot)?.targets ?? []) {
      const acts = [
        ...before,
        { unit: plan.unit, pose: end.pose, ram: ramOf(plan, end), shots: made.flatMap((one) => stepOfShot(one) ?? []) },
      ];
      if (!acts.some((act) => aimsAt(act, target))) continue;
      const chance = destroyedBy(rules, state, acts, target);
      if (chance === null || chance.num > 0n) notes.push({ kind: 'dead', index, target, chance });
    }
    made.push(shot);
    activation = afterShot(activation, shot);
  }
  return { made, notes };
}

/** Whether a planned shot has been made in the activation being played (OG-7.1, 9.2). */
export const isMade = ({ gunFired, used }: Activation, shot: PlannedShot): boolean =>
  shot.type === 'firePrimary' ? gunFired : shot.type === 'useComponent' && used.includes(shot.slot);

/** The activation after a shot was ordered, whatever its dice will say (OG-7.1, 9.2). */
export function afterShot(activation: Activation, shot: PlannedShot): Activation {
  if (shot.type === 'firePrimary') return { ...activation, gunFired: true };
  return shot.type === 'useComponent' ? { ...activation, used: [...activation.used, shot.slot] } : activation;
}

/** The name of the weapon a shot uses: a component's kind, `primary`, or `boarding`. */
export function weaponOfShot(
  state: Pick<OrionsGateState, 'units'>,
  { unit }: Pick<PlannedShip, 'unit'>,
  shot: PlannedShot,
): string {
  if (shot.type === 'firePrimary') return 'primary';
  if (shot.type === 'board') return 'boarding';
  const owner = state.units.find(({ id }) => id === unit);
  return (owner && componentIn(owner, shot.slot)?.kind) ?? '';
}
