import type { Chapter } from '../../../match/book/chapter.ts';

export const chapter03: Chapter = {
  number: 3,
  title: 'The grid and who faces whom',
  entries: [
    {
      id: 'BS-3.1',
      chapter: 3,
      title: 'The grid',
      body: `Space is a grid of squares without an edge. One vessel stands in a cell, and there is nothing else out there.`,
    },
    {
      id: 'BS-3.2',
      chapter: 3,
      title: 'Square and Corner',
      body: `A bow points North, East, South or West. Two vessels next to each other are in Square Position if they share an edge,
and in Corner Position if only their corners meet.`,
    },
    {
      id: 'BS-3.3',
      chapter: 3,
      title: 'Which side points where',
      body: `Read it off the card: with the bow to the North, starboard looks East, stern South and port West. With the bow to the
East, starboard looks South, and so on round.`,
    },
    {
      id: 'BS-3.4',
      chapter: 3,
      title: 'Rotating',
      body: `Rotations are counted clockwise in quarters. 270 clockwise is the same as a quarter to the left.

Example: a ship that heads West looks North after 90, East after 180 and South after 270.`,
    },
    {
      id: 'BS-3.5',
      chapter: 3,
      title: 'Facing in Square',
      body: `There is a single facing line across the shared edge: your side that looks at the enemy against their side that looks back.`,
    },
    {
      id: 'BS-3.6',
      chapter: 3,
      title: 'Facing in Corner',
      body: `There are two facing lines, and each bends through one of the two cells that touch both ships. The sides that border the
same cell face each other.

Example: you head North and the enemy, heading North too, stands to your South-East. Your stern faces their port, and your
starboard faces their bow.`,
    },
    {
      id: 'BS-3.7',
      chapter: 3,
      title: 'One counterpart',
      body: `A side never faces more than one side of the same enemy, and those that look away face nobody.`,
    },
    {
      id: 'BS-3.8',
      chapter: 3,
      title: 'Names of the lines',
      body: `A line is called N, E, S or W, after the way the attacker’s side looks. That holds for the whole turn, even while the
defender chooses their reaction.`,
    },
    {
      id: 'BS-3.9',
      chapter: 3,
      title: 'Only the relation counts',
      body: `With two players it does not matter where on the grid you are, only how you stand to each other. There are 128 such
arrangements.`,
    },
    {
      id: 'BS-3.10',
      chapter: 3,
      title: 'Names of places',
      body: `A cell next to a ship is named after that ship’s sides: “off his Bow” straight ahead, “Bow/Starboard corner” at a corner.
Round a lifeboat, which has no sides, the points of the compass are used.`,
    },
  ],
};
