import type { Seat } from '../../../engine/seat.ts';
import { designOf } from '../data/cards.ts';
import type { Layout, Ship, Slot, SpurState } from '../state.ts';
import { fleetOf, type OnTable } from './table.ts';

/** OS-0.9: rows from the front, and columns. */
export const ROWS = ['F', 'M', 'B'] as const;
export const COLUMNS = [1, 2, 3, 4, 5] as const;
/** OS-3.1: most ships of a fleet: ten in the rows and the flagship. */
export const FULL_FLEET = 11;
/** OS-3.2: the flagship's column unless its owner says otherwise. */
const STANDARD_COLUMN = 3;
/** Where the flagship stands unless its owner says otherwise. */
export const STANDARD_FLAGSHIP_SLOT: Slot = `B${STANDARD_COLUMN}`;

/** Every slot in slot order: F1 to F5, M1 to M5, B1 to B5 (OS-7.4). */
export const SLOTS: readonly Slot[] = ROWS.flatMap((row) => COLUMNS.map((column) => `${row}${column}`));
/** Slots of the two rows. */
export const ROW_SLOTS: readonly Slot[] = SLOTS.slice(0, 10);

export const isSlot = (word: string): boolean => SLOTS.includes(word);
export const rowOf = (slot: Slot): string => slot[0]!;
export const columnOf = (slot: Slot): number => Number(slot[1]);
const isBack = (slot: Slot | null): boolean => slot !== null && rowOf(slot) === 'B';

/** Ships in slot order; those without a slot are left out. */
const inSlotOrder = (ships: readonly Ship[]): readonly Ship[] =>
  SLOTS.flatMap((slot) => ships.find((ship) => ship.slot === slot) ?? []);

/** OS-3.10: whether two slots of a fleet are orthogonal neighbours. */
function areNeighbours(one: Slot, other: Slot): boolean {
  const [rows, columns] = [
    Math.abs(ROWS.indexOf(rowOf(one) as 'F') - ROWS.indexOf(rowOf(other) as 'F')),
    Math.abs(columnOf(one) - columnOf(other)),
  ];
  // Row B has one ship only, so nothing stands beside it there.
  return rows + columns === 1;
}

/** OS-3.10: whether two ships stand side by side in the same fleet. */
export const areAdjacent = (one: Ship, other: Ship): boolean =>
  one.owner === other.owner && one.slot !== null && other.slot !== null && areNeighbours(one.slot, other.slot);

/** The ships beside a ship, in slot order. */
export const adjacentTo = (state: Pick<SpurState, 'ships'>, ship: Ship): readonly Ship[] =>
  inSlotOrder(fleetOf(state, ship.owner)).filter((other) => areAdjacent(ship, other));

/** OS-3.3: the ships that may be the flagship: those of the highest VP. */
export const highest = (fleet: readonly Ship[]): readonly Ship[] => {
  const most = Math.max(...fleet.map(({ id }) => designOf(id).vp));
  return fleet.filter(({ id }) => designOf(id).vp === most);
};

/**
 * OS-3.3: the flagship: the ship in the back row; while that is empty the one in name, of the highest VP, the first to
 * have joined. Null without ships.
 */
export const flagshipOf = (state: Pick<SpurState, 'ships'>, seat: Seat): Ship | null => {
  const fleet = fleetOf(state, seat);
  return fleet.find(({ slot }) => isBack(slot)) ?? highest(fleet)[0] ?? null;
};

/** OS-3.7: ships of a seat in rows F and M, suppressed or not. */
export const inRows = (state: Pick<SpurState, 'ships'>, seat: Seat): readonly Ship[] =>
  fleetOf(state, seat).filter(({ slot }) => slot !== null && !isBack(slot));

/** OS-3.7: whether the flagship is left out of the search, as ships of its own stand in the rows. */
export const isShielded = (state: OnTable, ship: Ship): boolean =>
  state.options.flagshipExposure === 'rowsEmpty' && isBack(ship.slot) && inRows(state, ship.owner).length > 0;

/**
 * OS-3.5 to OS-3.9: the ships of a column that can be found from the front, the foremost first; suppressed ones are
 * skipped.
 */
export const columnFound = (state: OnTable, seat: Seat, column: number): readonly Ship[] =>
  inSlotOrder(fleetOf(state, seat)).filter(
    (ship) => columnOf(ship.slot!) === column && !ship.suppressed && !isShielded(state, ship),
  );

/** OS-3.6, OS-3.8: the ships of a seat that can be reached: the foremost of each column, with `second` the next too. */
export const targetable = (state: OnTable, seat: Seat, reach: 'foremost' | 'second' = 'foremost'): readonly Ship[] =>
  COLUMNS.flatMap((column) => columnFound(state, seat, column).slice(0, reach === 'second' ? 2 : 1));

/** OS-3.12: the slots after the flagship's, in the order in which they are filled. */
export const AUTO_ORDER: readonly Slot[] = ['M3', 'F3', 'F2', 'F4', 'M2', 'M4', 'F1', 'F5', 'M1', 'M5'];

/** OS-3.12: the layout nobody has to think about: empty for an empty fleet. */
export function autoLayout(fleet: readonly Ship[]): Layout {
  const order = [...fleet].sort((a, b) => designOf(b.id).vp - designOf(a.id).vp || a.joinIndex - b.joinIndex);
  const slots = [STANDARD_FLAGSHIP_SLOT, ...AUTO_ORDER];
  return Object.fromEntries(order.map(({ id }, at) => [slots[at]!, id]));
}

/** Where the ships of a seat stand; recruits without a slot are left out. */
export const layoutOf = (fleet: readonly Ship[]): Layout =>
  Object.fromEntries(inSlotOrder(fleet).map(({ id, slot }) => [slot!, id]));
