import { begun, fewest, gunsAt, type Gun } from './assault.ts';
import { withDamage, type Board, type Owner } from './board.ts';
import { printedOn } from '../data/cards.ts';
import type { Plan, Scene } from './strikes.ts';

/**
 * RG-11.6: enemy assets that several spacecraft around them destroy together this very turn, the fewest of them; none
 * of these bombardments gains anything by itself, for its damage is repaired (RG-13.3). A homeworld is taken by
 * `assaultOf`.
 */
export function raidPlans({ board, sumOf }: Scene, owner: Owner): readonly Plan[] {
  return board.places.flatMap((place, at): readonly Plan[] => {
    if (place.owner === owner || place.destroyed || place.home) return [];
    const firing = fewest(gunsAt(board, owner, at), place.hp, 0);
    if (!firing || firing.length < 2) return [];
    const { first: command, then } = begun(board, firing[0]!);
    const sum = sumOf(withDamage(spent(board, firing), at, 'asset', place.hp));
    return [{ command, sum, ...(then !== command && { then }) }];
  });
}

/** The board when each of these has bombarded. */
const spent = (board: Board, firing: readonly Gun[]): Board => ({
  ...board,
  ships: board.ships.map((ship) => {
    const gun = firing.find((one) => one.ship === ship);
    if (!gun) return ship;
    const left = printedOn(ship.card.id, 'freeBombardment') ? ship.left : 0;
    return { ...ship, orbital: gun.orbital, left, bombardments: ship.bombardments - 1 };
  }),
});
