import type { SightEngine } from './sight.ts';

/** A sight engine that counts the questions it is asked, for the figure of work a player's answer costs. */
export function countingSight(inner: SightEngine): { readonly sight: SightEngine; readonly asked: () => number } {
  let asked = 0;
  const sight: SightEngine = {
    open(pieces) {
      const world = inner.open(pieces);
      return {
        touched: (a, b) => ((asked += 1), world.touched(a, b)),
        blocked: (a, b) => ((asked += 1), world.blocked(a, b)),
        hiddenShare: (front, target) => ((asked += 1), world.hiddenShare(front, target)),
      };
    },
  };
  return { sight, asked: () => asked };
}
