import type { Session } from '../../../session/session.ts';
import type { RetrogradeCommand } from '../../../games/retrograde/index.ts';
import { openDesk } from '../../match/open-desk.ts';
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
      tool: { held: tool.held, command: null },
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

  return { ...desk, input, orderAll, point: (target) => point(desk, target), read: (about) => read(desk, about) };
}

/** Orders commands of one seat one after another, until one is refused. */
async function inTurn(desk: RetrogradeDesk, commands: readonly RetrogradeCommand[], seat: string): Promise<void> {
  for (const command of commands) if (!(await desk.order(command, seat))) return;
}
