import { parseCommand, type CommandOf } from '../command.ts';
import { UNIT_TYPES } from '../data/units.ts';
import { sideOfCaptain } from '../rules/captains.ts';
import type { Action, CaptainId, OrionsGateState, Side, UnitId } from '../state.ts';
import { unitOf } from '../units.ts';

/** A use of a weapon, a component or a boarding that is meant to follow a movement. */
export type PlannedShot = CommandOf<'firePrimary' | 'useComponent' | 'board'>;

/** What a captain means to do with one unit in its next activation: action, movement, then the shots in order. */
export interface PlannedShip {
  readonly unit: UnitId;
  readonly action: Action;
  readonly movement: CommandOf<'plan'>;
  readonly shots: readonly PlannedShot[];
}

/**
 * The plans of one captain in the order in which they mean to carry them out, one a unit. They are private, or their
 * side's (OG-22.3, 25.12).
 */
export interface PlanSet {
  readonly owner: CaptainId;
  readonly shared: boolean;
  readonly plans: readonly PlannedShip[];
}

/** No plans yet. */
export const noPlans = (owner: CaptainId): PlanSet => ({ owner, shared: false, plans: [] });

/**
 * Where a unit stands in the order of play: by its type, those that have acted in this round after all others (OG-5.2,
 * 5.7).
 */
export function playOrder(state: Pick<OrionsGateState, 'units' | 'round' | 'activation'>, id: UnitId): number {
  const unit = unitOf(state as OrionsGateState, id);
  if (!unit) return -1;
  const acted = unit.activatedIn === state.round && state.activation?.unit !== id;
  return UNIT_TYPES.indexOf(unit.unitType) + (acted ? UNIT_TYPES.length : 0);
}

/** The set with a plan put in: in place of the unit's older one, else behind those that act before it. */
export function withPlan(state: OrionsGateState, set: PlanSet, plan: PlannedShip): PlanSet {
  const known = set.plans.findIndex(({ unit }) => unit === plan.unit);
  if (known >= 0) return { ...set, plans: set.plans.map((one, index) => (index === known ? plan : one)) };
  const order = playOrder(state, plan.unit);
  const behind = set.plans.findIndex(({ unit }) => playOrder(state, unit) > order);
  const at = behind < 0 ? set.plans.length : behind;
  return { ...set, plans: [...set.plans.slice(0, at), plan, ...set.plans.slice(at)] };
}

/** The set without the plan of a unit. */
export const withoutPlan = (set: PlanSet, id: UnitId): PlanSet => ({
  ...set,
  plans: set.plans.filter(({ unit }) => unit !== id),
});

/**
 * Whether a plan may change places with its neighbour: units of another phase act before or after it in any case
 * (OG-5.2).
 */
export function canMovePlan(state: OrionsGateState, set: PlanSet, id: UnitId, by: -1 | 1): boolean {
  const at = set.plans.findIndex(({ unit }) => unit === id);
  const other = set.plans[at + by];
  return at >= 0 && other !== undefined && playOrder(state, other.unit) === playOrder(state, id);
}

/** The set with a plan one place earlier or later; unchanged where the order of play forbids it. */
export function movedPlan(state: OrionsGateState, set: PlanSet, id: UnitId, by: -1 | 1): PlanSet {
  if (!canMovePlan(state, set, id, by)) return set;
  const at = set.plans.findIndex(({ unit }) => unit === id);
  const plans = [...set.plans];
  [plans[at], plans[at + by]] = [plans[at + by]!, plans[at]!];
  return { ...set, plans };
}

/** The sets a captain may look at: their own, and those their side shares (OG-22.3). Nobody (a spectator) sees none. */
export function plansFor(sets: readonly PlanSet[], captain: CaptainId | null): readonly PlanSet[] {
  if (captain === null) return [];
  return sets.filter((set) => set.owner === captain || isSharedBy(set, sideOfCaptain(captain)));
}

/** Whether every captain of a side may look at a set: its owner is of that side and shares it (OG-22.3). */
export const isSharedBy = ({ owner, shared }: PlanSet, side: Side): boolean => shared && sideOfCaptain(owner) === side;

/** The sets with one of them put in place of its owner's older one. */
export const withSet = (sets: readonly PlanSet[], set: PlanSet): readonly PlanSet[] =>
  sets.some(({ owner }) => owner === set.owner)
    ? sets.map((one) => (one.owner === set.owner ? set : one))
    : [...sets, set];

const ACTIONS: readonly unknown[] = ['hold', 'move', 'cruise', 'ram'];
const SHOTS: readonly unknown[] = ['firePrimary', 'useComponent', 'board'];

/** Sets read from where they were kept; whatever is no plan is left out. */
export function readPlanSets(raw: unknown): readonly PlanSet[] {
  return listOf(raw).flatMap((one) => {
    const { owner, shared, plans } = fieldsOf(one);
    if (typeof owner !== 'string' || !/^[ab][1-4]$/.test(owner)) return [];
    return [{ owner, shared: shared === true, plans: listOf(plans).flatMap(readPlan) }];
  });
}

function readPlan(raw: unknown): readonly PlannedShip[] {
  const { unit, action, movement, shots } = fieldsOf(raw);
  const path = parseCommand(movement);
  if (typeof unit !== 'string' || !ACTIONS.includes(action) || !path.ok || path.value.type !== 'plan') return [];
  const uses = listOf(shots).flatMap((shot) => {
    const parsed = parseCommand(shot);
    return parsed.ok && SHOTS.includes(parsed.value.type) ? [parsed.value as PlannedShot] : [];
  });
  return [{ unit, action: action as Action, movement: path.value, shots: uses }];
}

const listOf = (raw: unknown): readonly unknown[] => (Array.isArray(raw) ? raw : []);
const fieldsOf = (raw: unknown): { readonly [key: string]: unknown } =>
  typeof raw === 'object' && raw !== null ? (raw as { readonly [key: string]: unknown }) : {};
