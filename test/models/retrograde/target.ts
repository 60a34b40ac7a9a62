import { findAsset, type Asset, type Game } from './state.ts';

/** What a bombardment or a repair is aimed at. */
export interface Target {
  readonly asset: Asset;
  readonly part: 'asset' | 'upgrade';
}

/**
 * Reads a target: the id of an asset or of an installed upgrade, or the words `asset` and `upgrade` for those of
 * `around`. Undefined where there is no such card.
 */
export function targetOf(game: Game, target: string, around: Asset | undefined): Target | undefined {
  if (target === 'asset' || target === 'upgrade') return around && { asset: around, part: target };
  const asset = findAsset(game, target);
  if (asset) return { asset, part: 'asset' };
  const carrier = game.assets.find(({ upgrade }) => upgrade?.id === target);
  return carrier && { asset: carrier, part: 'upgrade' };
}
