import type { OrionsGateView, PlacedUnit } from '../../../../games/orions-gate/index.ts';
import type { Point } from '../../../../table/shape.ts';
import type { StageInput } from '../../../table/stage.ts';
import { whole } from './direction.ts';
import { gripAt } from './grip.ts';
import { radiusOf } from './radius.ts';
import { IDLE, placedIn, type Tool, type ToolContext, type ToolInput, type ToolStep } from './tool.ts';

export type WarpTool = Extract<Tool, { kind: 'warp' }>;

/** The tool that answers the open warp window, beginning at the old place. */
export function openWarp(view: OrionsGateView): Tool {
  const window = view.windows[0];
  const unit = window && placedIn(view, window.unit);
  return unit
    ? { kind: 'warp', unit: unit.id, at: { x: unit.pose.x, y: unit.pose.y }, grip: 'none', blocked: null }
    : IDLE;
}

/** Picks the place of a Warp Drive jump (OG-9.25); confirming orders it, or staying when the place is the old one. */
export function reduceWarp(tool: WarpTool, input: ToolInput, context: ToolContext): ToolStep {
  const unit = placedIn(context.view, tool.unit);
  if (!unit) return { tool: IDLE };
  switch (input.kind) {
    case 'confirm': {
      const moved = tool.at.x !== unit.pose.x || tool.at.y !== unit.pose.y;
      return { tool, command: moved ? { type: 'warpTo', ...tool.at } : { type: 'stay' } };
    }
    case 'cancel':
      return { tool: openWarp(context.view) };
    case 'place':
      return exactly(tool, whole(input), context);
    case 'nudge': {
      const { step } = input;
      return exactly(tool, { x: tool.at.x + input.right * step, y: tool.at.y + input.up * step }, context);
    }
    case 'pointer':
      return pointWarp(tool, unit, input.input, context);
    default:
      return { tool };
  }
}

/** Exactly that place, or none and why. */
function exactly(tool: WarpTool, at: Point, context: ToolContext): ToolStep {
  const blocked = context.check({ type: 'warpTo', ...at })[0] ?? null;
  return { tool: blocked ? { ...tool, blocked } : { ...tool, at, blocked: null } };
}

/** The legal place nearest to a point. */
function nearestTo(tool: WarpTool, aim: Point, grip: WarpTool['grip'], context: ToolContext): ToolStep {
  const found = context.jump(aim);
  const at = found?.pose ? { x: found.pose.x, y: found.pose.y } : tool.at;
  return { tool: { ...tool, at, blocked: found?.stoppedBy ?? null, grip } };
}

function pointWarp(tool: WarpTool, unit: PlacedUnit, input: StageInput, context: ToolContext): ToolStep {
  switch (input.kind) {
    case 'down': {
      const ghost = { ...tool.at, heading: unit.pose.heading };
      const grip = gripAt(input, ghost, radiusOf(context.view.options, unit.unitType)) === 'none' ? 'none' : 'body';
      return { tool: { ...tool, grip } };
    }
    case 'drag':
      return tool.grip === 'body' ? nearestTo(tool, input.at, 'body', context) : { tool };
    case 'tap':
      return nearestTo(tool, input.at, 'none', context);
    case 'up':
    case 'cancel':
      return { tool: { ...tool, grip: 'none', blocked: null } };
    default:
      return { tool };
  }
}
