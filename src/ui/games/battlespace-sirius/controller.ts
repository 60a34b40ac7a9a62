import type { Seat } from '../../../engine/seat.ts';
import type { Session } from '../../../session/session.ts';
import { centreOf } from './table/card-layout.ts';
import type { Under } from './table/stage.ts';
import { under as underPoint } from './table/under.ts';
import type { StageInput } from '../../table/stage.ts';
import { NO_CARRY } from '../../cards/table/carry.ts';
import { openDesk } from '../../match/open-desk.ts';
import { takeStep } from '../../match/take-step.ts';
import { arrowUnder, clipAsked } from './arrow-under.ts';
import { dragged, takesHold } from './drag.ts';
import { hasteOf } from './haste.ts';
import { shipName } from './names.ts';
import { overlaysOf } from './overlays.ts';
import { FIRST_OWN, type CardTable, type SiriusDesk, type SiriusSheet } from './state.ts';
import { logEntry, logRefusal } from './log-entry.ts';
import { openTool, reduceTool } from './tools/reduce.ts';
import { IDLE, type ToolInput } from './tools/tool.ts';

/** The controller of one card table: the desk of any match, with this game's tools. */
export function openCardTable(open: (pace: () => Promise<void>) => Session): CardTable {
  const desk: SiriusDesk = openDesk({
    open,
    logEntry,
    refused: (seat, command, rejections) => logRefusal(shipName(state$.value.view, seat), command, rejections),
    // Everybody sees the same table (BS-15.1, BS-15.4); only the choices are the decider's.
    shared: (all, own) => ({ ...all, choices: own.choices, always: own.always }),
    haste: (log, now) => hasteOf(log, now, (seat) => session.isHuman(seat)),
    first: () => FIRST_OWN,
    playing: () => ({ tool: IDLE, held: null, carry: NO_CARRY }),
    settled: ({ view, seat, selected }) => ({
      tool: seat === null ? IDLE : openTool(view),
      selected: view.players.some((player) => player.seat === selected && player.vessel) ? selected : null,
    }),
    attached: (stage) => {
      stage.grabs(({ at }) => takesHold(state$.value, at));
      return [stage.input$.subscribe(pointer)];
    },
  });
  const { state$, session } = desk;

  const input = (given: ToolInput): void => {
    const now = state$.value;
    takeStep(desk, now, reduceTool(now.tool, given, now.view));
  };

  const underOf = ({ at, pixel }: StageInput): Under => {
    const aids = overlaysOf(state$.value);
    const under = underPoint(state$.value.view, at, pixel);
    return clipAsked(aids, under, at) ? under : (arrowUnder(aids, at) ?? under);
  };

  const pointer = (event: StageInput): void => {
    if (reads(desk, event)) return;
    const { tool, busy } = state$.value;
    if (busy || dragged(desk, input, event)) return;
    const under = event.kind === 'leave' ? null : underOf(event);
    if (event.kind === 'hover' || event.kind === 'leave' || event.kind === 'longPress')
      return input({ kind: 'point', under });
    if (event.kind !== 'tap' || !under) return;
    if (under.kind === 'side' || under.kind === 'vessel') desk.set({ selected: under.seat });
    if (tool.kind !== 'idle') input({ kind: 'pick', under, mouse: event.pointer === 'mouse' });
  };

  return {
    ...desk,
    input,
    select(seat, focus = false) {
      desk.set({ selected: seat });
      const cell = state$.value.view.players.find((player) => player.seat === seat)?.vessel?.cell;
      if (focus && cell) desk.stage()?.focus(centreOf(cell));
    },
    point: (seat) => point(desk, seat),
    ask: (sheet, about) => ask(desk, sheet, about),
  };
}

/** Whose vessel is pointed at. */
function point(desk: SiriusDesk, pointed: Seat | null): void {
  if (desk.state$.value.pointed !== pointed) desk.set({ pointed });
}

/**
 * What is pointed at is known at any time, also while things move; a finger that rests on a vessel reads it. Returns
 * whether it did.
 */
function reads(desk: SiriusDesk, { kind, at, pixel, pointer }: StageInput): boolean {
  if (kind !== 'hover' && kind !== 'leave' && kind !== 'longPress') return false;
  const under = kind === 'leave' ? null : underPoint(desk.state$.value.view, at, pixel);
  const seat = under?.kind === 'vessel' || under?.kind === 'side' ? under.seat : null;
  point(desk, seat);
  if (kind !== 'longPress' || pointer === 'mouse' || seat === null) return false;
  ask(desk, 'vessel', seat);
  return true;
}

/** Opens a sheet about a player. */
function ask(desk: SiriusDesk, sheet: SiriusSheet, about: Seat): void {
  desk.set({ about });
  desk.open(sheet);
}
