import { turned } from '../../../../table/direction.ts';
import {
  headingFrom,
  samePose,
  type OrionsGateView,
  type Pose,
  type Unit,
  type UnitId,
} from '../../../../games/orions-gate/index.ts';
import type { Point } from '../../../../table/shape.ts';
import type { StageInput, StagePoint } from '../../../table/stage.ts';
import { headingTo } from './direction.ts';
import { gripAt } from './grip.ts';
import { radiusOf, unitAt } from './radius.ts';
import { IDLE, type Tool, type ToolContext, type ToolInput, type ToolStep } from './tool.ts';

export type DeployTool = Extract<Tool, { kind: 'deploy' }>;

/** The tool that places a unit, at the place it has. */
export function openDeploy(view: OrionsGateView, id: UnitId): Tool {
  const unit = view.units.find((other) => other.id === id);
  return unit
    ? { kind: 'deploy', unit: id, pose: unit.pose, grip: 'none', offset: { x: 0, y: 0 }, blocked: null }
    : IDLE;
}

/**
 * Places and turns a unit in its zone. Letting go orders it: a deployed unit may be moved again until the side has
 * finished (OG-4.10).
 */
export function reduceDeploy(tool: DeployTool, input: ToolInput, context: ToolContext): ToolStep {
  const unit = context.view.units.find((other) => other.id === tool.unit);
  if (!unit) return { tool: IDLE };
  switch (input.kind) {
    case 'cancel':
      return { tool: IDLE };
    case 'confirm':
      return orderAt(tool, unit, tool.pose, tool.blocked, context);
    case 'place':
      return typeDeploy(tool, unit, input, context);
    case 'nudge':
      return nudgeDeploy(tool, unit, input, context);
    case 'pointer':
      return pointDeploy(tool, unit, input.input, context);
    default:
      return { tool };
  }
}

const commandAt = (unit: Unit, { table, x, y, heading }: Pose) =>
  ({ type: 'deploy', unit: unit.id, table, x, y, heading }) as const;

/** Whether a unit may stand at a pose. */
export const mayStand = (unit: Unit, pose: Pose, { check }: ToolContext): boolean =>
  check(commandAt(unit, pose)).length === 0;

/** Lets go of the unit at a pose: ordered when it is legal there and the unit does not stand there already. */
function orderAt(
  tool: DeployTool,
  unit: Unit,
  pose: Pose | null,
  blocked: DeployTool['blocked'],
  context: ToolContext,
): ToolStep {
  const next: Tool = { ...tool, pose, grip: 'none', blocked };
  return pose && !samePose(unit.pose, pose) && mayStand(unit, pose, context)
    ? { tool: next, command: commandAt(unit, pose) }
    : { tool: next };
}

/** The heading a unit has in the tool; before it is placed, that towards the enemy. */
const headingOf = (tool: DeployTool, unit: Unit, view: OrionsGateView): number =>
  tool.pose?.heading ?? headingFrom(view.edges[unit.side]);

function typeDeploy(
  tool: DeployTool,
  unit: Unit,
  input: Extract<ToolInput, { kind: 'place' }>,
  context: ToolContext,
): ToolStep {
  const pose = {
    x: input.x,
    y: input.y,
    heading: input.heading ?? headingOf(tool, unit, context.view),
    table: input.table ?? tool.pose?.table ?? 1,
  };
  // Typed figure by figure, most places on the way are wrong: the ghost follows, confirming orders.
  return { tool: { ...tool, pose, blocked: context.check(commandAt(unit, pose))[0] ?? null } };
}

function nudgeDeploy(
  tool: DeployTool,
  unit: Unit,
  input: Extract<ToolInput, { kind: 'nudge' }>,
  context: ToolContext,
): ToolStep {
  const { step } = input;
  if (!tool.pose) return { tool };
  const pose = {
    ...tool.pose,
    x: tool.pose.x + input.right * step,
    y: tool.pose.y + input.up * step,
    heading: turned(tool.pose.heading + input.turn * step),
  };
  const blocked = context.check(commandAt(unit, pose))[0] ?? null;
  return blocked ? { tool: { ...tool, blocked } } : orderAt(tool, unit, pose, null, context);
}

function pointDeploy(tool: DeployTool, unit: Unit, input: StageInput, context: ToolContext): ToolStep {
  switch (input.kind) {
    case 'down':
      return pressDeploy(tool, unit, input, context.view);
    case 'drag':
      return pullDeploy(tool, unit, input.at, context);
    case 'up':
      return tool.grip === 'none' ? { tool } : orderAt(tool, unit, tool.pose, null, context);
    case 'tap': {
      const other = unitAt(context.view, input.at, 4 * input.pixel);
      if (other && other.captain === unit.captain) return { tool: openDeploy(context.view, other.id) };
      const { pose, stoppedBy } = context.place(unit.id, input.at, headingOf(tool, unit, context.view));
      return orderAt(tool, unit, pose ?? tool.pose, stoppedBy, context);
    }
    case 'cancel':
      return { tool: { ...tool, pose: unit.pose, grip: 'none', blocked: null } };
    default:
      return { tool };
  }
}

/** A press takes hold of the ghost or its handle, or of another ship of the captain under it. */
function pressDeploy(tool: DeployTool, unit: Unit, input: StageInput, view: OrionsGateView): ToolStep {
  const { at, pixel } = input;
  const here = tool.pose && tool.pose.table === (at.table ?? tool.pose.table) ? tool.pose : null;
  const grip = here ? gripAt(input, here, radiusOf(view.options, unit.unitType)) : 'none';
  const other = grip === 'none' ? unitAt(view, at, 8 * pixel) : null;
  if (other && other.captain === unit.captain)
    return { tool: { ...openDeploy(view, other.id), grip: 'body', offset: offsetOf(other.pose!, at) } as Tool };
  return { tool: { ...tool, grip, offset: offsetOf(tool.pose ?? at, at) } };
}

function pullDeploy(tool: DeployTool, unit: Unit, at: StagePoint, context: ToolContext): ToolStep {
  if (tool.grip === 'body') {
    const wish = { ...at, x: at.x + tool.offset.x, y: at.y + tool.offset.y };
    const { pose, stoppedBy } = context.place(unit.id, wish, headingOf(tool, unit, context.view));
    return { tool: { ...tool, pose: pose ?? tool.pose, blocked: stoppedBy } };
  }
  if (tool.grip === 'handle' && tool.pose)
    return { tool: { ...tool, pose: { ...tool.pose, heading: headingTo(tool.pose, at, tool.pose.heading) } } };
  return { tool };
}

const offsetOf = (pose: Point, at: Point): Point => ({ x: pose.x - at.x, y: pose.y - at.y });
