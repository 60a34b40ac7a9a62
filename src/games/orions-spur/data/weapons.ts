import type { SpurEffect } from './effects.ts';
import { damage, splash } from './effects.ts';

export type WeaponId =
  | 'shipMissile'
  | 'lightLaser'
  | 'mediumLaser'
  | 'heavyLaser'
  | 'siegeMortar'
  | 'grappleGun'
  | 'needleGun';

/** A weapon printed on ships (OS-5.8). */
export interface Weapon {
  readonly id: WeaponId;
  readonly name: string;
  readonly energy: number;
  /** Whether it can also be used in a window (mode A/R). */
  readonly reacts: boolean;
  readonly effects: readonly SpurEffect[];
}

const weapon = (
  id: WeaponId,
  name: string,
  energy: number,
  mode: 'attack' | 'A/R',
  ...effects: readonly SpurEffect[]
): Weapon => ({ id, name, energy, reacts: mode === 'A/R', effects });

/** OS-17.5, in the order of the table. */
export const WEAPONS: { readonly [id in WeaponId]: Weapon } = {
  shipMissile: weapon('shipMissile', 'Ship Missile', 1, 'attack', damage([0, 2, 0], 'missile')),
  lightLaser: weapon('lightLaser', 'Light Laser', 1, 'A/R', damage([0, 1, 0])),
  mediumLaser: weapon('mediumLaser', 'Medium Laser', 2, 'A/R', damage([0, 3, 0])),
  heavyLaser: weapon('heavyLaser', 'Heavy Laser', 3, 'A/R', damage([0, 5, 0])),
  siegeMortar: weapon('siegeMortar', 'Siege Mortar', 2, 'attack', damage([0, 2, 0]), splash(1)),
  grappleGun: weapon('grappleGun', 'Grapple Gun', 1, 'attack', damage([1, 0, 1])),
  needleGun: weapon('needleGun', 'Needle Gun', 1, 'attack', damage([2, 0, 0])),
};
