import type { CardKind, Keyword, ShipClass, Species } from '../../../../games/orions-spur/index.ts';

/** How players call the species in a sentence. */
export const speciesNames: { readonly [species in Species]: string } = {
  terran: 'Terrans',
  hssuk: "H'ssuk",
  churrap: 'Churrap',
  mrooshen: "Mroo'shen",
};

/** Classes on cards. */
export const classNames: { readonly [shipClass in ShipClass]: string } = {
  frigate: 'Frigate',
  destroyer: 'Destroyer',
  lightCruiser: 'Light Cruiser',
  heavyCruiser: 'Heavy Cruiser',
  carrier: 'Carrier',
  battlecruiser: 'Battlecruiser',
  dreadnought: 'Dreadnought',
};

/** Kinds of tactics cards. */
export const kindNames: { readonly [kind in CardKind]: string } = {
  attack: 'Attack',
  reaction: 'Reaction',
  attackReaction: 'Attack/Reaction',
  draw: 'Draw',
  repair: 'Repair',
  special: 'Special',
};

/** What a keyword does, in a line, for a card that is read. */
export const keywordLines: { readonly [keyword in Keyword]: string } = {
  armored: 'Armored: 1 less damage from every hit.',
  artillery: 'Artillery: its attacks reach the second ship of a column.',
  interference: 'Interference: once a turn, 1 energy takes 1 off a hit on a ship beside it.',
  bracing: 'Bracing: spends energy to take as much off a hit on itself.',
  flock: 'Flock (primary action): for 2 energy of the flagship it attacks.',
  ram: 'Ram (primary action): all energy; hull damage by its printed hull, half of it back.',
  suppressingFire: 'Suppressing Fire (primary action): all energy; a foremost enemy ship counts as gone this turn.',
};

/** Figures of cards. */
export const figureNames = {
  shield: 'Shield',
  hull: 'Hull',
  energy: 'Energy',
  vp: 'Victory points',
  cost: 'Recruitment',
} as const;
