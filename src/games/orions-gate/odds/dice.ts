import { chanceAtLeast, counted, type Distribution } from './distribution.ts';
import { ALWAYS, type Fraction } from './fraction.ts';

/** One die; EMP leaves its distribution as it is (OG-24.1). */
export const ONE_DIE: Distribution = counted(
  [1, 2, 3, 4, 5, 6].map((value) => [value, 1]),
  6,
);

/** A D3 (OG-1.5); EMP leaves its distribution as it is. */
export const D3: Distribution = counted(
  [1, 2, 3].map((value) => [value, 1]),
  3,
);

/** 2D6, of 36. */
export const TWO_DICE: Distribution = counted(allTotals(), 36);

/** 2D6 with the highest die re-rolled once, of 216: the smaller of two dice plus a new one (OG-24.2). */
export const TWO_DICE_EMP: Distribution = counted(empTotals(), 216);

/** The total of two dice, under EMP or not. */
export const twoDice = (emp: boolean): Distribution => (emp ? TWO_DICE_EMP : TWO_DICE);

/** P(n), of 36: the chance of 2D6 >= n (OG-24.1). */
export const chanceP = (n: number): Fraction => CHANCES_P[clamped(n)]!;

/** E(n), of 216: the chance of 2D6 >= n under EMP (OG-24.1). */
export const chanceE = (n: number): Fraction => CHANCES_E[clamped(n)]!;

/** E(n) under EMP, else P(n). */
export const chanceOfTotal = (n: number, emp: boolean): Fraction => (emp ? chanceE(n) : chanceP(n));

const NEEDS = Array.from({ length: 14 }, (_, n) => n);
const CHANCES_P = NEEDS.map((n) => chanceAtLeast(TWO_DICE, n));
const CHANCES_E = NEEDS.map((n) => chanceAtLeast(TWO_DICE_EMP, n));

/** P and E are 1 from 2 downward and 0 from 13 upward. */
const clamped = (n: number): number => Math.max(2, Math.min(13, n));

/** Chance of a single die, or of the re-rolled one, of at least n: (7 - n) / 6. */
export const chanceOfDie = (n: number): Fraction => (n <= 1 ? ALWAYS : chanceAtLeast(ONE_DIE, n));

function allTotals(): (readonly [number, number])[] {
  const cases: [number, number][] = [];
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) cases.push([a + b, 1]);
  return cases;
}

function empTotals(): (readonly [number, number])[] {
  const cases: [number, number][] = [];
  for (let least = 1; least <= 6; least++)
    for (let fresh = 1; fresh <= 6; fresh++) cases.push([least + fresh, 13 - 2 * least]);
  return cases;
}
