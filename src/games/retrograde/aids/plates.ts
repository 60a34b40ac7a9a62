import type { Seat } from '../../../engine/seat.ts';
import { assetCard, spacecraftCard, upgradeCard } from '../data/cards.ts';
import { isHomeworld, type TransferValues } from '../data/assets.ts';
import type { ShipClass } from '../data/classes.ts';
import { bombardmentCost, bombardmentOf } from '../rules/bombard.ts';
import { transferValue } from '../rules/burn.ts';
import { isOverLimit, isUnpaid } from '../rules/complete.ts';
import { populationUse } from '../rules/population.ts';
import {
  assetOf,
  debrisAround,
  facilitiesOf,
  orbiting,
  outermost,
  resistanceOf,
  sideOf,
  spacecraftOf,
  upgradeAbility,
} from '../rules/things.ts';
import { counterAfter } from '../rules/turn.ts';
import type { RetrogradeView } from '../view.ts';

/** So much of so much: damage of what a thing stands, delta-vee left of what it has. */
export interface Share {
  readonly now: number;
  readonly of: number;
}

/** RG-23.1, RG-23.6: an orbital with what is in it. */
export interface Orbit {
  readonly orbital: number;
  readonly entryCost: number;
  readonly spacecraft: readonly string[];
  readonly debris: readonly string[];
}

/** RG-23.1: the arcs of an asset, the lowest first. */
export function orbitsOf(view: RetrogradeView, id: string): readonly Orbit[] {
  const ids = (list: readonly { readonly id: string; readonly orbital: number }[], orbital: number) =>
    list.filter((one) => one.orbital === orbital).map((one) => one.id);
  return assetCard(assetOf(view, id).card).orbitals.map((entryCost, at) => ({
    orbital: at + 1,
    entryCost,
    spacecraft: ids(orbiting(view, id), at + 1),
    debris: ids(debrisAround(view, id), at + 1),
  }));
}

/** RG-23.2: the transfer dial of an asset; `active` and `next` are counters, 1 to 4. */
export interface Dial {
  readonly values: TransferValues;
  readonly active: number;
  /** After its owner's next upkeep. */
  readonly next: number;
  /** What the outermost orbital costs, and what a Debris Screen adds. */
  readonly entry: number;
  readonly surcharge: number;
  /** What it costs to arrive now, without discounts. */
  readonly arrival: number;
}

/** RG-23.2: the dial of an asset, working or destroyed. */
export function dialOf(view: RetrogradeView, id: string): Dial {
  const asset = assetOf(view, id);
  const { transfer, orbitals } = assetCard(asset.card);
  const { orbitCounter } = sideOf(view, asset.owner);
  const surcharge = upgradeAbility(asset, 'arrivalSurcharge')?.amount ?? 0;
  const entry = orbitals[outermost(asset) - 1]!;
  return {
    values: transfer,
    active: orbitCounter,
    next: counterAfter(orbitCounter),
    entry,
    surcharge,
    arrival: transferValue(view, asset) + entry + surcharge,
  };
}

/** RG-23.4: an installed upgrade. */
export interface UpgradePlate {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly damage: Share;
}

/** RG-23.3: everything that is written of an asset. */
export interface AssetPlate {
  readonly name: string;
  readonly owner: Seat;
  readonly homeworld: boolean;
  readonly population: number;
  readonly power: number;
  readonly damage: Share;
  readonly printed: readonly ShipClass[];
  /** The class a Facilities upgrade adds, unless it is printed too. */
  readonly added: readonly ShipClass[];
  readonly text: string;
  readonly tapped: boolean;
  readonly destroyed: boolean;
  readonly upgrade: UpgradePlate | null;
}

/** RG-23.3, RG-23.4. */
export function assetPlate(view: RetrogradeView, id: string): AssetPlate {
  const asset = assetOf(view, id);
  const { name, population, power, facilities, text } = assetCard(asset.card);
  const { upgrade } = asset;
  const under = upgrade && upgradeCard(upgrade.card);
  return {
    name,
    owner: asset.owner,
    homeworld: isHomeworld(asset.card),
    population,
    power,
    damage: { now: asset.damage, of: resistanceOf(asset) },
    printed: facilities,
    added: facilitiesOf(asset).filter((one) => !facilities.includes(one)),
    text,
    tapped: asset.tapped,
    destroyed: asset.destroyed,
    upgrade: upgrade &&
      under && {
        id: upgrade.id,
        name: under.name,
        text: under.text,
        damage: { now: upgrade.damage, of: under.resistance },
      },
  };
}

/** RG-23.5: everything that is written of a spacecraft. */
export interface SpacecraftPlate {
  readonly name: string;
  readonly owner: Seat;
  readonly shipClass: ShipClass;
  readonly deltaVee: Share;
  readonly damage: Share;
  readonly accuracy: number;
  readonly bombardment: number;
  readonly population: number;
  readonly text: string;
  readonly maneuvered: boolean;
  readonly barred: boolean;
  /** It has what a bombardment costs, and power from where it is. */
  readonly canBombard: boolean;
}

/** RG-23.5. */
export function spacecraftPlate(view: RetrogradeView, id: string): SpacecraftPlate {
  const one = spacecraftOf(view, id);
  const { name, shipClass, deltaVee, armor, accuracy, bombardment, text } = spacecraftCard(one.card);
  return {
    name,
    owner: one.owner,
    shipClass,
    deltaVee: { now: one.left, of: deltaVee },
    damage: { now: one.damage, of: armor },
    accuracy,
    bombardment,
    population: populationUse(view, one.owner, one.card),
    text,
    maneuvered: one.maneuvered,
    barred: one.barred,
    canBombard: !one.barred && one.left >= bombardmentCost(one) && bombardmentOf(view, one).power > 0,
  };
}

/** RG-23.7: why an own spacecraft project cannot be completed, as the rules say it; `ready` where it can. */
export type Readiness = { readonly ready: true } | { readonly ready: false; readonly reason: string };

/** RG-23.7: how far an own project is; null for one of the other player, and for one that completes by itself. */
export function readinessOf(view: RetrogradeView, id: string): Readiness | null {
  const project = view.projects.find((one) => one.id === id)!;
  const { card } = project;
  if (card === null || project.kind !== 'spacecraft') return null;
  const known = { ...project, card };
  const refusal = isUnpaid(view, known) ?? isOverLimit(view, known);
  return refusal ? { ready: false, reason: refusal.reason } : { ready: true };
}
