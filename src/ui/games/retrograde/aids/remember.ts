import type { RetrogradeView } from '../../../../games/retrograde/index.ts';

/**
 * A function of a view and a key that is worked out once for each: a view never changes, and pointers ask the same
 * again and again.
 */
export function rememberedPer<T>(
  make: (view: RetrogradeView, key: string) => T,
): (view: RetrogradeView, key: string) => T {
  const known = new WeakMap<RetrogradeView, Map<string, T>>();
  return (view, key) => {
    const here = known.get(view) ?? new Map<string, T>();
    known.set(view, here);
    if (!here.has(key)) here.set(key, make(view, key));
    return here.get(key)!;
  };
}
