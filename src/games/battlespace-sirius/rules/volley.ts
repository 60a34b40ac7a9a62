import { MAX_WEAPONS } from '../data/sides.ts';

/** BS-8.6, BS-12.15, BS-7.11: a die hits when it is equal to or higher than the Shield, or Hull, before the volley. */
export const isHit = (die: number, against: number): boolean => die >= against;

/** BS-8.7: dice of a volley that hit; all count against the Shield, or Hull, before the volley. */
export const hitsOf = (dice: readonly number[], against: number): number =>
  dice.filter((die) => isHit(die, against)).length;

/** BS-8.7: Power that hits take off a side; surplus hits are lost. */
export const removedBy = (hits: number, power: number): number => Math.min(hits, power);

/** BS-8.3: what a number of weapons costs a ship's firing side: the first is free, every further one costs 1. */
export const weaponCost = (weapons: number): number => Math.max(0, weapons - 1);

/** BS-8.3: the most weapons a ship's side with this Power can fire. */
export const mostWeapons = (power: number): number => Math.min(MAX_WEAPONS, power + 1);

/** What kind of equal dice a roll holds (table 9.A); `none` = all different, or a single die. */
export type Pattern = 'none' | 'pair' | 'twoPairs' | 'triple' | 'quadruple';

/**
 * BS-9.2, BS-9.3: the best pattern of a roll. A triple with a fourth, different die is a triple; a quadruple is no two
 * pairs.
 */
export function patternOf(dice: readonly number[]): Pattern {
  let most = 0;
  let pairs = 0;
  for (let face = 1; face <= 6; face++) {
    let count = 0;
    for (const die of dice) if (die === face) count++;
    most = Math.max(most, count);
    if (count === 2) pairs++;
  }
  if (most > 3) return 'quadruple';
  if (most === 3) return 'triple';
  return pairs === 2 ? 'twoPairs' : pairs === 1 ? 'pair' : 'none';
}

const POINTS: { readonly [pattern in Exclude<Pattern, 'twoPairs'>]: number } = {
  none: 0,
  pair: 1,
  triple: 2,
  quadruple: 3,
};

/**
 * BS-9.2, BS-9.3: repair points of a ship's roll; a single die has none (BS-9.8). Two pairs repair as the option says.
 */
export function pointsOf(dice: readonly number[], twoPairsRepair: 1 | 2): number {
  const pattern = patternOf(dice);
  return pattern === 'twoPairs' ? twoPairsRepair : POINTS[pattern];
}
