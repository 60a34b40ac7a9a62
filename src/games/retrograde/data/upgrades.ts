import type { Ability } from './abilities.ts';

/** A card that is installed under one asset (RG-24.4). */
export interface UpgradeCard {
  readonly kind: 'upgrade';
  readonly id: string;
  readonly name: string;
  readonly cost: number;
  readonly resistance: number;
  readonly text: string;
  readonly abilities: readonly Ability[];
}

// oxfmt-ignore
const upgrade = (id: string, name: string, cost: number, resistance: number, text: string, ability: Ability): UpgradeCard =>
  ({ kind: 'upgrade', id, name, cost, resistance, text, abilities: [ability] });

/** RG-24.4, in the order of the table. */
// oxfmt-ignore
export const UPGRADES: readonly UpgradeCard[] = [
  upgrade('missile-defense-system', 'Missile Defense System', 4, 3, 'Your maneuvers: this asset fires at a spacecraft around it, range 6, one die.',
    { kind: 'assetAttack', deltaVee: 6, accuracy: 1 }),
  upgrade('debris-sweeper', 'Debris Sweeper', 3, 3, 'As your turn starts, clear 2 debris around this asset.',
    { kind: 'sweepDebris', count: 2 }),
  upgrade('debris-reclamation', 'Debris Reclamation', 3, 3, 'When this asset contributes you may clear 1 debris around it for 1 more point.',
    { kind: 'reclaimDebris', bonus: 1 }),
  upgrade('university', 'University', 3, 2, 'Research here draws up to 2 cards.',
    { kind: 'extraDraw', upTo: 2 }),
  upgrade('espionage-agency', 'Espionage Agency', 4, 2, 'As your turn starts, see the next card of the other deck.',
    { kind: 'peekOpponentTop' }),
  upgrade('booster-rockets', 'Booster Rockets', 2, 2, 'Spacecraft completed here may start in any orbital.',
    { kind: 'openEntry' }),
  upgrade('cruiser-facilities', 'Cruiser Facilities', 4, 3, 'This asset can build Capital (Cruiser) spacecraft.',
    { kind: 'addFacility', shipClass: 'capital' }),
  upgrade('frigate-facilities', 'Frigate Facilities', 4, 3, 'This asset can build frigates.',
    { kind: 'addFacility', shipClass: 'frigate' }),
  upgrade('corvette-facilities', 'Corvette Facilities', 4, 3, 'This asset can build corvettes.',
    { kind: 'addFacility', shipClass: 'corvette' }),
  upgrade('fighter-facilities', 'Fighter Facilities', 4, 3, 'This asset can build fighters.',
    { kind: 'addFacility', shipClass: 'fighter' }),
  upgrade('fortified-buildings', 'Fortified Buildings', 2, 3, 'This asset resists 2 more damage.',
    { kind: 'resistanceBonus', amount: 2 }),
  upgrade('accelerated-assembly-lines', 'Accelerated Assembly Lines', 4, 2, 'Spacecraft cost 2 less on this asset.',
    { kind: 'spacecraftDiscount', amount: 2 }),
  upgrade('colonization-training', 'Colonization Training', 4, 2, 'Assets cost 2 less when this asset contributes.',
    { kind: 'assetDiscount', amount: 2 }),
  upgrade('debris-screen', 'Debris Screen', 3, 2, 'Transfers to this asset cost 1 more, for everyone.',
    { kind: 'arrivalSurcharge', amount: 1 }),
];
