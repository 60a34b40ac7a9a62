import type { OrionsGateView } from '../../../../games/orions-gate/index.ts';
import type { Point } from '../../../../table/shape.ts';
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
  const why = (at: Point) => context.check({ type: 'warpTo', ...whole(at) })[0] ?? null;
  const moved = tool.at.x !== unit.pose.x || tool.at.y !== unit.pose.y;
  const to = (at: Point, grip = tool.grip): ToolStep => ({ tool: { ...tool, ...fitted(at), grip } });
  const fitted = (aim: Point): { at: Point; blocked: WarpTool['blocked'] } => {
    const found = context.jump(aim);
    return { at: found?.pose ? { x: found.pose.x, y: found.pose.y } : tool.at, blocked: found?.stoppedBy ?? null };
  };
  switch (input.kind) {
    case 'confirm':
      return { tool, command: moved ? { type: 'warpTo', ...tool.at } : { type: 'stay' } };
    case 'cancel':
      return { tool: openWarp(context.view) };
    case 'place': {
      const at = { x: input.x, y: input.y };
      const blocked = why(at);
      return { tool: blocked ? { ...tool, blocked } : { ...tool, at, blocked: null } };
    }
    case 'nudge': {
      const step = input.fine ? 1 : 100;
      const at = { x: tool.at.x + input.right * step, y: tool.at.y + input.up * step };
      const blocked = why(at);
      return { tool: blocked ? { ...tool, blocked } : { ...tool, at, blocked: null } };
    }
    case 'pointer': {
      const { input: p } = input;
      const radius = radiusOf(context.view.options, unit.unitType);
      if (p.kind === 'down')
        return {
          tool: {
            ...tool,
            grip: gripAt(p, { ...tool.at, heading: unit.pose.heading }, radius) === 'none' ? 'none' : 'body',
          },
        };
      if (p.kind === 'drag' && tool.grip === 'body') return to(p.at);
      if (p.kind === 'tap') return to(p.at, 'none');
      if (p.kind === 'up' || p.kind === 'cancel') return { tool: { ...tool, grip: 'none', blocked: null } };
      return { tool };
    }
    default:
      return { tool };
  }
}
