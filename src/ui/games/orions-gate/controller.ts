import type { Rejection } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seat.ts';
import { BehaviorSubject, Subject, type Subscription } from 'rxjs';
import { dragDeploy, dragPlan, dragWarp, type Action, type CaptainId, type OrionsGateCommand, type OrionsGateEvent, type OrionsGateView, type UnitId } from '../../../games/orions-gate/index.ts';
import type { Point } from '../../../table/shape.ts';
import type { Notice } from '../../../session/bus.ts';
import type { LocalSession } from '../../../session/local.ts';
import type { SoundName } from '../../draw/sound.ts';
import type { StageInput, TableStage } from '../../draw/stage.ts';
import { chanceOf } from './hud/odds.ts';
import { facingEnemy, openDeploy, spread } from './tools/deploy.ts';
import { openFire } from './tools/fire.ts';
import { openPlan } from './tools/plan.ts';
import { tappedUnit, unitAt } from './tools/radius.ts';
import { reduceTool } from './tools/reduce.ts';
import { IDLE, measures, type Tool, type ToolContext, type ToolInput } from './tools/tool.ts';
import { openWarp } from './tools/warp.ts';
import { RULES, stateOf } from './asking.ts';
import { grabsPress } from './grab.ts';
import { openMeasure, type Measure } from './measure.ts';
import { FIRST_AIDS, type BattleState, type Sheet } from './state.ts';
import { toldOf, type Told } from '../../play/told.ts';
import { tell } from './tell.ts';

/** What the battle screen can do. Every panel, key and gesture goes through it. */
export interface Battle extends Measure {
  readonly session: LocalSession;
  readonly state$: BehaviorSubject<BattleState>;
  readonly context: () => ToolContext;
  /** What the interface wants heard. */
  readonly cues$: Subject<SoundName>;
  /** Takes a table into use, in place of the one before. */
  attach(stage: TableStage): void;
  readonly stage: () => TableStage | null;
  /** Orders a command of the person who decides. Returns whether it was legal. */
  order(command: OrionsGateCommand): boolean;
  select(unit: UnitId | null, focus?: boolean): void;
  tool(tool: Tool): void;
  preview(action: Action | null): void;
  deployAll(): void;
  undo(consented?: boolean): void;
  redo(): void;
  skip(): void;
  focus(at: Point): void;
  open(sheet: Sheet, rule?: string): void;
  /** Shows why something cannot be done. */
  explain(rejections: readonly Rejection[]): void;
  dismissWhy(): void;
  close(): void;
}

/** The controller of one battle: session on one side, table and panels on the other. */
export function openBattle(open: (pace: () => Promise<void>) => LocalSession): Battle {
  let stage: TableStage | null = null;
  let shown: Promise<void> = Promise.resolve();
  const session = open(() => shown);
  const cues$ = new Subject<SoundName>();
  let onTable: Subscription[] = [];
  let refusals = 0;
  let playing = 0;
  let inHand: UnitId | null = null;

  const viewNow = (): OrionsGateView => session.view(session.viewer()) as OrionsGateView;
  const state$ = new BehaviorSubject<BattleState>(first(session, viewNow()));
  const set = (change: Partial<BattleState>): void => state$.next({ ...state$.value, ...change });

  const context = (): ToolContext => {
    const { view, seat } = state$.value;
    return {
      view,
      check: (command) => (seat === null ? [{ rule: 'OG-20.1', reason: '' }] : session.check(seat, command)),
      drag: (wish) => dragPlan(RULES, stateOf(session.game, view), wish),
      place: (unit, wish, heading) => dragDeploy(stateOf(session.game, view), unit, wish, heading),
      jump: (wish) => dragWarp(stateOf(session.game, view), wish),
      chance: (unit, slot, target) => chanceOf(session.game, view, unit, slot, target),
    };
  };

  /** Takes the session's present as what is shown, and opens the tool of the moment. */
  const settle = (): void => {
    const view = viewNow();
    const { seat, decision } = deciding(session, view);
    const last = state$.value;
    set({ view, viewer: session.viewer(), seat, decision, active: view.activation?.unit ?? null, busy: false, undo: session.undoable(), redoable: session.redoable() });
    const before = state$.value;
    const held = inHand !== null && view.deploying !== null && !measures(before.tool) ? { ...before, tool: openDeploy(view, inHand) } : before;
    set({ tool: seat === null ? keepMeasure(before.tool) : toolFor(view, decision, context(), held), selected: chosen(view, last) });
  };

  const play = (told: Told<OrionsGateEvent>): void => {
    const { events } = told;
    if (told.lines.some(({ dice }) => dice)) cues$.next('dice');
    set({ told: [...state$.value.told, told], busy: true, preview: null, tool: keepMeasure(state$.value.tool), seat: null, why: null });
    const view = viewNow();
    const table = stage;
    playing += 1;
    shown = shown
      .then(() => table?.play(events, view))
      .then(() => {
        playing -= 1;
        if (playing === 0) settle();
      });
  };

  const hear = (notice: Notice): void => {
    switch (notice.kind) {
      case 'ply':
        return play(tellPly(session, notice.plies, notice.seat, notice.events));
      case 'undone':
        stage?.skip();
        set({ told: state$.value.told.filter((told) => told.plies <= notice.plies), sheet: 'none', why: null });
        shown = shown.then(() => {
          settle();
          stage?.show(state$.value.view);
        });
        return;
      case 'refused':
        refusals += 1;
        cues$.next('refuse');
        return set({ why: { rejections: notice.rejections, count: refusals } });
      case 'thinking':
        return set({ thinking: notice.seat });
      case 'ended':
        shown = shown.then(() => set({ sheet: 'result' }));
        return;
      case 'saved':
        return set({ saved: notice.plies });
      case 'trouble':
        return set({ trouble: notice.trouble });
      case 'opened':
        return settle();
    }
  };
  const hearing = session.notices$.subscribe(hear);

  const order = (command: OrionsGateCommand): boolean => {
    const { seat } = state$.value;
    const ok = seat !== null && session.submit(seat, command).ok;
    if (ok) cues$.next('confirm');
    return ok;
  };

  const input = (given: ToolInput): void => {
    const { tool } = state$.value;
    if (measures(tool)) return measure.input(given);
    const step = reduceTool(tool, given, context());
    set({ tool: step.tool });
    const moved = step.command?.type === 'deploy' ? step.command.unit : null;
    // A unit nudged or typed elsewhere stays in hand; dragged or newly placed it makes way for the next.
    inHand = moved !== null && given.kind !== 'pointer' && context().view.units.some((unit) => unit.id === moved && unit.status === 'inPlay') ? moved : null;
    if (step.command) order(step.command);
  };

  const measure = openMeasure(() => state$.value, set, (putDown) => {
    // The card it was asked from went away under the pointer.
    set({ preview: null });
    const { view, decision, seat } = state$.value;
    if (seat === null) return IDLE;
    return putDown?.view === view ? putDown.tool : toolFor(view, decision, context(), { ...state$.value, tool: IDLE });
  });

  const pointer = (event: StageInput): void => {
    const { tool, view, busy, seat, decision } = state$.value;
    if (busy && event.kind === 'tap') stage?.skip();
    if (measure.pointed(event)) return;
    if (event.kind === 'tap') {
      const under = tappedUnit(view, event);
      if (under) {
        set({ selected: under.id });
        if (decision === 'setup.deploy' && seat !== null && under.captain === seat && tool.kind === 'idle') return set({ tool: openDeploy(view, under.id) });
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
    ...measure,
    session,
    state$,
    context,
    cues$,
    stage: () => stage,
    attach(table) {
      for (const one of onTable) one.unsubscribe();
      stage = table;
      table.show(state$.value.view);
      table.grabs((event) => grabsPress(state$.value, event));
      onTable = [
        table.input$.subscribe(pointer),
        // The pad of a ghost keeps its size on the screen while a finger zooms.
        table.camera$.subscribe(({ scale }) => state$.value.finger !== null && set({ finger: 1000 / scale })),
      ];
    },
    input,
    order,
    select(unit, focus = false) {
      const { view, decision, seat } = state$.value;
      if (unit !== null && measure.take(unit)) return;
      set({ selected: unit });
      const pose = view.units.find((other) => other.id === unit)?.pose;
      if (focus && pose) stage?.focus(pose);
      const own = view.units.find((other) => other.id === unit && other.captain === seat);
      if (decision === 'setup.deploy' && own) set({ tool: openDeploy(view, own.id) });
    },
    tool: (tool) => set({ tool }),
    preview: (action) => state$.value.preview !== action && set({ preview: action }),
    deployAll() {
      const { view, seat } = state$.value;
      if (seat === null || !view.deploying) return;
      for (const { unit, at } of spread(view, view.deploying)) {
        const { command } = dragDeploy(stateOf(session.game, viewNow()), unit, at, facingEnemy(view, view.deploying));
        if (!command || !session.submit(seat, command).ok) return;
      }
      stage?.skip();
    },
    undo(consented = false) {
      const offer = session.undoable();
      if (offer.terms === 'consent' && !consented) return set({ sheet: 'undo' });
      session.undo(consented);
    },
    redo: () => void session.redo(),
    skip: () => stage?.skip(),
    focus: (at) => stage?.focus(at),
    open: (sheet, rule) => set({ sheet, rule: rule ?? null }),
    explain(rejections) {
      refusals += 1;
      set({ why: { rejections, count: refusals } });
    },
    dismissWhy: () => set({ why: null }),
    close() {
      for (const one of [hearing, ...onTable]) one.unsubscribe();
      session.close();
      stage?.destroy();
      stage = null;
    },
  };
}

function first(session: LocalSession, view: OrionsGateView): BattleState {
  const { opening, plies } = session.timeline();
  const told = [tellPly(session, 0, null, opening), ...plies.map((ply, index) => tellPly(session, index + 1, ply.seat, ply.events))];
  return {
    view, viewer: session.viewer(), seat: null, decision: null, active: null, busy: false, thinking: null, tool: IDLE, selected: null, hovered: null, listed: false,
    finger: null, rulers: [], aids: FIRST_AIDS, watched: [], preview: null, why: null, told,
    undo: session.undoable(), redoable: 0, sheet: session.outcome() ? 'result' : 'none', rule: null, trouble: null, saved: plies.length,
  };
}

/** What the person at the screen may hear of a played command. */
function tellPly(session: LocalSession, plies: number, seat: Seat | null, raw: readonly unknown[]): Told<OrionsGateEvent> {
  const viewer = session.viewer();
  const events = raw.map((event) => session.game.redact(event, viewer)).filter((event) => event !== null) as readonly OrionsGateEvent[];
  const view = session.view(viewer, plies) as OrionsGateView;
  return toldOf({ plies, seat, events }, (event) => tell(event, view, session));
}

/** Whose decision at this screen is open now, and which. */
function deciding(session: LocalSession, view: OrionsGateView): { seat: CaptainId | null; decision: string | null } {
  for (const open of view.decisions) {
    const seat = open.seats.find((one) => session.isHuman(one));
    if (seat !== undefined) return { seat, decision: open.kind };
  }
  return { seat: null, decision: view.decisions[0]?.kind ?? null };
}

const keepMeasure = (tool: Tool): Tool => (measures(tool) ? tool : IDLE);

/** What stays selected: the unit whose activation began, the one that was selected while it is there, else one that can act. */
function chosen(view: OrionsGateView, before: BattleState): UnitId | null {
  const active = view.activation?.unit ?? null;
  if (active !== null && active !== before.active) return active;
  // An activation that is over gives the eye back to who can act next.
  if (active === null && before.active !== null && before.selected === before.active && view.activatable.length > 0) return view.activatable[0]!;
  return stillThere(view, before.selected) ?? active ?? view.activatable[0] ?? null;
}

const stillThere = (view: OrionsGateView, id: UnitId | null): UnitId | null =>
  id !== null && view.units.some((unit) => unit.id === id && (unit.status === 'inPlay' || unit.status === 'waiting')) ? id : null;

/** The tool a decision opens with. What measures in hand is not taken away. */
function toolFor(view: OrionsGateView, decision: string | null, context: ToolContext, before: BattleState): Tool {
  if (measures(before.tool)) return before.tool;
  switch (decision) {
    case 'setup.deploy': {
      if (before.tool.kind === 'deploy' && view.units.some((unit) => unit.id === (before.tool as { unit: UnitId }).unit && unit.side === view.deploying)) return openDeploy(view, before.tool.unit);
      const waiting = view.units.find((unit) => unit.status === 'waiting' && unit.side === view.deploying);
      return waiting ? openDeploy(view, waiting.id) : IDLE;
    }
    case 'play.plan':
      return openPlan(view);
    case 'play.fire':
      return openFire(context);
    case 'window.warp':
      return openWarp(view);
    default:
      return IDLE;
  }
}
