/** OS-17.4: the classes of ships. */
export const SHIP_CLASSES = [
  'frigate',
  'destroyer',
  'lightCruiser',
  'heavyCruiser',
  'carrier',
  'battlecruiser',
  'dreadnought',
] as const;
export type ShipClass = (typeof SHIP_CLASSES)[number];

export interface ClassFigures {
  readonly name: string;
  /** Victory points of each ship of the class. */
  readonly vp: number;
  /** Recruitment points a ship of the class costs. */
  readonly cost: number;
}

/** OS-17.4: what ships of a class are worth and cost. */
export const CLASSES: { readonly [shipClass in ShipClass]: ClassFigures } = {
  frigate: { name: 'Frigate', vp: 1, cost: 2 },
  destroyer: { name: 'Destroyer', vp: 2, cost: 3 },
  lightCruiser: { name: 'Light Cruiser', vp: 3, cost: 5 },
  heavyCruiser: { name: 'Heavy Cruiser', vp: 4, cost: 7 },
  carrier: { name: 'Carrier', vp: 4, cost: 6 },
  battlecruiser: { name: 'Battlecruiser', vp: 5, cost: 8 },
  dreadnought: { name: 'Dreadnought', vp: 6, cost: 10 },
};
