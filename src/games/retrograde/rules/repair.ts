import type { Rejection } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { CommandOf } from '../command.ts';
import { cardOf } from '../data/cards.ts';
import type { EventOf } from '../event.ts';
import type { Asset, RetrogradeState } from '../state.ts';
import { targetOf, unknownTarget } from './bombard.ts';
import { isDestroyed, isTapped, lowest, ownAsset, refuse } from './refusal.ts';
import { assetOf, nameOf } from './things.ts';

/** RG-13.3: why an asset cannot repair itself or its upgrade; null = it can. */
export function cannotRepair(
  state: RetrogradeState,
  seat: Seat,
  { asset: id, target: said }: CommandOf<'repair'>,
): Rejection | null {
  const { thing: asset, refusal } = ownAsset(state, seat, id, 'RG-13.3');
  const unknown = lowest(refusal, unknownTarget(state, said));
  if (unknown || !asset) return unknown;
  const aimed = targetOf(state, asset, said)!;
  const idle = isDestroyed(asset) ?? isTapped(asset, 'RG-13.3');
  if (idle) return idle;
  if (aimed.asset.id !== id) return refuse('RG-13.3', `${nameOf(asset)} repairs only itself and its own upgrade.`);
  const { upgrade } = asset;
  if (aimed.target === 'upgrade' && !upgrade) return refuse('RG-13.3', `${nameOf(asset)} has no upgrade.`);
  const damaged = aimed.target === 'asset' ? asset : upgrade!;
  return damaged.damage > 0 ? null : refuse('RG-4.6', `${cardOf(damaged.card).name} has no damage.`);
}

/** RG-13.3: exactly 1. */
export function repaired(
  state: RetrogradeState,
  seat: Seat,
  { asset: id, target: said }: CommandOf<'repair'>,
): EventOf<'repaired'> {
  const asset = assetOf(state, id);
  const { target } = targetOf(state, asset, said)!;
  const { damage } = target === 'asset' ? asset : asset.upgrade!;
  return { type: 'repaired', seat, asset: id, target, damage: damage - 1 };
}

/** Repairs an asset could think of. */
export const repairsOf = ({ id }: Asset): readonly CommandOf<'repair'>[] =>
  (['asset', 'upgrade'] as const).map((target) => ({ type: 'repair', asset: id, target }));
