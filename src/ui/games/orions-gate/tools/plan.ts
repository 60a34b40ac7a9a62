import { turned } from '../../../../table/direction.ts';
import { shipPath } from '../../../../table/path.ts';
import { along } from '../../../../table/direction.ts';
import type { Rejection } from '../../../../engine/game.ts';
import type { OrionsGateView, Pose, Unit } from '../../../../games/orions-gate/index.ts';
import type { Bearing, Point } from '../../../../table/shape.ts';
import type { StageInput } from '../../../table/stage.ts';
import { clamp, distance, headingTo } from './direction.ts';
import { dragByGate, leaveTable, pathIn, tableOfGate, throughGate, withoutLeaving } from './gate.ts';
import { gripAt } from './grip.ts';
import { radiusOf, unitAt } from './radius.ts';
import {
  commandOf,
  draftOf,
  IDLE,
  placedIn,
  stillDraft,
  type Draft,
  type Grip,
  type Tool,
  type ToolContext,
  type ToolInput,
  type ToolStep,
} from './tool.ts';

export type PlanTool = Extract<Tool, { kind: 'plan' }>;
type Placed = Unit & { readonly pose: Pose };

/** The plan tool of the active unit, standing still. */
export function openPlan(view: OrionsGateView): Tool {
  const unit = view.activation && placedIn(view, view.activation.unit);
  if (!view.activation || !unit) return IDLE;
  return {
    kind: 'plan',
    unit: unit.id,
    draft: stillDraft(view.activation.action, unit),
    facing: null,
    grip: 'none',
    offset: { x: 0, y: 0 },
    blocked: null,
  };
}

/** Where a draft ends: the pose of its ghost. */
export function draftEnd(start: Bearing, draft: Draft): Bearing {
  switch (draft.kind) {
    case 'turn':
      return { ...start, heading: draft.heading };
    case 'ship':
      return shipPath(start, draft.first, draft.pivot, draft.second).end;
    case 'chain':
      return { ...(draft.points.at(-1) ?? start), heading: draft.heading };
    case 'ram':
      return { ...along(start, start.heading, draft.distance), heading: start.heading };
  }
}

/** What of a plan a press takes hold of: the ghost, its handle, or the ghost at the far side of a gate, on the table where each is. */
export function planGrip(
  { draft }: Pick<PlanTool, 'draft'>,
  unit: Placed,
  input: StageInput,
  view: OrionsGateView,
): Grip {
  const radius = radiusOf(view.options, unit.unitType);
  const table = input.at.table ?? unit.pose.table;
  const gate = draft.kind === 'ship' || draft.kind === 'chain' ? draft.gate : undefined;
  if (
    gate &&
    table === tableOfGate(view, gate.leave, unit.pose.table) &&
    gripAt(input, { ...gate, heading: unit.pose.heading }, radius) === 'body'
  )
    return 'exit';
  return table === unit.pose.table ? gripAt(input, draftEnd(unit.pose, draft), radius) : 'none';
}

/** Bounds of a two-part path: mils of allowance, and the widest turn in hundredths of a degree (OG-6.7). */
export interface Bounds {
  readonly allowance: number;
  readonly pivot: number;
}

/** The bounds of the active unit's two-part path (OG-6.7). */
export const boundsOf = (view: OrionsGateView): Bounds => ({
  allowance: view.activation?.allowance ?? 0,
  pivot: view.activation?.action === 'cruise' ? view.options.cruisePivot : 9000,
});

/** Moves a plan: drag the ghost or its handle, tap a place, nudge, type, confirm, cancel. */
export function reducePlan(tool: PlanTool, input: ToolInput, context: ToolContext): ToolStep {
  const unit = placedIn(context.view, tool.unit);
  if (!unit) return { tool: IDLE };
  const keep = (draft: Draft, blocked: Rejection | null = null): ToolStep => ({ tool: { ...tool, draft, blocked } });
  const legal = (draft: Draft) => context.check(commandOf(draft)).length === 0;
  switch (input.kind) {
    case 'confirm':
      return { tool, command: commandOf(tool.draft) };
    case 'cancel':
      return {
        tool: {
          ...tool,
          draft: stillDraft(context.view.activation!.action, unit),
          facing: null,
          grip: 'none',
          blocked: null,
        },
      };
    case 'draft':
      return keep(input.draft, context.check(commandOf(input.draft))[0] ?? null);
    case 'target':
      return tool.draft.kind === 'ram' ? aimRam(tool, input.unit, context) : { tool };
    case 'gate': {
      const path = pathIn(tool);
      if (input.enter === null) return path ? keep(withoutLeaving(path)) : { tool };
      return throughGate(tool, unit, input.enter, { leave: input.leave, exit: input.exit }, context);
    }
    case 'leave':
      return leaveTable(tool, unit, input.on, radiusOf(context.view.options, unit.unitType), context);
    case 'waypoint':
      return tool.draft.kind === 'chain' && tool.draft.points.length > 0
        ? keep({ ...tool.draft, points: [...tool.draft.points, tool.draft.points.at(-1)!] })
        : { tool };
    case 'nudge':
      return nudgePlan(tool, unit, input, context, legal);
    case 'pointer':
      return pointPlan(tool, unit, input.input, context);
    default:
      return { tool };
  }
}

function pointPlan(
  tool: PlanTool,
  unit: Placed,
  input: Extract<ToolInput, { kind: 'pointer' }>['input'],
  context: ToolContext,
): ToolStep {
  const end = draftEnd(unit.pose, tool.draft);
  const radius = radiusOf(context.view.options, unit.unitType);
  switch (input.kind) {
    case 'down': {
      const grip = planGrip(tool, unit, input, context.view);
      return { tool: { ...tool, grip, offset: { x: end.x - input.at.x, y: end.y - input.at.y } } };
    }
    case 'drag':
      if (tool.grip === 'none') return { tool };
      if (tool.grip !== 'handle') {
        const through = dragByGate(tool, unit, input.at, context);
        if (through) return through;
      }
      return aimPlan(tool, unit, { x: input.at.x + tool.offset.x, y: input.at.y + tool.offset.y }, input.at, context);
    case 'tap': {
      const under = unitAt(context.view, input.at, 0);
      if (tool.draft.kind === 'ram' && under && under.id !== unit.id) return aimRam(tool, under.id, context);
      if (under && under.id !== unit.id) return { tool: { ...tool, grip: 'none' } };
      const through = dragByGate({ ...tool, grip: 'body' }, unit, input.at, context);
      if (through) return released(through);
      if (distance(input.at, end) <= radius) return { tool: { ...tool, grip: 'none' } };
      return released(
        aimPlan({ ...tool, grip: tool.draft.kind === 'turn' ? 'handle' : 'body' }, unit, input.at, input.at, context),
      );
    }
    case 'up':
    case 'cancel':
      return released({ tool: { ...tool, blocked: null } });
    default:
      return { tool };
  }
}

const released = (step: ToolStep): ToolStep =>
  step.tool.kind === 'plan' ? { ...step, tool: { ...step.tool, grip: 'none' } } : step;

/** Draws the ghost to `aim`, or its heading toward `at` when the handle is held; the rules' own drag says where it stops and why. */
function aimPlan(tool: PlanTool, unit: Placed, aim: Point, at: Point, context: ToolContext): ToolStep {
  const { draft } = tool;
  const { action } = context.view.activation!;
  const end = draftEnd(unit.pose, draft);
  const handle = tool.grip === 'handle';
  const facing = handle ? headingTo(end, at, end.heading) : tool.facing;
  const point = handle ? { x: end.x, y: end.y } : aim;
  const wish = { unit: unit.id, action, point };
  const plan = (() => {
    switch (draft.kind) {
      case 'turn':
        return context.drag({ unit: unit.id, action, heading: headingTo(unit.pose, at, draft.heading) });
      case 'ram':
        return context.drag(wish);
      case 'chain':
        return context.drag({
          ...wish,
          via: draft.points.slice(0, -1),
          ...(facing === null ? {} : { heading: facing }),
        });
      case 'ship':
        return context.drag(facing === null ? wish : { ...wish, heading: facing });
    }
  })();
  return { tool: { ...tool, facing, draft: draftOf(action, plan.command), blocked: plan.stoppedBy } };
}

function aimRam(tool: PlanTool, target: string, context: ToolContext): ToolStep {
  const draft: Draft = { kind: 'ram', target, distance: 0 };
  const blocked = context.check(commandOf(draft))[0] ?? null;
  return { tool: { ...tool, draft: blocked ? tool.draft : draft, blocked } };
}

function nudgePlan(
  tool: PlanTool,
  unit: Placed,
  input: Extract<ToolInput, { kind: 'nudge' }>,
  context: ToolContext,
  legal: (draft: Draft) => boolean,
): ToolStep {
  const mils = input.fine ? 1 : 100;
  const turn = input.turn * (input.fine ? 1 : 100);
  const bounds = boundsOf(context.view);
  const { draft } = tool;
  // A refused step changes nothing and says why.
  const tried = (next: Draft): ToolStep => {
    const blocked = context.check(commandOf(next))[0] ?? null;
    return { tool: { ...tool, draft: blocked ? draft : next, blocked } };
  };
  switch (draft.kind) {
    case 'turn':
      return tried({ kind: 'turn', heading: turned(draft.heading + turn - input.right * (input.fine ? 1 : 100)) });
    case 'ram':
      return tried({
        kind: 'ram',
        target: null,
        distance: clamp(draft.distance + input.up * mils, 0, bounds.allowance),
      });
    case 'ship': {
      const spin = turn - input.right * (input.fine ? 1 : 100);
      const pivot = clamp(draft.pivot + spin, -bounds.pivot, bounds.pivot);
      if (spin !== 0) return tried({ ...draft, pivot });
      const room = bounds.allowance - draft.first - draft.second;
      const step = input.up > 0 ? Math.min(input.up * mils, room) : input.up * mils;
      if (input.up > 0 && room <= 0) return tried({ ...draft, second: draft.second + mils });
      if (draft.pivot === 0 && draft.second === 0) return tried({ ...draft, first: Math.max(0, draft.first + step) });
      const second = draft.second + step;
      return tried(
        second >= 0 ? { ...draft, second } : { ...draft, second: 0, first: Math.max(0, draft.first + second) },
      );
    }
    case 'chain': {
      if (turn !== 0) return tried({ ...draft, heading: turned(draft.heading + turn) });
      const end = draftEnd(unit.pose, draft);
      const to = { x: end.x + input.right * mils, y: end.y + input.up * mils };
      const before = draft.points.slice(0, -1);
      const from = before.at(-1) ?? unit.pose;
      if (to.x === from.x && to.y === from.y) return tried({ ...draft, points: before });
      const next = { ...draft, points: [...before, to] };
      return legal(next) ? tried(next) : { tool: { ...tool, blocked: context.check(commandOf(next))[0] ?? null } };
    }
  }
}
