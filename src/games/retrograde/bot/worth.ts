import { logistic } from '../../../engine/logistic.ts';
import type { Board, Owner, Place } from './board.ts';
import { survival } from './danger.ts';
import { countersAt } from './roads.ts';
import { lateness, siegeOf } from './siege.ts';

/**
 * What a position is worth when a seat has ended its turn: the chance to win, from what one side has more than the
 * other, figure by figure.
 */
export const WEIGHTS = {
  /** Share of its homeworld's resistance that is left. */
  home: 2.5,
  /** Construction power and population of the working assets, and their number. */
  power: 0.12,
  population: 0.04,
  assets: 0.05,
  upgrades: 0.1,
  /** Construction costs and bombardment power of the spacecraft that will be there at their next turn. */
  fleet: 0.12,
  bombers: 0.12,
  /** How soon its bombers destroy the enemy's homeworld, if nothing stops them. */
  siege: 3,
  /** Share of the enemy's homeworld that each could bombard, by the turns they need to get there. */
  reach: 0.5,
  /** Worth of the other assets they are about to bombard. */
  raid: 0.7,
  /** Enemy assets that have a spacecraft around them (RG-14.7). */
  blockade: 0.04,
  /** Cards in hand. */
  hand: 0.04,
  /** Points that lie on projects. */
  points: 0.06,
  /** The next turn is the enemy's. */
  tempo: 0,
} as const satisfies { readonly [figure: string]: number };

export type Figure = keyof typeof WEIGHTS;
export type Figures = { readonly [figure in Figure]: number };
export const FIGURES = Object.keys(WEIGHTS) as readonly Figure[];

const SOON = lateness(0.85);

/** What does not lie on the table in the open. */
export interface Stock {
  readonly hand: number;
  readonly points: number;
}

const placeWorth = ({ card }: Place): number =>
  WEIGHTS.power * card.power + WEIGHTS.population * card.population + WEIGHTS.assets;

/** The figures of a side; `waiting` is the seat that has just ended its turn. */
export function figuresOf(board: Board, owner: Owner, stock: Stock, waiting: Owner, alive: readonly number[]): Figures {
  let [home, power, population, assets, upgrades] = [0, 0, 0, 0, 0];
  const blockaded = new Array<boolean>(board.places.length).fill(false);
  for (const place of board.places) {
    if (place.owner !== owner || place.destroyed) continue;
    if (place.home) home = place.hp / place.resistance;
    else assets += 1;
    power += place.card.power;
    population += place.card.population;
    upgrades += place.upgrade > 0 ? 1 : 0;
  }
  const counters = countersAt(board, waiting === 0 ? 1 : 0, owner);
  const { fall, reach, raid } = siegeOf({
    board,
    owner,
    alive,
    counters,
    repairsFirst: owner === waiting,
    worthOf: placeWorth,
  });
  const siege = fall === Infinity ? 0 : SOON[fall]!;
  let [fleet, bombers, blockade] = [0, 0, 0];
  for (const [index, ship] of board.ships.entries()) {
    if (ship.owner !== owner) continue;
    const chance = alive[index]!;
    fleet += chance * ship.card.cost;
    bombers += chance * ship.card.bombardment;
    const place = board.places[ship.at]!;
    if (place.owner === owner || place.destroyed || place.card.power === 0 || blockaded[ship.at]) continue;
    blockaded[ship.at] = true;
    blockade += 1;
  }
  const { hand, points } = stock;
  const tempo = owner === waiting ? 1 : 0;
  return {
    home,
    power,
    population,
    assets,
    upgrades,
    fleet,
    bombers,
    siege,
    reach,
    raid,
    blockade,
    hand,
    points,
    tempo,
  };
}

/** Sum of what weighs for a seat when `waiting` has just ended its turn; its logistic is the chance to win. */
export function balance(board: Board, seat: Owner, stocks: readonly [Stock, Stock], waiting: Owner): number {
  const fallen = ([0, 1] as const).map((owner) =>
    board.places.some((one) => one.owner === owner && one.home && one.destroyed),
  );
  if (fallen[seat]) return -DECIDED;
  if (fallen[1 - seat]) return DECIDED;
  const alive = survival(board, waiting);
  const own = figuresOf(board, seat, stocks[seat], waiting, alive);
  const other: Owner = seat === 0 ? 1 : 0;
  const theirs = figuresOf(board, other, stocks[other], waiting, alive);
  let sum = 0;
  for (const figure of FIGURES) sum += WEIGHTS[figure] * (own[figure] - theirs[figure]);
  return sum;
}

/** Beyond any sum of weights. */
const DECIDED = 20;

/** The chance that a sum comes to. */
export const chanceOf = (sum: number): number => logistic(sum);
