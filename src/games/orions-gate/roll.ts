import type { Chance } from '../../engine/rng.ts';
import type { Roll } from './event.ts';

/** The rolls of the game: one die, a die read as a D3, two dice added up. */
export type RollKind = 'd6' | 'd3' | '2d6';

/** A chance that answers whole rolls instead of dice: it counts each result once, with the chance of all its dice. */
export interface WholeRolls extends Chance {
  /** The total of a roll; under EMP of the one that counts. */
  readonly whole: (kind: RollKind, emp: boolean) => number;
}

const wholeOf = (chance: Chance): WholeRolls['whole'] | undefined => (chance as Partial<WholeRolls>).whole;

/** A roll of which only the total is known, with dice that show it. */
function ofTotal(sum: number, count: number, emp: boolean): Roll {
  const least = Math.max(1, sum - 6);
  const kept = count === 2 ? [least, sum - least] : [sum];
  return { drawn: kept, kept, emp, total: sum };
}

/**
 * Rolls `count` dice together. Under EMP the highest die, of equals the one rolled first, is rolled once more and the
 * second result counts (OG-9.13); the new die is drawn right after the roll it belongs to (OG-23.1).
 */
export function rollDice(chance: Chance, count: number, emp: boolean): Roll {
  const whole = wholeOf(chance);
  if (whole) return ofTotal(whole(count === 2 ? '2d6' : 'd6', emp), count, emp);
  const drawn: number[] = [];
  for (let i = 0; i < count; i++) drawn.push(chance.die());
  if (!emp) return { drawn, kept: drawn, emp, total: total(drawn) };
  const kept = drawn.slice();
  const again = chance.die();
  kept[drawn.indexOf(highest(drawn))] = again;
  return { drawn: [...drawn, again], kept, emp, total: total(kept) };
}

/** A D3: one die, 1-2 is 1, 3-4 is 2, 5-6 is 3 (OG-1.5). `total` is the D3, `kept` the die. */
export function rollD3(chance: Chance, emp: boolean): Roll {
  const whole = wholeOf(chance);
  if (whole) return ofTotal(whole('d3', emp), 1, emp);
  const roll = rollDice(chance, 1, emp);
  return { ...roll, total: d3(roll.total) };
}

/** A die read as a D3 (OG-1.5). */
export const d3 = (die: number): number => Math.ceil(die / 2);

function total(dice: readonly number[]): number {
  let sum = 0;
  for (const die of dice) sum += die;
  return sum;
}

function highest(dice: readonly number[]): number {
  let most = 0;
  for (const die of dice) if (die > most) most = die;
  return most;
}
