import type { Session } from '../../../session/session.ts';
import { sideOf, type SpurEvent } from '../../../games/orions-spur/index.ts';
import { openDesk } from '../../match/open-desk.ts';
import { takeStep } from '../../match/take-step.ts';
import type { StageInput } from '../../table/stage.ts';
import { endAlone } from './end-alone.ts';
import { logEntry, logRefusal } from './log-entry.ts';
import { ownerOf, sideName } from './names.ts';
import { farOf, lyingAids } from './overlays.ts';
import { FIRST_OWN, type About, type SpurDesk, type SpurScreenState, type SpurTable } from './state.ts';
import type { Target } from './table/stage.ts';
import { sameTarget, under } from './table/under.ts';
import { aboutOf } from './target.ts';
import { reduceTool, settledTool } from './tools/reduce.ts';
import { IDLE, type Tool, type ToolInput } from './tools/tool.ts';
import { spurWords as words } from './words/play.ts';

/** Nothing is picked, read or pointed at: it may be somebody else's. */
const NOTHING = { tool: IDLE, pointed: null, answer: null, about: null } as const;

/** Milliseconds after what may ask others, whether they have anything to answer with or not (OS-14.12). */
export const PAUSE = 350;
const asks = ({ type }: SpurEvent): boolean => type === 'attackDeclared' || type === 'reacted' || type === 'passed';

/** The controller of one table of Orion's Spur: the desk of any match, with this game's tools. */
export function openSpurTable(open: (pace: () => Promise<void>) => Session): SpurTable {
  const desk: SpurDesk = openDesk({
    logEntry,
    open,
    attached(table) {
      const heard = table.input$.subscribe(pointing(desk, input));
      table.grabs((event) => grabs(desk, event));
      return [heard];
    },
    refused: (seat, command, rejections) => logRefusal(sideName(state$.value.view, seat), command, rejections),
    // Hands, fleets and formations are each player's secret (chapter 14).
    handOver: {
      sentence: (_to, decision) => words.handOver(decision ?? ''),
      mayShare: (one, other, { options }) => options.teamSharesHands && sideOf(options, one).includes(other),
      sealed: ({ fleetChoice, layoutChoice }) => fleetChoice ?? layoutChoice,
    },
    pause: { ms: PAUSE, after: ({ events }) => events.some(asks) },
    first: () => FIRST_OWN,
    playing: ({ viewer }) => (viewer.kind === 'seat' ? { answer: null } : NOTHING),
    settled: ({ view, seat, tool, holder, far }, last) => ({
      answer: null,
      far: view.turn === last.view.turn ? far : null,
      faced: farOf(last),
      tool: seat === null ? IDLE : settledTool(view, holder === last.holder ? tool : IDLE),
      ...(holder === last.holder ? {} : { pointed: null, about: null }),
    }),
  });
  const { state$ } = desk;
  const passes = state$.subscribe((state) => passOn(desk, state));
  const stopEnding = endAlone(desk);

  const input = (given: ToolInput): void => {
    const now = state$.value;
    if (now.seat !== null) takeStep(desk, now, reduceTool(now.tool, given, now.view));
  };

  return {
    ...desk,
    input,
    point: (target) => point(desk, target),
    read: (about) => read(desk, about),
    passTurn() {
      const { seat, view } = state$.value;
      if (seat !== null && view.window) desk.set({ passing: { seat, turn: view.turn } });
    },
    undo(consented) {
      desk.set({ passing: null });
      desk.undo(consented);
    },
    close() {
      passes.unsubscribe();
      stopEnding();
      desk.close();
    },
  };
}

/** Views in which a seat has passed by itself: each is answered once. */
const answered = new WeakSet<SpurScreenState['view']>();

/** Whoever passes for the turn passes when they are asked. */
function passOn({ order }: SpurDesk, { passing, seat, view, busy }: SpurScreenState): void {
  if (busy || seat === null || passing?.seat !== seat || passing.turn !== view.turn) return;
  if (!view.window || answered.has(view)) return;
  answered.add(view);
  void order({ type: 'pass' });
}

/** What is pointed at, on the table or in a list. */
function point(desk: SpurDesk, target: Target | null): void {
  if (!sameTarget(target, desk.state$.value.pointed)) desk.set({ pointed: target });
}

/** Opens a card or a pile. */
function read(desk: SpurDesk, about: About): void {
  desk.set({ about });
  desk.open(about.kind === 'pile' ? 'pile' : 'card');
}

const meets = ({ state$ }: SpurDesk, { at, pixel }: StageInput): Target | null =>
  under(state$.value.view, lyingAids(state$.value), at, pixel);

/** A press on a ship belongs to the tool: it may be dragged to its place, or in a turn to what it is to attack. */
function grabs(desk: SpurDesk, event: StageInput): boolean {
  const { tool, busy, seat } = desk.state$.value;
  if (seat === null || busy || (tool.kind !== 'layout' && tool.kind !== 'moves' && tool.kind !== 'deed')) return false;
  const target = meets(desk, event);
  if (tool.kind === 'deed') return target?.kind === 'ship' && ownerOf(target.id) === seat;
  return target?.kind === 'ship' && Object.values(tool.layout).includes(target.id);
}

/** A tap uses what lies there; what nothing can be done with is read. */
function tap(desk: SpurDesk, input: Input, event: StageInput): void {
  const target = meets(desk, event);
  // A finger only presses: what it pressed is not looked at for long.
  point(desk, event.pointer === 'mouse' ? target : null);
  const { busy, seat, tool, view } = desk.state$.value;
  // A tap during the show wants to see its end.
  if (!target || busy) return;
  if (event.kind === 'tap' && seat !== null) input({ kind: 'press', target, mouse: event.pointer === 'mouse' });
  const now = desk.state$.value;
  const idle = now.tool === tool && now.why === null && !now.busy;
  const about = idle || event.kind === 'longPress' ? aboutOf(target, view) : null;
  if (about) read(desk, about);
}

type Input = (given: ToolInput) => void;

/** A drag under way: the tool before it, to which a cancelled one goes back, and the ship that is dragged. */
interface Dragged {
  readonly before: Tool;
  readonly ship: string | null;
}

/** A ship is taken up: it is dragged to its place, or to what it is to attack. */
function takeUp(desk: SpurDesk, input: Input, from: StageInput): Dragged {
  const target = meets(desk, from);
  const { tool: before } = desk.state$.value;
  const ship = target?.kind === 'ship' ? target.id : null;
  const holds = (before.kind === 'layout' || before.kind === 'moves') && before.held === ship;
  if (ship !== null && !holds) input({ kind: 'hold', ship });
  return { before, ship };
}

/** What is dragged is let go where it is. */
function letGo(desk: SpurDesk, input: Input, { ship }: Dragged, event: StageInput): void {
  const target = meets(desk, event);
  point(desk, null);
  if (!target) return;
  if (desk.state$.value.tool.kind !== 'deed') input({ kind: 'press', target, mouse: false });
  else if (ship !== null) input({ kind: 'drop', ship, target });
}

/** What a pointer on the table does; the events of one stage. */
function pointing(desk: SpurDesk, input: Input): (event: StageInput) => void {
  let pressed: StageInput | null = null;
  let dragged: Dragged | null = null;
  const end = (): Dragged | null => {
    const ended = dragged;
    pressed = dragged = null;
    return ended;
  };
  return (event) => {
    switch (event.kind) {
      case 'cancel': {
        const ended = end();
        if (ended && !desk.state$.value.busy) desk.set({ tool: ended.before });
        return point(desk, null);
      }
      case 'leave':
        return point(desk, null);
      case 'hover':
        return point(desk, meets(desk, event));
      case 'down':
        dragged = null;
        pressed = event;
        return;
      case 'drag':
        dragged ??= takeUp(desk, input, pressed ?? event);
        return point(desk, meets(desk, event));
      case 'up': {
        const ended = end();
        if (ended) letGo(desk, input, ended, event);
        return;
      }
      case 'longPress':
      case 'tap':
        return tap(desk, input, event);
    }
  };
}
