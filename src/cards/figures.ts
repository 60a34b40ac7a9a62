import type { Amount, CardWords } from './card-effect.ts';

/** An amount as a number; `figureOf` says how high a figure is now. Halves are rounded up. */
export const amountOf = <W extends CardWords>(amount: Amount<W>, figureOf: (figure: W['figure']) => number): number =>
  typeof amount === 'number' ? amount : Math.ceil(amount.times * figureOf(amount.of));

/** A number that comes back by `amount`, not above the printed one; one that stands higher stays. */
export const restored = (current: number, printed: number, amount: number): number =>
  Math.max(current, Math.min(printed, current + amount));

/** What is collected, by counter; what is left out is 0. */
export type Counters<Counter extends string> = { readonly [counter in Counter]?: number };

/** Counters after one of them has grown, or shrunk where `by` is below 0. Throws if there would be less than none. */
export function counted<Counter extends string>(
  counters: Counters<Counter>,
  counter: Counter,
  by: number,
): Counters<Counter> {
  const count = (counters[counter] ?? 0) + by;
  if (count < 0) throw new Error(`${counter} would fall to ${count}.`);
  return { ...counters, [counter]: count };
}
