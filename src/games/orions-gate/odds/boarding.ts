import { boardingBonus } from '../rules/boarding.ts';
import type { Options } from '../options.ts';
import type { Unit } from '../state.ts';
import { boxesLeft, sumOf } from '../units.ts';
import { chanceAtLeast, chanceThat, merged, type Distribution } from './distribution.ts';
import { D3, ONE_DIE } from './dice.ts';
import { reduced, times, type Fraction } from './fraction.ts';

/** The three ways a boarding can end, of 36 (OG-24.11). */
export interface BoardingChance {
  readonly captures: Fraction;
  readonly tie: Fraction;
  readonly captured: Fraction;
}

/** A boarding before its dice. */
export interface BoardingOdds extends BoardingChance {
  readonly bonus: number;
  readonly targetBonus: number;
  /** That a tie's D3 costs the boarder, or the target, its last box (OG-13.5). */
  readonly lost: Fraction;
  readonly targetLost: Fraction;
}

/** The boarder's die less the target's. */
const LEAD: Distribution = merged(
  ONE_DIE.flatMap((own) =>
    ONE_DIE.map((other) => ({ value: own.value - other.value, chance: times(own.chance, other.chance) })),
  ),
  String,
);

/**
 * OG-24.11: the chances of a boarding, of 36, with `d` = boarder's bonus less target's. A die alone keeps its
 * distribution under EMP, so EMP changes nothing.
 */
export const boardingChance = (d: number): BoardingChance => ({
  captures: chanceThat(LEAD, (lead) => lead + d > 0),
  tie: chanceThat(LEAD, (lead) => lead + d === 0),
  captured: chanceThat(LEAD, (lead) => lead + d < 0),
});

/**
 * The chances of one ship boarding another as they are now (OG-13.3 to 13.5, 24.11). Does not ask whether it is legal.
 */
export function boardingOdds(options: Options, unit: Unit, target: Unit): BoardingOdds {
  const bonus = sumOf(boardingBonus(options, unit));
  const targetBonus = sumOf(boardingBonus(options, target));
  const chances = boardingChance(bonus - targetBonus);
  const lost = (ship: Unit): Fraction => reduced(times(chances.tie, chanceAtLeast(D3, boxesLeft(ship))));
  return { ...chances, bonus, targetBonus, lost: lost(unit), targetLost: lost(target) };
}
