import type { Session } from '../../../session/session.ts';
import type { RetrogradeCommand } from '../../../games/retrograde/index.ts';
import { openDesk } from '../../match/open-desk.ts';
import type { StageInput } from '../../table/stage.ts';
import { logEntry, logRefusal } from './log-entry.ts';
import { sideName } from './names.ts';
import { overlaysOf } from './overlays.ts';
import { FIRST_OWN, type About, type RetrogradeDesk, type RetrogradeTable } from './state.ts';
import type { Target } from './table/stage.ts';
import { under } from './table/under.ts';
import { aboutOf, sameTarget } from './target.ts';
import { reduceTool } from './tools/reduce.ts';
import { IDLE, stillHeld, type ToolInput } from './tools/tool.ts';
import { retrogradeWords as words } from './words/play.ts';

/** The controller of one table of Retrograde: the desk of any match, with this game's tools. */
export function openRetrogradeTable(open: (pace: () => Promise<void>) => Session): RetrogradeTable {
  const desk: RetrogradeDesk = openDesk({
    open,
    attached: (stage) => {
      stage.grabs((input) => grabbed(input));
      return [stage.input$.subscribe(pointer)];
    },
    logEntry,
    refused: (seat, command, rejections) => logRefusal(sideName(state$.value.view, seat), command, rejections),
    // Hands, decks and projects are each player's secret (RG-20.1).
    handOver: { sentence: (_to, decision) => words.handOver(decision ?? '') },
    first: () => FIRST_OWN,
    playing: ({ tool }) => ({ tool: { held: tool.held, command: null } }),
    settled: ({ view, seat, tool, holder }, last) => ({
      tool: seat === null ? IDLE : stillHeld(view, tool),
      ...(holder === last.holder ? {} : { pointed: null, about: null }),
    }),
  });
  const { state$ } = desk;

  const orderAll = (commands: readonly RetrogradeCommand[]): void => {
    const { seat } = state$.value;
    if (seat !== null) void inTurn(desk, commands, seat);
  };

  const input = (given: ToolInput): void => {
    const now = state$.value;
    if (now.seat === null) return;
    const { tool, commands, tried, refused } = reduceTool(now.tool, given, now.view);
    if (tool !== now.tool) desk.set({ tool });
    if (commands) orderAll(commands);
    else if (tried) desk.explain(desk.session.check(now.seat, tried));
    else if (refused) desk.explain([refused]);
  };

  /** What lies under a point of the table. */
  const meets = ({ at, pixel, pointer: by }: StageInput): Target | null => {
    const state = state$.value;
    return under(state.view, overlaysOf(state), at, pixel, by === 'touch' ? 'touch' : 'mouse');
  };

  /** A press on a spacecraft that can do something belongs to the tool: it may be dragged to where it is to go. */
  const grabbed = (event: StageInput): boolean => {
    const { view, seat, busy } = state$.value;
    const target = seat === null || busy ? null : meets(event);
    return (
      target?.kind === 'spacecraft' &&
      view.choices.some((one) => 'spacecraft' in one && one.spacecraft === target.id)
    );
  };

  const press = (target: Target, mouse: boolean): void => {
    const { seat, tool, why } = state$.value;
    if (seat !== null) input({ kind: 'pick', target, mouse });
    const now = state$.value;
    // What nothing can be done with is read.
    const idle = now.tool === tool && now.why === why && !now.busy && tool.held === null;
    const about = idle ? aboutOf(target, now.view) : null;
    if (about) read(desk, about);
  };

  const drag = (event: StageInput): void => {
    const target = meets(event);
    if (event.kind === 'down' && target?.kind === 'spacecraft')
      return input({ kind: 'hold', held: { kind: 'spacecraft', id: target.id } });
    point(desk, target);
    const { tool } = state$.value;
    const itself = target?.kind === 'spacecraft' && target.id === tool.held?.id;
    if (event.kind === 'up' && target && !itself) input({ kind: 'pick', target, mouse: false });
  };

  let dragged = false;
  const pointer = (event: StageInput): void => {
    const { busy } = state$.value;
    switch (event.kind) {
      case 'leave':
      case 'cancel':
        return point(desk, null);
      case 'down':
        dragged = false;
        return busy ? undefined : drag(event);
      case 'drag':
        dragged = true;
        return drag(event);
      case 'up':
        return dragged && !busy ? drag(event) : undefined;
      case 'hover':
        return point(desk, meets(event));
      case 'longPress':
      case 'tap': {
        const target = meets(event);
        point(desk, event.pointer === 'mouse' ? target : null);
        if (!target || (event.kind === 'tap' && busy)) return;
        if (event.kind === 'tap') return press(target, event.pointer === 'mouse');
        const about = aboutOf(target, state$.value.view);
        return about ? read(desk, about) : undefined;
      }
    }
  };

  return { ...desk, input, orderAll, point: (target) => point(desk, target), read: (about) => read(desk, about) };
}

/** Orders commands of one seat one after another, until one is refused. */
async function inTurn(desk: RetrogradeDesk, commands: readonly RetrogradeCommand[], seat: string): Promise<void> {
  for (const command of commands) if (!(await desk.order(command, seat))) return;
}

/** What is pointed at, on the table or in a list. */
function point(desk: RetrogradeDesk, target: Target | null): void {
  if (!sameTarget(target, desk.state$.value.pointed)) desk.set({ pointed: target });
}

/** Opens a card or a pile. */
function read(desk: RetrogradeDesk, about: About): void {
  desk.set({ about });
  desk.open(about.kind === 'pile' ? 'pile' : 'card');
}

