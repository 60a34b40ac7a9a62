import { openChance, seedChance } from '../../../src/engine/rng.ts';

/** Whole numbers from a seeded stream. */
export interface Whims {
  readonly upTo: (most: number) => number;
  readonly of: <T>(list: readonly T[]) => T;
  readonly once: (in_: number) => boolean;
}

export function whims(seed: string): Whims {
  const chance = openChance(seedChance(seed));
  const upTo = (most: number): number => chance.below(most + 1);
  return { upTo, of: (list) => list[upTo(list.length - 1)]!, once: (times) => upTo(times - 1) === 0 };
}
