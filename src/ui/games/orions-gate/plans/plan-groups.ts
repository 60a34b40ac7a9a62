import {
  UNIT_TYPES,
  weightOf,
  type OrionsGateView,
  type PlanCheck,
  type UnitType,
} from '../../../../games/orions-gate/index.ts';
import { unitName } from '../hud/names.ts';

/** What a group of plans has in common: what speaks against them, else the class of their ships. */
export type GroupOf = 'bad' | 'warn' | UnitType;

/** A plan in a long list, with its place in the order in which all are carried out. */
export interface ListedPlan {
  readonly check: PlanCheck;
  readonly number: number;
}

export interface PlanGroup {
  readonly of: GroupOf;
  readonly plans: readonly ListedPlan[];
}

/** The worst that is said of a plan. */
export function worstOf({ notes }: PlanCheck): 'bad' | 'warn' | 'fine' {
  const weights = notes.map(weightOf);
  if (weights.includes('bad')) return 'bad';
  return weights.includes('warn') ? 'warn' : 'fine';
}

/** Plans whose ships are called like that, in groups: conflicts first, then what is to be minded, then by class. */
export function planGroups(view: OrionsGateView, checks: readonly PlanCheck[], name: string): readonly PlanGroup[] {
  const part = name.trim().toLowerCase();
  const typeOf = (id: string) => view.units.find((unit) => unit.id === id)?.unitType;
  const groupOf = (check: PlanCheck): GroupOf | undefined => {
    const worst = worstOf(check);
    return worst === 'fine' ? typeOf(check.plan.unit) : worst;
  };
  const listed = checks
    .map((check, index): ListedPlan => ({ check, number: index + 1 }))
    .filter(({ check }) => unitName(view, check.plan.unit).toLowerCase().includes(part));
  return (['bad', 'warn', ...UNIT_TYPES] as const)
    .map((of): PlanGroup => ({ of, plans: listed.filter(({ check }) => groupOf(check) === of) }))
    .filter(({ plans }) => plans.length > 0);
}
