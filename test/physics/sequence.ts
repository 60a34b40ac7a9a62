/** A stream of whole numbers from a seed; 32-bit integer arithmetic only, so Node and browsers draw the same. */
export interface Sequence {
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  /** One of the items. */
  pick<T>(items: readonly T[]): T;
}

export function openSequence(seed: number): Sequence {
  let state = seed | 0;
  const next = (): number => {
    state = (state + 0x9e3779b9) | 0;
    let z = state;
    z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    return (z ^ (z >>> 15)) >>> 0;
  };
  const whole = (low: number, high: number): number => low + (next() % (high - low + 1));
  return { whole, pick: (items) => items[whole(0, items.length - 1)]! };
}
