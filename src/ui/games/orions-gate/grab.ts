import type { StageInput } from '../../table/stage.ts';
import { gripAt } from './tools/grip.ts';
import { layGrip } from './tools/lay.ts';
import { spotGrip } from './tools/spot.ts';
import { planGrip } from './tools/plan.ts';
import { radiusOf, unitAt } from './tools/radius.ts';
import { measures, placedIn } from './tools/tool.ts';
import type { BattleState } from './state.ts';

/** Whether a press belongs to the tool; anything else pans the table. */
export function grabsPress(state: BattleState, input: StageInput): boolean {
  const { tool, view, seat, decision } = state;
  if (measures(tool)) return tool.kind === 'ruler';
  if (seat === null || state.busy) return false;
  const options = view.options;
  switch (tool.kind) {
    case 'plan': {
      const unit = placedIn(view, tool.unit);
      if (!unit || (tool.draft.kind === 'ram' && tool.draft.target !== null)) return false;
      return planGrip(tool, unit, input, view) !== 'none';
    }
    case 'warp': {
      const unit = placedIn(view, tool.unit);
      return (
        unit !== null &&
        gripAt(input, { ...tool.at, heading: unit.pose.heading }, radiusOf(options, unit.unitType)) !== 'none'
      );
    }
    case 'spot':
      return spotGrip(tool, input, view);
    case 'lay':
      return layGrip(tool, input);
    case 'deploy': {
      const unit = view.units.find((other) => other.id === tool.unit);
      if (
        unit &&
        tool.pose &&
        tool.pose.table === (input.at.table ?? tool.pose.table) &&
        gripAt(input, tool.pose, radiusOf(options, unit.unitType)) !== 'none'
      )
        return true;
      break;
    }
  }
  return decision === 'setup.deploy' && unitAt(view, input.at, 6 * input.pixel)?.captain === seat;
}
