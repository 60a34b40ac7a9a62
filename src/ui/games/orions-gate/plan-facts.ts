import type { DragPlan, GateDrag, Pose, Unit } from '../../../games/orions-gate/index.ts';
import type { PlanTool } from './tools/plan.ts';
import type { Draft, ToolContext } from './tools/tool.ts';

const known = new WeakMap<Draft, DragPlan | GateDrag>();

/** Path, lengths and gaps of the draft in a plan tool; null when there is nothing to tell. Counted once a draft. */
export function planOf(
  tool: PlanTool,
  unit: Unit & { readonly pose: Pose },
  context: ToolContext,
): DragPlan | GateDrag | null {
  const found = known.get(tool.draft);
  if (found) return found;
  const facts = factsOf(tool, unit, context);
  if (facts) known.set(tool.draft, facts);
  return facts;
}

function factsOf(
  { draft }: PlanTool,
  unit: Unit & { readonly pose: Pose },
  { view, drag, gate }: ToolContext,
): DragPlan | GateDrag | null {
  const { action } = view.activation!;
  const wish = { unit: unit.id, action };
  // What lies beyond the edge is no drag.
  if ((draft.kind === 'ship' || draft.kind === 'chain') && draft.exit) return null;
  if ((draft.kind === 'ship' || draft.kind === 'chain') && draft.gate) {
    const { enter, leave, x, y } = draft.gate;
    const through = { ...wish, enter, leave, exit: { x, y } };
    if (draft.kind === 'ship')
      return gate({ ...through, exact: { first: draft.first, pivot: draft.pivot, second: draft.second } }).drag;
    return gate({ ...through, via: draft.points.slice(0, -1), heading: draft.heading }).drag;
  }
  switch (draft.kind) {
    case 'turn':
      return null;
    case 'ship':
      return drag({ ...wish, exact: { first: draft.first, pivot: draft.pivot, second: draft.second } });
    case 'chain': {
      const last = draft.points.at(-1);
      return last ? drag({ ...wish, via: draft.points.slice(0, -1), point: last, heading: draft.heading }) : null;
    }
    case 'ram': {
      const target = draft.target === null ? null : view.units.find((other) => other.id === draft.target)?.pose;
      return drag({ ...wish, point: target ?? ahead(unit.pose, draft.distance) });
    }
  }
}

const ahead = (pose: Pose, mils: number) => {
  const turn = (pose.heading * Math.PI) / 18_000;
  return { x: pose.x + mils * Math.cos(turn), y: pose.y + mils * Math.sin(turn) };
};
