import type { Pose, UnitId } from '../../../games/orions-gate/index.ts';
import { planOf } from './plan-facts.ts';
import type { BattleState } from './state.ts';
import { placedIn, type ToolContext } from './tools/tool.ts';

/** Where the movement in hand would end. */
export interface PlannedEnd {
  readonly unit: UnitId;
  readonly pose: Pose;
}

/** Where the unit whose movement is planned would stand at its end: where it is while it would not move. */
export function plannedEnd({ tool }: Pick<BattleState, 'tool'>, context: ToolContext): PlannedEnd | null {
  if (tool.kind !== 'plan') return null;
  const unit = placedIn(context.view, tool.unit);
  return unit && { unit: unit.id, pose: planOf(tool, unit, context)?.pose ?? unit.pose };
}
