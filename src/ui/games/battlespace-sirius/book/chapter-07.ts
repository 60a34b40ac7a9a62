import type { Chapter } from '../../../match/book/chapter.ts';

export const chapter07: Chapter = {
  number: 7,
  title: 'Enemy Reaction',
  entries: [
    {
      id: 'BS-7.1',
      chapter: 7,
      title: 'One answer',
      body: `Before you fire, the enemy you have engaged picks one answer: rotate by a quarter either way, rotate by a half, give
Sentry Fire, or do nothing. Moving to another cell is not among them.`,
    },
    {
      id: 'BS-7.2',
      chapter: 7,
      title: 'A quarter',
      body: `Rotating by 90, either way, costs them 1 Power from any of their sides.`,
    },
    {
      id: 'BS-7.3',
      chapter: 7,
      title: 'A half',
      body: `Rotating by 180 costs 2 Power, from one side or from two.`,
    },
    {
      id: 'BS-7.4',
      chapter: 7,
      title: 'Pay, then turn',
      body: `Power is paid before the ship turns. Who has too little in all cannot rotate.

Example: you turn a quarter and pay with the last Power of your stern, and the stern is what now looks at the attacker.
One free shot ends the game.`,
    },
    {
      id: 'BS-7.5',
      chapter: 7,
      title: 'Locks stay where they are',
      body: `A lock does not follow the side it was aimed at. Whatever side looks along the line after the rotation is the locked side
now. The attacker stays as they are.`,
    },
    {
      id: 'BS-7.6',
      chapter: 7,
      title: 'Sentry Fire',
      body: `The defender shoots first: one die from a locked side, back along its line at the side that aims at it. Only locked
sides can do this. What it costs:

- In Square: 1 Power, from the locked side itself.
- In Corner with one line locked: nothing.
- In Corner with both lines locked, shooting along one: nothing.
- In Corner with both lines locked, shooting along both: 1 Power, from one of the two locked sides.`,
    },
    {
      id: 'BS-7.7',
      chapter: 7,
      title: 'Both barrels',
      body: `If both lines of a corner are locked, one of them is free and both together cost 1 Power. The defender picks which of
the two locked sides pays; that one needs at least 1, the other may be empty.`,
    },
    {
      id: 'BS-7.8',
      chapter: 7,
      title: 'In Square',
      body: `The locked side pays for its own Sentry Fire. At 0 it cannot give any. In Corner with one line locked even an empty side
can, for it is free there.`,
    },
    {
      id: 'BS-7.9',
      chapter: 7,
      title: 'Order of the dice',
      body: `When shooting along two lines the defender names the order. Whatever it costs is paid before anything is thrown.`,
    },
    {
      id: 'BS-7.10',
      chapter: 7,
      title: 'Against an open side',
      body: `If the attacker aims with an unshielded side, Sentry Fire against that side destroys their ship. With two lines this is
looked at first: one open side is enough, and no die is rolled.`,
    },
    {
      id: 'BS-7.11',
      chapter: 7,
      title: 'Otherwise a die',
      body: `For each line one die is thrown. Equal to the attacker’s Shield there or higher, and that side loses 1 Power. It may
sink to 0 by this, but the ship survives.`,
    },
    {
      id: 'BS-7.12',
      chapter: 7,
      title: 'No repairs',
      body: `Sentry dice never repair.`,
    },
    {
      id: 'BS-7.13',
      chapter: 7,
      title: 'Before the volley',
      body: `All this comes before the Fire step, which goes on with the Power that is left.`,
    },
  ],
};
