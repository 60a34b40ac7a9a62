import type { CardWords, PileEffect } from './card-effect.ts';
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

/**
 * Whether an effect on piles and hands can do anything now, from heights alone: `count` of a zone, of whoever is meant.
 * A thing can always be put away. (OS-10.10)
 */
export function movesCards<W extends CardWords>(
  effect: PileEffect<W>,
  count: (zone: W['zone'], whose?: W['target']) => number,
): boolean {
  switch (effect.kind) {
    case 'draw':
      return count(effect.from) > 0 || (effect.refill !== null && count(effect.refill) > 0);
    case 'discard':
      return count(effect.from, effect.whose) > 0;
    case 'look':
      return count(effect.at) > 0;
    case 'arrange':
      return count(effect.of) > 1;
    case 'put':
      return true;
  }
}
