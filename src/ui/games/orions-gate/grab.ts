import type { OrionsGateView } from '../../../games/orions-gate/index.ts';
import type { StageInput } from '../../table/stage.ts';
import type { DeployTool } from './tools/deploy.ts';
import { gripAt } from './tools/grip.ts';
import { layGrip } from './tools/lay.ts';
import { spotGrip } from './tools/spot.ts';
import { planGrip, type PlanTool } from './tools/plan.ts';
import { radiusOf, unitAt } from './tools/radius.ts';
import { measures, placedIn } from './tools/tool.ts';
import type { WarpTool } from './tools/warp.ts';
import type { BattleState } from './state.ts';

/** Whether a press belongs to the tool; anything else pans the table. */
export function grabsPress(state: BattleState, input: StageInput): boolean {
  const { tool, view } = state;
  if (measures(tool)) return tool.kind === 'ruler';
  // A ship that is pulled at while others place theirs says why it stays.
  if (state.seat === null || state.busy)
    return view.stage === 'deploy' && unitAt(view, input.at, 6 * input.pixel) !== null;
  switch (tool.kind) {
    case 'plan':
      return grabsPlan(tool, input, view);
    case 'warp':
      return grabsJump(tool, input, view);
    case 'spot':
      return spotGrip(tool, input, view);
    case 'lay':
      return layGrip(tool, input);
    case 'deploy':
      return grabsGhost(tool, input, view) || grabsShip(state, input);
    case 'idle':
    case 'fire':
    case 'salvage':
      return grabsShip(state, input);
  }
}

/** While ships are placed, the captain's own can be taken up; any other says why it stays. */
const grabsShip = ({ decision, view }: BattleState, { at, pixel }: StageInput): boolean =>
  decision === 'setup.deploy' && unitAt(view, at, 6 * pixel) !== null;

function grabsPlan(tool: PlanTool, input: StageInput, view: OrionsGateView): boolean {
  const unit = placedIn(view, tool.unit);
  if (!unit || (tool.draft.kind === 'ram' && tool.draft.target !== null)) return false;
  return planGrip(tool, unit, input, view) !== 'none';
}

function grabsJump({ unit: id, at }: WarpTool, input: StageInput, view: OrionsGateView): boolean {
  const unit = placedIn(view, id);
  if (!unit) return false;
  const ghost = { ...at, heading: unit.pose.heading };
  return gripAt(input, ghost, radiusOf(view.options, unit.unitType)) !== 'none';
}

function grabsGhost({ unit: id, pose }: DeployTool, input: StageInput, view: OrionsGateView): boolean {
  const unit = view.units.find((other) => other.id === id);
  if (!unit || !pose || pose.table !== (input.at.table ?? pose.table)) return false;
  return gripAt(input, pose, radiusOf(view.options, unit.unitType)) !== 'none';
}
