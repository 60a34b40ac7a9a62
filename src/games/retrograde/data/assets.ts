import type { Ability } from './abilities.ts';
import type { ShipClass } from './classes.ts';

/** A number for each of the orbit counters 1 to 4: top, right, bottom, left (RG-23.2). */
export type TransferValues = readonly [top: number, right: number, bottom: number, left: number];

/** A place that can be orbited and works for its owner (RG-24.1). */
export interface AssetCard {
  readonly kind: 'asset';
  readonly id: string;
  readonly name: string;
  /** Added to the limit of its owner. */
  readonly population: number;
  /** Construction points it takes; null for a homeworld, which is never built. */
  readonly cost: number | null;
  /** Construction points it gives. */
  readonly power: number;
  readonly facilities: readonly ShipClass[];
  /** Entry costs, the lowest orbital first (RG-1.5). */
  readonly orbitals: readonly number[];
  readonly transfer: TransferValues;
  readonly resistance: number;
  readonly text: string;
  readonly abilities: readonly Ability[];
}

// oxfmt-ignore
const asset = (
  id: string, name: string, population: number, cost: number | null, power: number, facilities: readonly ShipClass[],
  orbitals: readonly number[], transfer: TransferValues, resistance: number, text = '', ...abilities: readonly Ability[]
): AssetCard =>
  ({ kind: 'asset', id, name, population, cost, power, facilities, orbitals, transfer, resistance, text, abilities });

/** RG-24.1, in the order of the table; the last three are the homeworlds. */
// oxfmt-ignore
export const ASSETS: readonly AssetCard[] = [
  asset('asteroid-colony-3752', 'Asteroid Colony 3752', 1, 2, 2, ['fighter'], [2, 1], [3, 7, 5, 2], 1),
  asset('asteroid-colony-2454', 'Asteroid Colony 2454', 1, 2, 2, ['fighter'], [2], [2, 4, 5, 4], 1),
  asset('asteroid-colony-4443', 'Asteroid Colony 4443', 2, 2, 2, ['corvette'], [1, 1], [4, 4, 4, 3], 1),
  asset('asteroid-colony-2122', 'Asteroid Colony 2122', 1, 1, 2, ['fighter'], [1], [2, 1, 2, 2], 1),
  asset('moon-1212', 'Moon 1212', 3, 4, 2, ['fighter', 'corvette'], [3, 1], [1, 2, 1, 2], 2),
  asset('moon-2222', 'Moon 2222', 2, 4, 2, ['capital'], [3, 1], [2, 2, 2, 2], 2),
  asset('corporate-base-3322', 'Corporate Base 3322', 3, 4, 3, ['corvette', 'frigate'], [2, 1, 1], [3, 3, 2, 2], 3),
  asset('research-station-1232', 'Research Station 1232', 1, 2, 0, [], [1], [1, 2, 3, 2], 1),
  asset('research-station-2321', 'Research Station 2321', 1, 2, 0, [], [1, 1], [2, 3, 2, 1], 1),
  asset('research-station-3212', 'Research Station 3212', 1, 2, 0, [], [1], [3, 2, 1, 2], 1),
  asset('research-station-2123', 'Research Station 2123', 1, 2, 0, [], [1], [2, 1, 2, 3], 1),
  asset('lagrange-station-2222', 'Lagrange Station 2222', 1, 1, 1, ['fighter'], [1], [2, 2, 2, 2], 1),
  asset('manufactory-a', 'Manufactory A', 2, 3, 2, ['fighter', 'frigate'], [3, 3, 1], [3, 1, 2, 3], 2),
  asset('manufactory-b', 'Manufactory B', 1, 3, 3, ['frigate'], [3, 2, 1], [4, 2, 2, 3], 2),
  asset('manufactory-c', 'Manufactory C', 3, 4, 2, ['corvette', 'capital'], [2, 2, 1], [2, 1, 3, 2], 2),
  asset('supergiant', 'Supergiant', 3, 6, 4, ['corvette', 'frigate', 'capital'], [4, 3, 2, 2, 1], [4, 4, 4, 4], 4),
  asset('jupiter', 'Jupiter', 4, null, 4, ['fighter', 'corvette', 'frigate'], [4, 2, 1, 1], [4, 5, 5, 4], 5,
    'Your fighters and corvettes pay 1 delta-vee less for every burn.',
    { kind: 'burnDiscount', classes: ['fighter', 'corvette'], amount: 1 }),
  asset('mars', 'Mars', 4, null, 4, ['frigate', 'capital'], [1, 1, 1], [4, 3, 4, 3], 4,
    'Your frigates each take up 1 population less.',
    { kind: 'populationDiscount', classes: ['frigate'], amount: 1 }),
  asset('earth', 'Earth', 3, null, 5, ['fighter', 'frigate'], [3, 2, 1, 1], [3, 3, 3, 3], 4,
    'Bombardment here is weakened by 1 for each of your spacecraft around Earth.',
    { kind: 'bombardmentGuard', amount: 1 }),
];

/** RG-2.2: what a deck is led by. */
export const HOMEWORLD_IDS = ['earth', 'mars', 'jupiter'] as const;
export type HomeworldId = (typeof HOMEWORLD_IDS)[number];

/** Whether a card is one of the three homeworlds. */
export const isHomeworld = (id: string): id is HomeworldId => (HOMEWORLD_IDS as readonly string[]).includes(id);
