import { designOf, nameOf } from '../faces.ts';
import { byWeight, columnOf, isBack, isCovered, layoutOf, SLOTS } from '../formation.ts';
import { firstOf, listed, unlisted, type Refusal } from '../fault.ts';
import { fleetOf, shipOf, type Game, type Layout, type Of, type Seat } from '../state.ts';
import { noneTwice, ownShip } from './named.ts';

/** OS-3.4. */
export function layoutRefusal(game: Game, layout: Layout, seat: Seat): Refusal | null {
  const placed = Object.values(layout);
  return firstOf(
    () => firstOf(...placed.map((id) => () => ownShip(game, id, seat))),
    () => firstOf(...Object.keys(layout).map((slot) => () => slotRefusal(slot))),
    () => noneTwice('OS-3.4', placed),
    () => missingRefusal(game, placed, seat),
    () => (placed.length === 0 ? null : backRefusal(game, layout, seat)),
    () => coverRefusal(game, layout),
  );
}

const slotRefusal = (slot: string): Refusal | null =>
  SLOTS.includes(slot) ? null : unlisted('OS-3.4 OS-3.1 OS-13.29', `There is no slot ${slot}.`);

/** L1. */
function missingRefusal(game: Game, placed: readonly string[], seat: Seat): Refusal | null {
  const left = fleetOf(game, seat).filter(({ id }) => !placed.includes(id));
  const reasons = left.map((ship) => `${nameOf(ship)} has no place in the layout.`);
  return left.length > 0 ? listed('OS-3.4', ...new Set(reasons)) : null;
}

/** L2. */
function backRefusal(game: Game, layout: Layout, seat: Seat): Refusal | null {
  const back = Object.keys(layout).filter(isBack);
  if (back.length === 0) return unlisted('OS-3.4', 'The flagship must stand in the back row.');
  if (back.length > 1) return unlisted('OS-3.4', 'The back row holds the flagship only.');
  const flagship = shipOf(game, layout[back[0]!]!);
  const [best] = fleetOf(game, seat).sort(byWeight);
  const vp = (ship: { readonly id: string }) => `${nameOf(ship)} (${designOf(ship).vp} VP)`;
  if (designOf(best!).vp === designOf(flagship).vp) return null;
  return listed('OS-3.4', `${vp(best!)} must be the flagship, not ${vp(flagship)}.`);
}

/** L4. */
function coverRefusal(game: Game, layout: Layout): Refusal | null {
  if (isCovered(game, layout)) return null;
  const slot = Object.keys(layout).find(isBack)!;
  const name = nameOf({ id: layout[slot]! });
  return listed('OS-3.4', `Column ${columnOf(slot)} needs a ship in front of the flagship ${name}.`);
}

/** OS-13.12. */
export function reorganizeRefusal(game: Game, { layout, keep }: Of<'reorganize'>, seat: Seat): Refusal | null {
  if (layout && !keep) return layoutRefusal(game, layout, seat);
  if (!layout && keep) return keepRefusal(game, seat);
  return unlisted('OS-13.12 OS-9.7', 'Give either a layout or keep.');
}

/** OS-9.7: the present positions are kept only where every ship has one. */
function keepRefusal(game: Game, seat: Seat): Refusal | null {
  const waiting = fleetOf(game, seat).find(({ slot }) => slot === null);
  if (waiting) return unlisted('OS-9.7 OS-3.4', `${nameOf(waiting)} has no slot yet.`);
  return layoutRefusal(game, layoutOf(game, seat), seat);
}
