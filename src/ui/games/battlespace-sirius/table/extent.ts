import { isAdjacent, type BattlespaceSiriusView, type Cell } from '../../../../games/battlespace-sirius/index.ts';
import type { Seat } from '../../../../engine/seat.ts';
import type { Extent, Part } from '../../../table/camera/camera.ts';
import { CELL } from './card-layout.ts';
import type { CardOverlay } from './stage.ts';

/** Space kept round the cells of a maneuver, from their middle: the card and a little air; cells. */
const TIGHT = 0.45;
/** The same round vessels that fight: the arrows round a ship that may turn, and the frame. */
const WIDE = 0.52;
/** How a camera may look at cards. */
const LOOK = { closest: 345, margin: 3, beyond: 1200 } as const;
/** With more than two vessels those that matter are shown so large, CSS pixels a cell. */
const LARGE = 240;
/** As many vessels are shown as can be so large, CSS pixels a cell: a card is 163 pixels wide. */
const READABLE = 190;
/** Space kept round them, where small cards stand at the edge for the vessels left out, CSS pixels. */
const EDGE = 44;
/** A duel: all that is to be seen matters. */
const DUEL = 2;

type View = BattlespaceSiriusView;

const boxOf = (cells: readonly Cell[], round: number): Part => {
  const span = (axis: 0 | 1): readonly [number, number] => {
    const values = cells.map((cell) => cell[axis]);
    const [low, high] = [Math.min(...values) - round, Math.max(...values) + round];
    return [Math.round(low * CELL), Math.round((high - low) * CELL)];
  };
  const [[x, width], [y, height]] = [span(0), span(1)];
  return { x, y, width, height };
};

const cellsOf = (view: View, seats?: readonly Seat[]): readonly Cell[] =>
  view.players.flatMap(({ seat, vessel }) => (vessel && (!seats || seats.includes(seat)) ? [vessel.cell] : []));

/** The cells a vessel can go to beside an opponent, and where it stands (BS-5.4). */
const around = ([x, y]: Cell): readonly Cell[] =>
  [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy): Cell => [x + dx, y + dy]));

/** The vessels that matter in a phase: whose turn it is, and whom they have engaged or could lock. */
function seatsThatMatter(view: View): readonly Seat[] {
  const { turnSeat, engagedSeat } = view;
  if (engagedSeat !== null) return [turnSeat, engagedSeat];
  const own = cellsOf(view, [turnSeat])[0];
  const near = view.players.filter(({ vessel }) => own && vessel && isAdjacent(own, vessel.cell));
  return [turnSeat, ...near.map(({ seat }) => seat)];
}

/** Whether a vessel stands beside nobody and is to go elsewhere (BS-11.3): then all there is matters. */
const mustLeave = (view: View): boolean => view.phase === 'maneuver' && seatsThatMatter(view).length === 1;

/** The place a maneuver is planned to, or pointed at by the list. */
const planned = (overlays: readonly CardOverlay[]): readonly Cell[] =>
  overlays.flatMap((aid) => (aid.kind === 'ghost' && aid.emphasis === 'chosen' ? [aid.vessel.cell] : []));

/** The places of a maneuver next to where the vessel stands. */
function nearPlaces(view: View): readonly Cell[] {
  const own = cellsOf(view, [view.turnSeat])[0];
  const others = view.players.flatMap(({ seat, vessel }) => (vessel && seat !== view.turnSeat ? [vessel.cell] : []));
  return own ? around(own).filter((cell) => others.some((other) => isAdjacent(cell, other))) : [];
}

/** What matters of a view: in a duel all there is; null where nothing does more than all else. */
function matters(view: View, overlays: readonly CardOverlay[]): readonly Cell[] {
  if (view.phase === 'over' || view.phase === 'setup') return cellsOf(view);
  const cells = cellsOf(view, seatsThatMatter(view));
  return view.phase === 'maneuver' ? [...cells, ...nearPlaces(view), ...planned(overlays)] : cells;
}

/** Everything there is to see: the vessels, and where a maneuver can put one. */
function all(view: View): readonly Cell[] {
  const stand = cellsOf(view);
  if (view.phase !== 'maneuver') return stand;
  const opponents = view.players.flatMap(({ seat, vessel }) => (vessel && seat !== view.turnSeat ? [vessel.cell] : []));
  return [...stand, ...opponents.flatMap(around)];
}

/**
 * A part that matters round some cells; beside it there is room for small cards where a vessel lies beyond it. The
 * nearest of the other vessels are shown whole with it, as many as can be read.
 */
function heartOf(view: View, cells: readonly Cell[], round: number): NonNullable<Extent['heart']> {
  const part = boxOf(cells, round);
  const beyond = (at: number, start: number, size: number) => at * CELL < start || at * CELL > start + size;
  const away = cellsOf(view).map(([x, y]) => ({
    x: beyond(x, part.x, part.width),
    y: beyond(y, part.y, part.height),
  }));
  // The card of one that lies beyond a corner stands at the left or right.
  const [x, y] = [away.some((one) => one.x), away.some((one) => one.y && !one.x)];
  return {
    part,
    large: LARGE,
    margin: { x: x ? EDGE : LOOK.margin, y: y ? EDGE : LOOK.margin },
    crowd: { parts: crowdsOf(view, cells, round), least: READABLE },
  };
}

/** The parts that show some cells and the nearest, the two nearest ... of the vessels beyond them. */
function crowdsOf(view: View, cells: readonly Cell[], round: number): readonly Part[] {
  const apart = ([x, y]: Cell) => Math.min(...cells.map(([cx, cy]) => Math.max(Math.abs(x - cx), Math.abs(y - cy))));
  const near = [...cellsOf(view)].sort((a, b) => apart(a) - apart(b));
  return near.map((_, last) => boxOf([...cells, ...near.slice(0, last + 1)], round));
}

/**
 * BS-19.14: the view follows the vessels, and in the Maneuver step makes room for where one can go. There is no edge.
 * With more than two vessels those that matter in the phase are large, and of the others is shown what there is room
 * for: whole ones where they can be read.
 */
export function extentOf(view: View | null, overlays: readonly CardOverlay[]): Extent {
  const cells = view ? all(view) : [];
  if (!view || cells.length === 0) return { ...boxOf([[0, 0]], WIDE), ...LOOK };
  const round = view.phase === 'maneuver' ? TIGHT : WIDE;
  const whole = { ...boxOf(cells, round), ...LOOK };
  if (cellsOf(view).length <= DUEL || mustLeave(view)) return whole;
  return { ...whole, heart: heartOf(view, matters(view, overlays), round) };
}

/** Where a film from one view to the next goes on: what matters of both, wherever it stands before and after. */
export function stageOf(before: View, after: View): Extent {
  const seats = [...seatsThatMatter(before), ...(after.engagedSeat === null ? [] : seatsThatMatter(after))];
  const cells = [...cellsOf(before, seats), ...cellsOf(after, seats)];
  const whole = extentOf(before, []);
  const heart = heartOf(before, cells.length > 0 ? cells : [[0, 0]], TIGHT);
  return { ...whole, ...boxOf([...all(before), ...cells], TIGHT), heart };
}
