import { spotCommand, type OrionsGateView, type Spot } from '../../../../games/orions-gate/index.ts';
import type { Point } from '../../../../table/shape.ts';
import type { StageInput, StagePoint } from '../../../table/stage.ts';
import { whole } from './direction.ts';
import { gripAt } from './grip.ts';
import { missedBy, pointPut } from './put.ts';
import { radiusOf } from './radius.ts';
import { IDLE, type Tool, type ToolContext, type ToolInput, type ToolStep } from './tool.ts';

export type SpotTool = Extract<Tool, { kind: 'spot' }>;

/** A point is taken hold of within so many mils. */
const GRASP = 900;

/** What is put down: a marker is a point, a unit its base. Mils. */
export function spotRadius(view: OrionsGateView, { unit }: Pick<SpotTool, 'unit'>): number {
  const type = view.units.find(({ id }) => id === unit)?.unitType;
  return type ? radiusOf(view.options, type) : 0;
}

/**
 * The tool that places a mission marker or the unit in the open exit window, beginning at a legal place of the table in
 * sight.
 */
export function openSpot(spot: Spot, context: ToolContext): SpotTool {
  const { view } = context;
  const window = view.windows[0];
  const exit =
    window?.kind === 'exit'
      ? view.tables
          .flatMap(({ number, pieces }) => pieces.map((piece) => ({ number, piece })))
          .find(({ piece }) => piece.id === window.leave)
      : undefined;
  const table = exit?.number ?? context.table;
  const unit = spot === 'exit' ? (view.windows[0]?.unit ?? null) : null;
  const tool: SpotTool = {
    kind: 'spot',
    spot,
    unit,
    table,
    at: null,
    grip: 'none',
    offset: { x: 0, y: 0 },
    blocked: null,
  };
  const { width, height } = view.tables[table - 1]!;
  const part = exit?.piece.parts[0];
  const wish =
    part?.kind === 'circle' ? { x: part.x, y: part.y } : (part?.corners[0] ?? { x: width / 2, y: height / 2 });
  return { ...tool, at: context.spot(spot, table, wish)?.at ?? null };
}

/** What of it a press takes hold of. */
export const spotGrip = (tool: SpotTool, input: StageInput, view: OrionsGateView): boolean =>
  tool.at !== null &&
  tool.table === (input.at.table ?? tool.table) &&
  gripAt(input, { ...tool.at, heading: 0 }, Math.max(GRASP, spotRadius(view, tool))) === 'body';

/** Names a point: drag, tap, nudge or type it; confirming orders it. A tap on another table moves a marker there. */
export function reduceSpot(tool: SpotTool, input: ToolInput, context: ToolContext): ToolStep {
  const { view } = context;
  if (tool.unit !== null && !view.units.some(({ id }) => id === tool.unit)) return { tool: IDLE };
  const draw = (wish: StagePoint, grip = tool.grip): ToolStep => {
    const table = tool.spot === 'marker' ? (wish.table ?? tool.table) : tool.table;
    const found = context.spot(tool.spot, table, wish);
    return found?.at
      ? { tool: { ...tool, missed: undefined, table, at: found.at, grip, blocked: found.stoppedBy } }
      : { tool: { ...tool, missed: undefined, grip, blocked: found?.stoppedBy ?? tool.blocked } };
  };
  const exact = (wish: Point): ToolStep => {
    const blocked = context.check(spotCommand(tool.spot, tool.table, whole(wish)))[0] ?? null;
    const next = { ...tool, missed: undefined, blocked };
    return { tool: blocked ? next : { ...next, at: whole(wish) } };
  };
  switch (input.kind) {
    case 'confirm':
      return ordered(tool);
    case 'cancel':
      return { tool: { ...tool, missed: undefined, blocked: null, grip: 'none' } };
    case 'place':
      return missedBy({ x: input.x, y: input.y }, exact(input));
    case 'nudge': {
      const { step } = input;
      return tool.at ? exact({ x: tool.at.x + input.right * step, y: tool.at.y + input.up * step }) : { tool };
    }
    case 'pointer':
      return pointPut(tool, input.input, spotGrip(tool, input.input, view), draw);
    default:
      return { tool };
  }
}

/** Places it where it is; a place that was asked for and is refused is ordered all the same, to hear why not. */
function ordered(tool: SpotTool): ToolStep {
  const { spot, table, at, missed } = tool;
  if (!at) return { tool };
  return {
    tool,
    command: missed ? spotCommand(spot, missed.table ?? table, whole(missed)) : spotCommand(spot, table, at),
  };
}
