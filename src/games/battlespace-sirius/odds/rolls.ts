import { MAX_POWER, MAX_WEAPONS } from '../data/sides.ts';
import { hitsOf, patternOf, pointsOf, type Pattern } from '../rules/volley.ts';

/** Faces of a die. */
const FACES = [1, 2, 3, 4, 5, 6];

/** All ordered rolls of n dice: 6 to the power n of them. */
function rollsOf(dice: number): readonly (readonly number[])[] {
  let rolls: readonly (readonly number[])[] = [[]];
  for (let die = 0; die < dice; die++) rolls = rolls.flatMap((roll) => FACES.map((face) => [...roll, face]));
  return rolls;
}

/** What a roll of a volley comes to: hits and repair points together, and in how many ordered ways. */
export interface RollOutcome {
  readonly hits: number;
  readonly points: number;
  readonly ways: number;
}

/** Every roll of 0 to 4 dice, counted once by the resolver's own functions. */
const ROLLS = Array.from({ length: MAX_WEAPONS + 1 }, (_, dice) => rollsOf(dice));

/** 6 to the power n. */
export const waysOf = (dice: number): number => ROLLS[dice]!.length;

const countOutcomes = (dice: number, against: number, twoPairsRepair: 1 | 2): readonly RollOutcome[] => {
  const found: { hits: number; points: number; ways: number }[] = [];
  for (const roll of ROLLS[dice]!) {
    const hits = hitsOf(roll, against);
    const points = pointsOf(roll, twoPairsRepair);
    const known = found.find((one) => one.hits === hits && one.points === points);
    if (known) known.ways += 1;
    else found.push({ hits, points, ways: 1 });
  }
  return found.sort((a, b) => a.hits - b.hits || a.points - b.points);
};

const OUTCOMES = ([1, 2] as const).map((twoPairs) =>
  ROLLS.map((_, dice) => Array.from({ length: MAX_POWER }, (_, at) => countOutcomes(dice, at + 1, twoPairs))),
);

/**
 * Hits and repair points of n dice (0 to 4) against a Shield or Hull of 1 to 6, all combinations that can fall, with
 * their ways of 6^n (BS-18.1). Hits and points hang together, so this is what a search needs; tables 18.A to 18.F are
 * its margins.
 */
export const outcomesOf = (dice: number, against: number, twoPairsRepair: 1 | 2): readonly RollOutcome[] =>
  OUTCOMES[twoPairsRepair - 1]![dice]![against - 1]!;

/** Table 18.B: ways of each pattern of n dice (0 to 4). */
export function patternWays(dice: number): { readonly [pattern in Pattern]: number } {
  const ways = { none: 0, pair: 0, twoPairs: 0, triple: 0, quadruple: 0 };
  for (const roll of ROLLS[dice]!) ways[patternOf(roll)] += 1;
  return ways;
}
