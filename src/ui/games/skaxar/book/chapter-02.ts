import {
  CLASS_NAMES,
  EARTH_SHIPS,
  inFull,
  SHOP_LIST,
  SKAXAR_SHIPS,
  type ShipCard,
} from '../../../../games/skaxar/index.ts';
import type { Chapter } from '../../../match/book/chapter.ts';
import { table } from '../../../match/book/table.ts';

const shipTable = (ships: readonly ShipCard[]): string =>
  table(
    ['Card', 'Name', 'Class', 'Firepower', 'Shield', 'Speed', 'Value'],
    ships.map(({ id, name, shipClass, firepower, shield, speed, value }) => [
      id,
      name,
      CLASS_NAMES[shipClass],
      firepower,
      shield,
      speed,
      inFull(value),
    ]),
  );

const shopTable = table(
  ['Card', 'Copies', 'Price', 'What it does'],
  SHOP_LIST.map(([{ name, price, text }, ids]) => [name, ids.length, inFull(price), text]),
);

export const chapter02: Chapter = {
  number: 2,
  title: 'Cards and coins',
  entries: [
    {
      id: 'SK-2.1',
      chapter: 2,
      title: 'What is in the box',
      body: `Two fleets of 25 ships, 45 cards of the Arms Dealer, 20 asteroids, and coins of 1,000, 5,000 and 10,000 (25, 15 and 10 of
them).`,
    },
    {
      id: 'SK-2.2',
      chapter: 2,
      title: 'What a ship card shows',
      body: `Firepower, Shield, Speed, and its Value in money. Besides, each ship is a Mothership, a Destroyer, a Fighter, a Scout or a
Drone; the class says which Repair card brings it back (SK-7.3). Ships have no special powers: the numbers are all there is.`,
    },
    {
      id: 'SK-2.3',
      chapter: 2,
      title: 'Two characters',
      body: `Earth builds to last. Its Shields are thick, and a number of its ships guard better than they shoot. It flies 2 Motherships,
4 Destroyers, 5 Fighters, 7 Scouts and 7 Drones.

The Skaxar hit hard and break easily. They are quick, so they more often have first pick in the Shop. They fly 2 Motherships,
3 Destroyers, 6 Fighters, 6 Scouts and 8 Drones.

In money the two fleets weigh the same: 72,000 each.`,
    },
    {
      id: 'SK-2.4',
      chapter: 2,
      title: 'The ships of Earth',
      body: `${shipTable(EARTH_SHIPS)}

Added up: Firepower 153, Shield 125, Speed 262.`,
    },
    {
      id: 'SK-2.5',
      chapter: 2,
      title: 'The ships of the Skaxar',
      body: `${shipTable(SKAXAR_SHIPS)}

Added up: Firepower 178, Shield 104, Speed 285.`,
    },
    {
      id: 'SK-2.6',
      chapter: 2,
      title: 'The Arms Dealer’s cards',
      body: `${shopTable}

Twenty-one cards are items, which add to Firepower or Shield; the other 24 are actions, done at once. All 45 together would cost
267,000, and the items hold 24 Firepower and 24 Shield.`,
    },
    {
      id: 'SK-2.7',
      chapter: 2,
      title: 'The asteroids',
      body: `${table(
        ['Worth', 'Cards'],
        [
          ['1,000', 8],
          ['2,000', 6],
          ['3,000', 5],
          ['5,000', 1],
        ],
      )}

All 20 hold 40,000.`,
    },
    {
      id: 'SK-2.8',
      chapter: 2,
      title: 'Your money',
      body: `You never owe anything and there is no change below 1,000. What each of you has is open to all. It lies as coins, the large ones first:
27,000 are two tens, a five and two ones. Should the coins of the box not suffice, that is no matter.`,
    },
    {
      id: 'SK-2.9',
      chapter: 2,
      title: 'The bank',
      body: `It begins with 200,000 less what the players hold, and pays whatever is due, always. At the start it shows 184,000.`,
    },
    {
      id: 'SK-2.10',
      chapter: 2,
      title: 'Why the bank is never empty',
      body: `If every ship were shot down, every asteroid taken and nothing ever bought, the players would own 200,000 between them and the
bank nothing. More there cannot be: bringing a ship back costs more than losing it again can earn.`,
    },
    {
      id: 'SK-2.11',
      chapter: 2,
      title: 'Card numbers',
      body: `Every card has a number: E01 to E25 and X01 to X25 for ships, I01 to I45 for the Arms Dealer, R01 to R20 for asteroids. When
both players fly the same fleet, a letter in front says whose ship it is.`,
    },
  ],
};
