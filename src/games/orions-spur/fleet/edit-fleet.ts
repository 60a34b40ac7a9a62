import type { Rejection } from '../../../engine/game.ts';
import { designNamed } from '../data/cards.ts';
import { DESIGNS } from '../data/ships.ts';
import { AUTO_ORDER, columnOf, COLUMNS, FULL_FLEET, ROWS, rowOf, STANDARD_FLAGSHIP_SLOT } from '../rules/formation.ts';
import { refuse } from '../rules/refusal.ts';
import type { Slot } from '../state.ts';
import { autoPlaced, designsIn, inFleetOrder, type FleetShip, type OwnFleet } from './own-fleet.ts';

const vpIn = ({ design }: FleetShip): number => designNamed(design)?.vp ?? 0;
const isBack = ({ slot }: FleetShip): boolean => slot !== null && rowOf(slot) === 'B';

const withShips = (fleet: OwnFleet, ships: readonly FleetShip[]): OwnFleet => ({
  ...fleet,
  ships: inFleetOrder(fleet.species, ships),
});

/** The next free slot of the rows, in the order of OS-3.12; null = both rows are full. */
const freeSlot = (ships: readonly FleetShip[]): Slot | null =>
  AUTO_ORDER.find((slot) => ships.every((ship) => ship.slot !== slot)) ?? null;

/** The ship that gives way when another one comes to a slot: who stands there, or in the back row the flagship. */
const inTheWay = (ships: readonly FleetShip[], slot: Slot): FleetShip | undefined =>
  ships.find((one) => (rowOf(slot) === 'B' ? isBack(one) : one.slot === slot));

/** Why no further ship of a design can be taken (OS-2.1, OS-12.1); null = it can. */
export function cannotAdd(fleet: OwnFleet, design: string): Rejection | null {
  const { ships, species } = fleet;
  const { name, copies } = DESIGNS[species].find(({ id }) => id === design)!;
  const asked = designsIn(fleet).filter((one) => one === design).length + 1;
  if (asked > copies) return refuse('OS-2.1', `There are ${copies} ${name} in your ship deck; you chose ${asked}.`);
  if (ships.length < FULL_FLEET) return null;
  return refuse('OS-12.1', `A starting fleet has 1 to ${FULL_FLEET} ships; you chose ${ships.length + 1}.`);
}

/**
 * A fleet with one more ship in a slot; whoever stood there makes room for it. Without a slot it takes the next free
 * place, that of the flagship where its VP are higher (OS-3.3).
 */
export function withShip(fleet: OwnFleet, design: string, slot: Slot | null = null): OwnFleet {
  const ship: FleetShip = { design, slot: null };
  const { ships } = fleet;
  const to = slot ?? placeFor(ships, ship);
  const taken = to === null ? undefined : inTheWay(ships, to);
  const rest = ships.filter((one) => one !== taken);
  const placed = [...rest, { ...ship, slot: to }];
  return withShips(fleet, taken ? [...placed, { ...taken, slot: freeSlot(placed) }] : placed);
}

/** Where a ship goes that nobody puts anywhere. */
function placeFor(ships: readonly FleetShip[], ship: FleetShip): Slot | null {
  const flagship = ships.find(isBack);
  if (!flagship) return STANDARD_FLAGSHIP_SLOT;
  return vpIn(ship) > vpIn(flagship) ? flagship.slot : freeSlot(ships);
}

/** A fleet with a ship, by its place in the list, in another slot; whoever stands there takes its place. */
export function moved(fleet: OwnFleet, at: number, slot: Slot): OwnFleet {
  const ship = fleet.ships[at]!;
  const other = inTheWay(fleet.ships, slot);
  const left = ship.slot ?? freeSlot(fleet.ships);
  return withShips(
    fleet,
    fleet.ships.map((one) => {
      if (one === ship) return { ...one, slot };
      return one === other ? { ...one, slot: left } : one;
    }),
  );
}

/** A fleet without a ship. */
export const without = (fleet: OwnFleet, at: number): OwnFleet => ({
  ...fleet,
  ships: fleet.ships.filter((_, place) => place !== at),
});

/** OS-3.12: all ships where nobody has to think about it. */
export const arranged = (fleet: OwnFleet): OwnFleet => ({
  ...fleet,
  ships: autoPlaced(fleet.species, designsIn(fleet)),
});

/** Where the ship of a slot goes by a step: columns to the right, rows to the front; null beyond the grid. */
export function slotBeside(slot: Slot, right: number, up: number): Slot | null {
  const row = ROWS[ROWS.indexOf(rowOf(slot) as 'F') - up];
  const column = COLUMNS.find((one) => one === columnOf(slot) + right);
  return row && column ? `${row}${column}` : null;
}
