import type { HomeworldId } from '../data/assets.ts';
import type { Board, Owner, Place } from './board.ts';
import { breachOf } from './breach.ts';
import { survival } from './danger.ts';
import { huntOf } from './hunt.ts';
import { lateness } from './lateness.ts';
import { meansOf } from './means.ts';
import { countersAt } from './roads.ts';
import { siegeOf } from './siege.ts';

/**
 * What plans are weighed by when a seat has ended its turn: what one side has more than the other, figure by figure, in
 * logits. Set by hand and held against each other in series: weights fitted to who wins say it better, but a player who
 * plans by them builds little and loses (see `CHANCE`).
 */
export const WEIGHTS = {
  /** Share of its homeworld's resistance that is left. */
  home: 2.5,
  /** Construction power and population of the working assets. */
  power: 0.14,
  population: 0.06,
  upgrades: 0.1,
  /** Construction costs of the spacecraft that will be there at their next turn. */
  fleet: 0.13,
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

/**
 * The same figures as they say who wins: fitted by `npm run fit -- retrograde-weights` to games of the default level
 * against itself in all pairings of the starter decks (`--games 500 --seed w10`). The sum is the logit of the chance to
 * win.
 */
export const CHANCE = {
  home: 1.26,
  power: -0.07,
  population: 0.23,
  upgrades: 0.11,
  fleet: 0.05,
  siege: 1.72,
  reach: 0.95,
  raid: 0.46,
  blockade: -0.24,
  hand: 0.13,
  points: 0.05,
  tempo: -0.13,
} as const satisfies { readonly [figure in keyof typeof WEIGHTS]: number };

/**
 * What a homeworld's side has more than that of Earth in logits of the same chance, whatever the table shows: what lies
 * in an ordered deck is hidden, but the decks that begin with these worlds are not equally strong. By the same fit.
 */
export const HOMEWORLDS = { mars: -1.33, jupiter: -0.78 } as const satisfies {
  readonly [id in Exclude<HomeworldId, 'earth'>]: number;
};

/** What the weights of plans come to in logits of that chance, by the same games. */
export const SCALE = 0.44;

export type Figure = keyof typeof WEIGHTS;
export type Figures = { readonly [figure in Figure]: number };
export const FIGURES = Object.keys(WEIGHTS) as readonly Figure[];

const SOON = lateness(0.85);

/** What does not lie on the table in the open. */
export interface Stock {
  readonly hand: number;
  readonly points: number;
}

const placeWorth = ({ card }: Place): number => WEIGHTS.power * card.power + WEIGHTS.population * card.population;

/** Whose figures are counted: `waiting` is the seat that has just ended its turn. */
interface Counting {
  readonly board: Board;
  readonly owner: Owner;
  readonly stock: Stock;
  readonly waiting: Owner;
  readonly alive: readonly number[];
  readonly late: readonly number[];
}

/** The figures of a side. */
function figuresOf({ board, owner, stock, waiting, alive, late }: Counting): Figures {
  let [home, power, population, upgrades] = [0, 0, 0, 0];
  const blockaded = new Array<boolean>(board.places.length).fill(false);
  for (const place of board.places) {
    if (place.owner !== owner || place.destroyed) continue;
    if (place.home) home = place.hp / place.resistance;
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
    late,
  });
  const siege = fall === Infinity ? 0 : SOON[fall]!;
  let [fleet, blockade] = [0, 0];
  for (const [index, ship] of board.ships.entries()) {
    if (ship.owner !== owner) continue;
    const chance = alive[index]!;
    fleet += chance * ship.card.cost;
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
    upgrades,
    fleet,
    siege,
    reach,
    raid,
    blockade,
    hand,
    points,
    tempo,
  };
}

/** How a player takes what threatens it, 0..1 each. */
export interface Mood {
  /** The share of what could be shot away before its next turn that it does not mind. */
  readonly daring: number;
  /** How near it is to losing by the round limit (`pressed`). */
  readonly hurry: number;
  /** How long it has lasted already: whoever has waited long enough wants an end. */
  readonly longing: number;
  /** What bombardments a turn later count, by turns (`lateness`): whoever loses patience wants them soon. */
  readonly late: readonly number[];
}

const SOBER: Mood = { daring: 0, hurry: 0, longing: 0, late: lateness(0.8) };

/** What of the enemy's threats a player does not mind who would lose by the round limit all the same (RG-18.5). */
const UNMINDED: { readonly [figure in Figure]?: number } = { siege: 1, reach: 1, raid: 1 };

/** What a seat has more than the other, figure by figure, when `waiting` has just ended its turn. */
export function differencesOf(
  board: Board,
  seat: Owner,
  stocks: readonly [Stock, Stock],
  waiting: Owner,
  { daring, hurry, late }: Mood = SOBER,
  alive = survival(board, waiting, daring),
): readonly number[] {
  const other: Owner = seat === 0 ? 1 : 0;
  const common = { board, waiting, alive, late };
  const own = figuresOf({ ...common, owner: seat, stock: stocks[seat] });
  const theirs = figuresOf({ ...common, owner: other, stock: stocks[other] });
  return FIGURES.map((figure) => own[figure] - theirs[figure] * (1 - hurry * (UNMINDED[figure] ?? 0)));
}

/** What plans of a seat are weighed by when `waiting` has just ended its turn. */
export const balance = (
  board: Board,
  seat: Owner,
  stocks: readonly [Stock, Stock],
  waiting: Owner,
  mood: Mood = SOBER,
): number => {
  const decided = verdict(board, seat);
  if (decided !== null) return decided;
  const alive = survival(board, waiting, mood.daring);
  const sum = weighedBy(PLANNED, differencesOf(board, seat, stocks, waiting, mood, alive));
  const means = mood.longing === 0 ? 0 : MEANS * mood.longing * meansOf(board, seat, waiting, alive);
  const breach = BREACH * breachOf(board, seat, waiting, alive);
  return sum + HUNT * huntOf(board, seat, waiting) + breach + means;
};

/**
 * What it is worth to take a guarded homeworld at once (`breachOf`): half of a siege that nothing stops, for the guards
 * are not shot where they are expected. Plans alone count it, for the same reason as the next.
 */
const BREACH = 1.5;

/**
 * What it is worth to stand where all guards of the enemy's homeworld are shot away (`huntOf`). Plans alone count it,
 * and only their own: who also shied away from being hunted would sit around its homeworld for good.
 */
const HUNT = 0.8;

/**
 * What it is worth to keep what takes the enemy's homeworld (`meansOf`), the more the longer a game lasts. Plans alone
 * count it: without it the last bombers were spent on stations, and nobody could win any more.
 */
const MEANS = 2;

/** The logit of a seat's chance to win when `waiting` has just ended its turn. */
export const oddsOf = (board: Board, seat: Owner, stocks: readonly [Stock, Stock], waiting: Owner): number =>
  verdict(board, seat) ??
  weighedBy(FITTED, [...differencesOf(board, seat, stocks, waiting), ...homeworldsOf(board, seat)]);

/** Whose homeworld is which, as `HOMEWORLDS` weighs it: 1 for the seat's, -1 for the other's. */
export function homeworldsOf({ places }: Board, seat: Owner): readonly number[] {
  const signOf = (one: Place): number => (one.owner === seat ? 1 : -1);
  return WEAKER.map((id) => places.reduce((sum, one) => sum + (one.home && one.card.id === id ? signOf(one) : 0), 0));
}

/** Where a homeworld is destroyed, it is decided (RG-18.1). */
function verdict({ places }: Board, seat: Owner): number | null {
  for (const { home, destroyed, owner } of places) if (home && destroyed) return owner === seat ? -DECIDED : DECIDED;
  return null;
}

function weighedBy(weights: readonly number[], differences: readonly number[]): number {
  let sum = 0;
  for (const [at, one] of differences.entries()) sum += one * weights[at]!;
  return sum;
}

const PLANNED = FIGURES.map((figure) => WEIGHTS[figure]);
/** Homeworlds beside that of Earth. */
export const WEAKER = Object.keys(HOMEWORLDS) as readonly (keyof typeof HOMEWORLDS)[];
const FITTED = [...FIGURES.map((figure) => CHANCE[figure]), ...WEAKER.map((id) => HOMEWORLDS[id])];

/** Beyond any sum of weights. */
export const DECIDED = 20;
