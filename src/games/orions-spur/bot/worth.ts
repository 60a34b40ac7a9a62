import { logistic } from '../../../engine/logistic.ts';
import type { Seat } from '../../../engine/seat.ts';
import { shelterOf, type Board, type Craft, type Purse } from './board.ts';

/**
 * What plans are weighed by: what a side has, figure by figure, in points of which ten are the way to victory. Set by
 * hand and held against each other in series.
 */
export const WEIGHTS = {
  /** Points won. */
  won: 1,
  /** Recruitment cost of the ships in play. */
  hull: 0.3,
  /** Points that ships in play give away if they are destroyed, by their damage and how few stand before them. */
  danger: -1,
  /** Energy of ships that can act, and more of it in the ships that can be aimed at. */
  energy: 0.1,
  guard: 0.06,
  cards: 0.09,
  recruitment: 0.28,
} as const satisfies { readonly [figure: string]: number };

/**
 * The same figures as they say who wins, in logits, of a side at the beginning of its turn against another one; `turn`
 * is the turn itself. Fitted by `npm run fit -- spur-weights`.
 */
export const CHANCE = {
  won: 0.68,
  hull: 0.04,
  danger: -0.8,
  energy: 0.11,
  guard: -0.02,
  cards: 0.03,
  recruitment: 0.04,
} as const satisfies { readonly [figure in keyof typeof WEIGHTS]: number };
/** What it is worth to be the one whose turn it is, in the same logits. */
export const TO_MOVE = 0.43;
/** What a point of a plan counts in logits of that chance, by the same games. */
export const SCALE = 0.43;

type Figure = keyof typeof WEIGHTS;
export const FIGURES = Object.keys(WEIGHTS) as readonly Figure[];
type Figures = { [figure in Figure]: number };

/** What of its points a fresh ship already counts as lost, and on top of it as it is damaged. */
const STAKE = 0.1;
const WOUND = 0.55;
/** What shields count of hull. */
const SHIELD = 0.8;
/** How much a ship is in danger that stands behind none, one and two others. */
const EXPOSED = [1, 0.6, 0.4] as const;
/** Points that are the way to victory. */
const WAY = 10;

/** Beyond any sum that does not decide the game. */
export const DECIDED = 60;

/** Points a ship is worth to whoever destroys it, by what the game is played for. */
export function prizeOf({ options }: Board, vp: number): number {
  switch (options.victory) {
    case 'vp':
      return (WAY * vp) / options.vpTarget;
    case 'collector':
      // Most victory points decide among trophies (OS-12.7).
      return WAY / options.collectorTrophies + vp / WAY;
    case 'lastStanding':
      return vp / 2;
  }
}

const noFigures = (): Figures => ({
  won: 0,
  hull: 0,
  danger: 0,
  energy: 0,
  guard: 0,
  cards: 0,
  recruitment: 0,
});

/** Adds what a craft is to its side, by its damage and how many stand before it. */
function addCraft(to: Figures, board: Board, craft: Craft): void {
  const { design, shield, hull, energy, overcharged } = craft;
  const shelter = craft.row < 0 ? 2 : Math.min(2, shelterOf(board, craft));
  const health = (hull + SHIELD * shield) / (design.hull + SHIELD * design.shield);
  to.hull += design.cost;
  to.danger += prizeOf(board, design.vp) * EXPOSED[shelter]! * (STAKE + WOUND * (1 - health));
  if (overcharged) return;
  to.energy += energy;
  if (shelter === 0) to.guard += energy;
}

function addPurse(to: Figures, board: Board, { vp, trophies, recruitment, cards }: Purse): void {
  const { options } = board;
  to.won +=
    options.victory === 'collector' ? (WAY * trophies) / options.collectorTrophies + vp / WAY : prizeOf(board, vp);
  to.recruitment += recruitment;
  to.cards += cards;
}

/** What a side has. */
function figuresOf(board: Board, side: readonly Seat[]): Figures {
  const figures = noFigures();
  for (const purse of board.purses) if (side.includes(purse.seat)) addPurse(figures, board, purse);
  for (const craft of board.crafts) if (side.includes(craft.owner)) addCraft(figures, board, craft);
  return figures;
}

type Weights = { readonly [figure in Figure]: number };

const weighed = (figures: Figures, weights: Weights): number =>
  figures.won * weights.won +
  figures.hull * weights.hull +
  figures.danger * weights.danger +
  figures.energy * weights.energy +
  figures.guard * weights.guard +
  figures.cards * weights.cards +
  figures.recruitment * weights.recruitment;

/** What a craft is worth to its side, in points. */
export function craftWorth(board: Board, craft: Craft): number {
  const figures = noFigures();
  addCraft(figures, board, craft);
  return weighed(figures, WEIGHTS);
}

const hasWon = ({ options, purses }: Board, side: readonly Seat[]): boolean => {
  const sum = (figure: 'vp' | 'trophies'): number =>
    purses.reduce((all, purse) => (side.includes(purse.seat) ? all + purse[figure] : all), 0);
  if (options.victory === 'vp') return sum('vp') >= options.vpTarget;
  return options.victory === 'collector' && sum('trophies') >= options.collectorTrophies;
};

/** OS-11.6, OS-12.8: whether a side has nothing left to go on with. */
const isGone = ({ options, purses, crafts }: Board, side: readonly Seat[]): boolean =>
  side.every((seat) => {
    const purse = purses.find((one) => one.seat === seat)!;
    if (purse.eliminated) return true;
    return (options.victory === 'lastStanding' || !purse.reserves) && !crafts.some(({ owner }) => owner === seat);
  });

/** What the strongest other side counts of all others; the rest is their mean. */
const FOREMOST = 0.7;

/**
 * What the side of a seat has more than the others by some weights, its own figures by `ownWeights`; `DECIDED`, for or
 * against it, where the game is decided.
 */
function lead(board: Board, seat: Seat, weights: Weights, ownWeights = weights): number {
  const own = board.sides.find((side) => side.includes(seat))!;
  const others = board.sides.filter((side) => side !== own && !isGone(board, side));
  if (others.length === 0 || hasWon(board, own)) return DECIDED;
  if (isGone(board, own) || others.some((side) => hasWon(board, side))) return -DECIDED;
  const standings = others.map((side) => weighed(figuresOf(board, side), weights));
  const strongest = Math.max(...standings);
  const mean = standings.reduce((sum, one) => sum + one, 0) / standings.length;
  return weighed(figuresOf(board, own), ownWeights) - FOREMOST * strongest - (1 - FOREMOST) * mean;
}

/** The weights of a player to whom the danger of its own ships counts so much more or less, 1 = as it is. */
export const mindingDanger = (minds: number): Weights => ({ ...WEIGHTS, danger: minds * WEIGHTS.danger });

/**
 * What plans of a seat are weighed by, in points, its own figures by `ownWeights`; `DECIDED`, for or against it, where
 * the game is decided.
 */
export const balance = (board: Board, seat: Seat, ownWeights: Weights = WEIGHTS): number =>
  lead(board, seat, WEIGHTS, ownWeights);

/** What one side has more than the other, figure by figure, in a game of two sides. */
export function differencesOf(board: Board, seat: Seat): readonly number[] {
  const [own, other] = [true, false].map((mine) =>
    figuresOf(
      board,
      board.sides.find((side) => side.includes(seat) === mine)!,
    ),
  );
  return FIGURES.map((figure) => own![figure] - other![figure]);
}

/** Odds of equals against so many other sides, in logits. */
const EQUALS = [0, 0, -0.69, -1.1] as const;

/**
 * The logit of a seat's chance to win, from what lies open alone; `turn`: how much of being the one whose turn it is it
 * has, 1 as its own turn begins, -1 as another one does.
 */
export function oddsOf(board: Board, seat: Seat, turn: number): number {
  const others = board.sides.filter((side) => !side.includes(seat) && !isGone(board, side)).length;
  return lead(board, seat, CHANCE) + EQUALS[others]! + turn * TO_MOVE;
}

/** The chance of a seat to win as a turn begins, 0..1; `moves`: it is its own. */
export const evaluate = (board: Board, seat: Seat, moves: boolean): number =>
  logistic(oddsOf(board, seat, moves ? 1 : -1));
