import { hittingFaces } from '../rules/fire.ts';
import type { Board, Hunter, Owner, Ship } from './board.ts';
import { unhurt, woundedBy } from './fire.ts';
import { lateness } from './lateness.ts';
import { countersAt, outermostOf, turnsTo } from './roads.ts';
import { nearness } from './siege.ts';

/** Turns ahead in which guards are thought to be shot at: who lies in wait longer is seen coming. */
const AHEAD = 5;
const LATENESS = lateness(0.8);

/**
 * RG-17.3: how well a side can shoot the guards of the enemy's homeworld away, 0..1: the mean over them of the chance
 * that all its spacecraft together destroy one that stays where it is, with all its delta-vee, each from the orbital
 * from which it hits best and when it can stand there; a turn later counts less, for each by itself: where only the
 * last one counted, none set out as long as another was as late. 0 where nothing is guarded. `waiting` has just ended
 * its turn.
 */
export function huntOf(board: Board, owner: Owner, waiting: Owner): number {
  const at = board.places.findIndex((place) => place.home && place.owner !== owner && place.guard > 0);
  if (at < 0) return 0;
  const counters = countersAt(board, waiting === 0 ? 1 : 0, owner);
  let [guards, sum] = [0, 0];
  for (const guard of board.ships) {
    if (guard.at !== at || guard.owner === owner) continue;
    guards += 1;
    sum += huntedDown(board, owner, guard, counters);
  }
  return guards === 0 ? 0 : sum / guards;
}

/** The chance that all spacecraft of a side together destroy a guard, as `huntOf` counts it. */
export function huntedDown(board: Board, owner: Owner, guard: Ship, counters: Board['counters']): number {
  let wounds = unhurt(guard.card.armor);
  for (const ship of board.ships) {
    const hunter = ship.owner === owner ? rememberedHunter(board, ship, guard, counters) : null;
    if (!hunter) continue;
    const { dice, faces, share } = hunter;
    const shot = woundedBy(wounds, dice, faces);
    wounds = wounds.map((before, at) => before + share * (shot[at]! - before));
  }
  return wounds.at(-1)!;
}

function rememberedHunter(board: Board, ship: Ship, guard: Ship, counters: Board['counters']): Hunter | null {
  const { hunters } = board.memory;
  let known = hunters.get(ship);
  if (!known) hunters.set(ship, (known = new Map()));
  let hunter = known.get(guard);
  if (hunter === undefined) known.set(guard, (hunter = hunterOf(board, ship, guard, counters)));
  return hunter;
}

/** Where and when a spacecraft gets the best shot at a guard that stays; null = nowhere soon. */
function hunterOf(board: Board, ship: Ship, guard: Ship, counters: Board['counters']): Hunter | null {
  let best: Hunter | null = null;
  let most = 0;
  const spend = ship.card.deltaVee;
  for (let orbital = 1; orbital <= outermostOf(board.places[guard.at]!); orbital++) {
    const up = Math.max(0, guard.orbital - orbital);
    const dice = ship.card.accuracy + Math.max(0, orbital - guard.orbital);
    const faces = hittingFaces(board.rule, spend + up - guard.card.deltaVee);
    if (dice * faces === 0) continue;
    const turns = turnsTo(board, ship, guard.at, orbital, counters);
    if (turns > AHEAD) continue;
    const share = LATENESS[turns]! * nearness(board, ship, guard.at, orbital);
    const worth = dice * faces * share;
    if (worth > most) [best, most] = [{ share, dice, faces }, worth];
  }
  return best;
}
