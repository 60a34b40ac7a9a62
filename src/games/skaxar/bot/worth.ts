import { logistic } from '../../../engine/logistic.ts';
import { lowestOf } from './masks.ts';
import type { FleetNumbers } from './numbers.ts';

/**
 * What a position is worth between two turns: the chance to win, from what both seats still have. Each figure of a side
 * has a weight for the end of a game and one that is added while all ships are left. Which games these were fitted to
 * is not recorded; `npm run fit -- skaxar-weights` fits them to 3,000 games of the default level against itself, in all
 * pairings of fleets and with chance commands now and then. 15 of 22 lie within two standard errors of what it finds,
 * and on pairs of games held back they say who wins as well as its own: Brier 0.2004 against 0.2001, n = 21,651.
 */
interface Weight {
  readonly late: number;
  readonly early: number;
}

export const WEIGHTS = {
  /** Each ship that is not destroyed, its Firepower, Shield and Value. */
  ship: { late: -0.857, early: -2.401 },
  firepower: { late: 0.33, early: -0.305 },
  shield: { late: 0.219, early: -0.144 },
  value: { late: 0.045, early: 0.151 },
  money: { late: -0.277, early: 0.37 },
  moneyRoot: { late: 3.506, early: -0.909 },
  /** Value of the enemy's ships that own ships can destroy alone, on the mean over the enemy's ships. */
  kills: { late: -0.015, early: 1.713 },
  /** Value of own ships that the enemy's can destroy alone, likewise. */
  losses: { late: -0.299, early: 0.582 },
  /** How much better the Fleet Deck is than the whole fleet, in Firepower and Shield of a ship. */
  deck: { late: 0.998, early: -1.92 },
  /** In a stalemate: Firepower above the enemy's Shield, and the Value at stake. */
  attack: { late: 0.882, early: -0.991 },
  stake: { late: -0.923, early: 1.274 },
} as const satisfies { readonly [figure: string]: Weight };

/** No more than this of an attack in a stalemate counts. */
const MAX_ATTACK = 8;
/** A Fleet Deck of so many ships counts in full. */
export const FULL_DECK = 8;
/** Money in thousands there can ever be (SK-2.10), with the most of `startingMoney`. */
const MAX_MONEY = 300;

const MONEY = Array.from({ length: MAX_MONEY }, (_, money) => ({
  late: WEIGHTS.money.late * money + WEIGHTS.moneyRoot.late * Math.sqrt(money),
  early: WEIGHTS.money.early * money + WEIGHTS.moneyRoot.early * Math.sqrt(money),
}));
/** Both fleets together (SK-2.2). */
const ALL_SHIPS = 50;
const SCALE = Array.from({ length: ALL_SHIPS + 1 }, (_, ships) => 1 / Math.sqrt(ships + 4));

/** A side between two turns. Ships are masks. */
export interface Rest {
  readonly fleet: FleetNumbers;
  readonly money: number;
  readonly deck: number;
  readonly alive: number;
  /** Still on the field, after a stalemate; Firepower and Shield with the items. */
  readonly field: number;
  readonly firepower: number;
  readonly shield: number;
}

/** The part of a side that is its own alone. */
export interface Account {
  readonly ships: number;
  /** Of all its ships, in thousands. */
  readonly value: number;
  readonly late: number;
  readonly early: number;
}

/** Adds up a side but for its money and what depends on the enemy. */
export function accountOf(fleet: FleetNumbers, alive: number, deck: number, field: number): Account {
  let [ships, firepower, shield, value] = [0, 0, 0, 0];
  let [deckShips, deckStrength, stake] = [0, 0, 0];
  for (let rest = alive; rest !== 0; rest &= rest - 1) {
    const ship = lowestOf(rest);
    const bit = 1 << ship;
    ships += 1;
    firepower += fleet.firepower[ship]!;
    shield += fleet.shield[ship]!;
    value += fleet.value[ship]!;
    if (field & bit) stake += fleet.value[ship]!;
    if (!(deck & bit)) continue;
    deckShips += 1;
    deckStrength += fleet.firepower[ship]! + fleet.shield[ship]!;
  }
  const better =
    deckShips === 0
      ? 0
      : ((deckStrength / deckShips - (firepower + shield) / ships) * Math.min(deckShips, FULL_DECK)) / FULL_DECK;
  const sum = (time: 'late' | 'early') =>
    WEIGHTS.ship[time] * ships +
    WEIGHTS.firepower[time] * firepower +
    WEIGHTS.shield[time] * shield +
    WEIGHTS.value[time] * value +
    WEIGHTS.deck[time] * better +
    WEIGHTS.stake[time] * stake;
  return { ships, value, late: sum('late'), early: sum('early') };
}

/** Value that the ships of two fleets would destroy alone, over all pairs. */
export interface Match {
  readonly kills: number;
  readonly losses: number;
}

/** Counts every pair of ships that are not destroyed. */
export function matchOf(own: FleetNumbers, alive: number, other: FleetNumbers, enemies: number): Match {
  let [kills, losses] = [0, 0];
  for (let rest = alive; rest !== 0; rest &= rest - 1) {
    const ship = lowestOf(rest);
    const [firepower, shield] = [own.firepower[ship]!, own.shield[ship]!];
    for (let others = enemies; others !== 0; others &= others - 1) {
      const enemy = lowestOf(others);
      if (firepower > other.shield[enemy]!) kills += other.value[enemy]!;
      if (other.firepower[enemy]! > shield) losses += own.value[ship]!;
    }
  }
  return { kills, losses };
}

/**
 * What the seat that has no ship left may still hope for, if it can pay the cheapest Repair card. The chance is set by
 * hand: `npm run fit -- skaxar-weights` finds 0.027, n = 3,204.
 */
export const RESCUE = { price: 5, chance: 0.06 };
/** Nothing is sure before the end. */
const ALMOST = 0.98;

/**
 * The chance to win with these accounts, match and money in thousands; `attack` = own Firepower above the enemy's
 * Shield less theirs, in a stalemate.
 */
export function chanceOf(
  own: Account,
  other: Account,
  match: Match,
  money: number,
  enemyMoney: number,
  attack: number,
): number {
  if (own.ships === 0 || other.ships === 0) return lastChance(own.ships, other.ships, money, enemyMoney);
  const ships = own.ships + other.ships;
  const [mine, theirs] = [
    MONEY[Math.min(MAX_MONEY - 1, Math.round(money))]!,
    MONEY[Math.min(MAX_MONEY - 1, Math.round(enemyMoney))]!,
  ];
  const kills = match.kills / other.ships - match.losses / own.ships;
  const losses = match.losses / other.ships - match.kills / own.ships;
  const late =
    own.late -
    other.late +
    mine.late -
    theirs.late +
    WEIGHTS.kills.late * kills +
    WEIGHTS.losses.late * losses +
    WEIGHTS.attack.late * attack;
  const early =
    own.early -
    other.early +
    mine.early -
    theirs.early +
    WEIGHTS.kills.early * kills +
    WEIGHTS.losses.early * losses +
    WEIGHTS.attack.early * attack;
  return logistic(SCALE[ships]! * (late + (early * ships) / ALL_SHIPS));
}

function lastChance(own: number, other: number, money: number, enemyMoney: number): number {
  if (own === 0 && other === 0)
    return money > enemyMoney ? 1 - RESCUE.chance : money < enemyMoney ? RESCUE.chance : 0.5;
  if (own === 0) return money >= RESCUE.price ? RESCUE.chance : 0;
  return enemyMoney >= RESCUE.price ? 1 - RESCUE.chance : 1;
}

/** SK-12.7: who wins when the last turn has ended: more Value, then more money. */
export function verdictOf(own: Account, other: Account, money: number, enemyMoney: number): number {
  const lead = own.value - other.value || money - enemyMoney;
  return lead > 0 ? 1 : lead < 0 ? 0 : 0.5;
}

/** The attack of a stalemate, cut to what counts. */
export const attackOf = (firepower: number, shield: number): number =>
  Math.max(-MAX_ATTACK, Math.min(MAX_ATTACK, firepower - shield));

/** The same for whole sides, where play is imagined to the end of a turn; `over`: it was the last one. */
export function restChance(own: Rest, other: Rest, over: boolean): number {
  const [a, b] = [
    accountOf(own.fleet, own.alive, own.deck, own.field),
    accountOf(other.fleet, other.alive, other.deck, other.field),
  ];
  if (over) return verdictOf(a, b, own.money, other.money);
  const attack =
    own.field === 0 || other.field === 0
      ? 0
      : attackOf(own.firepower, other.shield) - attackOf(other.firepower, own.shield);
  return Math.min(
    ALMOST,
    Math.max(
      1 - ALMOST,
      chanceOf(a, b, matchOf(own.fleet, own.alive, other.fleet, other.alive), own.money, other.money, attack),
    ),
  );
}
