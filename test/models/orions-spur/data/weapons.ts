import type { Weapon, WeaponId } from './faces.ts';

function weapon(
  id: WeaponId,
  name: string,
  energy: number,
  [s, a, h]: readonly [number, number, number],
  flags: { readonly missile: boolean; readonly splash: number; readonly reaction: boolean },
): Weapon {
  return { id, name, energy, damage: { s, a, h }, ...flags };
}

/** OS-17.5: energy, shield / any / hull damage, and whether it also works as a reaction (mode A/R). */
export const WEAPONS: Readonly<Record<WeaponId, Weapon>> = {
  shipMissile: weapon('shipMissile', 'Ship Missile', 1, [0, 2, 0], { missile: true, splash: 0, reaction: false }),
  lightLaser: weapon('lightLaser', 'Light Laser', 1, [0, 1, 0], { missile: false, splash: 0, reaction: true }),
  mediumLaser: weapon('mediumLaser', 'Medium Laser', 2, [0, 3, 0], { missile: false, splash: 0, reaction: true }),
  heavyLaser: weapon('heavyLaser', 'Heavy Laser', 3, [0, 5, 0], { missile: false, splash: 0, reaction: true }),
  siegeMortar: weapon('siegeMortar', 'Siege Mortar', 2, [0, 2, 0], { missile: false, splash: 1, reaction: false }),
  grappleGun: weapon('grappleGun', 'Grapple Gun', 1, [1, 0, 1], { missile: false, splash: 0, reaction: false }),
  needleGun: weapon('needleGun', 'Needle Gun', 1, [2, 0, 0], { missile: false, splash: 0, reaction: false }),
};
