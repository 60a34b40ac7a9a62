import { designOf } from './faces.ts';
import { fleetOf, type Game, type Layout, type Seat, type Ship, type Slot } from './state.ts';

const ROWS = ['F', 'M', 'B'] as const;

/** OS-7.4: the slots in the order of splash hits. */
export const SLOTS: readonly Slot[] = ROWS.flatMap((row) => [1, 2, 3, 4, 5].map((column) => `${row}${column}`));

/** Slots of the rows F and M. */
export const ROW_SLOTS: readonly Slot[] = SLOTS.filter((slot) => !slot.startsWith('B'));

/** OS-3.12: the places of the others in an auto layout. */
const AUTO: readonly Slot[] = ['M3', 'F3', 'F2', 'F4', 'M2', 'M4', 'F1', 'F5', 'M1', 'M5'];

export const columnOf = (slot: Slot): number => Number(slot[1]);

export const isBack = (slot: Slot): boolean => slot.startsWith('B');

/** OS-3.3, OS-3.12: higher VP first, then the earlier ship. */
export const byWeight = (a: Ship, b: Ship): number => designOf(b).vp - designOf(a).vp || a.joinIndex - b.joinIndex;

/** OS-3.3: the flagship, in name while row B is empty; undefined for an empty fleet. */
export function flagshipOf(game: Game, seat: Seat): Ship | undefined {
  const fleet = fleetOf(game, seat);
  return fleet.find(({ slot }) => slot !== null && isBack(slot)) ?? [...fleet].sort(byWeight)[0];
}

/** Ships of a player in the rows F and M. */
export const inRows = (game: Game, seat: Seat): Ship[] =>
  fleetOf(game, seat).filter(({ slot }) => slot !== null && !isBack(slot));

/** OS-3.7: the rows stand before this flagship. */
export const isShielded = (game: Game, ship: Ship): boolean =>
  game.options.flagshipExposure === 'rowsEmpty' &&
  ship.slot !== null &&
  isBack(ship.slot) &&
  inRows(game, ship.owner).length > 0;

/** OS-3.5 to OS-3.9: the ships of a column that count, foremost first. */
export const lineOf = (game: Game, seat: Seat, column: number): Ship[] =>
  ROWS.flatMap((row) => fleetOf(game, seat).filter(({ slot }) => slot === `${row}${column}`)).filter(
    (ship) => !ship.suppressed && !isShielded(game, ship),
  );

/** OS-5.4: the ships of a player within reach. */
export const withinReach = (game: Game, seat: Seat, reach: 'foremost' | 'second'): Ship[] =>
  [1, 2, 3, 4, 5].flatMap((column) => lineOf(game, seat, column).slice(0, reach === 'second' ? 2 : 1));

/** OS-3.10. */
export function areAdjacent(one: Ship, other: Ship): boolean {
  if (one.owner !== other.owner || one.slot === null || other.slot === null) return false;
  const [a, b] = [ROWS.indexOf(one.slot[0] as 'F'), ROWS.indexOf(other.slot[0] as 'F')];
  const columns = Math.abs(columnOf(one.slot) - columnOf(other.slot));
  return columns + Math.abs(a - b) === 1;
}

/** Ships adjacent to one, in slot order. */
export const neighboursOf = (game: Game, ship: Ship): Ship[] =>
  game.ships
    .filter((other) => areAdjacent(ship, other))
    .sort((a, b) => SLOTS.indexOf(a.slot!) - SLOTS.indexOf(b.slot!));

/** OS-3.12. */
export function autoLayout(game: Game, seat: Seat): Layout {
  const [flagship, ...others] = fleetOf(game, seat).sort(byWeight);
  if (!flagship) return {};
  const places = others.map((ship, index) => [AUTO[index]!, ship.id] as const);
  return Object.fromEntries([['B3', flagship.id], ...places]);
}

/** The present positions as a layout, ships without a slot left out. */
export const layoutOf = (game: Game, seat: Seat): Layout =>
  Object.fromEntries(fleetOf(game, seat).flatMap(({ slot, id }) => (slot === null ? [] : [[slot, id] as const])));

/** OS-3.4, L4: a ship stands before the flagship in row B, where one must. */
export function isCovered(game: Game, layout: Layout): boolean {
  const back = Object.keys(layout).find(isBack);
  if (back === undefined || game.options.flagshipExposure === 'rowsEmpty') return true;
  const column = columnOf(back);
  return Object.keys(layout).length < 2 || `F${column}` in layout || `M${column}` in layout;
}
