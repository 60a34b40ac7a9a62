import type { Design, Face, Keyword, Species, Weapon } from './data/faces.ts';
import { DESIGNS } from './data/ships.ts';
import { TACTICS } from './data/tactics.ts';
import { WEAPONS } from './data/weapons.ts';
import type { Seat, Ship } from './state.ts';

const designs = new Map(DESIGNS.map((design) => [design.id, design]));
const faces = new Map(TACTICS.map((face) => [face.id, face]));

/** The middle of an id `<seat>:<line>#<copy>`; undefined for text of another form. */
const lineIn = (id: string): string | undefined => /^\d+:(.+)#\d+$/.exec(id)?.[1];

/** A line of the ship tables. Undefined where there is none. */
export const findDesign = (design: string): Design | undefined => designs.get(design);

/** The design of a ship id. Throws for other ids. */
export function designOf({ id }: { readonly id: string }): Design {
  const design = designs.get(lineIn(id) ?? '');
  if (!design) throw new Error(`${id} is no ship.`);
  return design;
}

/** The line of a card id. Throws for other ids. */
export function faceOf(id: string): Face {
  const face = faces.get(lineIn(id) ?? '');
  if (!face) throw new Error(`${id} is no tactics card.`);
  return face;
}

export const nameOf = (ship: { readonly id: string }): string => designOf(ship).name;

export const has = (ship: Ship, keyword: Keyword): boolean => designOf(ship).keywords.includes(keyword);

/** The printed weapon of a ship, or null. */
export function weaponOf(ship: Ship): Weapon | null {
  const { weapon } = designOf(ship);
  return weapon && WEAPONS[weapon];
}

const copies = (seat: Seat, line: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${seat}:${line}#${index + 1}`);

/** OS-2.1: the 14 ship ids of a seat, in the order of the table. */
export const shipIds = (seat: Seat, species: Species): string[] =>
  DESIGNS.filter((design) => design.species === species).flatMap(({ id, copies: count }) => copies(seat, id, count));

/** OS-15.2: the 45 card ids of a seat before the shuffle. */
export const cardIds = (seat: Seat, species: Species): string[] =>
  TACTICS.flatMap(({ id, copies: counts }) => copies(seat, id, counts[species]));

/** OS-0.6: a ship as it joins a fleet. */
export function freshShip(id: string, owner: Seat, joinIndex: number): Ship {
  const { shield, hull, energy } = designOf({ id });
  return { id, owner, joinIndex, slot: null, shield, hull, energy, overcharged: false, suppressed: false };
}
