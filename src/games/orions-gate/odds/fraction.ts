/**
 * An exact chance or mean, `num` / `den` with den > 0 (OG-24.1). Kept over the denominator it was counted with until
 * `reduced`.
 */
export interface Fraction {
  readonly num: bigint;
  readonly den: bigint;
}

export const NEVER: Fraction = { num: 0n, den: 1n };
export const ALWAYS: Fraction = { num: 1n, den: 1n };

/** `num` cases of `den`, both whole numbers. */
export const fraction = (num: number | bigint, den: number | bigint): Fraction => ({
  num: BigInt(num),
  den: BigInt(den),
});

/** Sum over a common denominator; equal denominators stay as they are. */
export const plus = (a: Fraction, b: Fraction): Fraction => {
  if (a.den === b.den) return { num: a.num + b.num, den: a.den };
  const shared = greatestDivisor(a.den, b.den);
  return { num: a.num * (b.den / shared) + b.num * (a.den / shared), den: a.den * (b.den / shared) };
};

/** Product, not reduced: 10/36 x 30/36 = 300/1296 (OG-C128). */
export const times = (a: Fraction, b: Fraction): Fraction => ({ num: a.num * b.num, den: a.den * b.den });

/** The chance that it does not happen. */
export const without = (a: Fraction): Fraction => ({ num: a.den - a.num, den: a.den });

/** The same value in lowest terms. */
export function reduced({ num, den }: Fraction): Fraction {
  const shared = greatestDivisor(num < 0n ? -num : num, den);
  return shared <= 1n ? { num, den } : { num: num / shared, den: den / shared };
}

/** The sign (-1, 0, 1) of a - b. */
export const compareFractions = (a: Fraction, b: Fraction): number => {
  const gap = a.num * b.den - b.num * a.den;
  return gap > 0n ? 1 : gap < 0n ? -1 : 0;
};

/** The nearest double, for bars and for the computer player; never for a verdict. */
export function toNumber({ num, den }: Fraction): number {
  const scale = 1_000_000_000_000n;
  return Number((num * scale) / den) / 1e12;
}

/** "285725/1119744". */
export const fractionText = ({ num, den }: Fraction): string => `${num}/${den}`;

/** A chance in percent with two decimals, halves up: "25.52 %" (OG-24.1). Never below 0. */
export function percentText({ num, den }: Fraction): string {
  const hundredths = (num * 20_000n + den) / (2n * den);
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')} %`;
}

/** "300/1296 = 23.15 %". */
export const chanceText = (chance: Fraction): string => `${fractionText(chance)} = ${percentText(chance)}`;

function greatestDivisor(a: bigint, b: bigint): bigint {
  while (b > 0n) [a, b] = [b, a % b];
  return a;
}
