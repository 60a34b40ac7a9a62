import type { CardEffect, CardWords } from './card-effect.ts';

/**
 * What has to be named when effects are used: their targets that are to be chosen, in order, each word once. `chosen`:
 * the words of the game that mean something a player picks, e.g. `ownShip`, `opponent`.
 */
export const namedTargets = <W extends CardWords>(
  effects: readonly CardEffect<W>[],
  chosen: readonly W['target'][],
): readonly W['target'][] => {
  const words = effects.flatMap((effect): readonly W['target'][] => {
    if (effect.kind === 'redirect') return [effect.target, effect.to];
    if (effect.kind === 'discard') return [effect.whose];
    return 'target' in effect ? [effect.target] : [];
  });
  return [...new Set(words)].filter((word) => chosen.includes(word));
};
