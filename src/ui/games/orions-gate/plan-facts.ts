import type { DragPlan, DragWish, GateDrag, PlacedUnit, Pose } from '../../../games/orions-gate/index.ts';
import type { PlanTool } from './tools/plan.ts';
import type { Draft, ToolContext } from './tools/tool.ts';

const known = new WeakMap<Draft, DragPlan | GateDrag>();

/** Path, lengths and gaps of the draft in a plan tool; null when there is no draft. Counted once a draft. */
export function planOf(tool: PlanTool, unit: PlacedUnit, context: ToolContext): DragPlan | GateDrag | null {
  const found = known.get(tool.draft);
  if (found) return found;
  const facts = factsOf(tool, unit, context);
  if (facts) known.set(tool.draft, facts);
  return facts;
}

function factsOf({ draft }: PlanTool, unit: PlacedUnit, context: ToolContext): DragPlan | GateDrag | null {
  const { view, drag } = context;
  const wish = { unit: unit.id, action: view.activation!.action };
  switch (draft.kind) {
    case 'turn':
      return null;
    case 'ship':
    case 'chain':
      // What lies beyond the edge is no drag.
      if (draft.exit) return null;
      return draft.gate ? throughGate(draft, draft.gate, wish, context) : onOwnTable(draft, wish, context);
    case 'ram': {
      const target = draft.target === null ? null : view.units.find((other) => other.id === draft.target)?.pose;
      return drag({ ...wish, point: target ?? ahead(unit.pose, draft.distance) });
    }
  }
}

type Path = Extract<Draft, { readonly kind: 'ship' | 'chain' }>;
type Mover = Pick<DragWish, 'unit' | 'action'>;

function throughGate(
  draft: Path,
  { enter, leave, x, y }: NonNullable<Path['gate']>,
  mover: Mover,
  { gate }: ToolContext,
): GateDrag | null {
  const wish = { ...mover, enter, leave, exit: { x, y } };
  return draft.kind === 'ship'
    ? gate({ ...wish, exact: partsOf(draft) }).drag
    : gate({ ...wish, via: draft.points.slice(0, -1), heading: draft.heading }).drag;
}

function onOwnTable(draft: Path, mover: Mover, { drag }: ToolContext): DragPlan | null {
  if (draft.kind === 'ship') return drag({ ...mover, exact: partsOf(draft) });
  const point = draft.points.at(-1);
  return point ? drag({ ...mover, via: draft.points.slice(0, -1), point, heading: draft.heading }) : null;
}

const partsOf = ({ first, pivot, second }: Extract<Draft, { readonly kind: 'ship' }>) => ({ first, pivot, second });

const ahead = (pose: Pose, mils: number) => {
  const turn = (pose.heading * Math.PI) / 18_000;
  return { x: pose.x + mils * Math.cos(turn), y: pose.y + mils * Math.sin(turn) };
};
