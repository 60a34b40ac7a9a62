import { sumOf } from './masks.ts';
import { fallen } from './play.ts';
import type { CardSet } from './sets.ts';
import { alive, copyOfDesk, type Desk } from './table.ts';
import { accountOf, attackOf, chanceOf, matchOf, verdictOf, type Account, type Match } from './worth.ts';

/** What a side comes to after the fight, by how the fight ends for it. */
interface Ends {
  readonly survives: Account;
  readonly destroyed: Account;
  readonly stalemate: Account;
}

/** A side as it would go into the fight, with all that is needed to weigh the fight against many others. */
export interface Stand {
  readonly desk: Desk;
  /** Slots of the Shop bought for it, one bit each. */
  readonly slots: number;
  readonly alive: number;
  /** In thousands: what the enemy is paid for the whole field. */
  readonly value: number;
  /** Totals that stay after a stalemate. */
  readonly firepower: number;
  readonly shield: number;
  readonly ends: Ends;
}

/** What is the same for every fight that is weighed in one decision. */
export interface Weighing {
  /** What money kept counts, 1 as it is. */
  readonly thrift: number;
  /** A stalemate would be decided by force. */
  readonly last: boolean;
  /** This is the last turn of SK-12.7. */
  readonly final: boolean;
  /** What a harvest brings on the mean, in thousands. */
  readonly harvest: number;
  /** Pairs of ships, counted once for each two sets of ships. */
  readonly matches: Map<number, Match>;
  /** Fights weighed so far. */
  weighed: number;
}

/**
 * The side with what it has on its desk. `like`: a stand with the same ships in the same places, whose accounts serve.
 */
export function standOf(desk: Desk, slots: number, like?: Stand): Stand {
  const all = like ? like.alive : alive(desk);
  return {
    desk,
    slots,
    alive: all,
    value: like ? like.value : sumOf(desk.field, desk.fleet.value),
    firepower: desk.firepower - sumOf(desk.brief, desk.fleet.firepower),
    shield: desk.shield - sumOf(desk.brief, desk.fleet.shield),
    ends: like ? like.ends : endsOf(desk, all),
  };
}

const endsOf = (desk: Desk, all: number): Ends => ({
  survives: accountOf(desk.fleet, all, desk.deck, 0),
  destroyed: accountOf(desk.fleet, all & ~desk.field, desk.deck, 0),
  stalemate: accountOf(desk.fleet, all, desk.deck, desk.field & ~desk.brief),
});

/** The stand with a set of cards bought. */
export function withCards(stand: Stand, set: CardSet): Stand {
  if (set.slots === 0) return stand;
  const desk = copyOfDesk(stand.desk);
  desk.money -= set.cost;
  desk.firepower += set.firepower;
  desk.shield += set.shield;
  desk.field |= set.ships;
  desk.scrap &= ~set.ships;
  return standOf(desk, stand.slots | set.slots, set.ships === 0 ? stand : undefined);
}

/** The own chance to win the game if these two fight now. */
export function chanceAfter(own: Stand, other: Stand, weighing: Weighing): number {
  weighing.weighed += 1;
  const [a, b] = [own.desk, other.desk];
  const fell = fallen(a.firepower, a.shield, b.firepower, b.shield, weighing.last);
  const [lost, won] = [(fell & 1) !== 0, (fell & 2) !== 0];
  const mine = fell === 0 ? own.ends.stalemate : lost ? own.ends.destroyed : own.ends.survives;
  const theirs = fell === 0 ? other.ends.stalemate : won ? other.ends.destroyed : other.ends.survives;
  const money = a.money + (won ? other.value : 0) + (fell === 1 ? weighing.harvest : 0);
  const enemyMoney = b.money + (lost ? own.value : 0) + (fell === 2 ? weighing.harvest : 0);
  if (weighing.final) return verdictOf(mine, theirs, money, enemyMoney);
  const attack = fell === 0 ? attackOf(own.firepower, other.shield) - attackOf(other.firepower, own.shield) : 0;
  const match = matched(
    own,
    lost ? own.alive & ~a.field : own.alive,
    other,
    won ? other.alive & ~b.field : other.alive,
    weighing,
  );
  return chanceOf(mine, theirs, match, weighing.thrift * money, enemyMoney, attack);
}

/** Sets of 25 ships side by side in one number. */
const SHIFT = 1 << 25;

function matched(own: Stand, ships: number, other: Stand, enemies: number, { matches }: Weighing): Match {
  const key = ships * SHIFT + enemies;
  const known = matches.get(key);
  if (known) return known;
  const match = matchOf(own.desk.fleet, ships, other.desk.fleet, enemies);
  matches.set(key, match);
  return match;
}
