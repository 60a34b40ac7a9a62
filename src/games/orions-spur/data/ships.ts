import { CLASSES, type ShipClass } from './classes.ts';
import type { Species } from './species.ts';
import type { WeaponId } from './weapons.ts';

/** Abilities printed on ships (chapter 8); `PRIMARY` says which are primary actions. */
export const KEYWORDS = ['armored', 'artillery', 'interference', 'bracing', 'flock', 'ram', 'suppressingFire'] as const;
export type Keyword = (typeof KEYWORDS)[number];

/** How texts write a keyword, and whether it bears the Primary mark (OS-0.28). */
export const KEYWORD_NAMES: { readonly [keyword in Keyword]: string } = {
  armored: 'Armored',
  artillery: 'Artillery',
  interference: 'Interference',
  bracing: 'Bracing',
  flock: 'Flock',
  ram: 'Ram',
  suppressingFire: 'Suppressing Fire',
};
export const PRIMARY: readonly Keyword[] = ['flock', 'ram', 'suppressingFire'];

/** A line of the ship tables (OS-0.4). */
export interface Design {
  readonly id: string;
  readonly name: string;
  readonly species: Species;
  readonly shipClass: ShipClass;
  readonly copies: number;
  readonly vp: number;
  readonly shield: number;
  readonly hull: number;
  readonly energy: number;
  /** Recruitment points. */
  readonly cost: number;
  readonly weapon: WeaponId | null;
  readonly keywords: readonly Keyword[];
}

type Line = readonly [
  id: string,
  name: string,
  shipClass: ShipClass,
  copies: number,
  shield: number,
  hull: number,
  energy: number,
  weapon: WeaponId | null,
  ...keywords: Keyword[],
];

const fleetOf = (species: Species, lines: readonly Line[]): readonly Design[] =>
  lines.map(([id, name, shipClass, copies, shield, hull, energy, weapon, ...keywords]) => {
    const { vp, cost } = CLASSES[shipClass];
    return { id, name, species, shipClass, copies, vp, shield, hull, energy, cost, weapon, keywords };
  });

/** OS-17.6 to OS-17.9, in the order of the tables. */
// oxfmt-ignore
export const DESIGNS: { readonly [species in Species]: readonly Design[] } = {
  terran: fleetOf('terran', [
    ['ter-ceres', 'Ceres', 'frigate', 2, 1, 2, 2, 'shipMissile'],
    ['ter-phobos', 'Phobos', 'frigate', 2, 1, 2, 2, 'lightLaser', 'interference'],
    ['ter-venus', 'Venus', 'destroyer', 2, 2, 3, 2, 'lightLaser', 'suppressingFire'],
    ['ter-deimos', 'Deimos', 'destroyer', 1, 2, 3, 3, 'shipMissile'],
    ['ter-mars', 'Mars', 'lightCruiser', 2, 3, 4, 3, 'mediumLaser', 'suppressingFire'],
    ['ter-europa', 'Europa', 'lightCruiser', 1, 3, 4, 4, 'shipMissile', 'interference'],
    ['ter-ganymede', 'Ganymede', 'heavyCruiser', 2, 4, 5, 4, 'mediumLaser', 'artillery'],
    ['ter-io', 'Io', 'carrier', 1, 4, 5, 5, 'shipMissile', 'interference'],
    ['ter-sol', 'Sol', 'battlecruiser', 1, 5, 6, 5, 'heavyLaser', 'suppressingFire'],
  ]),
  hssuk: fleetOf('hssuk', [
    ['hss-scale', 'Scale', 'frigate', 3, 1, 2, 2, 'lightLaser', 'bracing'],
    ['hss-clanguard', 'Clanguard', 'destroyer', 2, 1, 2, 3, 'lightLaser', 'armored'],
    ['hss-bulwark', 'Bulwark', 'destroyer', 1, 2, 3, 2, null, 'bracing', 'interference'],
    ['hss-elder', 'Elder', 'lightCruiser', 2, 2, 3, 3, 'mediumLaser', 'bracing'],
    ['hss-scribe', 'Scribe', 'lightCruiser', 1, 3, 4, 3, 'lightLaser', 'bracing', 'interference'],
    ['hss-monolith', 'Monolith', 'heavyCruiser', 2, 3, 5, 3, 'siegeMortar', 'armored', 'artillery'],
    ['hss-citadel', 'Citadel', 'battlecruiser', 1, 4, 6, 4, 'mediumLaser', 'armored', 'bracing'],
    ['hss-throne', 'Throne', 'dreadnought', 2, 5, 8, 4, 'heavyLaser', 'armored', 'bracing'],
  ]),
  churrap: fleetOf('churrap', [
    ['chu-swift', 'Swift', 'frigate', 4, 1, 2, 1, 'lightLaser', 'flock'],
    ['chu-kite', 'Kite', 'frigate', 2, 1, 2, 2, 'shipMissile', 'interference'],
    ['chu-harrier', 'Harrier', 'destroyer', 3, 1, 3, 3, 'lightLaser', 'flock'],
    ['chu-heron', 'Heron', 'destroyer', 1, 2, 2, 3, 'needleGun', 'flock', 'interference'],
    ['chu-roost', 'Roost', 'lightCruiser', 2, 3, 3, 5, 'lightLaser'],
    ['chu-eyrie', 'Eyrie', 'carrier', 1, 4, 4, 6, 'shipMissile', 'interference'],
    ['chu-thunderhead', 'Thunderhead', 'battlecruiser', 1, 5, 5, 6, 'mediumLaser', 'artillery'],
  ]),
  mrooshen: fleetOf('mrooshen', [
    ['mro-cub', 'Cub', 'frigate', 3, 0, 3, 2, 'grappleGun', 'ram'],
    ['mro-stalker', 'Stalker', 'frigate', 1, 1, 2, 2, 'shipMissile'],
    ['mro-prowler', 'Prowler', 'destroyer', 3, 0, 5, 2, 'grappleGun', 'ram'],
    ['mro-mauler', 'Mauler', 'lightCruiser', 2, 2, 6, 4, 'lightLaser', 'ram'],
    ['mro-matron', 'Matron', 'lightCruiser', 1, 3, 5, 4, 'shipMissile', 'interference'],
    ['mro-pridelord', 'Pridelord', 'heavyCruiser', 2, 2, 8, 4, 'mediumLaser', 'ram'],
    ['mro-steppe', 'Steppe', 'carrier', 1, 3, 6, 5, 'shipMissile', 'interference'],
    ['mro-ancestor', 'Ancestor', 'battlecruiser', 1, 3, 10, 5, 'heavyLaser', 'ram'],
  ]),
};
