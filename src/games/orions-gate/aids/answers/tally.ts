import { chanceE, chanceP } from '../../odds/dice.ts';
import type { Fraction } from '../../odds/fraction.ts';

// The exact chances of OG-24.1 as doubles: thousands of places are judged at once. What is shown of one place stays a
// fraction.
const share = ({ num, den }: Fraction): number => Number(num) / Number(den);
const P = Array.from({ length: 14 }, (_, n) => share(chanceP(n)));
const E = Array.from({ length: 14 }, (_, n) => share(chanceE(n)));
const MIN = 2;
const NEVER = 13;

/** Chance of 2D6 >= n, re-rolled under EMP (OG-24.1). */
export const totalChance = (n: number, emp: boolean): number => (emp ? E : P)[n < MIN ? MIN : n > NEVER ? NEVER : n]!;

/** Chance that the dice of a Plasma Cannon show two ones (OG-24.6). */
export const backfire = (emp: boolean): number => 1 - totalChance(3, emp);

/**
 * One attack on a target: its chance to damage after each number of points the target has taken, and the points it
 * deals.
 */
export interface Shot {
  readonly chances: readonly number[];
  readonly points: 1 | 2;
}

/** Chances of 0, 1, 2 ... points in all; the last one stands for the loss of the unit. */
export type Tally = readonly number[];

/** No damage yet to a unit with so many boxes left. */
export const unhurt = (boxes: number): Tally =>
  Array.from({ length: boxes + 1 }, (_, points) => (points === 0 ? 1 : 0));

/**
 * The tally after one more attack: each number of points has its own chance, as the rules ask anew before every roll
 * (OG-24.10).
 */
export function after(tally: Tally, { chances, points }: Shot): Tally {
  const boxes = tally.length - 1;
  const next = tally.slice();
  for (let taken = boxes - 1; taken >= 0; taken--) {
    const through = tally[taken]! * chances[taken]!;
    next[taken] = next[taken]! - through;
    const to = Math.min(boxes, taken + points);
    next[to] = next[to]! + through;
  }
  return next;
}

/** The tally after a volley. */
export const volley = (tally: Tally, shots: readonly Shot[]): Tally => shots.reduce(after, tally);

/** Chance that the unit is lost. */
export const lost = (tally: Tally): number => tally[tally.length - 1]!;

/** Points it is expected to take, at most its boxes. */
export const expected = (tally: Tally): number => tally.reduce((sum, chance, points) => sum + chance * points, 0);

/** A tally that comes about in several ways, each with its chance. */
export const mixed = (parts: readonly { readonly tally: Tally; readonly chance: number }[]): Tally =>
  parts[0]!.tally.map((_, points) => parts.reduce((sum, { tally, chance }) => sum + chance * tally[points]!, 0));
