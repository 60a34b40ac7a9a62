import type { Rejection } from '../../../engine/game.ts';
import type { Chance } from '../../../engine/rng.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { CommandOf } from '../command.ts';
import type { Aim, RetrogradeEvent } from '../event.ts';
import type { Asset, RetrogradeState, Spacecraft } from '../state.ts';
import { isNoTarget } from './attack.ts';
import { aimAt, DIE, hits, hittingFaces } from './fire.ts';
import { lost } from './loss.ts';
import { isDestroyed, lowest, ownAsset, refuse } from './refusal.ts';
import { assetOf, enemiesAround, heightOf, nameOf, spacecraftOf, upgradeAbility } from './things.ts';

/** RG-17.13: range, defence and hit number of an asset's missiles; null where it has none. */
export function missileAim(asset: Asset, { orbital, left }: Pick<Spacecraft, 'orbital' | 'left'>): Aim | null {
  const ability = upgradeAbility(asset, 'assetAttack');
  return ability && aimAt(ability.deltaVee + heightOf(orbital), left);
}

/** RG-17.13: why an asset cannot attack; null = it can. */
export function cannotDefend(
  state: RetrogradeState,
  seat: Seat,
  { asset: id, target: at }: CommandOf<'missileDefense'>,
): Rejection | null {
  const { thing: asset, refusal } = ownAsset(state, seat, id, 'RG-17.13');
  const strange = isNoTarget(state, seat, at, 'RG-17.13');
  const unknown = lowest(refusal, strange?.rule === 'RG-4.5' ? strange : null);
  if (unknown || !asset) return unknown;
  return isDestroyed(asset) ?? isSpent(state, asset, at) ?? hasNone(asset) ?? strange ?? cannotReach(state, asset, at);
}

/** RG-17.13: once a turn with `errata`, else once a turn on each spacecraft. */
function isSpent({ options, spacecraft }: RetrogradeState, { upgrade }: Asset, at: string): Rejection | null {
  const attacked = upgrade?.attacked ?? [];
  if (options.errata) return attacked.length > 0 ? refuse('RG-17.13', 'This system has attacked this turn.') : null;
  const target = spacecraft.find(({ id }) => id === at);
  return target && attacked.includes(at)
    ? refuse('RG-17.13', `This system has attacked ${nameOf(target)} this turn.`)
    : null;
}

const hasNone = (asset: Asset): Rejection | null =>
  upgradeAbility(asset, 'assetAttack') ? null : refuse('RG-17.13', `${nameOf(asset)} has no Missile Defense System.`);

function cannotReach({ options, ...state }: RetrogradeState, asset: Asset, at: string): Rejection | null {
  const target = spacecraftOf(state, at);
  if (target.asset !== asset.id) return refuse('RG-17.13', `The target does not orbit ${nameOf(asset)}.`);
  const { hitNumber } = missileAim(asset, target)!;
  return hittingFaces(options.hitRule, hitNumber) > 0
    ? null
    : refuse('RG-4.6', `Hit number ${hitNumber}: the die cannot hit.`, { hitNumber });
}

/** RG-17.13: one die for each point of accuracy; 1 damage on a hit. */
export function defended(
  state: RetrogradeState,
  seat: Seat,
  { asset: id, target: at }: CommandOf<'missileDefense'>,
  chance: Chance,
): readonly RetrogradeEvent[] {
  const asset = assetOf(state, id);
  const target = spacecraftOf(state, at);
  const aim = missileAim(asset, target)!;
  const dice = Array.from({ length: upgradeAbility(asset, 'assetAttack')!.accuracy }, () => chance.die(DIE));
  const struck = dice.filter((die) => hits(state.options.hitRule, die, aim.hitNumber)).length;
  const damage = target.damage + struck;
  return [
    { type: 'missilesFired', seat, asset: id, target: at, aim, dice, hits: struck, damage },
    ...lost(target, damage, 'missileDefense'),
  ];
}

/** Missile defenses an asset could think of. */
export const defensesOf = (state: RetrogradeState, asset: Asset): readonly CommandOf<'missileDefense'>[] =>
  upgradeAbility(asset, 'assetAttack')
    ? enemiesAround(state, asset).map(({ id }) => ({ type: 'missileDefense', asset: asset.id, target: id }))
    : [];
