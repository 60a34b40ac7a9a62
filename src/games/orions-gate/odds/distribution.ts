import { NEVER, plus, reduced, times, type Fraction } from './fraction.ts';

/** One value with its chance. */
export interface Chanced<T> {
  readonly value: T;
  readonly chance: Fraction;
}

/** Whole numbers with their chances, rising, none twice, chances sum to 1. */
export type Distribution = readonly Chanced<number>[];

/** Joins equal keys, in order of first appearance. */
export function merged<T>(entries: readonly Chanced<T>[], key: (value: T) => string): readonly Chanced<T>[] {
  const found: { [key: string]: Chanced<T> } = {};
  for (const { value, chance } of entries) {
    const name = `=${key(value)}`;
    const known = found[name];
    found[name] = known ? { value: known.value, chance: plus(known.chance, chance) } : { value, chance };
  }
  return Object.values(found);
}

/** A distribution of numbers from any chanced numbers. */
export const distributionOf = (entries: readonly Chanced<number>[]): Distribution =>
  [...merged(entries, String)].filter(({ chance }) => chance.num > 0n).sort((a, b) => a.value - b.value);

/** A distribution counted in cases: `counts[value] of total`. */
export const counted = (counts: readonly (readonly [value: number, cases: number])[], total: number): Distribution =>
  distributionOf(counts.map(([value, cases]) => ({ value, chance: { num: BigInt(cases), den: BigInt(total) } })));

/** The value that is certain. */
export const certain = (value: number): Distribution => [{ value, chance: { num: 1n, den: 1n } }];

/** The sum of two independent numbers. */
export const sumOf = (a: Distribution, b: Distribution): Distribution =>
  distributionOf(a.flatMap((x) => b.map((y) => ({ value: x.value + y.value, chance: times(x.chance, y.chance) }))));

/** The same chances for other values. */
export const mapped = (from: Distribution, change: (value: number) => number): Distribution =>
  distributionOf(from.map(({ value, chance }) => ({ value: change(value), chance })));

/** Chance of a value that passes a test. */
export const chanceThat = <T>(from: readonly Chanced<T>[], holds: (value: T) => boolean): Fraction =>
  from.reduce((sum, { value, chance }) => (holds(value) ? plus(sum, chance) : sum), zeroOf(from));

/** Chance of a value of at least n. */
export const chanceAtLeast = (from: Distribution, n: number): Fraction => chanceThat(from, (value) => value >= n);

/** The mean. */
export const meanOf = (from: Distribution): Fraction =>
  reduced(
    from.reduce((sum, { value, chance }) => plus(sum, { num: BigInt(value) * chance.num, den: chance.den }), NEVER),
  );

/** Nothing, over the denominator of the first entry, so that a plain count keeps its denominator. */
const zeroOf = (from: readonly Chanced<unknown>[]): Fraction => ({ num: 0n, den: from[0]?.chance.den ?? 1n });
