import type { Rejection } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { CommandOf, Target } from '../command.ts';
import { abilityIn } from '../data/abilities.ts';
import { assetCard, printedOn, spacecraftCard } from '../data/cards.ts';
import type { RetrogradeEvent } from '../event.ts';
import { evolve } from '../evolve.ts';
import type { Asset, RetrogradeState, Spacecraft } from '../state.ts';
import { settled } from './loss.ts';
import { isBarred, lowest, ownSpacecraft, refuse } from './refusal.ts';
import { assetOf, heightOf, nameOf, orbiting, spacecraftOf, type OnTable } from './things.ts';

/** RG-11.4, RG-17.3: a bombardment's power by its parts. */
export interface Bombardment {
  readonly printed: number;
  readonly distance: number;
  /** Spacecraft of the asset's owner that weaken it. */
  readonly defenders: number;
  /** What they take off. */
  readonly guard: number;
  readonly power: number;
}

/** RG-11.4, RG-17.3: how strong a spacecraft bombards what it orbits. */
export function bombardmentOf(table: OnTable, { card, orbital, asset: at }: Spacecraft): Bombardment {
  const asset = assetOf(table, at);
  const ability = asset.destroyed ? null : abilityIn(assetCard(asset.card).abilities, 'bombardmentGuard');
  const defenders = ability ? orbiting(table, at).filter(({ owner }) => owner === asset.owner).length : 0;
  const printed = spacecraftCard(card).bombardment;
  const distance = heightOf(orbital);
  const guard = defenders * (ability?.amount ?? 0);
  return { printed, distance, defenders, guard, power: Math.max(0, Math.max(0, printed - distance) - guard) };
}

/** RG-11.2, RG-17.6: what a bombardment costs. */
export const bombardmentCost = ({ card }: Pick<Spacecraft, 'card'>): number =>
  printedOn(card, 'freeBombardment') ? 0 : spacecraftCard(card).deltaVee;

/** What a bombardment or repair is aimed at: of which asset, itself or its upgrade; null = there is no such thing. */
export function targetOf(
  { assets }: Pick<OnTable, 'assets'>,
  here: Asset,
  said: string,
): { readonly asset: Asset; readonly target: Target } | null {
  if (said === 'asset' || said === 'upgrade') return { asset: here, target: said };
  const asset = assets.find(({ id, upgrade }) => id === said || upgrade?.id === said);
  return asset ? { asset, target: asset.id === said ? 'asset' : 'upgrade' } : null;
}

/** RG-4.5 (e): that there is nothing of the name a bombardment or repair is aimed at. */
export const unknownTarget = ({ assets }: Pick<OnTable, 'assets'>, said: string): Rejection | null =>
  targetOf({ assets }, assets[0]!, said)
    ? null
    : refuse('RG-4.5', `There is no asset or upgrade "${said.slice(0, 40)}".`);

/** Chapter 11: why a spacecraft cannot bombard; null = it can. */
export function cannotBombard(
  state: OnTable,
  seat: Seat,
  { spacecraft: id, target: said }: CommandOf<'bombard'>,
): Rejection | null {
  const { thing: spacecraft, refusal } = ownSpacecraft(state, seat, id);
  const unknown = lowest(refusal, unknownTarget(state, said));
  if (unknown || !spacecraft) return unknown;
  const here = assetOf(state, spacecraft.asset);
  const aimed = targetOf(state, here, said)!;
  return (
    isBarred(spacecraft) ??
    hasBombarded(spacecraft) ??
    isNoTarget(spacecraft, here, aimed) ??
    isUnpaid(spacecraft) ??
    isPowerless(state, spacecraft)
  );
}

/** RG-11.3, RG-17.5: nothing bombards twice in a turn. */
function hasBombarded({ card, bombardments }: Spacecraft): Rejection | null {
  const limit = printedOn(card, 'entryTurnStrike')?.bombardments ?? 1;
  if (bombardments < limit) return null;
  const made = limit === 1 ? '1 bombardment' : `${limit} bombardments`;
  return refuse(
    printedOn(card, 'entryTurnStrike') ? 'RG-17.5' : 'RG-11.3',
    `${nameOf({ card })} has made its ${made}.`,
  );
}

/** RG-11.1. */
function isNoTarget(
  { owner }: Spacecraft,
  here: Asset,
  { asset, target }: { readonly asset: Asset; readonly target: Target },
): Rejection | null {
  if (asset.id !== here.id) return refuse('RG-11.1', `This spacecraft orbits ${nameOf(here)}, not ${nameOf(asset)}.`);
  if (here.owner === owner) return refuse('RG-11.1', `${nameOf(here)} is yours.`);
  if (here.destroyed) return refuse('RG-11.1', `${nameOf(here)} is already destroyed.`);
  return target === 'upgrade' && !here.upgrade ? refuse('RG-11.1', `${nameOf(here)} has no upgrade.`) : null;
}

/** RG-11.2. */
function isUnpaid(spacecraft: Spacecraft): Rejection | null {
  const cost = bombardmentCost(spacecraft);
  const { left } = spacecraft;
  return left >= cost
    ? null
    : refuse('RG-11.2', `Bombardment takes the full ${cost} delta-vee; ${nameOf(spacecraft)} has ${left}.`, {
        cost,
        left,
      });
}

/** RG-4.6. */
function isPowerless(state: OnTable, spacecraft: Spacecraft): Rejection | null {
  const { printed, distance, defenders, power } = bombardmentOf(state, spacecraft);
  if (power > 0) return null;
  if (printed === 0) return refuse('RG-4.6', `${nameOf(spacecraft)} has bombardment power 0.`);
  const guarded = defenders === 1 ? ' - 1 defender' : ` - ${defenders} defenders`;
  return refuse('RG-4.6', `Bombardment power ${printed} - ${distance}${defenders > 0 ? guarded : ''} = 0.`, {
    printed,
    distance,
    defenders,
  });
}

/** RG-11.5, RG-11.6. */
export function bombarded(
  state: RetrogradeState,
  seat: Seat,
  { spacecraft: id, target: said }: CommandOf<'bombard'>,
): readonly RetrogradeEvent[] {
  const spacecraft = spacecraftOf(state, id);
  const here = assetOf(state, spacecraft.asset);
  const { target } = targetOf(state, here, said)!;
  const { power } = bombardmentOf(state, spacecraft);
  const damage = (target === 'asset' ? here.damage : here.upgrade!.damage) + power;
  const cost = bombardmentCost(spacecraft);
  const fact: RetrogradeEvent = {
    type: 'bombarded',
    seat,
    spacecraft: id,
    asset: here.id,
    target,
    power,
    cost,
    damage,
  };
  return [fact, ...settled(evolve(state, fact), here.id)];
}

/** Bombardments a spacecraft could think of. */
export const bombardmentsOf = ({ id }: Spacecraft): readonly CommandOf<'bombard'>[] =>
  (['asset', 'upgrade'] as const).map((target) => ({ type: 'bombard', spacecraft: id, target }));
