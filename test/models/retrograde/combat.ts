import { shipFace } from './cards.ts';
import type { Options } from './options.ts';
import type { Asset, Spacecraft } from './state.ts';
import { upgradeOf } from './numbers.ts';

/** The numbers of one attack. */
export interface Shot {
  readonly dice: number;
  readonly range: number;
  readonly defence: number;
  readonly hitNumber: number;
}

/** RG-9.4 to RG-9.7: a spacecraft attacks another one around the same asset. */
export function attackShot(attacker: Spacecraft, target: Spacecraft, spend: number): Shot {
  const range = spend + Math.max(0, target.orbital - attacker.orbital);
  const dice = shipFace(attacker.id).accuracy + Math.max(0, attacker.orbital - target.orbital);
  return { dice, range, defence: target.left, hitNumber: range - target.left };
}

/** RG-17.13: an asset with a Missile Defense System attacks. */
export function systemShot(asset: Asset, target: Spacecraft): Shot {
  const attack = upgradeOf(asset).assetAttack;
  if (!attack) throw new Error(`${asset.id} has no Missile Defense System.`);
  const range = attack.deltaVee + (target.orbital - 1);
  return { dice: attack.accuracy, range, defence: target.left, hitNumber: range - target.left };
}

/** RG-9.7: whether a die hits. */
export const hits = ({ hitRule }: Options, die: number, hitNumber: number): boolean =>
  hitRule === 'lower' ? die < hitNumber : die <= hitNumber;

/** RG-9.7: whether any die can hit. */
export const canHit = (options: Options, hitNumber: number): boolean => hits(options, 1, hitNumber);

/** The smallest hit number that lets a die hit, and the smallest that lets every die hit. */
const ENDS = { lower: [2, 7], lowerOrEqual: [1, 6] } as const;

/** Check C54: the smallest useful spend and the sure spend, whatever the attacker has. */
export function spends({ hitRule }: Options, attacker: Spacecraft, target: Spacecraft): readonly [number, number] {
  const up = Math.max(0, target.orbital - attacker.orbital);
  const [useful, sure] = ENDS[hitRule];
  return [Math.max(1, target.left - up + useful), Math.max(1, target.left - up + sure)];
}
