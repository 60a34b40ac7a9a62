import type { RetrogradePosition, RetrogradeView } from '../../src/games/retrograde/index.ts';
import { table, viewFor, type Table } from './rg-position.ts';

type Half = NonNullable<RetrogradePosition['1']>;

const craft = (card: string, at: string, orbital = 1, more: object = {}) => ({ card, at, orbital, ...more });

/** Two assets a side: an opening. */
const few: RetrogradePosition = {
  turn: 7,
  activeSeat: '1',
  '1': {
    orbitCounter: 2,
    homeworld: { card: 'earth', upgrade: 'Booster Rockets' },
    assets: [{ card: 'Asteroid Colony 4443', tapped: true }],
    spacecraft: [
      craft('Fast Attack Craft', '1-earth', 4, { left: 6, maneuvered: true }),
      craft('Light Bomber', '1-asteroid-colony-4443', 1),
      craft('Battleship', '2-mars', 3, { left: 4 }),
      craft('Light Corvette', '1-earth', 2),
      craft('Destroyer', '2-supergiant'),
    ],
    projects: [
      { card: 'Missile Frigate', at: '1-earth', points: 2 },
      { card: 'University', at: '1-earth', points: 1 },
    ],
  },
  '2': {
    orbitCounter: 3,
    homeworld: { card: 'mars', damage: 1 },
    assets: [{ card: 'Supergiant' }],
    spacecraft: [
      craft('Heavy Frigate', '2-mars', 3, { damage: 2, left: 0 }),
      craft('Elite Fighter', '2-supergiant', 5),
      craft('Destroyer', '2-mars', 1, { left: 2 }),
    ],
    debris: [craft('L.A.V.', '2-mars', 3), craft('L.A.V.', '1-earth', 2), craft('L.A.V.', '1-earth', 2)],
    projects: [
      { card: 'Asteroid Colony 2454', points: 1 },
      { card: 'Battleship', at: '2-mars', points: 3 },
    ],
  },
};

const several: { readonly '1': Half; readonly '2': Half } = {
  '1': {
    orbitCounter: 4,
    homeworld: { card: 'jupiter', damage: 1, upgrade: 'Missile Defense System' },
    assets: [
      { card: 'Corporate Base 3322', upgrade: { card: 'Cruiser Facilities', damage: 1 } },
      { card: 'Research Station 2123', tapped: true, upgrade: 'University' },
      { card: 'Moon 1212', upgrade: 'Debris Screen' },
      { card: 'Manufactory A' },
    ],
    spacecraft: [
      craft('Light Bomber', '1-jupiter', 1),
      craft('Light Corvette', '1-jupiter', 4, { left: 3 }),
      craft('L.A.V.', '1-jupiter', 4),
      craft('Missile Frigate', '1-corporate-base-3322', 3),
      craft('Light Bomber', '2-earth', 4, { left: 2, maneuvered: true }),
      craft('Destroyer', '2-research-station-1232', 1, { left: 0, damage: 1 }),
    ],
    debris: [craft('L.A.V.', '2-research-station-1232', 1)],
    projects: [
      { card: 'Heavy Corvette', at: '1-corporate-base-3322', points: 1 },
      { card: 'Fortified Buildings', at: '1-moon-1212', points: 1 },
      { card: 'Supergiant', points: 4 },
    ],
  },
  '2': {
    orbitCounter: 2,
    homeworld: { card: 'earth', damage: 2, upgrade: 'Fortified Buildings' },
    assets: [
      { card: 'Research Station 1232', destroyed: true },
      { card: 'Asteroid Colony 3752' },
      { card: 'Lagrange Station 2222', upgrade: 'Fighter Facilities' },
      { card: 'Moon 2222' },
    ],
    spacecraft: [
      craft('Battleship', '2-earth', 2),
      craft('Fast Attack Craft', '2-earth', 4, { left: 5 }),
      craft('Elite Fighter', '2-earth', 4),
      craft('Heavy Corvette', '1-jupiter', 4, { left: 1 }),
      craft('Heavy Frigate', '2-moon-2222', 2),
    ],
    debris: [craft('Elite Fighter', '2-earth', 4), craft('L.A.V.', '1-jupiter', 4), craft('L.A.V.', '1-jupiter', 4)],
    projects: [
      { card: 'Asteroid Colony 2122', points: 0 },
      { card: 'Destroyer', at: '2-moon-2222', points: 3 },
    ],
  },
};

const assets = (...cards: readonly string[]) =>
  cards.map((card, index) => ({ card, ...(index % 4 === 2 ? { tapped: true } : {}) }));

/** Twelve assets a side, and a crowd of spacecraft. */
const many: RetrogradePosition = {
  turn: 33,
  activeSeat: '1',
  '1': {
    ...several['1'],
    assets: [
      ...several['1'].assets!,
      ...assets(
        'Supergiant',
        'Asteroid Colony 2454',
        'Research Station 3212',
        'Moon 2222',
        'Manufactory C',
        'Asteroid Colony 4443',
        'Lagrange Station 2222',
      ),
    ],
    spacecraft: [
      ...several['1'].spacecraft!,
      craft('Battleship', '1-supergiant', 5),
      craft('Heavy Frigate', '1-supergiant', 3),
      craft('Light Corvette', '1-moon-2222', 2),
      craft('L.A.V.', '1-manufactory-c', 3),
      craft('Elite Fighter', '1-asteroid-colony-4443', 2),
      craft('Heavy Corvette', '2-manufactory-b', 3),
      craft('Heavy Corvette', '2-manufactory-b', 3, { left: 1 }),
    ],
  },
  '2': {
    ...several['2'],
    assets: [
      ...several['2'].assets!,
      ...assets(
        'Manufactory B',
        'Asteroid Colony 2122',
        'Research Station 2321',
        'Supergiant',
        'Corporate Base 3322',
        'Moon 1212',
        'Research Station 2123',
      ),
    ],
    spacecraft: [
      ...several['2'].spacecraft!,
      ...['Destroyer', 'L.A.V.', 'L.A.V.', 'Light Bomber'].map((card) => craft(card, '2-manufactory-b', 3)),
      craft('Missile Frigate', '2-supergiant', 4),
      craft('Heavy Assault Vehicle', '2-corporate-base-3322', 1),
    ],
  },
};

const both = { decks: ['jupiter', 'earth'] };
const dice = [3, 5, 1, 2, 6, 4, 1, 1];

/** The matches of the demo by their names. */
export const TABLES = {
  few: (): Table => table({ ...few, dice }),
  several: (): Table => table({ turn: 19, activeSeat: '1', ...several, options: both, dice }),
  many: (): Table => table({ ...many, options: both, dice }),
} as const;

/** What seat 1 sees of them. */
export const VIEWS: { readonly [name: string]: () => RetrogradeView } = Object.fromEntries(
  Object.entries(TABLES).map(([name, open]) => [name, () => viewFor(open(), '1')]),
);
