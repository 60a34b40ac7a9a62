import type { Board, Bomber, Owner } from './board.ts';
import { huntedDown } from './hunt.ts';
import { lateness } from './lateness.ts';
import { countersAt } from './roads.ts';
import { besieger, fallTime, rememberedBomber } from './siege.ts';

/** The same as for a siege that nothing stops. */
const SOON = lateness(0.85);

/**
 * RG-17.3: how well a side can take the enemy's homeworld from behind its guards, 0..1: the chance that all of them are
 * shot away (`huntedDown`), times how soon its bombers then destroy it. Neither is worth much without the other. 0
 * where nothing is guarded. `waiting` has just ended its turn; `alive`: by spacecraft, the chance to be there at its
 * next one.
 */
export function breachOf(board: Board, owner: Owner, waiting: Owner, alive: readonly number[]): number {
  const at = board.places.findIndex((place) => place.home && place.owner !== owner && place.guard > 0);
  const guards = board.ships.filter((ship) => ship.at === at && ship.owner !== owner);
  if (guards.length === 0) return 0;
  const counters = countersAt(board, waiting === 0 ? 1 : 0, owner);
  const bombers = board.ships.flatMap((ship, index): readonly Bomber[] => {
    if (ship.owner !== owner || ship.card.bombardment === 0) return [];
    const found = rememberedBomber(board, ship, at, 0, counters);
    return found ? [besieger(board, ship, at, found, alive[index]!)] : [];
  });
  const fall = fallTime(board.places[at]!, bombers, owner === waiting);
  if (fall === Infinity) return 0;
  return guards.reduce((all, guard) => all * huntedDown(board, owner, guard, counters), SOON[fall]!);
}
