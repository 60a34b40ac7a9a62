import type { Session } from '../../../session/session.ts';
import type { StageInput } from '../../table/stage.ts';
import type { Target } from './table/stage.ts';
import { sameTarget, under } from './table/under.ts';
import { openDesk } from '../../match/open-desk.ts';
import { takeStep } from '../../match/take-step.ts';
import { NO_CARRY } from '../../cards/table/carry.ts';
import { dragged, takesHold } from './drag.ts';
import { hasteOf } from './haste.ts';
import { shapeIn } from './insets.ts';
import { sideName } from './names.ts';
import { FIRST_OWN, type About, type SkaxarDesk, type SkaxarTable } from './state.ts';
import { aboutOf } from './target.ts';
import { logEntry, logRefusal } from './log-entry.ts';
import { openTool, reduceTool } from './tools/reduce.ts';
import { IDLE, type ToolInput } from './tools/tool.ts';

/** The controller of one table of Skaxar: the desk of any match, with this game's tools. */
export function openSkaxarTable(open: (pace: () => Promise<void>) => Session): SkaxarTable {
  const desk: SkaxarDesk = openDesk({
    open,
    attached: (stage) => {
      stage.grabs((event) => takesHold(state$.value, event));
      return [stage.input$.subscribe(pointer)];
    },
    logEntry,
    refused: (seat, command, rejections) => logRefusal(sideName(state$.value.view, seat), command, rejections),
    // Only listings are secret (SK-13.3): what everybody sees is shown, with the choices of who decides.
    shared: (all, own) => ({ ...all, choices: own.choices, always: own.always }),
    haste: (log) => hasteOf(log, (seat) => session.isHuman(seat)),
    first: () => FIRST_OWN,
    playing: () => ({ tool: IDLE, held: null, carry: NO_CARRY }),
    settled: ({ view, seat }) => ({ tool: seat === null ? IDLE : openTool(view) }),
  });
  const { state$, session } = desk;

  const input = (given: ToolInput): void => {
    const now = state$.value;
    const step = reduceTool(now.tool, given, now.view);
    takeStep(desk, now, step);
    if (!step.asks) return;
    desk.set({ asked: step.asks });
    desk.open('pointless');
  };

  /** A press on the table: what can be chosen is chosen, everything else can be read. */
  const press = (target: Target, mouse: boolean): void => {
    const { tool } = state$.value;
    const chooses =
      (tool.kind === 'shop' && target.kind === 'shop') || (tool.kind === 'harvest' && target.kind === 'asteroid');
    if (chooses) input({ kind: 'pick', target, mouse });
    else readTarget(desk, target);
  };

  const pointer = (event: StageInput): void => {
    const { view, busy, lying } = state$.value;
    if (!busy && dragged(desk, input, event)) return;
    if (event.kind === 'leave') return point(desk, null);
    if (event.kind !== 'hover' && event.kind !== 'tap' && event.kind !== 'longPress') return;
    const target = under(view, event.at, event.pixel, shapeIn(lying, view));
    if (event.kind === 'longPress') return target ? readTarget(desk, target) : undefined;
    // A finger only presses: what it pressed is what is looked at.
    point(desk, target);
    // A tap during the show wants to see its end.
    if (event.kind === 'tap' && target && !busy) press(target, event.pointer === 'mouse');
  };

  return {
    ...desk,
    input,
    point: (target) => point(desk, target),
    read: (about) => read(desk, about),
    agree: () => agree(desk),
  };
}

/** What is pointed at, on the table or in a list. */
function point(desk: SkaxarDesk, target: Target | null): void {
  const { pointed } = desk.state$.value;
  if (target === pointed || (target && pointed && sameTarget(target, pointed))) return;
  desk.set({ pointed: target });
}

/** Opens a card or a pile. */
function read(desk: SkaxarDesk, about: About): void {
  desk.set({ about });
  desk.open(about.kind === 'pile' ? 'pile' : 'card');
}

/** Opens what can be read of a thing of the table. */
function readTarget(desk: SkaxarDesk, target: Target): void {
  const about = aboutOf(target, desk.state$.value.view);
  if (about) read(desk, about);
}

/** Orders what was asked about. */
function agree(desk: SkaxarDesk): void {
  const { asked } = desk.state$.value;
  desk.set({ asked: null });
  desk.open('none');
  if (asked) void desk.order(asked);
}
