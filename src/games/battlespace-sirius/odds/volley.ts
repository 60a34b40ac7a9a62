import { MAX_WEAPONS } from '../data/sides.ts';
import { removedBy, weaponCost } from '../rules/volley.ts';
import { minus, reduced, type Fraction } from './fraction.ts';
import { outcomesOf, waysOf } from './rolls.ts';

/**
 * A line of table 18.A: a volley of n weapons at a side with a Shield of 1 to 6. Chances are of 6^n, means in lowest
 * terms.
 */
export interface VolleyOdds {
  readonly weapons: number;
  readonly shield: number;
  /** 6^n. */
  readonly of: number;
  /** Ways for k = 0, 1, .. n hits. */
  readonly hits: readonly number[];
  readonly atLeastOne: Fraction;
  readonly expectedHits: Fraction;
  /** Power the side loses on average, at most its Shield. */
  readonly expectedRemoved: Fraction;
  /** The side falls to 0. */
  readonly emptied: Fraction;
}

/** Table 18.A: the odds of 1 to 4 weapons (0 = nothing happens) at a Shield of 1 to 6. */
export function volleyOdds(weapons: number, shield: number): VolleyOdds {
  const of = waysOf(weapons);
  const hits = Array.from({ length: weapons + 1 }, () => 0);
  for (const outcome of outcomesOf(weapons, shield, 2)) hits[outcome.hits]! += outcome.ways;
  const sum = (value: (count: number) => number) => hits.reduce((total, ways, count) => total + ways * value(count), 0);
  return {
    weapons,
    shield,
    of,
    hits,
    atLeastOne: { ways: sum((count) => (count > 0 ? 1 : 0)), of },
    expectedHits: reduced({ ways: sum((count) => count), of }),
    expectedRemoved: reduced({ ways: sum((count) => removedBy(count, shield)), of }),
    emptied: { ways: sum((count) => (count >= shield ? 1 : 0)), of },
  };
}

/** A line of table 18.C: what a volley does to the firing ship's own Power. */
export interface BalanceOdds {
  readonly weapons: number;
  /** Power the firing side pays (BS-8.3). */
  readonly cost: number;
  readonly of: number;
  /** Ways for 0, 1, 2, 3 repair points. */
  readonly points: readonly [number, number, number, number];
  readonly atLeastOne: Fraction;
  readonly expectedRepair: Fraction;
  /** Repairs less cost. */
  readonly expectedChange: Fraction;
}

/** Table 18.C: cost, repair points and balance of 1 to 4 weapons. */
export function balanceOdds(weapons: number, twoPairsRepair: 1 | 2): BalanceOdds {
  const of = waysOf(weapons);
  const points: [number, number, number, number] = [0, 0, 0, 0];
  for (const outcome of outcomesOf(weapons, 1, twoPairsRepair)) points[outcome.points]! += outcome.ways;
  const gained = points.reduce((sum, ways, point) => sum + ways * point, 0);
  const cost = weaponCost(weapons);
  return {
    weapons,
    cost,
    of,
    points,
    atLeastOne: { ways: of - points[0], of },
    expectedRepair: reduced({ ways: gained, of }),
    expectedChange: reduced({ ways: gained - cost * of, of }),
  };
}

/** Table 18.D: Power the target loses less Power the firer loses, on average. */
export const exchangeOf = (weapons: number, shield: number, twoPairsRepair: 1 | 2): Fraction => {
  const { expectedChange } = balanceOdds(weapons, twoPairsRepair);
  return minus(volleyOdds(weapons, shield).expectedRemoved, { ways: -expectedChange.ways, of: expectedChange.of });
};

/** Table 18.E: one Sentry die against a Shield of 0 to 6; null = no die, the ship is destroyed (BS-7.10). */
export const sentryOdds = (shield: number): Fraction | null => (shield === 0 ? null : volleyOdds(1, shield).atLeastOne);

/**
 * Table 18.F: the chance that 1 to 4 dice destroy a lifeboat of this Hull (BS-12.15); also a single Sentry die
 * (BS-12.14).
 */
export const lifeboatOdds = (dice: number, hull: number): Fraction => volleyOdds(dice, hull).atLeastOne;

/** All of table 18.A, weapons by weapons. */
export const volleyTable = (): readonly VolleyOdds[] =>
  Array.from({ length: MAX_WEAPONS }, (_, at) => [1, 2, 3, 4, 5, 6].map((shield) => volleyOdds(at + 1, shield))).flat();
