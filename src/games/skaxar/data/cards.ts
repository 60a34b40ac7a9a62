import { EARTH_SHIPS, SKAXAR_SHIPS, type ShipCard } from './ships.ts';
import { SHOP_CARDS, type ShopCard } from './shop-cards.ts';

/** SK-3.2: the two lists of 25 ships. */
export const FLEETS = ['earth', 'skaxar'] as const;
export type Fleet = (typeof FLEETS)[number];

/** How sentences write a fleet. */
export const FLEET_NAMES: { readonly [fleet in Fleet]: string } = { earth: 'Earth', skaxar: 'Skaxar' };

const SHIPS: { readonly [fleet in Fleet]: readonly ShipCard[] } = { earth: EARTH_SHIPS, skaxar: SKAXAR_SHIPS };

const byId: { readonly [id: string]: ShipCard } = Object.fromEntries(
  [...EARTH_SHIPS, ...SKAXAR_SHIPS].map((card) => [card.id, card]),
);

/** The 25 ships of a fleet in table order. */
export const fleetCards = (fleet: Fleet): readonly ShipCard[] => SHIPS[fleet];

/** The face of a ship by its id with the seat (`A-E07`) or without (`E07`). Throws for a ship there is not. */
export function shipCard(ship: string): ShipCard {
  const card = byId[ship.slice(-3)];
  if (!card) throw new Error(`There is no ship ${ship}.`);
  return card;
}

/** The face of a shop card (`I01` to `I45`). Throws for a card there is not. */
export function shopCard(id: string): ShopCard {
  const card = SHOP_CARDS[id];
  if (!card) throw new Error(`There is no shop card ${id}.`);
  return card;
}
