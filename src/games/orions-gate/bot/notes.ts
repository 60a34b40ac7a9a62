import type { Mind } from './mind.ts';

/**
 * Notes of one kind that are made under minds: what is found for a mind and a thing is found once, and forgotten with
 * either.
 */
export function notes<K extends object, V>(): (mind: Mind, of: K, find: () => V) => V {
  const known = new WeakMap<Mind, WeakMap<K, V>>();
  return (mind, of, find) => {
    let ofMind = known.get(mind);
    if (!ofMind) known.set(mind, (ofMind = new WeakMap()));
    let found = ofMind.get(of);
    if (found === undefined) ofMind.set(of, (found = find()));
    return found;
  };
}
