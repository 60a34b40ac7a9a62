import type { Board, Owner } from './board.ts';
import { countersAt } from './roads.ts';
import { rememberedBomber } from './siege.ts';

/** Bombardment power at which the first half of it is reached. */
const HALF = 2;

/**
 * Whether a side still has what takes the enemy's homeworld, 0..1: the bombardment power of all its spacecraft that can
 * ever get there, guards aside; each further point counts less. Thirty cards run out (RG-2.6, RG-13.2), and most
 * spacecraft never reach another homeworld (RG-24.2). `alive`: by spacecraft, the chance to be there at its next turn.
 */
export function meansOf(board: Board, owner: Owner, waiting: Owner, alive: readonly number[]): number {
  const at = board.places.findIndex((place) => place.home && place.owner !== owner);
  const counters = countersAt(board, waiting === 0 ? 1 : 0, owner);
  let power = 0;
  for (const [index, ship] of board.ships.entries()) {
    if (ship.owner !== owner || ship.card.bombardment === 0) continue;
    const found = rememberedBomber(board, ship, at, 0, counters);
    if (found) power += found.power * alive[index]!;
  }
  return power / (power + HALF);
}
