import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { OrionsGateView, PlanCheck, UnitId } from '../../../../games/orions-gate/index.ts';
import { crowdWords } from '../words/crowd.ts';
import { battle } from '../words/play.ts';
import { plans as words } from '../words/plans.ts';
import { planGroups, type GroupOf, type ListedPlan, type PlanGroup } from './plan-groups.ts';

interface CrowdProps {
  readonly view: OrionsGateView;
  readonly checks: readonly PlanCheck[];
  readonly selected: UnitId | null;
  /** What stands in the head besides the search: how many conflicts there are. */
  readonly head: ComponentChildren;
  readonly row: (plan: ListedPlan) => ComponentChildren;
}

/** Many plans: a search, and groups that fold, conflicts first. Only that of the selected ship is told at length. */
export function PlanCrowd({ view, checks, selected, head, row }: CrowdProps) {
  const [name, setName] = useState('');
  const groups = planGroups(view, checks, name);
  return (
    <div class="plan-crowd">
      <div class="plan-crowd-head">
        {head}
        <input
          class="input"
          type="search"
          aria-label={words.search}
          placeholder={words.search}
          value={name}
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </div>
      {groups.length === 0 && <p class="quiet small">{crowdWords.none}</p>}
      {groups.map((group) => (
        <Group key={group.of} group={group} sought={name.trim() !== ''} selected={selected} row={row} />
      ))}
    </div>
  );
}

interface GroupProps extends Pick<CrowdProps, 'selected' | 'row'> {
  readonly group: PlanGroup;
  readonly sought: boolean;
}

/** Plans of one kind: folded but for conflicts, what is sought, and the plan of the selected ship. */
function Group({ group: { of, plans }, sought, selected, row }: GroupProps) {
  const wanted = of === 'bad' || sought || plans.some(({ check }) => check.plan.unit === selected);
  const [open, setOpen] = useState(wanted);
  useEffect(() => {
    if (wanted) setOpen(true);
  }, [wanted, selected]);
  return (
    <details class={`plan-group plan-group-${of}`} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {nameOf(of)} <span class="figure">{plans.length}</span>
      </summary>
      <ol class="plans-list" aria-label={nameOf(of)}>
        {plans.map(row)}
      </ol>
    </details>
  );
}

const nameOf = (of: GroupOf): string => (of === 'bad' || of === 'warn' ? words.groups[of] : battle.phases[of]);
