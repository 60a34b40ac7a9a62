import type { Rejection } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { CommandOf } from '../command.ts';
import { assetCard, spacecraftCard } from '../data/cards.ts';
import type { EventOf } from '../event.ts';
import type { Asset, Spacecraft } from '../state.ts';
import { anyAsset, isBarred, lowest, ownSpacecraft, refuse } from './refusal.ts';
import { assetOf, homeworldAbility, nameOf, outermost, sideOf, upgradeAbility, type OnTable } from './things.ts';

/** The orbit counters of both seats, as part of a state or a view. */
interface Counters {
  readonly sides: readonly [{ readonly orbitCounter: number }, { readonly orbitCounter: number }];
}
/** What of a state or view a burn's cost depends on. */
type Costing = Pick<OnTable, 'assets'> & Counters;
/** What of it says whether a burn is legal. */
export type Sky = OnTable & Counters & { readonly projects: readonly { readonly id: string }[] };

/** A burn's cost by its parts (RG-7.6); `transfer` 0 for an orbital burn. */
export interface BurnCost {
  readonly transfer: number;
  readonly entry: number;
  /** Debris Screen. */
  readonly surcharge: number;
  /** Jupiter; as much of it as counts. */
  readonly discount: number;
  readonly total: number;
}

/** RG-7.5: the transfer value of an asset that counts now, by the orbit counter of its owner. */
export const transferValue = (state: Counters, { card, owner }: Asset): number =>
  assetCard(card).transfer[sideOf(state, owner).orbitCounter - 1]!;

/** RG-7.2, RG-7.3, RG-7.6: what a spacecraft pays to get into an orbital of an asset; the move itself is not tested. */
export function burnCost(
  state: Costing,
  spacecraft: Pick<Spacecraft, 'card' | 'owner' | 'asset'>,
  asset: Asset,
  orbital: number,
): BurnCost {
  const isTransfer = asset.id !== spacecraft.asset;
  const transfer = isTransfer ? transferValue(state, asset) : 0;
  const entry = assetCard(asset.card).orbitals[orbital - 1]!;
  const surcharge = isTransfer ? (upgradeAbility(asset, 'arrivalSurcharge')?.amount ?? 0) : 0;
  const ability = homeworldAbility(state, spacecraft.owner, 'burnDiscount');
  const sum = transfer + entry + surcharge;
  const applies = ability?.classes.includes(spacecraftCard(spacecraft.card).shipClass) ?? false;
  const discount = applies ? Math.min(sum, ability!.amount) : 0;
  return { transfer, entry, surcharge, discount, total: sum - discount };
}

/** Chapter 7: why a spacecraft cannot burn; null = it can. */
export function cannotBurn(
  state: Sky,
  seat: Seat,
  { spacecraft: id, asset: to, orbital }: CommandOf<'burn'>,
): Rejection | null {
  const { thing: spacecraft, refusal } = ownSpacecraft(state, seat, id);
  const project = state.projects.find((one) => one.id === to);
  const asset = project ? null : anyAsset(state, to);
  const unknown = lowest(refusal, asset?.refusal ?? null);
  if (unknown || !spacecraft) return unknown;
  const destination = asset?.thing ?? null;
  const moved = isBarred(spacecraft) ?? cannotMove(state, spacecraft, destination, orbital);
  if (moved || !destination) return moved;
  const { total } = burnCost(state, spacecraft, destination, orbital);
  // RG-7.7.
  if (total === 0 && destination.id === spacecraft.asset && spacecraft.visited.includes(orbital))
    return refuse('RG-7.7', 'A burn of cost 0 may not return to an orbital visited this turn.');
  return total <= spacecraft.left
    ? null
    : refuse('RG-6.3', `This burn costs ${total} delta-vee; ${nameOf(spacecraft)} has ${spacecraft.left}.`, {
        cost: total,
        left: spacecraft.left,
      });
}

/** RG-7.1, RG-7.3, RG-7.4; `asset` null = a project. */
function cannotMove(state: Sky, spacecraft: Spacecraft, asset: Asset | null, orbital: number): Rejection | null {
  if (asset?.id === spacecraft.asset) return cannotStep(spacecraft, asset, orbital);
  const start = outermost(assetOf(state, spacecraft.asset));
  if (spacecraft.orbital !== start)
    return refuse(
      'RG-7.3',
      `Transfers start in the outermost orbital (${start}); this spacecraft is in orbital ${spacecraft.orbital}.`,
      { outermost: start, orbital: spacecraft.orbital },
    );
  if (!asset) return refuse('RG-7.4', 'This asset is still under construction.');
  const end = outermost(asset);
  return orbital === end
    ? null
    : refuse('RG-7.3', `Transfers end in the outermost orbital of ${nameOf(asset)} (${end}).`, { outermost: end });
}

/** RG-7.1. */
function cannotStep(spacecraft: Spacecraft, asset: Asset, orbital: number): Rejection | null {
  const last = outermost(asset);
  if (orbital < 1) return refuse('RG-7.1', 'There is no orbital below orbital 1.');
  if (orbital > last) return refuse('RG-7.1', `There is no orbital above orbital ${last}; only a transfer leads on.`);
  return Math.abs(orbital - spacecraft.orbital) === 1
    ? null
    : refuse('RG-7.1', `Orbital ${orbital} is not next to orbital ${spacecraft.orbital}.`);
}

/** RG-6.2: paid, then moved. */
export function burned(
  state: Sky,
  seat: Seat,
  { spacecraft: id, asset: to, orbital }: CommandOf<'burn'>,
): EventOf<'burned'> {
  const { thing: spacecraft } = ownSpacecraft(state, seat, id);
  const { asset: leaves, orbital: from, left } = spacecraft!;
  const { total: cost } = burnCost(state, spacecraft!, assetOf(state, to), orbital);
  return { type: 'burned', seat, spacecraft: id, leaves, from, asset: to, orbital, cost, left: left - cost };
}

/** Burns a spacecraft could think of: down, up, and from the outermost orbital to every other asset. */
export function burnsOf(state: Pick<OnTable, 'assets'>, spacecraft: Spacecraft): readonly CommandOf<'burn'>[] {
  const { id, asset, orbital } = spacecraft;
  const last = outermost(assetOf(state, asset));
  const steps = [orbital - 1, orbital + 1].filter((one) => one >= 1 && one <= last);
  const burns = steps.map((one): CommandOf<'burn'> => ({ type: 'burn', spacecraft: id, asset, orbital: one }));
  if (orbital !== last) return burns;
  const transfers = state.assets
    .filter((other) => other.id !== asset)
    .map((other): CommandOf<'burn'> => ({ type: 'burn', spacecraft: id, asset: other.id, orbital: outermost(other) }));
  return [...burns, ...transfers];
}
