import { DIE } from '../rules/fire.ts';

/** A chance as it is counted: so many ways of all. */
export interface Ways {
  readonly ways: number;
  readonly all: number;
}

/** Whole powers, by multiplication. */
const power = (base: number, exponent: number): number => {
  let product = 1;
  for (let times = 0; times < exponent; times++) product *= base;
  return product;
};

/** Ways to choose so many of a number of dice. */
const choose = (dice: number, hits: number): number => {
  let ways = 1;
  for (let k = 1; k <= hits; k++) ways = (ways * (dice - hits + k)) / k;
  return ways;
};

/** RG-9.8: the ways in which so many dice, each hitting with `faces` of its six, give exactly so many hits. */
export const exactly = (dice: number, faces: number, hits: number): Ways => ({
  ways: hits > dice ? 0 : choose(dice, hits) * power(faces, hits) * power(DIE - faces, dice - hits),
  all: power(DIE, dice),
});

/** RG-9.9: the ways in which they give at least so many: what destroys a target that stands that much more damage. */
export function atLeast(dice: number, faces: number, hits: number): Ways {
  let ways = 0;
  for (let more = Math.max(0, hits); more <= dice; more++) ways += exactly(dice, faces, more).ways;
  return { ways, all: power(DIE, dice) };
}
