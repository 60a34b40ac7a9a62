/** OS-0.3. */
export type Species = 'terran' | 'hssuk' | 'churrap' | 'mrooshen';

export const SPECIES: readonly Species[] = ['terran', 'hssuk', 'churrap', 'mrooshen'];

/** Damage of the three kinds: shield, any, hull. */
export interface Packet {
  readonly s: number;
  readonly a: number;
  readonly h: number;
}

/** OS-17.4. */
export type ShipClass =
  | 'frigate'
  | 'destroyer'
  | 'lightCruiser'
  | 'heavyCruiser'
  | 'carrier'
  | 'battlecruiser'
  | 'dreadnought';

/** How players read a class. */
export const CLASS_NAMES: Readonly<Record<ShipClass, string>> = {
  frigate: 'Frigate',
  destroyer: 'Destroyer',
  lightCruiser: 'Light Cruiser',
  heavyCruiser: 'Heavy Cruiser',
  carrier: 'Carrier',
  battlecruiser: 'Battlecruiser',
  dreadnought: 'Dreadnought',
};

/** Chapter 8, lasers apart, which are weapons. */
export type Keyword = 'armored' | 'artillery' | 'bracing' | 'flock' | 'interference' | 'ram' | 'suppressingFire';

export type WeaponId =
  | 'shipMissile'
  | 'lightLaser'
  | 'mediumLaser'
  | 'heavyLaser'
  | 'siegeMortar'
  | 'grappleGun'
  | 'needleGun';

/** A row of OS-17.5. */
export interface Weapon {
  readonly id: WeaponId;
  readonly name: string;
  readonly energy: number;
  readonly damage: Packet;
  readonly missile: boolean;
  readonly splash: number;
  /** Mode A/R. */
  readonly reaction: boolean;
}

/** A row of the ship tables. */
export interface Design {
  readonly species: Species;
  readonly id: string;
  readonly name: string;
  readonly shipClass: ShipClass;
  readonly copies: number;
  readonly vp: number;
  readonly shield: number;
  readonly hull: number;
  readonly energy: number;
  readonly cost: number;
  readonly weapon: WeaponId | null;
  readonly keywords: readonly Keyword[];
}

/** OS-0.29. */
export type CardType = 'attack' | 'reaction' | 'attackReaction' | 'draw' | 'repair' | 'special';

export type ModifierKind = 'bonus' | 'ward' | 'reach';

/** OS-10.13 to OS-10.28. */
export type Effect =
  | { readonly type: 'damage'; readonly packet: Packet }
  | { readonly type: 'evade'; readonly missilesOnly: boolean }
  | { readonly type: 'blockType' }
  | { readonly type: 'halve' }
  | { readonly type: 'redirect' }
  | { readonly type: 'reEnable' }
  | { readonly [T in Counted]: { readonly type: T; readonly n: number } }[Counted]
  | {
      readonly type: 'modifier';
      readonly kind: ModifierKind;
      readonly value: number;
      readonly scope: 'ship' | 'fleet';
      readonly duration: 'turn' | 'ownNext';
    };

type Counted =
  | 'block'
  | 'intercept'
  | 'draw'
  | 'discard'
  | 'forceDiscard'
  | 'repairShield'
  | 'repairHull'
  | 'restoreEnergy'
  | 'recruitPoints'
  | 'moveShip';

/** A row of the tactics tables. */
export interface Face {
  readonly id: string;
  readonly name: string;
  readonly type: CardType;
  readonly energy: number;
  readonly copies: Readonly<Record<Species, number>>;
  /** In printed order. */
  readonly effects: readonly Effect[];
  readonly missile: boolean;
  readonly splash: number;
  readonly reachSecond: boolean;
}
