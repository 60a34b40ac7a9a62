import type { Chapter } from '../../../match/book/chapter.ts';

export const chapter02: Chapter = {
  number: 2,
  title: 'Table and measuring',
  entries: [
    {
      id: 'OG-2.1',
      chapter: 2,
      title: 'Where things are',
      body: `The table is a rectangle. Distances are kept in thousandths of an inch, called mils, counted from the lower left
corner: x to the right, y upward. The long lower edge is south, the long upper one north. A heading of 0° looks right
along the table; bigger angles turn against the clock, so 90° looks north.`,
    },
    {
      id: 'OG-2.2',
      chapter: 2,
      title: 'Rounding',
      body: `Where a number must become whole it goes to the nearest one, and a half moves away from zero.

Example: 2.5 becomes 3, and −2.5 becomes −3.`,
    },
    {
      id: 'OG-2.3',
      chapter: 2,
      title: 'Straight lines',
      body: `To move along a heading, the program uses whole-number tables of sine and cosine with nine digits. That is why every
device on earth finds the same place to the mil.

Example: 12″ along 30° is 10.392″ right and 6.000″ up.`,
    },
    {
      id: 'OG-2.4',
      chapter: 2,
      title: 'Bases',
      body: `Bases are round. Unless you choose another set they are 1″ wide for Scouts, 1¼″ for Fighters, 2″ for Destroyers and 3″
for Battleships. A set of half that size and one of your own making can be picked when a battle is set up.`,
    },
    {
      id: 'OG-2.5',
      chapter: 2,
      title: 'Measuring',
      body: `Ranges run from the rim of one base to the rim of the other; this is the gap. A gap exactly at the limit is fine both
ways: 18.000″ is within 18″, and 1.000″ is far enough away if 1″ is asked for. The comparison is exact, with nothing
rounded.

Example: two Destroyers whose centres are 20.000″ apart have a gap of 18.000″. One mil sideways and a gun of 18″ no
longer reaches.`,
    },
    {
      id: 'OG-2.6',
      chapter: 2,
      title: 'Printed distances',
      body: `You read distances with three decimals. A distance that is too long is shown rounded up, one that is too short rounded
down. So you will never be told that 18.000″ is more than 18.000″.`,
    },
    {
      id: 'OG-2.7',
      chapter: 2,
      title: 'Points have no size',
      body: `Objective markers, artifacts, stations, mines and the centre of a table are measured to as bare points.
They stop nobody and hide nobody.`,
    },
    {
      id: 'OG-2.8',
      chapter: 2,
      title: 'The front point',
      body: `Shots leave from one point: the spot on the rim to which the ship's nose points. When the exact spot falls between two
mils it is taken a hair inside the base, never outside.

Example: a Battleship at 20″, 20″ looking along 30° fires from 21.299″, 20.750″.`,
    },
    {
      id: 'OG-2.9',
      chapter: 2,
      title: 'Sectors',
      body: `Around a ship lie four quarters: front, left, right and back, each 90° wide, divided by the diagonals of its heading.
A point exactly on a front diagonal belongs to the front; exactly on a rear diagonal, to the side.`,
    },
    {
      id: 'OG-2.10',
      chapter: 2,
      title: 'Terrain shapes',
      body: `A piece of terrain is built of circles and of convex polygons. A base touches a piece as soon as their rims meet; it
overlaps when they share more than a rim. The difference matters: you may graze a planet, but not stand in it.`,
    },
    {
      id: 'OG-2.11',
      chapter: 2,
      title: 'Steps of a path',
      body: `To find out where on its way a ship meets something, a straight move is divided into steps of a mil. Each step is a
place in whole mils, and the first step that qualifies is where it happens.`,
    },
    {
      id: 'OG-2.12',
      chapter: 2,
      title: 'A place to stand',
      body: `When a ship is set down, rather than moved, it needs a proper place: the whole base on the table, not in
a planet, star, warp gate or wormhole (leaning on one is allowed), and at least 1″ from each other ship.`,
    },
    {
      id: 'OG-2.13',
      chapter: 2,
      title: 'Several tables',
      body: `Things on different tables never see, reach or disturb each other.`,
    },
    {
      id: 'OG-2.14',
      chapter: 2,
      title: 'No room',
      body: `Whoever says that there is no room for something is believed only if it fits on no point of a grid of quarter inches.`,
    },
  ],
};
