import {
  type Action,
  type CommandOf,
  type OrionsGateCommand,
  type OrionsGateView,
  type PlacedUnit,
  type PlannedShip,
  type Pose,
  type Unit,
  type UnitId,
} from '../../../games/orions-gate/index.ts';
import type { StageInput } from '../../table/stage.ts';
import type { Point } from '../../../table/shape.ts';
import type { HandDesk } from './battle-desk.ts';
import { openGroup, type Grouping } from './group/open-group.ts';
import { endAlone } from './end-alone.ts';
import type { BattleState } from './state.ts';
import { distance } from './tools/direction.ts';
import { draftEnd, openPlan, openPlanAt, type PlanTool } from './tools/plan.ts';
import { tappedUnit, unitAt } from './tools/radius.ts';
import { reduceTool } from './tools/reduce.ts';
import { draftOf, IDLE, placedIn, type Draft, type Tool, type ToolContext } from './tools/tool.ts';
import { ACTION_KEYS, triedView } from './trying.ts';
import { pullWords as words } from './words/pull.ts';

/** Pulls ships over the table: a ready one tries its action, any other says why it stays. */
export interface Puller {
  /** Several ships chosen and moved together; asked before a single one. */
  readonly group: Grouping;
  /** Whether a press takes hold of a ship. */
  grabs(input: StageInput): boolean;
  /** A pointer on the table, before the tool in hand hears of it. */
  point(event: StageInput): void;
  /**
   * Tries an action with the unit in hand, else with the selected one; `key` counts from 0 in the order of the keys.
   * Nothing is declared before the order.
   */
  act(key: number): void;
  /**
   * Lays this movement of a unit as the ghost: of its action if that is declared, else of one that is tried with it;
   * whether that could be done.
   */
  lay(unit: UnitId, action: Action, movement: CommandOf<'plan'>): boolean;
  /** Lets go of a ship whose action is only tried; whether there was one. */
  drop(): boolean;
  /** Orders a movement with the action that was only tried; false when none was. */
  give(movement: OrionsGateCommand): boolean;
  /** The movement wanted of a unit whose action has just been declared; null when there is none. */
  wish(view: OrionsGateView): Draft | null;
}

/** Where a ship was drawn to before its action was declared; a unit acts once in a round (OG-5.7). */
interface Wished {
  readonly unit: UnitId;
  readonly draft: Draft;
  readonly round: number;
}

/** A press on a ship that has not moved yet. */
interface Pressed {
  readonly unit: Unit;
  readonly down: StageInput;
}

/** Opens the pulling of ships over the table of a battle. */
export function openPuller(
  desk: HandDesk,
  context: () => ToolContext,
  together: (plans: readonly PlannedShip[]) => void,
): Puller {
  const { state$, set } = desk;
  endAlone(desk, context);
  let wished: Wished | null = null;
  let pressed: Pressed | null = null;
  let drawn: StageInput | null = null;

  const drop = (): boolean => {
    const { trying } = state$.value;
    if (trying) desk.imagine(trying.real, 'play.choose', { trying: null, tool: IDLE, hint: null });
    return trying !== null;
  };

  const group = openGroup(desk, together, drop);

  return {
    group,
    grabs: (input) => group.grabs(input) || pulledUnit(state$.value, input) !== null,
    point(event) {
      if (event.kind === 'down') {
        pressed = pressShip(state$.value, event);
        if (state$.value.hint) set({ hint: null });
      }
      drawn = event.kind === 'drag' ? event : null;
      if (event.kind === 'drag' && pressed) pressed = pull(desk, context, pressed, event);
      if (event.kind === 'up' || event.kind === 'cancel') pressed = null;
      if (event.kind === 'tap' && state$.value.trying && letsGo(state$.value, event, context())) drop();
    },
    act(key) {
      if (group.act(key)) return;
      const { tool, trying, selected } = state$.value;
      const id = trying && tool.kind === 'plan' ? tool.unit : selected;
      if (id !== null) tryByKey(desk, context, id, ACTION_KEYS[key]!, drawn);
    },
    lay(unit, action, movement) {
      set({ group: null });
      if (!isDeclared(state$.value, unit) && !tryAction(desk, context, unit, action)) return false;
      set({ tool: openPlanAt(draftOf(action, movement), context()) });
      return true;
    },
    drop,
    give(movement) {
      const { trying, tool, view } = state$.value;
      wished = trying && tool.kind === 'plan' ? { unit: tool.unit, draft: tool.draft, round: view.round } : null;
      if (trying) void declare(desk, movement);
      return trying !== null;
    },
    wish: ({ activation, round }) =>
      wished && wished.unit === activation?.unit && wished.round === round ? wished.draft : null,
  };
}

/** Whether the movement of a unit is to be planned whose action is declared, not only tried. */
const isDeclared = ({ trying, decision, view }: BattleState, unit: UnitId): boolean =>
  trying === null && decision === 'play.plan' && view.activation?.unit === unit;

/** Declares what was tried and, where no dice decide how far it goes, orders the movement at once (OG-6.1). */
async function declare(desk: HandDesk, movement: OrionsGateCommand): Promise<void> {
  const { view, trying, seat } = desk.state$.value;
  const { unit, action, allowance } = view.activation!;
  if (seat === null || !trying || !(await desk.order({ type: 'activate', unit, action }, seat))) return;
  if (trying.sure === allowance) await desk.order(movement, seat);
}

/**
 * Takes a ready unit in hand with an action that is only tried; the ghost keeps the place it was drawn to. Returns
 * whether the action may be declared.
 */
function tryAction(desk: HandDesk, context: () => ToolContext, unit: UnitId, action: Action): boolean {
  const { state$, session, imagine } = desk;
  const { trying, view, tool: before, decision } = state$.value;
  if (!trying && decision !== 'play.choose') return false;
  if (context().check({ type: 'activate', unit, action }).length > 0) return false;
  const next = triedView(session.game, trying?.real ?? view, unit, action);
  const opened = openPlan(next.view);
  imagine(next.view, 'play.plan', { trying: next.trying, tool: opened, selected: unit, preview: null, hint: null });
  const placed = placedIn(next.view, unit);
  if (opened.kind === 'plan' && placed && before.kind === 'plan' && before.unit === unit)
    desk.set({ tool: drawnOn(opened, before, placed.pose, context()) });
  return true;
}

/** An action taken by its key: the ghost goes as far towards the pointer that draws it, or the ship says why not. */
function tryByKey(
  desk: HandDesk,
  context: () => ToolContext,
  unit: UnitId,
  action: Action,
  drawn: StageInput | null,
): void {
  const { trying, decision, view } = desk.state$.value;
  if (!trying && decision !== 'play.choose') return;
  const [why] = context().check({ type: 'activate', unit, action });
  const at = drawn?.at ?? placedIn(view, unit)?.pose;
  const time = (desk.state$.value.hint?.time ?? 0) + 1;
  if (why) return at && desk.set({ hint: { text: why.reason, at, time } });
  tryAction(desk, context, unit, action);
  const { tool } = desk.state$.value;
  if (drawn && tool.kind === 'plan' && tool.grip !== 'none')
    desk.set({ tool: reduceTool(tool, { kind: 'pointer', input: drawn }, context()).tool });
}

/** The plan of another action with its ghost as near as it gets to where it was, still held if it was held. */
function drawnOn(opened: PlanTool, before: PlanTool, start: Pose, context: ToolContext): Tool {
  const end = before.draft.kind === 'turn' ? start : draftEnd(start, before.draft);
  if (end.x === start.x && end.y === start.y) return { ...opened, grip: before.grip, offset: before.offset };
  const { tool } = reduceTool(
    { ...opened, grip: 'body', offset: { x: 0, y: 0 } },
    { kind: 'pointer', input: drawnTo(end) },
    context,
  );
  return tool.kind === 'plan' ? { ...tool, grip: before.grip, offset: before.offset } : tool;
}

const drawnTo = ({ x, y }: { readonly x: number; readonly y: number }): StageInput => ({
  kind: 'drag',
  at: { x, y },
  screen: { x: 0, y: 0 },
  pixel: 1,
  pointer: 'mouse',
  button: 0,
  shift: false,
  alt: false,
});

/** A press on a ship that no tool holds. */
function pressShip(state: BattleState, down: StageInput): Pressed | null {
  const unit = pulledUnit(state, down);
  return unit && (state.tool.kind !== 'plan' || state.tool.unit !== unit.id) ? { unit, down } : null;
}

/** A ship is pulled at: a ready one comes along, any other says why not. What is left to be pulled. */
function pull(desk: HandDesk, context: () => ToolContext, pressed: Pressed, event: StageInput): Pressed | null {
  const state = desk.state$.value;
  const { unit, down } = pressed;
  const action = firstAction(state, unit.id, context());
  if (!action) {
    desk.set({ hint: { text: whyNotPulled(state, unit, context()), at: event.at } });
    return pressed;
  }
  if (state.trying) desk.imagine(state.trying.real, 'play.choose', { trying: null, tool: IDLE });
  tryAction(desk, context, unit.id, action);
  const { tool } = desk.state$.value;
  if (tool.kind === 'plan' && unit.pose)
    desk.set({
      tool: { ...tool, grip: 'body', offset: { x: unit.pose.x - down.at.x, y: unit.pose.y - down.at.y } },
    });
  return null;
}

/**
 * Whether a tap lets go of a ship that is only tried: beside everything it can reach, or on another ready one. A tap in
 * its reach draws the ghost there, as it does once the action is declared.
 */
function letsGo({ tool, view }: BattleState, event: StageInput, context: ToolContext): boolean {
  if (tool.kind !== 'plan') return false;
  const under = tappedUnit(view, event);
  if (under) return under.id !== tool.unit && view.activatable.includes(under.id);
  // With Hold the whole table says where to face.
  if (tool.draft.kind === 'turn') return false;
  const step = reduceTool(tool, { kind: 'pointer', input: event }, context).tool;
  // A tap on the ghost, or on a gate it could go through, is meant for it.
  if (step.kind !== 'plan' || step.draft === tool.draft || 'gate' in step.draft) return false;
  const unit = placedIn(view, tool.unit);
  return !unit || !comesTo(draftEnd(unit.pose, step.draft), unit, event);
}

/** Whether a ghost drawn to a tap comes to it; at the rim of the reach as near as a tap is exact. */
const comesTo = (end: Point, { pose }: PlacedUnit, { at, pixel, pointer }: StageInput): boolean =>
  (at.table === undefined || at.table === pose.table) && distance(end, at) <= HOLD[pointer] * pixel;

/** Pixels round a base at which a press takes hold of a ship; a finger is less exact. */
const HOLD = { mouse: 6, pen: 8, touch: 14 } as const;

/** The ship a press takes hold of while the battle is on; tools that put something on the table keep their presses. */
function pulledUnit({ tool, view }: BattleState, input: StageInput): Unit | null {
  if (view.stage !== 'play' || view.outcome) return null;
  if (tool.kind !== 'idle' && tool.kind !== 'plan' && tool.kind !== 'fire') return null;
  return unitAt(view, input.at, HOLD[input.pointer] * input.pixel);
}

/**
 * The action with which a ship that is pulled at begins: Move, else the first one that may be declared (OG-6.2); null
 * when it may declare none now.
 */
function firstAction(state: BattleState, unit: UnitId, { check }: ToolContext): Action | null {
  if (state.seat === null || (state.decision !== 'play.choose' && !state.trying)) return null;
  return ACTION_KEYS.find((action) => check({ type: 'activate', unit, action }).length === 0) ?? null;
}

/** Why a ship does not come along when it is pulled at. */
function whyNotPulled(state: BattleState, unit: Unit, { check }: ToolContext): string {
  const { view, seat, busy } = state;
  const active = view.activation && placedIn(view, view.activation.unit);
  if (seat === null) return busy ? words.busy : words.turn;
  if (view.side !== null && unit.side !== view.side) return words.enemy(unit.name);
  if (active && active.id === unit.id) return words.moved(unit.name);
  if (active) return words.other(active.name);
  return check({ type: 'activate', unit: unit.id, action: 'move' })[0]?.reason ?? words.busy;
}
