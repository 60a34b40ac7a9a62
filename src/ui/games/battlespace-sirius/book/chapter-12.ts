import type { Chapter } from '../../../match/book/chapter.ts';

export const chapter12: Chapter = {
  number: 12,
  title: 'Lifeboats',
  entries: [
    {
      id: 'BS-12.1',
      chapter: 12,
      title: 'A card in reserve',
      body: `Eight cards are shuffled and each player draws one, to be looked at by nobody else. You may turn yours up for all to
see, once, whenever you like while it is hidden.`,
    },
    {
      id: 'BS-12.2',
      chapter: 12,
      title: 'What the card says',
      body: `- Hull: a die that reaches this number destroys the boat. It has no Shield.
- Position: whether it may move to another cell in its maneuver.
- Sentry: whether it may give Sentry Fire.
- Weapons: how many it may fire in its turn.`,
    },
    {
      id: 'BS-12.3',
      chapter: 12,
      title: 'The eight boats',
      body: `Hull, Position, Sentry, Weapons of each:

- Slate: 6, no, no, 1.
- Sand: 5, yes, no, 1.
- Bronze: 5, no, yes, 1.
- Cranberry: 4, yes, yes, 1.
- Emerald: 4, no, no, 2.
- Blue/Red: 3, yes, no, 2.
- Ivory: 3, no, yes, 2.
- Ash: 2, yes, yes, 2.

They balance: the more a boat can do, the thinner its hull.`,
    },
    {
      id: 'BS-12.4',
      chapter: 12,
      title: 'Taking over',
      body: `When your ship is destroyed your boat takes its cell, face up, and you play on with it. Lose that as well and you are
out.`,
    },
    {
      id: 'BS-12.5',
      chapter: 12,
      title: 'A small boat',
      body: `It has no heading, no sides and no Power. It cannot rotate, has nothing to pay with and repairs nothing.`,
    },
    {
      id: 'BS-12.6',
      chapter: 12,
      title: 'Lost in your own turn',
      body: `If Sentry Fire destroys your ship in your turn, the turn is over and you do not fire. The boat acts when your next turn
comes.`,
    },
    {
      id: 'BS-12.7',
      chapter: 12,
      title: 'Lost to an attacker',
      body: `If an attacker destroys your ship, whatever lock they had left is lost and their turn ends. Your boat cannot be shot at
before another turn.`,
    },
    {
      id: 'BS-12.8',
      chapter: 12,
      title: 'Its turn',
      body: `A boat goes through the same four steps. It locks one enemy beside it along one line and fires up to its Weapons.`,
    },
    {
      id: 'BS-12.9',
      chapter: 12,
      title: 'Boats that move',
      body: `With Position yes it may move just as a ship would. Rotating, alone or with a move, is not for boats.`,
    },
    {
      id: 'BS-12.10',
      chapter: 12,
      title: 'Boats that stay',
      body: `With Position no it stays where it is while an enemy is beside it. That is done for you.`,
    },
    {
      id: 'BS-12.11',
      chapter: 12,
      title: 'Drift',
      body: `If such a boat has nobody beside it when its turn begins, it must move next to an enemy this once. In a duel that cannot
happen.`,
    },
    {
      id: 'BS-12.12',
      chapter: 12,
      title: 'One line only',
      body: `Wherever a boat is involved there is a single lock. At a corner, a ship chooses which of its two sides aims at the boat,
and a boat chooses which of the two sides of the ship it aims at. Two boats at a corner use the line to the North or
South.`,
    },
    {
      id: 'BS-12.13',
      chapter: 12,
      title: 'A boat reacts',
      body: `It gives Sentry Fire if its card says so, or does nothing. The shot is free, in Square too, and works like that of a ship.`,
    },
    {
      id: 'BS-12.14',
      chapter: 12,
      title: 'Reacting to a boat',
      body: `A ship attacked by a boat answers as always, at the usual price. Its Sentry die destroys the boat if it reaches the
Hull and does nothing otherwise.`,
    },
    {
      id: 'BS-12.15',
      chapter: 12,
      title: 'Firing at a boat',
      body: `Weapons cost the usual. One die that reaches the Hull is enough; lower dice leave no scratch. Matching dice repair as ever.

Example: three weapons at Hull 5 with 4, 4, 4: no hit, but 2 points of repairs.`,
    },
    {
      id: 'BS-12.16',
      chapter: 12,
      title: 'A boat fires',
      body: `It throws as many dice as it has Weapons, or fewer, at no cost. Hits take Power from a Shield, and one weapon destroys a ship through an open
side.`,
    },
    {
      id: 'BS-12.17',
      chapter: 12,
      title: 'No repairs',
      body: `A boat’s doubles repair nothing.`,
    },
    {
      id: 'BS-12.18',
      chapter: 12,
      title: 'Winning with a boat',
      body: `It counts as much as winning with a ship.`,
    },
    {
      id: 'BS-12.19',
      chapter: 12,
      title: 'Losing the boat',
      body: `A destroyed boat leaves the grid and its player is out. If the game goes on, the attacker first places what their volley
repaired; then their turn ends. If the boat falls in its own turn, that turn is over.`,
    },
    {
      id: 'BS-12.20',
      chapter: 12,
      title: 'Playing without',
      body: `Without lifeboats you are out as soon as your ship is gone, however many players there are.`,
    },
  ],
};
