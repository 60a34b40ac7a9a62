import { planOf } from '../plan-facts.ts';
import { Button, Refusal } from '../../../kit/index.ts';
import { battle as words } from '../words/play.ts';
import { boundsOf } from '../tools/plan.ts';
import { commandOf, placedIn, type Draft } from '../tools/tool.ts';
import type { ActProps } from './act-props.ts';
import { GateCard } from './gate-card.tsx';
import { RamCard } from './ram-card.tsx';
import { HeadingBox, LengthBox, TurnBox } from './typed-boxes.tsx';

/** The movement of the active unit: the numbers of its path, typed or read, and the go. */
export function PlanActions({ battle, state, labels }: ActProps) {
  const { tool, view } = state;
  if (tool.kind !== 'plan') return null;
  const unit = placedIn(view, tool.unit);
  if (!unit) return null;
  const { draft } = tool;
  const facts = planOf(tool, unit, battle.context());
  const refused = battle.context().check(commandOf(draft));
  const still =
    draft.kind === 'ship'
      ? draft.first + draft.second + Math.abs(draft.pivot) === 0
      : draft.kind === 'chain'
        ? draft.points.length === 0 && draft.heading === unit.pose.heading
        : draft.kind === 'ram'
          ? draft.target === null && draft.distance === 0
          : draft.heading === unit.pose.heading;
  const set = (next: Draft) => battle.input({ kind: 'draft', draft: next });
  // Over the edge there is no end to measure to: the plan as it is given counts (OG-16.9).
  const used = facts?.used ?? (draft.kind === 'ship' ? draft.first + draft.second : 0);
  const bounds = boundsOf(view);
  return (
    <div class="act-grid">
      <div class="act-row act-head">
        <p class="act-title">
          <strong>{unit.name}</strong> <span class="second small">{words.actions[view.activation!.action]}</span>{' '}
          {draft.kind !== 'turn' && <span class="figure small">{words.used(used, bounds.allowance)}</span>}
        </p>
        {draft.kind !== 'turn' && (
          <span class="meter" aria-hidden="true">
            <i style={{ width: `${bounds.allowance === 0 ? 0 : Math.min(100, (used * 100) / bounds.allowance)}%` }} />
          </span>
        )}
      </div>
      {draft.kind === 'ram' && draft.target !== null && <RamCard battle={battle} state={state} target={draft.target} />}
      <div class="act-row">
        <Numbers draft={draft} set={set} battle={battle} state={state} />
        <GateCard battle={battle} state={state} />
      </div>
      {(tool.blocked ?? refused[0]) ? (
        <Refusal reasons={[tool.blocked ?? refused[0]!]} />
      ) : (
        <p class="quiet small">
          {draft.kind === 'ram' && draft.target === null
            ? words.ramNone
            : draft.kind === 'turn'
              ? words.turnHint
              : state.finger !== null
                ? words.planTouch
                : words.planHint}
        </p>
      )}
      <div class="act-go">
        <Button small variant="quiet" shortcut="Esc" disabled={still} onClick={() => battle.input({ kind: 'cancel' })}>
          {words.resetPlan}
        </Button>
        <Button variant="primary" shortcut="Enter" refused={refused} onClick={() => battle.input({ kind: 'confirm' })}>
          {labels?.go ??
            (draft.kind === 'ram' && draft.target !== null
              ? words.confirmRam
              : still
                ? words.confirmStay
                : words.confirmPlan)}
        </Button>
      </div>
    </div>
  );
}

function Numbers({
  draft,
  set,
  battle,
  state,
}: ActProps & { readonly draft: Draft; readonly set: (draft: Draft) => void }) {
  const { view } = state;
  switch (draft.kind) {
    case 'turn':
      return (
        <HeadingBox
          battle={battle}
          label={words.heading}
          value={draft.heading}
          onValue={(heading) => set({ ...draft, heading })}
        />
      );
    case 'ship':
      return (
        <>
          <LengthBox
            battle={battle}
            label={words.first}
            value={draft.first}
            onValue={(first) => set({ ...draft, first })}
          />
          <TurnBox
            battle={battle}
            label={`${words.pivot} (${words.leftPositive})`}
            value={draft.pivot}
            onValue={(pivot) => set({ ...draft, pivot })}
          />
          <LengthBox
            battle={battle}
            label={words.second}
            value={draft.second}
            onValue={(second) => set({ ...draft, second })}
          />
        </>
      );
    case 'chain': {
      const end = draft.points.at(-1) ?? view.units.find((unit) => unit.id === view.activation!.unit)!.pose!;
      const to = (x: number, y: number) => set({ ...draft, points: [...draft.points.slice(0, -1), { x, y }] });
      return (
        <>
          <LengthBox battle={battle} label={words.place.x} value={end.x} onValue={(x) => to(x, end.y)} />
          <LengthBox battle={battle} label={words.place.y} value={end.y} onValue={(y) => to(end.x, y)} />
          <HeadingBox
            battle={battle}
            label={words.heading}
            value={draft.heading}
            onValue={(heading) => set({ ...draft, heading })}
          />
          <Button
            small
            shortcut="W"
            disabled={draft.points.length === 0}
            onClick={() => battle.input({ kind: 'waypoint' })}
          >
            {words.waypoint}
          </Button>
          <span class="small second">{words.waypoints(draft.points.length)}</span>
        </>
      );
    }
    case 'ram': {
      const enemies = view.units.filter((unit) => unit.status === 'inPlay' && unit.side !== view.activation!.side);
      return (
        <>
          <LengthBox
            battle={battle}
            label={words.distance}
            value={draft.distance}
            onValue={(distance) => set({ kind: 'ram', target: null, distance })}
          />
          <span class="row" role="group" aria-label={words.ramTargets}>
            {enemies.map((enemy) => (
              <Button
                key={enemy.id}
                small
                pressed={draft.target === enemy.id}
                refused={battle.context().check({ type: 'plan', target: enemy.id })}
                onClick={() => set({ kind: 'ram', target: enemy.id, distance: 0 })}
              >
                {enemy.name}
              </Button>
            ))}
          </span>
        </>
      );
    }
  }
}
