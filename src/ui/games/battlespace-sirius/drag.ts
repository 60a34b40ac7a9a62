import { sameCell, type Cell } from '../../../games/battlespace-sirius/index.ts';
import type { Rejection } from '../../../engine/game.ts';
import type { Point } from '../../../table/shape.ts';
import type { StageInput } from '../../table/stage.ts';
import type { CardOverlay } from './table/stage.ts';
import type { Held, SiriusDesk, SiriusState } from './state.ts';
import { destinations, STILL, type ManeuverTool } from './tools/maneuver.ts';
import type { ToolInput, ToolView } from './tools/tool.ts';
import { CELL } from './table/card-layout.ts';

type Now = Pick<SiriusState, 'view' | 'tool' | 'busy'>;

const cellAt = ({ x, y }: Point): Cell => [Math.round(x / CELL) + 0, Math.round(y / CELL) + 0];

const ownCell = (view: ToolView): Cell | null =>
  view.players.find(({ seat }) => seat === view.turnSeat)?.vessel?.cell ?? null;

/** Whether a press takes hold of the vessel that maneuvers: on its card, or on the place it is planned to. */
export function takesHold({ view, tool, busy }: Now, at: Point): boolean {
  if (busy || tool.kind !== 'maneuver') return false;
  const cell = cellAt(at);
  return [ownCell(view), tool.to].some((one) => one !== null && sameCell(one, cell));
}

/** What is held while the vessel is dragged: `refused` says why a command is not legal. */
export function heldAt(view: ToolView, at: Point, refused: (to: Cell) => readonly Rejection[]): Held {
  const cell = cellAt(at);
  const own = ownCell(view);
  const free = (own !== null && sameCell(own, cell)) || destinations(view).some((to) => sameCell(to, cell));
  return { at, cell, why: free ? null : (refused(cell)[0]?.reason ?? null) };
}

/** The command that puts the vessel down in a cell as it heads now. */
const commandTo = (to: Cell) => ({ type: 'maneuver', kind: 'position', to }) as const;

/** What putting the vessel down means to the tool: its own cell is Stay Put, any other the place to go to. */
const droppedAs = (view: ToolView, { cell }: Held): ToolInput => {
  const own = ownCell(view);
  return own && sameCell(own, cell)
    ? { kind: 'place', to: null }
    : { kind: 'pick', under: { kind: 'cell', cell }, mouse: false };
};

/** Drags the vessel that maneuvers; whether a gesture was one of a drag. */
export function dragged(
  { state$, session, set }: Pick<SiriusDesk, 'state$' | 'session' | 'set'>,
  input: (given: ToolInput) => void,
  { kind, at }: StageInput,
): boolean {
  const { view, seat, held } = state$.value;
  if (kind === 'drag' && seat !== null) {
    set({ held: heldAt(view, at, (to) => session.check(seat, commandTo(to))) });
    return true;
  }
  if (kind !== 'up' && kind !== 'cancel') return kind === 'down';
  if (held) set({ held: null });
  if (held && kind === 'up') input(droppedAs(view, held));
  return true;
}

/** The aids of a maneuver while the vessel is dragged: places glow, the card lies under the pointer. */
export function heldAids(
  view: ToolView,
  tool: ManeuverTool,
  held: Held,
  offered: (tool: ManeuverTool) => readonly CardOverlay[],
): readonly CardOverlay[] {
  const seat = view.turnSeat;
  const vessel = view.players.find((player) => player.seat === seat)?.vessel;
  if (!vessel) return [];
  const over = droppedAs(view, held);
  const to = held.why === null && over.kind === 'pick' ? held.cell : null;
  const aids = offered({ ...STILL, turn: tool.turn, pointed: to ? { to, turn: tool.turn } : null });
  return [
    ...aids.flatMap((aid): readonly CardOverlay[] => {
      if (aid.kind === 'turn' || aid.kind === 'side') return [];
      if (aid.kind !== 'ghost') return [aid];
      const { mark: _, ...named } = aid;
      return [{ ...named, emphasis: 'offered', glow: true }];
    }),
    { kind: 'dim', seats: [seat] },
    { kind: 'held', seat, vessel, at: held.at, to, why: held.why },
  ];
}
