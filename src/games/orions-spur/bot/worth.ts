import { logistic } from '../../../engine/logistic.ts';
import type { Seat } from '../../../engine/seat.ts';
import { shelterOf, type Board, type Craft, type Purse } from './board.ts';

/** What plans are weighed by, in points of which ten are the way to victory; set by hand and held in series. */
export const WEIGHTS = {
  /** A ship in play, by its recruitment cost. */
  hull: 0.3,
  /** What of its victory points a ship in play already counts as lost, fresh, and on top of it as it is damaged. */
  stake: 0.1,
  wound: 0.55,
  /** Energy of ships that can act, and more of it in the ships that can be aimed at. */
  energy: 0.1,
  guard: 0.06,
  card: 0.09,
  recruitment: 0.28,
} as const;

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

/** What a craft is worth to its side, by its damage and how many stand before it. */
export function craftWorth(board: Board, craft: Craft): number {
  const { design, shield, hull, energy, overcharged } = craft;
  const shelter = craft.row < 0 ? 2 : Math.min(2, shelterOf(board, craft));
  const health = (hull + SHIELD * shield) / (design.hull + SHIELD * design.shield);
  const danger = EXPOSED[shelter]! * (WEIGHTS.stake + WEIGHTS.wound * (1 - health));
  const ready = overcharged ? 0 : energy;
  return (
    WEIGHTS.hull * design.cost -
    prizeOf(board, design.vp) * danger +
    ready * (WEIGHTS.energy + (shelter === 0 ? WEIGHTS.guard : 0))
  );
}

const purseWorth = (board: Board, { vp, trophies, recruitment, cards }: Purse): number => {
  const { options } = board;
  const won =
    options.victory === 'collector' ? (WAY * trophies) / options.collectorTrophies + vp / WAY : prizeOf(board, vp);
  return won + WEIGHTS.recruitment * recruitment + WEIGHTS.card * cards;
};

/** What a side has, in points. */
export function standingOf(board: Board, side: readonly Seat[]): number {
  let sum = 0;
  for (const purse of board.purses) if (side.includes(purse.seat)) sum += purseWorth(board, purse);
  for (const craft of board.crafts) if (side.includes(craft.owner)) sum += craftWorth(board, craft);
  return sum;
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

/** What the side of a seat has more than the others, in points; beyond `DECIDED` where the game is decided. */
export function balance(board: Board, seat: Seat): number {
  const own = board.sides.find((side) => side.includes(seat))!;
  const others = board.sides.filter((side) => side !== own && !isGone(board, side));
  if (others.length === 0 || hasWon(board, own)) return DECIDED;
  if (isGone(board, own) || others.some((side) => hasWon(board, side))) return -DECIDED;
  const standings = others.map((side) => standingOf(board, side));
  const strongest = Math.max(...standings);
  const mean = standings.reduce((sum, one) => sum + one, 0) / standings.length;
  return standingOf(board, own) - FOREMOST * strongest - (1 - FOREMOST) * mean;
}

/** What a point counts in logits of the chance to win. */
export const SCALE = 0.45;

/** A chance to win from a balance in points. */
export const chanceFrom = (sum: number): number => logistic(SCALE * sum);
