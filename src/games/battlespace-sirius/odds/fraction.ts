/**
 * An exact chance or mean as whole numbers: `ways` cases `of` all that are equally likely. `of` > 0; a mean may be
 * negative.
 */
export interface Fraction {
  readonly ways: number;
  readonly of: number;
}

/** The same value in lowest terms. */
export function reduced({ ways, of }: Fraction): Fraction {
  let [a, b] = [Math.abs(ways), of];
  while (b > 0) [a, b] = [b, a % b];
  return { ways: ways / a, of: of / a };
}

/** a - b, in lowest terms. */
export const minus = (a: Fraction, b: Fraction): Fraction =>
  reduced({ ways: a.ways * b.of - b.ways * a.of, of: a.of * b.of });

/** The nearest double, for bars and for the computer player. */
export const toNumber = ({ ways, of }: Fraction): number => ways / of;

/** "768/1296", as it was counted. */
export const fractionText = ({ ways, of }: Fraction): string => `${ways}/${of}`;

/** BS-19.7: percent with one decimal, halves up: "59.3 %". A chance, so never below 0. */
export const percentText = (chance: Fraction): string => `${decimals(chance.ways * 100, chance.of, 1)} %`;

/** A mean with some decimals, halves away from 0: "2.47", "-0.83". */
export function meanText({ ways, of }: Fraction, digits = 2): string {
  const text = decimals(Math.abs(ways), of, digits);
  return ways < 0 && Number(text) !== 0 ? `-${text}` : text;
}

/** Rounds by whole numbers, so that 6.25 % is 6.3 % on every machine. */
function decimals(ways: number, of: number, digits: number): string {
  let scale = 1;
  for (let digit = 0; digit < digits; digit++) scale *= 10;
  const parts = Math.floor((2 * ways * scale + of) / (2 * of));
  const whole = Math.floor(parts / scale);
  return digits === 0 ? String(whole) : `${whole}.${String(parts % scale).padStart(digits, '0')}`;
}
