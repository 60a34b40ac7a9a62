import type { ZoneEffect } from './effect.ts';

/** What an effect is asked about before it is carried out: how many cards lie in a zone, of one class or of all. */
export type Count<Zone, Class> = (zone: Zone, ofClass?: Class) => number;

/**
 * Whether an effect can do anything now. Depends on the heights of piles and on open cards only, so the answer tells
 * nothing hidden (SK-6.8). `raise` always can.
 */
export function isPossible<Zone extends string, Class extends string, Stat extends string>(
  effect: ZoneEffect<Zone, Class, Stat>,
  count: Count<Zone, Class>,
): boolean {
  switch (effect.kind) {
    case 'raise':
      return true;
    case 'bring':
      return count(effect.from, effect.ofClass) > 0;
    case 'turnUp':
      return count(effect.from) > 0 || count(effect.refill) > 0;
    case 'shuffleInto':
      return count(effect.from) > 0;
    case 'exchange':
      return count(effect.pile) > 0;
  }
}
