import type { Rejection } from '../../../engine/game.ts';
import {
  actsFor,
  dragDeploy,
  dragLay,
  dragPlan,
  dragSpot,
  dragThroughGate,
  dragWarp,
  exitsOf,
  type Action,
  type OrionsGateCommand,
  type OrionsGateEvent,
  type OrionsGateView,
  type Unit,
  type UnitId,
} from '../../../games/orions-gate/index.ts';
import type { Point } from '../../../table/shape.ts';
import type { Session } from '../../../session/session.ts';
import type { StageInput } from '../../table/stage.ts';
import type { Overlay, Tables, TableStage } from './table/stage.ts';
import type { Desk, Listening } from '../../match/desk.ts';
import { openDesk } from '../../match/open-desk.ts';
import { chanceOf } from './hud/odds.ts';
import { turnTables } from './hud/table-alerts.ts';
import { facingEnemy, openDeploy, spread } from './tools/deploy.ts';
import { openFire } from './tools/fire.ts';
import { openDebris } from './tools/lay.ts';
import { openPlan } from './tools/plan.ts';
import { openSalvage } from './tools/salvage.ts';
import { openSpot } from './tools/spot.ts';
import { tappedUnit, unitAt } from './tools/radius.ts';
import { reduceTool } from './tools/reduce.ts';
import { IDLE, measures, placedIn, type Tool, type ToolContext, type ToolInput } from './tools/tool.ts';
import { openWarp } from './tools/warp.ts';
import { RULES, stateOf } from './asking.ts';
import { grabsPress } from './grab.ts';
import { openMeasure, type Measure } from './measure.ts';
import { FIRST_OWN, type BattleState, type Own } from './state.ts';
import { logEntry } from './log-entry.ts';

type BattleDesk = Desk<OrionsGateView, OrionsGateEvent, OrionsGateCommand, Own, Overlay>;

/** What takes the pointer before the tools in hand do: a plan being made. */
export interface Diversion {
  /** Whether that was all the pointer meant. */
  pointed(event: StageInput): boolean;
  /** Whether a press belongs to a tool; anything else pans the table. */
  grabs(event: StageInput): boolean;
}

/** What the battle screen can do. Every panel, key and gesture goes through it. */
export interface Battle extends Measure, Omit<BattleDesk, 'attach'> {
  /** Takes the drawn tables into use, in place of those before. */
  attach(stage: TableStage & Tables): void;
  /** Brings another table into sight; the next or previous one of them by a step. */
  look(table: number): void;
  lookOn(step: 1 | -1): void;
  readonly context: () => ToolContext;
  select(unit: UnitId | null, focus?: boolean): void;
  tool(tool: Tool): void;
  preview(action: Action | null): void;
  deployAll(): void;
  /** From now on the pointer goes there first. */
  divert(to: Diversion): void;
  focus(at: Point & { readonly table?: number }): void;
}

/** The controller of one battle: the desk of any match, with tools, selection and measuring. */
export function openBattle(open: (pace: () => Promise<void>) => Session): Battle {
  let inHand: UnitId | null = null;
  let diversion: Diversion | null = null;
  let tables: Tables | null = null;
  let watching: Listening | null = null;

  const desk: BattleDesk = openDesk({
    open,
    logEntry,
    first: () => FIRST_OWN,
    playing: ({ tool }) => ({ preview: null, tool: keepMeasure(tool) }),
    settled(before, last) {
      const { view, seat, decision, tool } = before;
      // The decision brings its table into sight.
      const there = turnTables(view, seat);
      const table = there.length > 0 && !there.includes(before.table) ? there[0]! : before.table;
      if (table !== before.table) tables?.look(table);
      const now = { ...before, table };
      const held =
        inHand !== null && view.deploying !== null && !measures(tool)
          ? { ...now, tool: openDeploy(view, inHand) }
          : now;
      return {
        table,
        active: acting(view),
        tool: seat === null ? keepMeasure(tool) : toolFor(view, decision, contextOf(session, now), held),
        selected: chosen(view, last),
      };
    },
    attached(table) {
      table.grabs((event) => diversion?.grabs(event) ?? grabsPress(state$.value, event));
      return [
        table.input$.subscribe(pointer),
        // The pad of a ghost keeps its size on the screen while a finger zooms.
        table.camera$.subscribe(({ scale }) => state$.value.finger !== null && set({ finger: 1000 / scale })),
      ];
    },
  });
  const { session, state$, set, order, stage } = desk;
  const look = (table: number | undefined): void => {
    if (table !== undefined) tables?.look(table);
  };
  const context = (): ToolContext => contextOf(session, state$.value);

  const input = (given: ToolInput): void => {
    const { tool } = state$.value;
    if (measures(tool)) return measure.input(given);
    const step = reduceTool(tool, given, context());
    set({ tool: step.tool });
    const moved = step.command?.type === 'deploy' ? step.command.unit : null;
    // A unit nudged or typed elsewhere stays in hand; dragged or newly placed it makes way for the next.
    inHand =
      moved !== null &&
      given.kind !== 'pointer' &&
      context().view.units.some((unit) => unit.id === moved && unit.status === 'inPlay')
        ? moved
        : null;
    if (step.command) order(step.command);
  };

  const measure = openMeasure(
    () => state$.value,
    set,
    (putDown) => {
      // The card it was asked from went away under the pointer.
      set({ preview: null });
      const { view, decision, seat } = state$.value;
      if (seat === null) return IDLE;
      return putDown?.view === view
        ? putDown.tool
        : toolFor(view, decision, context(), { ...state$.value, tool: IDLE });
    },
  );

  const pointer = (event: StageInput): void => {
    const { tool, view, seat, decision } = state$.value;
    if (measure.pointed(event) || diversion?.pointed(event)) return;
    if (event.kind === 'tap') {
      const under = tappedUnit(view, event);
      if (under) {
        set({ selected: under.id });
        if (decision === 'setup.deploy' && seat !== null && under.captain === seat && tool.kind === 'idle')
          return set({ tool: openDeploy(view, under.id) });
      } else if (!under && tool.kind === 'idle') set({ selected: null });
    }
    if (event.kind === 'down' && tool.kind === 'idle' && decision === 'setup.deploy') {
      const under = unitAt(view, event.at, 6 * event.pixel);
      if (under && under.captain === seat) set({ tool: openDeploy(view, under.id), selected: under.id });
    }
    if (tool.kind !== 'idle' || state$.value.tool.kind !== 'idle') input({ kind: 'pointer', input: event });
    const now = state$.value.tool;
    if (now.kind === 'deploy' && state$.value.selected !== now.unit) set({ selected: now.unit });
  };

  return {
    ...desk,
    ...measure,
    context,
    input,
    attach(table) {
      watching?.unsubscribe();
      tables = table;
      desk.attach(table);
      // Ends with the stage.
      watching = table.table$.subscribe((number) => number !== state$.value.table && set({ table: number }));
    },
    look,
    lookOn(step) {
      const { view, table } = state$.value;
      look(((table - 1 + step + view.tables.length) % view.tables.length) + 1);
    },
    select(unit, focus = false) {
      const { view, decision, seat } = state$.value;
      if (unit !== null && measure.take(unit)) return;
      set({ selected: unit });
      const pose = view.units.find((other) => other.id === unit)?.pose;
      if (focus && pose) {
        look(pose.table);
        stage()?.focus(pose);
      }
      const own = view.units.find((other) => other.id === unit && other.captain === seat);
      if (decision === 'setup.deploy' && own) set({ tool: openDeploy(view, own.id) });
    },
    tool: (tool) => set({ tool }),
    divert: (to) => (diversion = to),
    preview: (action) => state$.value.preview !== action && set({ preview: action }),
    async deployAll() {
      const { view, seat } = state$.value;
      if (seat === null || !view.deploying) return;
      for (const { unit, at } of spread(view, seat, view.deploying, state$.value.table)) {
        const now = session.view(session.viewer()) as OrionsGateView;
        const { command } = dragDeploy(
          stateOf(session.game, now),
          unit,
          at,
          facingEnemy(view, view.deploying),
          at.table,
        );
        if (!command || (await session.submit(seat, command)).kind !== 'accepted') return;
      }
      stage()?.skip();
    },
    focus(at) {
      look(at.table);
      stage()?.focus(at);
    },
  };
}

/** OG-20.1: nobody decides at this screen. */
const NOBODY: readonly Rejection[] = [{ rule: 'OG-20.1', reason: '' }];

/** What the tools may ask of the rules, for the person who decides. */
const contextOf = (
  session: Session,
  { view, seat, table }: Pick<BattleState, 'view' | 'seat' | 'table'>,
): ToolContext => ({
  view,
  check: (command) => (seat === null ? NOBODY : session.check(seat, command)),
  drag: (wish) => dragPlan(RULES, stateOf(session.game, view), wish),
  place: (unit, wish, heading) => dragDeploy(stateOf(session.game, view), unit, wish, heading, wish.table),
  jump: (wish) => dragWarp(stateOf(session.game, view), wish),
  table,
  gate: (wish) => dragThroughGate(RULES, stateOf(session.game, view), wish),
  exits: (enter) => exitsOf(stateOf(session.game, view), enter),
  spot: (spot, on, wish) => dragSpot(stateOf(session.game, view), spot, on, wish),
  lay: (laying, wish) => dragLay(RULES, stateOf(session.game, view), laying, wish),
  chance: (unit, slot, target) => chanceOf(session.game, view, unit, slot, target),
});

const keepMeasure = (tool: Tool): Tool => (measures(tool) ? tool : IDLE);

/** The unit that is decided about: that of the open window while it stands on a table, else the one whose activation it is. */
function acting(view: OrionsGateView): UnitId | null {
  const asked = view.windows[0]?.unit;
  return asked !== undefined && placedIn(view, asked) ? asked : (view.activation?.unit ?? null);
}

/** What stays selected: the unit whose activation began, the one that was selected while it is there, else one that can act. */
function chosen(view: OrionsGateView, before: BattleState): UnitId | null {
  const active = acting(view);
  if (active !== null && active !== before.active) return active;
  // An activation that is over gives the eye back to who can act next.
  if (active === null && before.active !== null && before.selected === before.active && view.activatable.length > 0)
    return view.activatable[0]!;
  return stillThere(view, before.selected) ?? active ?? view.activatable[0] ?? null;
}

const stillThere = (view: OrionsGateView, id: UnitId | null): UnitId | null =>
  id !== null && view.units.some((unit) => unit.id === id && (unit.status === 'inPlay' || unit.status === 'waiting'))
    ? id
    : null;

/** The tool a decision opens with. What measures in hand is not taken away. */
function toolFor(view: OrionsGateView, decision: string | null, context: ToolContext, before: BattleState): Tool {
  if (measures(before.tool)) return before.tool;
  switch (decision) {
    case 'setup.deploy': {
      const own = ({ captain }: Unit): boolean => before.seat !== null && actsFor(view, before.seat, captain);
      const { tool } = before;
      if (tool.kind === 'deploy' && view.units.some((unit) => unit.id === tool.unit && own(unit)))
        return openDeploy(view, tool.unit);
      const waiting = view.units.find((unit) => unit.status === 'waiting' && own(unit));
      return waiting ? openDeploy(view, waiting.id) : IDLE;
    }
    case 'play.plan':
      return openPlan(view);
    case 'play.fire':
      return openFire(context);
    case 'window.warp':
      return openWarp(view);
    case 'setup.marker':
      return openSpot('marker', context);
    case 'window.exit':
      return openSpot('exit', context);
    case 'window.debris':
      return openDebris(context);
    case 'window.salvage':
      return openSalvage(view);
    default:
      return IDLE;
  }
}
