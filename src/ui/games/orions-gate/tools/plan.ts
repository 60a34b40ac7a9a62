import { turned } from '../../../../table/direction.ts';
import { shipPath } from '../../../../table/path.ts';
import { along } from '../../../../table/direction.ts';
import type { Rejection } from '../../../../engine/game.ts';
import type { OrionsGateView, PlacedUnit } from '../../../../games/orions-gate/index.ts';
import type { Bearing, Point } from '../../../../table/shape.ts';
import type { StageInput, StagePoint } from '../../../table/stage.ts';
import { clamp, distance, headingTo } from './direction.ts';
import { dragByGate, leaveTable, pathIn, tableOfGate, throughGate, withoutLeaving } from './gate.ts';
import { gripAt } from './grip.ts';
import { radiusOf, unitAt } from './radius.ts';
import {
  commandOf,
  draftOf,
  IDLE,
  leavingOf,
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

/** The plan tool with a wanted movement in hand, cut to what is legal now: Engine dice may have given less. */
export function openPlanAt(wish: Draft | null, context: ToolContext): Tool {
  const tool = openPlan(context.view);
  if (!wish || tool.kind !== 'plan') return tool;
  const blocked = faultOf(wish, context);
  if (!blocked) return { ...tool, draft: wish };
  if (wish.kind !== 'ship' || wish.gate || wish.exit) return tool;
  const { action } = context.view.activation!;
  const { first, pivot, second } = wish;
  const { command } = context.drag({ unit: tool.unit, action, exact: { first, pivot, second } });
  return { ...tool, draft: draftOf(action, command), blocked };
}

/** Whether a draft leaves the unit as it stands. */
export function standsStill(draft: Draft, heading: number): boolean {
  switch (draft.kind) {
    case 'ship':
      return draft.first + draft.second + Math.abs(draft.pivot) === 0;
    case 'chain':
      return draft.points.length === 0 && draft.heading === heading;
    case 'ram':
      return draft.target === null && draft.distance === 0;
    case 'turn':
      return draft.heading === heading;
  }
}

/** Whether a unit that could go somewhere would stay, though its action is to go: only with Hold is that meant. */
export const wastesMove = (draft: Draft, heading: number, allowance: number): boolean =>
  draft.kind !== 'turn' && allowance > 0 && Object.keys(leavingIn(draft)).length === 0 && standsStill(draft, heading);

const leavingIn = (draft: Draft) => (draft.kind === 'ship' || draft.kind === 'chain' ? leavingOf(draft) : {});

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

/**
 * What of a plan a press takes hold of: the ghost, its handle, or the ghost at the far side of a gate, on the table
 * where each is.
 */
export function planGrip(
  { draft }: Pick<PlanTool, 'draft'>,
  unit: PlacedUnit,
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
  if (table !== unit.pose.table) return 'none';
  const grip = gripAt(input, draftEnd(unit.pose, draft), radius);
  return grip === 'none' && isOnBase(unit, input, radius) ? 'body' : grip;
}

/** Whether a press is on the ship itself: it is drawn anew from where it stands. */
const isOnBase = ({ pose }: PlacedUnit, { at }: StageInput, radius: number): boolean => distance(at, pose) <= radius;

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
  const { activation } = context.view;
  const unit = placedIn(context.view, tool.unit);
  if (!unit || activation?.unit !== unit.id) return { tool: IDLE };
  switch (input.kind) {
    case 'confirm':
      return { tool, command: commandOf(tool.draft) };
    case 'cancel': {
      const draft = stillDraft(activation.action, unit);
      return { tool: { ...tool, draft, facing: null, grip: 'none', blocked: null } };
    }
    case 'draft':
      return { tool: { ...tool, draft: input.draft, blocked: faultOf(input.draft, context) } };
    case 'target':
      return tool.draft.kind === 'ram' ? aimRam(tool, input.unit, context) : { tool };
    case 'gate':
      return chooseGate(tool, unit, input, context);
    case 'leave':
      return leaveTable(tool, unit, input.on, radiusOf(context.view.options, unit.unitType), context);
    case 'waypoint':
      return addWaypoint(tool);
    case 'nudge':
      return nudgePlan(tool, unit, input, context);
    case 'pointer':
      return pointPlan(tool, unit, input.input, context);
    default:
      return { tool };
  }
}

/** The first fault of a draft, or null when it is legal. */
const faultOf = (draft: Draft, context: ToolContext): Rejection | null => context.check(commandOf(draft))[0] ?? null;

function chooseGate(
  tool: PlanTool,
  unit: PlacedUnit,
  { enter, leave, exit }: Extract<ToolInput, { kind: 'gate' }>,
  context: ToolContext,
): ToolStep {
  if (enter !== null) return throughGate(tool, unit, enter, { leave, exit }, context);
  const path = pathIn(tool);
  return path ? { tool: { ...tool, draft: withoutLeaving(path), blocked: null } } : { tool };
}

/** The Scouts' path goes on from its present end: its last point stands twice until the next one moves. */
function addWaypoint(tool: PlanTool): ToolStep {
  const { draft } = tool;
  const last = draft.kind === 'chain' ? draft.points.at(-1) : undefined;
  if (draft.kind !== 'chain' || !last) return { tool };
  return { tool: { ...tool, draft: { ...draft, points: [...draft.points, last] }, blocked: null } };
}

function pointPlan(tool: PlanTool, unit: PlacedUnit, input: StageInput, context: ToolContext): ToolStep {
  switch (input.kind) {
    case 'down': {
      const end = draftEnd(unit.pose, tool.draft);
      const radius = radiusOf(context.view.options, unit.unitType);
      const grip = planGrip(tool, unit, input, context.view);
      const from = gripAt(input, end, radius) === 'none' && isOnBase(unit, input, radius) ? unit.pose : end;
      return { tool: { ...tool, grip, offset: { x: from.x - input.at.x, y: from.y - input.at.y } } };
    }
    case 'drag':
      return pullPlan(tool, unit, input.at, context);
    case 'tap':
      return tapPlan(tool, unit, input.at, context);
    case 'up':
    case 'cancel':
      // What stopped it stays told until something changes.
      return released({ tool });
    default:
      return { tool };
  }
}

function pullPlan(tool: PlanTool, unit: PlacedUnit, at: StagePoint, context: ToolContext): ToolStep {
  if (tool.grip === 'none') return { tool };
  const through = tool.grip === 'handle' ? null : dragByGate(tool, unit, at, context);
  return through ?? aimPlan(tool, unit, { x: at.x + tool.offset.x, y: at.y + tool.offset.y }, at, context);
}

/**
 * A tap on an enemy aims a ram; on another unit, or the ghost itself, it does nothing; elsewhere it draws the ghost
 * there.
 */
function tapPlan(tool: PlanTool, unit: PlacedUnit, at: StagePoint, context: ToolContext): ToolStep {
  const under = unitAt(context.view, at, 0);
  if (under && under.id !== unit.id)
    return tool.draft.kind === 'ram' ? aimRam(tool, under.id, context) : { tool: { ...tool, grip: 'none' } };
  const through = dragByGate({ ...tool, grip: 'body' }, unit, at, context);
  if (through) return released(through);
  const end = draftEnd(unit.pose, tool.draft);
  if (distance(at, end) <= radiusOf(context.view.options, unit.unitType)) return { tool: { ...tool, grip: 'none' } };
  return released(aimPlan({ ...tool, grip: tool.draft.kind === 'turn' ? 'handle' : 'body' }, unit, at, at, context));
}

const released = (step: ToolStep): ToolStep =>
  step.tool.kind === 'plan' ? { ...step, tool: { ...step.tool, grip: 'none' } } : step;

/**
 * Draws the ghost to `aim`, or its heading toward `at` when the handle is held; the rules' own drag says where it stops
 * and why.
 */
function aimPlan(tool: PlanTool, unit: PlacedUnit, aim: Point, at: Point, context: ToolContext): ToolStep {
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
  return tried(tool, { kind: 'ram', target, distance: 0 }, context);
}

/** The plan with another draft; a refused one changes nothing and says why. */
function tried(tool: PlanTool, next: Draft, context: ToolContext): ToolStep {
  const blocked = faultOf(next, context);
  return { tool: { ...tool, draft: blocked ? tool.draft : next, blocked } };
}

type Nudge = Extract<ToolInput, { kind: 'nudge' }>;

/** Left turn of a step, in hundredths of a degree; the arrows to both sides turn too. */
const spinOf = (input: Nudge): number => (input.turn - input.right) * input.step;

function nudgePlan(tool: PlanTool, unit: PlacedUnit, input: Nudge, context: ToolContext): ToolStep {
  const { draft } = tool;
  switch (draft.kind) {
    case 'turn':
      return tried(tool, { kind: 'turn', heading: turned(draft.heading + spinOf(input)) }, context);
    case 'ram': {
      const { allowance } = boundsOf(context.view);
      const distance = clamp(draft.distance + input.up * input.step, 0, allowance);
      return tried(tool, { kind: 'ram', target: null, distance }, context);
    }
    case 'ship':
      return tried(tool, nudgedShip(draft, input, boundsOf(context.view)), context);
    case 'chain':
      return tried(tool, nudgedChain(draft, unit, input), context);
  }
}

/**
 * A two-part path a step on: to both sides it turns, ahead and back it grows and shrinks at its end, within its bounds.
 */
function nudgedShip(draft: Extract<Draft, { kind: 'ship' }>, input: Nudge, bounds: Bounds): Draft {
  const spin = spinOf(input);
  if (spin !== 0) return { ...draft, pivot: clamp(draft.pivot + spin, -bounds.pivot, bounds.pivot) };
  const way = input.up * input.step;
  const room = bounds.allowance - draft.first - draft.second;
  // Beyond the allowance, so that the refusal says how much there is.
  if (input.up > 0 && room <= 0) return { ...draft, second: draft.second + input.step };
  const step = input.up > 0 ? Math.min(way, room) : way;
  if (draft.pivot === 0 && draft.second === 0) return { ...draft, first: Math.max(0, draft.first + step) };
  const second = draft.second + step;
  return second >= 0 ? { ...draft, second } : { ...draft, second: 0, first: Math.max(0, draft.first + second) };
}

/** A Scouts' path with its end, or its heading, a step on. */
function nudgedChain(draft: Extract<Draft, { kind: 'chain' }>, unit: PlacedUnit, input: Nudge): Draft {
  const { step } = input;
  if (input.turn !== 0) return { ...draft, heading: turned(draft.heading + input.turn * step) };
  const end = draft.points.at(-1) ?? unit.pose;
  const to = { x: end.x + input.right * step, y: end.y + input.up * step };
  const before = draft.points.slice(0, -1);
  const from = before.at(-1) ?? unit.pose;
  // A leg of no length is no leg.
  return { ...draft, points: to.x === from.x && to.y === from.y ? before : [...before, to] };
}
