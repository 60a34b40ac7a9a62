import { sameCell, type Cell } from '../../../games/battlespace-sirius/index.ts';
import type { Rejection } from '../../../engine/game.ts';
import type { Point } from '../../../table/shape.ts';
import { carryPreview, reduceCarry, type Carry, type CarryContext } from '../../cards/table/carry.ts';
import { isOfDrag } from '../../cards/table/gesture.ts';
import type { StageInput } from '../../table/stage.ts';
import type { CardOverlay } from './table/stage.ts';
import type { Held, SiriusDesk, SiriusState } from './state.ts';
import { destinations, STILL, type ManeuverTool } from './tools/maneuver.ts';
import type { ToolInput, ToolView } from './tools/tool.ts';
import { CELL, degreesOf, spotOf, TUCK } from './table/card-layout.ts';
import { inCell, vesselId } from './table/cast.ts';

type Now = Pick<SiriusState, 'view' | 'tool' | 'busy'>;

const cellAt = ({ x, y }: Point): Cell => [Math.round(x / CELL) + 0, Math.round(y / CELL) + 0];

const own = (view: ToolView) => view.players.find(({ seat }) => seat === view.turnSeat);
const ownCell = (view: ToolView): Cell | null => own(view)?.vessel?.cell ?? null;

/** Whether a press takes hold of the vessel that maneuvers: on its card, or on the place it is planned to. */
export function takesHold({ view, tool, busy }: Now, at: Point): boolean {
  if (busy || tool.kind !== 'maneuver') return false;
  const cell = cellAt(at);
  return [ownCell(view), tool.to].some((one) => one !== null && sameCell(one, cell));
}

/** What putting the vessel down means to the tool: its own cell is Stay Put, any other the place to go to. */
const droppedAs = (view: ToolView, cell: Cell): ToolInput => {
  const home = ownCell(view);
  return home && sameCell(home, cell)
    ? { kind: 'place', to: null }
    : { kind: 'pick', under: { kind: 'cell', cell }, mouse: false };
};

/** Cells as the targets of a card that is carried. */
const nameOf = ([x, y]: Cell): string => `${x},${y}`;
const cellOf = (name: string): Cell => name.split(',').map(Number) as [number, number];

/** The vessel that maneuvers as a card that is carried over cells; `at` = where the pointer is. */
function carrying(now: Now, at: Point): CarryContext<ToolInput> {
  const { view } = now;
  const { seat, vessel } = own(view) ?? {};
  const heading = vessel?.kind === 'ship' ? degreesOf(vessel.heading) : 0;
  return {
    cardAt: (point) => (seat !== undefined && vessel && takesHold(now, point) ? vesselId(seat, vessel.kind) : null),
    // It is taken where it lies, or where it is planned to.
    spotOf: () => spotOf({ ...inCell(cellAt(at)), heading }),
    targetAt: (point) => nameOf(cellAt(point)),
    targets: () => [...destinations(view), ...(vessel ? [vessel.cell] : [])].map(nameOf),
    // Where it cannot be put down the tool says why.
    play: (_, target) => ({ command: droppedAs(view, target === null ? cellAt(at) : cellOf(target)) }),
  };
}

/** What a vessel is held over: `refused` says why a command is not legal. */
function heldAt(view: ToolView, at: Point, refused: (to: Cell) => readonly Rejection[]): Held {
  const cell = cellAt(at);
  const home = ownCell(view);
  const free = (home !== null && sameCell(home, cell)) || destinations(view).some((to) => sameCell(to, cell));
  return { at, cell, why: free ? null : (refused(cell)[0]?.reason ?? null) };
}

/** The command that puts the vessel down in a cell as it heads now. */
const commandTo = (to: Cell) => ({ type: 'maneuver', kind: 'position', to }) as const;

/** Drags the vessel that maneuvers; whether a gesture was one of a drag. */
export function dragged(
  { state$, session, set }: Pick<SiriusDesk, 'state$' | 'session' | 'set'>,
  input: (given: ToolInput) => void,
  event: StageInput,
): boolean {
  const { at } = event;
  if (!isOfDrag(event)) return false;
  const now = state$.value;
  const { state: carry, command } = reduceCarry(now.carry, event, carrying(now, at));
  const { view, seat } = now;
  const held = seat !== null && carry.held?.moved ? heldAt(view, at, (to) => session.check(seat, commandTo(to))) : null;
  if (carry !== now.carry) set({ carry, held });
  if (command) input(command);
  return true;
}

/** The aids while the vessel is dragged: places glow, its card follows the pointer, and the one under it. */
export function heldAids(
  view: ToolView,
  tool: ManeuverTool,
  held: Held,
  carry: Carry,
  offered: (tool: ManeuverTool) => readonly CardOverlay[],
): readonly CardOverlay[] {
  const player = own(view);
  if (!player?.vessel) return [];
  const { seat, vessel } = player;
  const to = held.why === null && droppedAs(view, held.cell).kind === 'pick' ? held.cell : null;
  const aids = offered({ ...STILL, turn: tool.turn, pointed: to ? { to, turn: tool.turn } : null });
  const poses = carryPreview(carry, carrying({ view, tool, busy: false }, held.at)).flatMap((aid) =>
    aid.kind === 'pose' ? [aid] : [],
  );
  return [
    ...aids.flatMap((aid): readonly CardOverlay[] => {
      if (aid.kind === 'turn' || aid.kind === 'side') return [];
      if (aid.kind !== 'ghost') return [aid];
      const { mark: _, ...named } = aid;
      return [{ ...named, emphasis: 'offered', glow: true }];
    }),
    ...poses,
    ...(vessel.kind === 'ship' && player.lifeboat !== null ? poses.map((pose) => tuckedUnder(seat, pose)) : []),
    { kind: 'held', seat, vessel, to, why: held.why },
  ];
}

/** The card under a ship goes along with it. */
const tuckedUnder = (seat: string, ship: Extract<CardOverlay, { kind: 'pose' }>): CardOverlay => ({
  ...ship,
  id: vesselId(seat, 'lifeboat'),
  spot: {
    x: ship.spot.x + TUCK.x * CELL,
    y: ship.spot.y + TUCK.y * CELL,
    width: ship.spot.width * TUCK.size,
  },
  order: ship.order - 1,
});
