import type { Rejection } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { ShipMove } from '../command.ts';
import type { Layout, SpurState } from '../state.ts';
import { isNotYours } from './attack.ts';
import { isSlot, layoutOf, ROW_SLOTS, rowOf } from './formation.ts';
import { exposed, isExposed } from './layout.ts';
import { refuse, said } from './refusal.ts';
import { fleetOf, nameOf, shipOf } from './table.ts';

/** OS-10.27: the layout after a move: to an empty slot, or in exchange with another ship. */
function moved(layout: Layout, { ship, to }: ShipMove): Layout {
  const from = Object.keys(layout).find((slot) => layout[slot] === ship)!;
  const { [from]: _leaves, [to]: other, ...rest } = layout;
  return { ...rest, [to]: ship, ...(other !== undefined && { [from]: other }) };
}

/** The layout of a fleet after moves, in order. */
export const afterMoves = (state: SpurState, seat: Seat, moves: readonly ShipMove[]): Layout =>
  moves.reduce(moved, layoutOf(fleetOf(state, seat)));

/** OS-10.27: why these moves cannot be made; null = they can. */
export function cannotMove(
  state: SpurState,
  seat: Seat,
  name: string,
  upTo: number,
  moves: readonly ShipMove[] | undefined,
): Rejection | null {
  if (!moves || moves.length < 1 || moves.length > upTo)
    return refuse('OS-10.27', `${name} makes 1 to ${upTo} moves; you named ${moves?.length ?? 0}.`);
  const wrong = misplaced(state, seat, moves);
  if (wrong) return wrong;
  const before = layoutOf(fleetOf(state, seat));
  const after = afterMoves(state, seat, moves);
  const shift = Object.keys(after).find((slot) => after[slot] !== before[slot]);
  if (shift === undefined) return refuse('OS-10.10', `${name} would change nothing.`);
  return isExposed(state.options, after) && !isExposed(state.options, before) ? exposed(after) : null;
}

/** Single moves of a seat's ships that could be thought of. */
export const movesOf = (state: SpurState, seat: Seat): readonly ShipMove[] =>
  fleetOf(state, seat)
    .filter(({ slot }) => slot !== null && rowOf(slot) !== 'B')
    .flatMap(({ id, slot }) => ROW_SLOTS.filter((to) => to !== slot).map((to) => ({ ship: id, to })));

/** Why one of these moves cannot be made as it is named; null = each can. */
function misplaced(state: SpurState, seat: Seat, moves: readonly ShipMove[]): Rejection | null {
  for (const { ship: id, to } of moves) {
    const foreign = isNotYours(state, seat, id, 'OS-10.27');
    if (foreign) return foreign;
    if (!isSlot(to)) return refuse('OS-10.27', `There is no slot ${said(to)}.`);
    const { slot } = shipOf(state, id);
    if (slot === null || rowOf(slot) === 'B' || rowOf(to) === 'B')
      return refuse('OS-10.27', 'The flagship in the back row moves only in a Regroup.');
  }
  const idle = moves.find(({ ship, to }, at) => afterMoves(state, seat, moves.slice(0, at))[to] === ship);
  return idle ? refuse('OS-10.27', `${nameOf(idle.ship)} already stands at ${idle.to}.`) : null;
}
