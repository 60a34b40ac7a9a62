/**
 * What of a game's rules every match needs lies in one file: left alone, each set of pages and threads that shares a module gets a file
 * of its own, and a hundred small files pack worse than one. Apart stay what a match may do without (computer players, answers, plans
 * and comparisons, data and tests of whole series) and the doors, which would draw in everything behind them.
 */
const RULES =
  /\/src\/games\/([a-z-]+)\/(?:rules\/|odds\/|aids\/(?!answer|compare|plans|heat|lay)|(?!manifest|bot|census|luck|luck-worth|index)[a-z-]+\.ts$)/;

/** What every rule stands on. */
const KERNEL = /\/src\/(?:table\/|engine\/(?!recording-ver|shape)|physics\/)/;

/** The file a module goes into; null where the bundler decides. */
export const chunkOf = (id: string): string | null => {
  const game = RULES.exec(id)?.[1];
  return game ? `${game}-rules` : KERNEL.test(id) ? 'kernel' : null;
};
