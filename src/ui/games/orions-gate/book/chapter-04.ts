import type { Chapter } from '../../../match/book/chapter.ts';

export const chapter04: Chapter = {
  number: 4,
  title: 'Setting up',
  entries: [
    {
      id: 'OG-4.1',
      chapter: 4,
      title: 'The order of things',
      body: `First the settings, the tables and the terrain, then the fleets; a mission left to chance is rolled. Then
come the roll-off, the choice of an edge, and the markers if the mission has any. The winner of the roll-off deploys,
the loser follows, and round 1 begins.`,
    },
    {
      id: 'OG-4.2',
      chapter: 4,
      title: 'Size of the table',
      body: `Usually you play on 72″ by 48″. The width can be set anywhere from 48″ to 144″ in steps of a foot; the
depth stays 48″. Up to four tables of one size may be played at once.`,
    },
    {
      id: 'OG-4.3',
      chapter: 4,
      title: 'Deployment zones',
      body: `Each side starts in a band 12″ deep along its own long edge, on every table. Not only the middle: the
entire base has to be inside.

Example: a Scouts base in the south may stand up to y = 11.500″, because half an inch of base lies beyond its centre.`,
    },
    {
      id: 'OG-4.4',
      chapter: 4,
      title: 'How much terrain',
      body: `A table carries five pieces or more, unless you lower that minimum in the settings.`,
    },
    {
      id: 'OG-4.5',
      chapter: 4,
      title: 'Placing terrain by hand',
      body: `Pieces you place yourself must fit on the table completely and must not cover one another, though they may touch.
Round pieces have a radius between ¼″ and 12″.`,
    },
    {
      id: 'OG-4.6',
      chapter: 4,
      title: 'Terrain from a seed',
      body: `The generator turns a short text into a table: same text and settings, same table. Density sets how many
pieces there are (eight on the usual table), and symmetry makes it fair: turned halfway round, mirrored, or free.
Pieces stay apart from each other and away from the edges. Warp gates and wormholes, if you ask for them, are set
along the middle line between the two long edges. If the seed leaves no room for the least number you asked for, no
table is made and you are told to ask for fewer pieces or try another seed.`,
    },
    {
      id: 'OG-4.7',
      chapter: 4,
      title: 'Terrain is data',
      body: `Once made, the table is saved with the battle as a list of shapes. How it came about does not matter any more.`,
    },
    {
      id: 'OG-4.8',
      chapter: 4,
      title: 'The mission',
      body: `One of six missions says what you score for (chapter 16). You choose it with the other settings, or leave
it to a die; if nobody chooses, it is Annihilation.`,
    },
    {
      id: 'OG-4.9',
      chapter: 4,
      title: 'Who picks the edge',
      body: `The winner of the roll-off takes the south edge or the north edge; the enemy has the one opposite.`,
    },
    {
      id: 'OG-4.10',
      chapter: 4,
      title: 'Deployment',
      body: `The winner of the roll-off puts down the whole fleet, then the other side does. Any table and any heading
are allowed, and ships can be shifted about until you say that you are done. A black hole under a ship does no harm
while deploying.`,
    },
    {
      id: 'OG-4.11',
      chapter: 4,
      title: 'Leaving ships out',
      body: `If a ship finds no room, or you just do not want it, leave it out. The enemy scores it as if it had been shot.`,
    },
  ],
};
