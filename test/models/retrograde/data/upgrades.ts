import type { Abilities, UpgradeFace } from './faces.ts';

const row = (id: string, name: string, cost: number, resistance: number, abilities: Abilities): UpgradeFace => ({
  kind: 'upgrade',
  id,
  name,
  cost,
  resistance,
  abilities,
});

/** RG-24.4: the 14 upgrades. */
export const UPGRADES: readonly UpgradeFace[] = [
  row('missile-defense-system', 'Missile Defense System', 4, 3, { assetAttack: { deltaVee: 6, accuracy: 1 } }),
  row('debris-sweeper', 'Debris Sweeper', 3, 3, { sweepDebris: 2 }),
  row('debris-reclamation', 'Debris Reclamation', 3, 3, { reclaimDebris: 1 }),
  row('university', 'University', 3, 2, { extraDraw: 2 }),
  row('espionage-agency', 'Espionage Agency', 4, 2, { peekOpponentTop: true }),
  row('booster-rockets', 'Booster Rockets', 2, 2, { openEntry: true }),
  row('cruiser-facilities', 'Cruiser Facilities', 4, 3, { addFacility: 'capital' }),
  row('frigate-facilities', 'Frigate Facilities', 4, 3, { addFacility: 'frigate' }),
  row('corvette-facilities', 'Corvette Facilities', 4, 3, { addFacility: 'corvette' }),
  row('fighter-facilities', 'Fighter Facilities', 4, 3, { addFacility: 'fighter' }),
  row('fortified-buildings', 'Fortified Buildings', 2, 3, { resistanceBonus: 2 }),
  row('accelerated-assembly-lines', 'Accelerated Assembly Lines', 4, 2, { spacecraftDiscount: 2 }),
  row('colonization-training', 'Colonization Training', 4, 2, { assetDiscount: 2 }),
  row('debris-screen', 'Debris Screen', 3, 2, { arrivalSurcharge: 1 }),
];
