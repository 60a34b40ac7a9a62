import type { Rejection } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { CommandOf } from '../command.ts';
import type { Asset, RetrogradeState } from '../state.ts';
import type { EventOf, RetrogradeEvent } from '../event.ts';
import { anyAsset, refuse } from './refusal.ts';
import { assetOf, debrisAround, nameOf, upgradeAbility } from './things.ts';

/** RG-17.9: how many debris must be chosen around an asset. */
export const sweepCount = (asset: Asset): number => upgradeAbility(asset, 'sweepDebris')?.count ?? 0;

/** RG-17.9: what must be done first, as a sentence. */
export function sweepFirst(state: RetrogradeState, id: string): Rejection {
  const asset = assetOf(state, id);
  return refuse('RG-17.9', `First choose ${sweepCount(asset)} debris around ${nameOf(asset)}.`);
}

/** RG-17.9: why debris cannot be swept; null = it can. */
export function cannotSweep(state: RetrogradeState, { asset: at, debris }: CommandOf<'sweep'>): Rejection | null {
  const { thing: asset, refusal } = anyAsset(state, at);
  if (refusal) return refusal;
  const strange = debris.find((id) => !state.debris.some((one) => one.id === id));
  if (strange !== undefined) return refuse('RG-4.5', `There is no debris "${strange.slice(0, 40)}".`);
  if (asset.id !== state.pendingSweep) return sweepFirst(state, state.pendingSweep!);
  const count = sweepCount(asset);
  if (debris.length !== count || new Set(debris).size !== count)
    return refuse('RG-17.9', `Choose exactly ${count} debris.`);
  const around = debrisAround(state, at).map(({ id }) => id);
  return debris.every((id) => around.includes(id))
    ? null
    : refuse('RG-17.9', `This debris is not around ${nameOf(asset)}.`);
}

/** RG-17.9: as the owner chose. */
export const swept = (seat: Seat, { asset, debris }: CommandOf<'sweep'>): EventOf<'swept'> => ({
  type: 'swept',
  seat,
  asset,
  debris,
  auto: false,
});

/** RG-17.9: what the engine does by itself with so much debris around an asset; empty = nothing is there. */
export function sweeping(state: RetrogradeState, sweeper: Asset): readonly RetrogradeEvent[] {
  const { id: asset, owner: seat } = sweeper;
  const count = sweepCount(sweeper);
  const debris = debrisAround(state, asset).map((one) => one.id);
  if (count === 0 || debris.length === 0) return [];
  return debris.length <= count
    ? [{ type: 'swept', seat, asset, debris, auto: true }]
    : [{ type: 'sweepOpened', seat, asset }];
}

/** Every choice of so many debris around the asset that waits for it, in the order it was made. */
export function sweepsOf(state: RetrogradeState): readonly CommandOf<'sweep'>[] {
  const asset = state.pendingSweep;
  if (asset === null) return [];
  const around = debrisAround(state, asset).map(({ id }) => id);
  return combinations(around, sweepCount(assetOf(state, asset))).map((debris) => ({ type: 'sweep', asset, debris }));
}

/** All ways to take so many of a list, each in the order of the list. */
function combinations<T>(list: readonly T[], count: number): readonly (readonly T[])[] {
  if (count === 0) return [[]];
  return list.flatMap((one, at) => combinations(list.slice(at + 1), count - 1).map((rest) => [one, ...rest]));
}
