import type { Board, Bomber, Owner, Place, Ship } from './board.ts';
import { HORIZON } from './lateness.ts';
import { turnsTo, walkCost } from './roads.ts';
import { wrecksAt } from './wrecks.ts';

/**
 * The turn in which bombers destroy a place (0 = the next one), when its owner repairs one damage a turn (RG-13.3);
 * Infinity if not within the horizon. Those that bombard but once wait until that is enough. `repairsFirst`: its owner
 * has a turn before.
 */
export function fallTime(
  { hp, resistance }: Pick<Place, 'hp' | 'resistance'>,
  bombers: readonly Omit<Bomber, 'orbital'>[],
  repairsFirst: boolean,
): number {
  let left = repairsFirst ? Math.min(resistance, hp + 1) : hp;
  for (let turn = 0; turn < HORIZON; turn++) {
    let [power, last] = [0, 0];
    for (const bomber of bombers) {
      if (bomber.turns > turn) continue;
      if (bomber.once) last += bomber.power;
      else power += bomber.power;
    }
    left -= power;
    if (left - last <= NEARLY) return turn;
    left = Math.min(resistance, left + 1);
  }
  return Infinity;
}

/** Powers are sums of chances: what is this near to nothing is nothing. */
const NEARLY = 0.05;

/** RG-17.3: by place, what defenders take off a bombardment. */
export function guardsOf({ places, ships }: Board): readonly number[] {
  return places.map(({ guard, owner }, at) => {
    if (guard === 0) return 0;
    let sum = 0;
    for (const ship of ships) if (ship.at === at && ship.owner === owner) sum += guard;
    return sum;
  });
}

/** How a spacecraft could bombard a place soonest, from the lowest orbital unless a higher one pays; null = never. */
export function bomberOf(
  board: Board,
  ship: Ship,
  at: number,
  guard: number,
  counters: Board['counters'],
): Bomber | null {
  const place = board.places[at]!;
  let best: Bomber | null = null;
  for (let orbital = 1; orbital <= ship.card.bombardment && orbital <= place.card.orbitals.length; orbital++) {
    const power = ship.card.bombardment - (orbital - 1) - guard;
    if (power <= 0) break;
    const turns = turnsTo(board, ship, at, orbital, counters);
    if (turns === Infinity || (best && best.power * (HORIZON - best.turns) >= power * (HORIZON - turns))) continue;
    best = { turns, power, orbital };
  }
  return best;
}

/** Guards are told apart up to this: no bombardment is stronger. */
const GUARDS = 3;

/** The same, counted once for each spacecraft; `counters` are always those of its next turn. */
export function rememberedBomber(
  board: Board,
  ship: Ship,
  at: number,
  guard: number,
  counters: Board['counters'],
): Bomber | null {
  const { bombers } = board.memory;
  let known = bombers.get(ship);
  if (!known) bombers.set(ship, (known = []));
  const key = at * (GUARDS + 1) + Math.min(GUARDS, guard);
  return (known[key] ??= bomberOf(board, ship, at, guard, counters) ?? NONE) === NONE ? null : known[key];
}

/** Stands for null where it was counted. */
const NONE: Bomber = { turns: Infinity, power: 0, orbital: 0 };

/** What the bombers of a side come to. */
export interface Siege {
  /** The turn in which the enemy's homeworld falls. */
  readonly fall: number;
  /** Share of it that one bombardment of each takes off, a turn later counting less. */
  readonly reach: number;
  /** Worth of other assets that fall, a turn later counting less. */
  readonly raid: number;
}

/** What of a board says what a side's bombers threaten. */
export interface Besieging {
  readonly board: Board;
  readonly owner: Owner;
  /** By spacecraft, the chance to be there at its next turn. */
  readonly alive: readonly number[];
  readonly counters: Board['counters'];
  /** The enemy's turn comes before theirs. */
  readonly repairsFirst: boolean;
  readonly worthOf: (place: Place) => number;
  /** What a turn later counts, by turns (`lateness`). */
  readonly late: readonly number[];
}

/** What a side's bombers threaten: all of them the enemy's homeworld, and each the other asset it takes most of. */
export function siegeOf(besieging: Besieging): Siege {
  const { board, owner, alive, repairsFirst, worthOf, late } = besieging;
  const guards = guardsOf(board);
  const coming = board.places.map((): Bomber[] => []);
  let reach = 0;
  for (const [index, ship] of board.ships.entries()) {
    if (ship.owner !== owner || ship.card.bombardment === 0 || alive[index] === 0) continue;
    reach += sendBomber(besieging, ship, alive[index]!, guards, coming);
  }
  let [fall, raid] = [Infinity, 0];
  for (const [at, bombers] of coming.entries()) {
    if (bombers.length === 0) continue;
    const place = board.places[at]!;
    const turns = fallTime(place, bombers, repairsFirst);
    if (place.home) fall = turns;
    else raid += worthOf(place) * (turns === Infinity ? FRUITLESS : late[turns]!);
  }
  return { fall, reach, raid };
}

/** What counts of a spacecraft at a homeworld it does not yet orbit; and so much less for a delta-vee on the way. */
const UNDERWAY = 0.8;
const PER_BURN = 0.015;

/**
 * How far a spacecraft counts at a place by how near it is, 0..1, besides the turns it needs: windows and wrecks on the
 * way may keep it, and who after every turn it waits would need no more turns than before would never set out.
 */
export function nearness(board: Board, ship: Ship, at: number, orbital: number): number {
  if (ship.at !== at) return UNDERWAY;
  // No climb or descent costs more than 11 (RG-24.2), so who is around it is always nearer than who is not.
  return 1 - PER_BURN * walkCost(board.places[at]!, ship.orbital, orbital, ship.discount);
}

/** Sends a bomber to the homeworld and to its best other target; returns what it reaches of the homeworld. */
function sendBomber(
  besieging: Besieging,
  ship: Ship,
  alive: number,
  guards: readonly number[],
  coming: readonly Bomber[][],
): number {
  const { board, owner, counters, worthOf, late } = besieging;
  let [reach, chosen, most] = [0, -1, 0];
  let sent: Bomber | null = null;
  for (const [at, place] of board.places.entries()) {
    if (place.owner === owner || place.destroyed) continue;
    const found = rememberedBomber(board, ship, at, guards[at]!, counters);
    if (!found && place.home && guards[at]! > 0) reach = (alive * behindGuards(besieging, ship, at)) / guards[at]!;
    if (!found) continue;
    const share = late[found.turns]! * Math.min(1, (found.power * alive) / place.hp);
    if (place.home) {
      coming[at]!.push(besieger(board, ship, at, found, alive));
      reach = share * nearness(board, ship, at, found.orbital);
    } else if (share * worthOf(place) > most) [chosen, most, sent] = [at, share * worthOf(place), found];
  }
  if (sent) coming[chosen]!.push({ ...sent, power: sent.power * alive });
  return reach;
}

/**
 * Whether a spacecraft of so much armor that has bombarded a place from an orbital is lost before its next turn: it
 * has nothing left (RG-11.1), so wrecks there damage it (RG-16.2), and missiles hit it with 5 of 6 faces or more
 * (RG-17.13).
 */
const isLostAfter = (board: Board, armor: number, at: number, orbital: number): boolean =>
  armor <= wrecksAt(board, { at, orbital }) + (board.places[at]!.missiles > 0 ? 1 : 0);

/** A bomber of a homeworld; where it is lost by its bombardment it strikes once. */
export const besieger = (board: Board, { card }: Ship, at: number, bomber: Bomber, alive: number): Bomber => ({
  turns: bomber.turns,
  power: bomber.power * alive,
  orbital: bomber.orbital,
  once: isLostAfter(board, card.armor, at, bomber.orbital),
});

/** RG-17.3: guards can be shot away: of what a spacecraft would reach without them this much counts, shared by them. */
const GUARDED = 0.5;

function behindGuards({ board, counters, late }: Besieging, ship: Ship, at: number): number {
  const free = rememberedBomber(board, ship, at, 0, counters);
  if (!free) return 0;
  const share = late[free.turns]! * Math.min(1, free.power / board.places[at]!.hp);
  return GUARDED * share * nearness(board, ship, at, free.orbital);
}

/** What bombers are worth that take off no more than is repaired. */
const FRUITLESS = 0.1;
