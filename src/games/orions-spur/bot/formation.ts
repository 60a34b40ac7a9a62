import { columnOf, autoLayout, ROW_SLOTS, ROWS, rowOf, SLOTS } from '../rules/formation.ts';
import { cannotStand } from '../rules/layout.ts';
import type { Layout, Ship, SpurState } from '../state.ts';
import { carries, isReady, neighboursOf, type Board, type Craft } from './board.ts';
import { craftWorth } from './worth.ts';

/** What a neighbour with Interference is worth to a ship. */
const COVERED = 0.03;

/** Where the ships of a fleet stand best, and what that comes to. */
export interface Formed {
  readonly layout: Layout;
  readonly worth: number;
}

/** The board's crafts of a fleet as a layout would have them stand. */
const arranged = (board: Board, fleet: readonly Craft[], layout: Layout): Board => ({
  ...board,
  crafts: fleet.map((craft) => {
    const slot = SLOTS.find((one) => layout[one] === craft.id)!;
    return { ...craft, row: ROWS.indexOf(rowOf(slot) as 'F'), column: columnOf(slot) };
  }),
});

/** What a layout of a fleet is worth: who is exposed, and who stands beside whom. */
function worthOf(board: Board, fleet: readonly Craft[], layout: Layout): number {
  const placed = arranged(board, fleet, layout);
  let sum = 0;
  for (const craft of placed.crafts) {
    sum += craftWorth(placed, craft);
    if (carries(craft, 'interference') && isReady(craft)) sum += COVERED * neighboursOf(placed, craft).length;
  }
  return sum;
}

/** Whatever comes of a layout by moving one ship, or by exchanging two. */
function* nextTo(layout: Layout): Iterable<Layout> {
  const taken = Object.keys(layout);
  for (const from of taken) {
    for (const to of ROW_SLOTS)
      if (layout[to] === undefined && rowOf(from) !== 'B') {
        const { [from]: ship, ...rest } = layout;
        yield { ...rest, [to]: ship! };
      }
    for (const to of taken) if (from < to) yield { ...layout, [from]: layout[to]!, [to]: layout[from]! };
  }
}

/** Steps after which a layout is good enough. */
const STEPS = 12;

/** The best layout that can be reached from the automatic one, each step the best exchange or move. */
export function formed(state: SpurState, board: Board, ships: readonly Ship[]): Formed {
  const ids = new Set(ships.map(({ id }) => id));
  const fleet = board.crafts.filter(({ id }) => ids.has(id));
  let best: Formed = { layout: autoLayout(ships), worth: 0 };
  best = { ...best, worth: worthOf(board, fleet, best.layout) };
  for (let step = 0; step < STEPS; step += 1) {
    let better = best;
    for (const layout of nextTo(best.layout)) {
      const worth = worthOf(board, fleet, layout);
      if (worth > better.worth + 1e-9 && cannotStand(state.options, ships, layout) === null) better = { layout, worth };
    }
    if (better === best) break;
    best = better;
  }
  return best;
}

/** What the present places of a fleet are worth; null while a ship has none or they are no legal layout. */
export function presentWorth(state: SpurState, board: Board, ships: readonly Ship[]): number | null {
  if (ships.some(({ slot }) => slot === null)) return null;
  const layout = Object.fromEntries(ships.map(({ id, slot }) => [slot!, id]));
  if (cannotStand(state.options, ships, layout) !== null) return null;
  const ids = new Set(ships.map(({ id }) => id));
  return worthOf(
    board,
    board.crafts.filter(({ id }) => ids.has(id)),
    layout,
  );
}
