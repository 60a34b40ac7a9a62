import { turned } from '../../../../table/direction.ts';
import {
  actsFor,
  type CaptainId,
  type OrionsGateView,
  type Pose,
  type Side,
  type UnitId,
} from '../../../../games/orions-gate/index.ts';
import type { Point } from '../../../../table/shape.ts';
import type { StagePoint } from '../../../table/stage.ts';
import { headingTo } from './direction.ts';
import { gripAt } from './grip.ts';
import { radiusOf, unitAt } from './radius.ts';
import { IDLE, type Tool, type ToolContext, type ToolInput, type ToolStep } from './tool.ts';

export type DeployTool = Extract<Tool, { kind: 'deploy' }>;

/** Depth of a deployment zone (OG-4.3). */
export const ZONE = 12_000;

/** The heading that faces the enemy's edge. */
export const facingEnemy = (view: OrionsGateView, side: Side): number =>
  view.edges[side] === 'north' ? 27_000 : 9_000;

/** The tool that places a unit, at the place it has. */
export function openDeploy(view: OrionsGateView, id: UnitId): Tool {
  const unit = view.units.find((other) => other.id === id);
  return unit
    ? { kind: 'deploy', unit: id, pose: unit.pose, grip: 'none', offset: { x: 0, y: 0 }, blocked: null }
    : IDLE;
}

/** Places and turns a unit in its zone. Letting go orders it: a deployed unit may be moved again until the side has finished (OG-4.10). */
export function reduceDeploy(tool: DeployTool, input: ToolInput, context: ToolContext): ToolStep {
  const { view } = context;
  const unit = view.units.find((other) => other.id === tool.unit);
  if (!unit) return { tool: IDLE };
  const radius = radiusOf(view.options, unit.unitType);
  const home = facingEnemy(view, unit.side);
  const command = (pose: Pose) =>
    ({ type: 'deploy', unit: unit.id, table: pose.table, x: pose.x, y: pose.y, heading: pose.heading }) as const;
  const order = (pose: Pose | null, blocked = tool.blocked): ToolStep => {
    const next: Tool = { ...tool, pose, grip: 'none', blocked };
    const same =
      pose &&
      unit.pose &&
      pose.x === unit.pose.x &&
      pose.y === unit.pose.y &&
      pose.table === unit.pose.table &&
      pose.heading === unit.pose.heading;
    return pose && !same && context.check(command(pose)).length === 0
      ? { tool: next, command: command(pose) }
      : { tool: next };
  };
  const place = (aim: StagePoint): { pose: Pose | null; blocked: DeployTool['blocked'] } => {
    const { pose, stoppedBy } = context.place(unit.id, aim, tool.pose?.heading ?? home);
    return { pose: pose ?? tool.pose, blocked: stoppedBy };
  };
  switch (input.kind) {
    case 'cancel':
      return { tool: IDLE };
    case 'confirm':
      return order(tool.pose);
    case 'place': {
      const pose = {
        x: input.x,
        y: input.y,
        heading: input.heading ?? tool.pose?.heading ?? home,
        table: input.table ?? tool.pose?.table ?? 1,
      };
      // Typed figure by figure, most places on the way are wrong: the ghost follows, confirming orders.
      return { tool: { ...tool, pose, blocked: context.check(command(pose))[0] ?? null } };
    }
    case 'nudge': {
      const step = input.fine ? 1 : 100;
      if (!tool.pose) return { tool };
      const pose = {
        ...tool.pose,
        x: tool.pose.x + input.right * step,
        y: tool.pose.y + input.up * step,
        heading: turned(tool.pose.heading + input.turn * step),
      };
      const blocked = context.check(command(pose))[0] ?? null;
      return blocked ? { tool: { ...tool, blocked } } : order(pose, null);
    }
    case 'pointer': {
      const { input: p } = input;
      if (p.kind === 'down') {
        const grip =
          tool.pose && tool.pose.table === (p.at.table ?? tool.pose.table) ? gripAt(p, tool.pose, radius) : 'none';
        const other = grip === 'none' ? unitAt(view, p.at, 8 * p.pixel) : null;
        if (other && other.captain === unit.captain)
          return { tool: { ...openDeploy(view, other.id), grip: 'body', offset: offsetOf(other.pose!, p.at) } as Tool };
        return { tool: { ...tool, grip, offset: offsetOf(tool.pose ?? p.at, p.at) } };
      }
      if (p.kind === 'drag' && tool.grip === 'body')
        return { tool: { ...tool, ...place({ ...p.at, x: p.at.x + tool.offset.x, y: p.at.y + tool.offset.y }) } };
      if (p.kind === 'drag' && tool.grip === 'handle' && tool.pose)
        return { tool: { ...tool, pose: { ...tool.pose, heading: headingTo(tool.pose, p.at, tool.pose.heading) } } };
      if (p.kind === 'up' && tool.grip !== 'none') return order(tool.pose, null);
      if (p.kind === 'tap') {
        const other = unitAt(view, p.at, 4 * p.pixel);
        if (other && other.captain === unit.captain) return { tool: openDeploy(view, other.id) };
        const { pose, blocked } = place(p.at);
        return order(pose, blocked);
      }
      if (p.kind === 'cancel') return { tool: { ...tool, grip: 'none', blocked: null } };
      return { tool };
    }
    default:
      return { tool };
  }
}

const offsetOf = (pose: Point, at: Point): Point => ({ x: pose.x - at.x, y: pose.y - at.y });

/** Where the units a captain decides for may stand that wait: spread over the width of the zone of a table, the last of the list in the middle. Points to aim at. */
export function spread(
  view: OrionsGateView,
  seat: CaptainId,
  side: Side,
  table: number,
): readonly { readonly unit: UnitId; readonly at: StagePoint }[] {
  const { width, height } = view.tables[table - 1]!;
  const waiting = view.units.filter((unit) => unit.status === 'waiting' && actsFor(view, seat, unit.captain)).reverse();
  const north = view.edges[side] === 'north';
  return waiting.map((unit, index) => {
    // The middle first, then outward on both sides.
    const step = Math.ceil(index / 2) * (index % 2 ? 1 : -1);
    const depth = ZONE - radiusOf(view.options, unit.unitType) - 500;
    return {
      unit: unit.id,
      at: {
        x: Math.round(width / 2 + (step * width * 0.7) / Math.max(waiting.length, 2)),
        y: north ? height - depth : depth,
        table,
      },
    };
  });
}
