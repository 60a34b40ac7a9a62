import type { Abilities, AssetFace, ShipClass } from './faces.ts';

const LETTERS: Readonly<Record<string, ShipClass>> = {
  F: 'fighter',
  C: 'corvette',
  R: 'frigate',
  K: 'capital',
};

type Transfer = AssetFace['transfer'];

/** A row in the order of the columns of RG-24.1; facilities F Fighter, C Corvette, R Frigate, K Capital (Cruiser). */
function row(
  id: string,
  name: string,
  population: number,
  cost: number | null,
  power: number,
  facilities: string,
  orbitals: readonly number[],
  transfer: Transfer,
  resistance: number,
  abilities: Abilities = {},
): AssetFace {
  const homeworld = cost === null;
  const classes = [...facilities].map((letter) => LETTERS[letter]!);
  const printed = { population, cost, power, facilities: classes, orbitals, transfer, resistance };
  return { kind: 'asset', id, name, homeworld, ...printed, abilities };
}

/** RG-24.1: the 19 assets, the homeworlds last. */
export const ASSETS: readonly AssetFace[] = [
  row('asteroid-colony-3752', 'Asteroid Colony 3752', 1, 2, 2, 'F', [2, 1], [3, 7, 5, 2], 1),
  row('asteroid-colony-2454', 'Asteroid Colony 2454', 1, 2, 2, 'F', [2], [2, 4, 5, 4], 1),
  row('asteroid-colony-4443', 'Asteroid Colony 4443', 2, 2, 2, 'C', [1, 1], [4, 4, 4, 3], 1),
  row('asteroid-colony-2122', 'Asteroid Colony 2122', 1, 1, 2, 'F', [1], [2, 1, 2, 2], 1),
  row('moon-1212', 'Moon 1212', 3, 4, 2, 'FC', [3, 1], [1, 2, 1, 2], 2),
  row('moon-2222', 'Moon 2222', 2, 4, 2, 'K', [3, 1], [2, 2, 2, 2], 2),
  row('corporate-base-3322', 'Corporate Base 3322', 3, 4, 3, 'CR', [2, 1, 1], [3, 3, 2, 2], 3),
  row('research-station-1232', 'Research Station 1232', 1, 2, 0, '', [1], [1, 2, 3, 2], 1),
  row('research-station-2321', 'Research Station 2321', 1, 2, 0, '', [1, 1], [2, 3, 2, 1], 1),
  row('research-station-3212', 'Research Station 3212', 1, 2, 0, '', [1], [3, 2, 1, 2], 1),
  row('research-station-2123', 'Research Station 2123', 1, 2, 0, '', [1], [2, 1, 2, 3], 1),
  row('lagrange-station-2222', 'Lagrange Station 2222', 1, 1, 1, 'F', [1], [2, 2, 2, 2], 1),
  row('manufactory-a', 'Manufactory A', 2, 3, 2, 'FR', [3, 3, 1], [3, 1, 2, 3], 2),
  row('manufactory-b', 'Manufactory B', 1, 3, 3, 'R', [3, 2, 1], [4, 2, 2, 3], 2),
  row('manufactory-c', 'Manufactory C', 3, 4, 2, 'CK', [2, 2, 1], [2, 1, 3, 2], 2),
  row('supergiant', 'Supergiant', 3, 6, 4, 'CRK', [4, 3, 2, 2, 1], [4, 4, 4, 4], 4),
  row('jupiter', 'Jupiter', 4, null, 4, 'FCR', [4, 2, 1, 1], [4, 5, 5, 4], 5, {
    burnDiscount: { classes: ['fighter', 'corvette'], amount: 1 },
  }),
  row('mars', 'Mars', 4, null, 4, 'RK', [1, 1, 1], [4, 3, 4, 3], 4, {
    populationDiscount: { classes: ['frigate'], amount: 1 },
  }),
  row('earth', 'Earth', 3, null, 5, 'FR', [3, 2, 1, 1], [3, 3, 3, 3], 4, { bombardmentGuard: 1 }),
];
