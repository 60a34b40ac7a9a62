import type { Rejection } from '../../../../engine/game.ts';
import type { OrionsGateView, Piece, PlacedUnit, Pose } from '../../../../games/orions-gate/index.ts';
import { compareGap, gapToPart } from '../../../../table/index.ts';
import type { Point } from '../../../../table/shape.ts';
import type { StagePoint } from '../../../table/stage.ts';
import { whole } from './direction.ts';
import { commandOf, draftOf, type Draft, type Tool, type ToolContext, type ToolStep } from './tool.ts';

type PlanTool = Extract<Tool, { kind: 'plan' }>;
type Path = Extract<Draft, { kind: 'ship' | 'chain' }>;

/** The path in a plan tool that can leave the table: that of a Move or Cruise. */
export const pathIn = ({ draft }: Pick<PlanTool, 'draft'>): Path | null =>
  draft.kind === 'ship' || draft.kind === 'chain' ? draft : null;

/** The warp gate under a point of a table, or null. */
export function gateAt(view: OrionsGateView, table: number, at: Point): Piece | null {
  const point = { ...whole(at), radius: 0 };
  return (
    view.tables[table - 1]?.pieces.find(
      ({ kind, parts }) => kind === 'warpGate' && parts.some((part) => compareGap(gapToPart(point, part), 0) <= 0),
    ) ?? null
  );
}

/** The table a gate stands on; the unit's own when there is no such gate. */
export const tableOfGate = (view: OrionsGateView, id: string, own: number): number =>
  view.tables.find(({ pieces }) => pieces.some((piece) => piece.id === id))?.number ?? own;

/**
 * The plan through a gate, the one to leave by kept or the first there is; without a way the plan stays and says why
 * (OG-14.3, 14.4).
 */
export function throughGate(
  tool: PlanTool,
  unit: PlacedUnit,
  enter: string,
  wish: { readonly leave?: string | undefined; readonly exit?: Point | undefined },
  context: ToolContext,
): ToolStep {
  const path = pathIn(tool);
  const { action } = context.view.activation!;
  if (!path) return { tool };
  const kept = path.gate?.enter === enter ? path.gate : undefined;
  const leave = wish.leave ?? (kept ? kept.leave : context.exits(enter)[0]?.id);
  if (leave === undefined) return { tool: { ...tool, blocked: noWayOut(path, unit, enter, context) } };
  const exit = wish.exit ?? (kept?.leave === leave ? kept : undefined);
  const { drag, why } = context.gate({
    unit: unit.id,
    action,
    enter,
    leave,
    ...(exit && { exit: { x: exit.x, y: exit.y } }),
    ...viaOf(path),
  });
  return drag
    ? { tool: { ...tool, draft: draftOf(action, drag.command), blocked: drag.stoppedBy } }
    : { tool: { ...tool, blocked: why } };
}

/** The points a Scouts' path goes by before its end, if there are any. */
const viaOf = (path: Path): { readonly via?: readonly Point[] } =>
  path.kind === 'chain' && path.points.length > 1 ? { via: path.points.slice(0, -1) } : {};

/** Nowhere to come out: the rules say so. */
function noWayOut(path: Path, { pose: { x, y } }: PlacedUnit, enter: string, context: ToolContext): Rejection | null {
  return context.check({ ...commandOf(path), gate: { enter, leave: enter, x, y } } as never)[0] ?? null;
}

/** A drag of a plan that has to do with a gate: onto one, or about the exit on the far table. Null when it has not. */
export function dragByGate(tool: PlanTool, unit: PlacedUnit, at: StagePoint, context: ToolContext): ToolStep | null {
  const path = pathIn(tool);
  if (!path) return null;
  const own = unit.pose.table;
  const table = at.table ?? own;
  if (path.gate && table === tableOfGate(context.view, path.gate.leave, own) && (table !== own || tool.grip === 'exit'))
    return throughGate(tool, unit, path.gate.enter, { leave: path.gate.leave, exit: at }, context);
  if (table !== own) return { tool };
  const gate = gateAt(context.view, own, at);
  return gate ? throughGate(tool, unit, gate.id, {}, context) : null;
}

/** The path without its gate or its leaving. */
export function withoutLeaving(draft: Path): Path {
  const { gate: _gate, exit: _exit, ...stays } = draft;
  return stays;
}

/** How far beyond the edge a leaving path is drawn, mils: the base must be over it (OG-16.9). */
const BEYOND = 100;

/**
 * A path that leaves over the edge nearest to the unit, as the rules allow it; else the plan stays and says why
 * (OG-16.9).
 */
export function leaveTable(
  tool: PlanTool,
  unit: PlacedUnit,
  on: boolean,
  radius: number,
  context: ToolContext,
): ToolStep {
  const path = pathIn(tool);
  if (!path) return { tool };
  if (!on) return { tool: { ...tool, draft: withoutLeaving(path), blocked: null } };
  const { pose } = unit;
  const { width, height } = context.view.tables[pose.table - 1]!;
  const over = BEYOND - radius;
  const edges = [
    { far: pose.x, to: { x: Math.round(-over), y: pose.y } },
    { far: width - pose.x, to: { x: Math.round(width + over), y: pose.y } },
    { far: pose.y, to: { x: pose.x, y: Math.round(-over) } },
    { far: height - pose.y, to: { x: pose.x, y: Math.round(height + over) } },
  ].sort((a, b) => a.far - b.far);
  const { allowance } = context.view.activation!;
  // Last the path as it is, which may lead over an edge already.
  const drafts = [...edges.map(({ to }) => leavingDraft(path, pose, to, allowance)), { ...path, exit: true as const }];
  const draft = drafts.find((one) => context.check(commandOf(one)).length === 0);
  return draft
    ? { tool: { ...tool, draft, blocked: null } }
    : { tool: { ...tool, blocked: context.check(commandOf(drafts.at(-1)!))[0] ?? null } };
}

function leavingDraft(path: Path, pose: Pose, to: Point, allowance: number): Path {
  if (path.kind === 'chain')
    return { kind: 'chain', points: [...path.points.slice(0, -1), to], heading: path.heading, exit: true };
  const bearing = (Math.round((Math.atan2(to.y - pose.y, to.x - pose.x) * 18_000) / Math.PI) + 36_000) % 36_000;
  const turn = ((bearing - pose.heading + 54_000) % 36_000) - 18_000;
  const needed = Math.ceil(Math.hypot(to.x - pose.x, to.y - pose.y));
  return { kind: 'ship', first: 0, pivot: turn, second: Math.min(needed, allowance), exit: true };
}
