import type { PlannedShip, UnitId } from '../../../../games/orions-gate/index.ts';
import type { StageInput } from '../../../table/stage.ts';
import type { HandDesk } from '../battle-desk.ts';
import type { BattleState } from '../state.ts';
import { tappedUnit } from '../tools/radius.ts';
import { reduceTool } from '../tools/reduce.ts';
import { measures, type ToolInput } from '../tools/tool.ts';
import { ACTION_KEYS } from '../trying.ts';
import { drawn, gripOf, leadContext, leaderOf, leadTool, within } from './leading.ts';
import type { Group } from './state.ts';

/** The hand that chooses several ready ships and moves them in formation. */
export interface Grouping {
  /** Whether a press belongs to it. */
  grabs(event: StageInput): boolean;
  /** A pointer on the table; whether that was all it meant. */
  point(event: StageInput): boolean;
  /** An input of keys or panel; whether it was the group's. */
  input(given: ToolInput): boolean;
  /** The action of all, `key` counting from 0 in the order of the keys; whether there is a group. */
  act(key: number): boolean;
  /** From now on every press chooses, or no more. */
  several(): void;
}

/** What the parts of the hand work at. */
interface Chooser {
  readonly desk: HandDesk;
  readonly drop: () => boolean;
  /** What the press under way has taken hold of. */
  held: 'band' | 'ship' | null;
  /** Where it began. */
  from: StageInput['at'];
}

const EMPTY: Group = { units: [], several: false, band: null, action: 'move', lead: null, moves: [], drawn: [] };

/**
 * Opens the choosing and moving of several ships. `together` carries out what is ordered, one ship after another;
 * `drop` lets go of a single ship that is only tried.
 */
export function openGroup(
  desk: HandDesk,
  together: (plans: readonly PlannedShip[]) => void,
  drop: () => boolean,
): Grouping {
  const chooser: Chooser = { desk, drop, held: null, from: { x: 0, y: 0 } };
  const { state$, set } = desk;
  const now = (): Group | null => state$.value.group;
  return {
    grabs: (event) =>
      mayGroup(desk) && (chooses(state$.value, event) || gripOf(now() ?? EMPTY, state$.value, event) !== null),
    point: (event) => mayGroup(desk) && pointGroup(chooser, event),
    input(given) {
      const group = now();
      if (!group) return false;
      if (given.kind === 'cancel') set({ group: null });
      else if (given.kind === 'nudge') lead(desk, given);
      else if (given.kind === 'confirm' && group.moves.length > 0) {
        const { moves, action } = group;
        set({ group: null });
        together(moves.map(({ unit, plan }) => ({ unit: unit.id, action, movement: plan.command, shots: [] })));
      }
      return true;
    },
    act(key) {
      const group = now();
      const action = ACTION_KEYS[key];
      // Nobody rams in formation.
      if (!group || !action || action === 'ram') return group !== null;
      const before: Group = { ...group, action, lead: null, moves: [] };
      // To hold, nothing has to be drawn.
      put(desk, { ...before, lead: action === 'hold' ? leadTool(desk, before, leaderOf(group, state$.value)) : null });
      return true;
    },
    several() {
      if (now()?.several) return set({ group: null });
      if (!mayGroup(desk)) return;
      drop();
      put(desk, { several: true });
    },
  };
}

/** Changes the group; one with nobody in it is none. */
function put({ state$, session, set }: HandDesk, change: Partial<Group>, selected?: UnitId): void {
  const group = drawn(session, state$.value, { ...(state$.value.group ?? EMPTY), ...change });
  set({
    group: group.units.length > 0 || group.several || group.band ? group : null,
    selected: selected ?? state$.value.selected,
    hint: null,
  });
}

/** Other ships are chosen: what was drawn of them is put away. */
const choose = (desk: HandDesk, units: readonly UnitId[]): void =>
  put(desk, { units, band: null, lead: null, moves: [] }, units.at(-1));

/** Moves the way of the ship that leads; all others follow. */
function lead(desk: HandDesk, given: ToolInput): void {
  const { group } = desk.state$.value;
  const tool = group && (group.lead ?? leadTool(desk, group, leaderOf(group, desk.state$.value)));
  if (!group || !tool) return;
  const next = reduceTool(tool, given, leadContext(desk, group, tool.unit)).tool;
  if (next.kind === 'plan') put(desk, { lead: next });
}

/** What a press takes hold of: a ship of the group, or a corner of a band. */
function press({ desk, drop }: Chooser, event: StageInput): Chooser['held'] {
  const { state$ } = desk;
  const { group, trying, selected } = state$.value;
  const grip = group && !event.shift ? gripOf(group, state$.value, event) : null;
  if (group && grip) {
    const tool = leadTool(desk, group, grip.unit);
    if (tool) put(desk, { lead: { ...tool, grip: grip.grip, offset: grip.offset } }, grip.unit);
    return 'ship';
  }
  if (!chooses(state$.value, event)) return null;
  // The ship in hand is the first of them.
  if (trying && drop() && selected !== null) choose(desk, [selected]);
  return 'band';
}

/** A pointer on the table; whether that was all it meant. */
function pointGroup(chooser: Chooser, event: StageInput): boolean {
  const { desk } = chooser;
  switch (event.kind) {
    case 'down':
      chooser.held = press(chooser, event);
      chooser.from = event.at;
      break;
    case 'drag':
      drag(chooser, event);
      break;
    case 'up':
    case 'cancel':
      release(chooser, event);
      break;
    case 'tap':
      return tap(chooser, event);
    case 'hover':
    case 'leave':
    case 'longPress':
      return desk.state$.value.group !== null && event.kind === 'longPress';
  }
  return chooser.held !== null;
}

function drag({ desk, held, from }: Chooser, event: StageInput): void {
  const { group } = desk.state$.value;
  if (held === 'ship') lead(desk, { kind: 'pointer', input: event });
  else if (held === 'band') put(desk, { band: { from, to: event.at } });
  // Another ship is pulled at.
  else if (group) desk.set({ group: null });
}

function release({ desk, held }: Chooser, event: StageInput): void {
  const { group } = desk.state$.value;
  if (held === 'ship') lead(desk, { kind: 'pointer', input: event });
  if (!group?.band) return;
  const { units, band } = group;
  if (event.kind === 'cancel') return put(desk, { band: null });
  const more = within(desk.state$.value, band).filter((id) => !units.includes(id));
  choose(desk, [...units, ...more]);
}

/** A tap chooses, or shows one of the group; beside all of them the group is let go. */
function tap({ desk, held }: Chooser, event: StageInput): boolean {
  const { group, view } = desk.state$.value;
  const under = tappedUnit(view, event)?.id ?? null;
  if (chooses(desk.state$.value, event)) {
    const { units } = group ?? EMPTY;
    if (under !== null && view.activatable.includes(under))
      choose(desk, units.includes(under) ? units.filter((id) => id !== under) : [...units, under]);
    return true;
  }
  if (under !== null && group?.units.includes(under)) desk.set({ selected: under });
  else if (held !== 'ship' && group) desk.set({ group: null });
  return held === 'ship';
}

/** Whether ships may be chosen together: a person is to say who acts. A lesson asks for one ship. */
const mayGroup = ({ state$: { value }, session }: HandDesk): boolean =>
  value.seat !== null &&
  !value.busy &&
  !session.guided &&
  !measures(value.tool) &&
  (value.decision === 'play.choose' || value.trying !== null);

/** Whether a press chooses. */
const chooses = ({ group }: BattleState, { shift }: StageInput): boolean => shift || group?.several === true;
