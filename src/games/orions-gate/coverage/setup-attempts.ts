import type { Options } from '../options.ts';
import type { Layout } from '../data/layout.ts';
import type { AnyGame, Rejection } from '../../../engine/game.ts';

/**
 * What the rules say to tables no match can be played on: too few pieces, two in one place, no way to the others (OG-I9
 * to I11).
 */
export function setupAnswers(game: AnyGame, options: Options): readonly Rejection[] {
  const { layout, terrainMinimum } = options;
  const own = (changed: Layout, least = terrainMinimum): readonly Rejection[] =>
    game.checkSetup({ ...options, terrainSource: 'custom', terrainMinimum: least, layout: changed });
  const [first = []] = layout;
  return [
    ...own(
      layout.map((pieces) => pieces.slice(0, 4)),
      5,
    ),
    ...own([[...first, ...first.slice(0, 1)], ...layout.slice(1)]),
    ...own(
      layout.map((pieces, at) =>
        at === 1 ? pieces.filter(({ kind }) => kind !== 'warpGate' && kind !== 'wormhole') : pieces,
      ),
    ),
  ];
}
