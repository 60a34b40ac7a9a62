import type { CardFace } from '../../../../../assets/art/skaxar/face.ts';
import { ASTEROID_AMOUNTS, shipCard, shopCard, type Fleet } from '../../../../games/skaxar/index.ts';

export type BackOf = Extract<CardFace, { kind: 'back' }>['of'];

/** The face of a ship, by its id with the seat (`A-E07`) or without. */
export const shipFace = (ship: string): CardFace => {
  const { id, name, shipClass, firepower, shield, speed, value } = shipCard(ship);
  return { kind: 'ship', id, fleet: fleetOf(ship), shipClass, name, firepower, shield, speed, value };
};

/** The fleet of a ship: Earth's ids begin with E (SK-2.11). */
export const fleetOf = (ship: string): Fleet => (ship.slice(-3, -2) === 'E' ? 'earth' : 'skaxar');

/** The face of a card of the Arms Dealer (`I25`). */
export const shopFace = (id: string): CardFace => {
  const { key, name, text, price, kind, effects } = shopCard(id);
  const sum = (stat: 'firepower' | 'shield'): number =>
    effects.reduce((total, effect) => total + (effect.kind === 'raise' ? (effect.stats[stat] ?? 0) : 0), 0);
  const [firepower, shield] = [sum('firepower'), sum('shield')];
  return { kind: 'shop', key, item: kind === 'item', name, text, price, firepower, shield };
};

/** The face of an asteroid (`R01`). */
export const asteroidFace = (id: string): CardFace => ({ kind: 'asteroid', amount: ASTEROID_AMOUNTS[id] ?? 0 });

/** The back of a card. */
export const backFace = (of: BackOf): CardFace => ({ kind: 'back', of });

/** A name for a picture of a face: what is on it and no more. Two cards that look the same have one name. */
export const pictureName = (face: CardFace): string => {
  switch (face.kind) {
    case 'ship':
      return `ship/${face.id}/${face.firepower}/${face.shield}/${face.speed}/${face.value}`;
    case 'shop':
      return `shop/${face.key}/${face.price}/${face.firepower}/${face.shield}`;
    case 'asteroid':
      return `asteroid/${face.amount}`;
    case 'back':
      return `back/${face.of}`;
  }
};
