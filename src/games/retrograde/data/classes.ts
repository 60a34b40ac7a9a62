/** RG-1.7: the four classes of spacecraft. */
export const SHIP_CLASSES = ['fighter', 'corvette', 'frigate', 'capital'] as const;
export type ShipClass = (typeof SHIP_CLASSES)[number];

/** How players read a class. */
export const CLASS_NAMES: { readonly [shipClass in ShipClass]: string } = {
  fighter: 'Fighter',
  corvette: 'Corvette',
  frigate: 'Frigate',
  capital: 'Capital (Cruiser)',
};
