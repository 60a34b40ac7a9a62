import type { Chapter } from '../../../match/book/chapter.ts';

export const chapter16: Chapter = {
  number: 16,
  title: 'The mission',
  entries: [
    {
      id: 'OG-16.1',
      chapter: 16,
      title: 'Choosing a mission',
      body: `There are six missions. Agree on one, or let a die choose: 1 Annihilation, 2 Territory Control, 3 Artifact Hunt, 4 Station
Assault, 5 Breakthrough, 6 Capture the Gate.`,
    },
    {
      id: 'OG-16.2',
      chapter: 16,
      title: 'Score',
      body: `The mission says what you score for. More is better, and the same on both sides is a draw. All tables count together, and a ship
counts for the side it belongs to at the end.`,
    },
    {
      id: 'OG-16.3',
      chapter: 16,
      title: 'Placing markers',
      body: `Territory Control, Artifact Hunt and Station Assault need markers. Once the edges are chosen the sides roll off; the winner places the
first marker, and then they take turns. Any table will do, but no marker lies in a planet, a gate or a wormhole, nor on its rim.`,
    },
    {
      id: 'OG-16.4',
      chapter: 16,
      title: 'No room',
      body: `A side that finds no place left may say so. The placing of objective markers and artifacts is over then; in a Station Assault that side
plays without a station and cannot lose one.`,
    },
    {
      id: 'OG-16.5',
      chapter: 16,
      title: 'Annihilation',
      body: `You score the points of every enemy ship that was lost, for whatever reason. Ships the enemy left out of
the battle count too. Captured ships do not, unless OG-13.8 is played, nor ships that left with an artifact.

Example: A lost Scouts and a Fighter, B lost a Destroyer: A has 6, B has 3, and A wins.`,
    },
    {
      id: 'OG-16.6',
      chapter: 16,
      title: 'Territory Control',
      body: `Half a die, rounded up, plus 2 markers are placed, so three to five, each 12″ or more from all edges of its table and from the
other markers there. At the end a marker is yours if you have a ship within 3″ of it and the enemy has none. Each is worth 1; Scouts can hold one.`,
    },
    {
      id: 'OG-16.7',
      chapter: 16,
      title: 'Artifact Hunt',
      body: `Three artifacts are placed in the same way. A ship whose base touches one while it is being moved takes it aboard, and there is room for
all three. A carrier that is destroyed leaves them where its centre was.`,
    },
    {
      id: 'OG-16.8',
      chapter: 16,
      title: 'Who may carry',
      body: `Every ship, Scouts too, whether it flew, jumped, or was pushed or pulled onto the artifact. A captured ship keeps what it carries. If
you stand on an artifact that was dropped, you must move to pick it up.`,
    },
    {
      id: 'OG-16.9',
      chapter: 16,
      title: 'Off the table',
      body: `A Move or Cruise may be planned over the edge. As soon as the base is not wholly on the table, a ship that holds an artifact is gone
with all it holds; it is not destroyed. It may pick the artifact up on the same path. Nothing else ever leaves a table: no push, no pull, no ram.`,
    },
    {
      id: 'OG-16.10',
      chapter: 16,
      title: 'Score of the hunt',
      body: `1 for each artifact aboard one of your ships in play, and 1 for each that your ships took off the table.

Example: A holds one and has taken one away, B holds one: A wins 2 to 1.`,
    },
    {
      id: 'OG-16.11',
      chapter: 16,
      title: 'Station Assault',
      body: `Each side places one station in its own zone, 6″ or more from all edges. Stations are in nobody's way and are no targets.`,
    },
    {
      id: 'OG-16.12',
      chapter: 16,
      title: 'How a station falls',
      body: `It falls when an enemy is within 3″ of it and none of its own side is. This is looked at when a round ends, for both stations
together. A setting has it looked at after every activation.`,
    },
    {
      id: 'OG-16.13',
      chapter: 16,
      title: 'Score of the assault',
      body: `You win, with 1 to 0, if the enemy's station has fallen and yours has not. Anything else is a draw.`,
    },
    {
      id: 'OG-16.14',
      chapter: 16,
      title: 'Breakthrough',
      body: `At the end you score the points of your ships that stand with their whole base in the enemy's deployment zone, on any table.

Example: A began in the south. A Destroyer at 37″ from the south edge reaches no further back than 36″ and scores 6; a thousandth of an inch less, and it scores
nothing.`,
    },
    {
      id: 'OG-16.15',
      chapter: 16,
      title: 'Capture the Gate',
      body: `At the end you score the points of your ships within 12″ of the middle of their table.`,
    },
    {
      id: 'OG-16.16',
      chapter: 16,
      title: 'Pinned ships',
      body: `Nothing in these rules pins a ship, so all of them count.`,
    },
  ],
};
