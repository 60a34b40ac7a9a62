import type { Session } from '../../../session/session.ts';
import type { RetrogradeCommand, RetrogradeView } from '../../../games/retrograde/index.ts';
import { openDesk } from '../../match/open-desk.ts';
import { goOn } from './hud/go-data.ts';
import { logEntry, logRefusal } from './log-entry.ts';
import { sideName } from './names.ts';
import { grabs, point, pointing, read } from './pointing.ts';
import { FIRST_OWN, type RetrogradeDesk, type RetrogradeTable } from './state.ts';
import { reduceTool, settledTool } from './tools/reduce.ts';
import { IDLE, type ToolInput } from './tools/tool.ts';
import { retrogradeWords as words } from './words/play.ts';

/** Nothing is read or pointed at: it may be somebody else's. */
const NOTHING = { tool: IDLE, pointed: null, about: null } as const;

/** The controller of one table of Retrograde: the desk of any match, with this game's tools. */
export function openRetrogradeTable(open: (pace: () => Promise<void>) => Session): RetrogradeTable {
  const desk: RetrogradeDesk = openDesk({
    open,
    attached: (stage) => {
      stage.grabs((event) => grabs(desk, event));
      return [stage.input$.subscribe(pointing({ desk, input }))];
    },
    logEntry,
    refused: (seat, command, rejections) => logRefusal(sideName(state$.value.view, seat), command, rejections),
    // Hands, decks and projects are each player's secret (RG-20.1).
    handOver: { sentence: (_to, decision) => words.handOver(decision ?? '') },
    first: () => FIRST_OWN,
    playing: ({ tool, viewer }) => ({
      tool: { held: tool.held, command: null, plan: [] },
      // Whoever had the screen has given it away.
      ...(viewer.kind === 'seat' ? {} : NOTHING),
    }),
    settled: ({ view, seat, tool, holder }, last) => ({
      tool: seat === null ? IDLE : settledTool(view, last.view, tool),
      ...(holder === last.holder ? {} : NOTHING),
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

  const still = passEmpty(desk);
  const close = () => {
    still();
    desk.close();
  };

  return {
    ...desk,
    close,
    input,
    orderAll,
    way(commands) {
      orderAll(commands as unknown as readonly RetrogradeCommand[]);
      return commands.length > 0;
    },
    point: (target) => point(desk, target),
    read: (about) => read(desk, about),
  };
}

/**
 * Orders commands of one seat one after another. Something may come between, e.g. an undo or the end of the game: then
 * it stops, and says so with the reason why the next is not possible. `byItself`: the screen gives them.
 */
async function inTurn(
  desk: RetrogradeDesk,
  commands: readonly RetrogradeCommand[],
  seat: string,
  byItself = false,
): Promise<void> {
  for (const [at, command] of commands.entries()) {
    const [refused] = at === 0 ? [] : desk.session.check(seat, command);
    if (refused) return desk.explain([{ ...refused, reason: words.stopped(at, commands.length, refused.reason) }]);
    if (!(await desk.order(command, seat, byItself))) return;
  }
}

/**
 * Maneuvers in which nothing can be done ask for no press: they are ended for whoever decides, once. An undo takes that
 * back with the order before it; while something is taken back they stay open.
 */
function passEmpty(desk: RetrogradeDesk): () => void {
  const { state$, session } = desk;
  let passed = -1;
  const watching = state$.subscribe(({ view, seat, busy, redoable }) => {
    if (seat === null || busy || redoable > 0 || session.plies() === passed) return;
    const next = isEmpty(view) ? goOn(view, seat) : null;
    if (!next) return;
    passed = session.plies();
    // The state that says so is taken in first.
    queueMicrotask(() => state$.value.seat === seat && void inTurn(desk, next.commands, seat, true));
  });
  return () => watching.unsubscribe();
}

const isEmpty = ({ phase, choices }: RetrogradeView): boolean =>
  phase === 'maneuvers' && choices.every(({ type }) => type === 'endPhase');
