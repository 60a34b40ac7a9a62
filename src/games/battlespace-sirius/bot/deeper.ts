import { standing } from '../rules/players.ts';
import type { BattlespaceSiriusState, Vessel } from '../state.ts';
import { arrangementOf, reversed, turnValue } from './duel.ts';
import { valuedBy, type Fight, type Pair } from './fight.ts';
import { PACKED, type Packed } from './packed.ts';
import { pairOf } from './seats.ts';
import { WORTH_NEXT, WORTH_WAITING } from './worth.ts';
import { facingLines } from '../rules/facing.ts';

/** Whether the opponent's whole next turn can be searched: two ships, and no lifeboat that would come after one. */
export const isPlainDuel = (state: BattlespaceSiriusState): boolean =>
  standing(state).length === 2 &&
  standing(state).every(({ vessel, lifeboat }) => vessel.kind === 'ship' && lifeboat === null);

/**
 * The same fight, its ends valued by the opponent's next turn, searched as a whole from where the ships stand, instead
 * of by the worth of the ships. Each end is searched once.
 */
export function deepened(fight: Fight, own: Vessel, other: Vessel): Fight {
  const from = reversed(arrangementOf(facingLines(own, other).map((line): Pair => pairOf(line))));
  const reply = valuedBy(fight, {
    stand: (theirs, mine) => WORTH_WAITING[theirs]! / (WORTH_WAITING[theirs]! + WORTH_NEXT[mine]!),
    destroyed: () => 1,
    lost: () => 0,
  });
  const known = new Map<number, number>();
  return valuedBy(fight, {
    ...fight.value,
    stand(mine: Packed, theirs: Packed) {
      const key = mine * PACKED + theirs;
      const found = known.get(key);
      if (found !== undefined) return found;
      const value = 1 - turnValue(reply, theirs, mine, from);
      known.set(key, value);
      return value;
    },
  });
}
