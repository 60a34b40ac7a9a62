import type { Chance } from '../engine/rng.ts';

/** The part of a chance a shuffle needs. */
export type Draw = Pick<Chance, 'below'>;

/**
 * A list shuffled: from the last place down to the second, each card is exchanged with that at a drawn place up to its
 * own. Takes one draw less than there are cards; none for 0 or 1 card. The list handed in stays as it is. (SK-14.2)
 */
export function shuffled<T>(cards: readonly T[], draw: Draw): readonly T[] {
  const order = [...cards];
  for (let place = order.length - 1; place > 0; place -= 1) {
    const other = draw.below(place + 1);
    [order[place], order[other]] = [order[other]!, order[place]!];
  }
  return order;
}
