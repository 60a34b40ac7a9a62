import type { Pose, RolledCommand, UnitId } from '../../../games/orions-gate/index.ts';
import { planOf } from './plan-facts.ts';
import type { BattleState } from './state.ts';
import { draftEnd, type PlanTool } from './tools/plan.ts';
import { commandOf, placedIn, type ToolContext } from './tools/tool.ts';

/** Where the movement in hand would end. */
export interface PlannedEnd {
  readonly unit: UnitId;
  readonly pose: Pose;
  /** The order that leads there, in a mission where things are met on the way; null where it is not legal. */
  readonly command: RolledCommand | null;
}

/** Where the unit whose movement is planned would stand at its end: where it is while it would not move. */
export function plannedEnd({ tool }: Pick<BattleState, 'tool'>, context: ToolContext): PlannedEnd | null {
  if (tool.kind !== 'plan') return null;
  const unit = placedIn(context.view, tool.unit);
  if (!unit) return null;
  // Over the edge there is no path to measure: the draft as it is.
  const drawn = { ...draftEnd(unit.pose, tool.draft), table: unit.pose.table };
  return { unit: unit.id, pose: planOf(tool, unit, context)?.pose ?? drawn, command: orderOf(tool, context) };
}

/** Artifacts are picked up and taken off on the way (OG-16.7, 16.9); all else counts where the unit stands. */
function orderOf({ draft }: PlanTool, { view, check }: ToolContext): RolledCommand | null {
  const command = view.mission === 'artifactHunt' ? commandOf(draft) : null;
  return command?.type === 'plan' && check(command).length === 0 ? command : null;
}
