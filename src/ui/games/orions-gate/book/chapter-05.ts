import type { Chapter } from '../../../match/book/chapter.ts';

export const chapter05: Chapter = {
  number: 5,
  title: 'Rounds and phases',
  entries: [
    {
      id: 'OG-5.1',
      chapter: 5,
      title: 'Four rounds',
      body: `A battle takes four rounds. Anything from one to twelve can be set.`,
    },
    {
      id: 'OG-5.2',
      chapter: 5,
      title: 'Phases',
      body: `Within a round the small ones go first: Scouts, then Fighters, Destroyers and Battleships. A phase in which nobody has
anything to move is left out.`,
    },
    {
      id: 'OG-5.3',
      chapter: 5,
      title: 'First round',
      body: `Whoever won the roll-off before deployment acts first.`,
    },
    {
      id: 'OG-5.4',
      chapter: 5,
      title: 'Later rounds',
      body: `The side that moved last in a round moves first in the next one. Battleships at the end of a round are worth something
for that reason alone.`,
    },
    {
      id: 'OG-5.5',
      chapter: 5,
      title: 'Turns in a phase',
      body: `The side that goes first moves all its ships of the phase, in whatever order it likes. Then the enemy does the same.`,
    },
    {
      id: 'OG-5.6',
      chapter: 5,
      title: 'One by one instead',
      body: `With more than one captain on a side the sides take turns ship by ship in each phase. A side that has none left is
passed over, and the other one plays on. A setting asks for this, or for whole blocks, whatever the number of captains.`,
    },
    {
      id: 'OG-5.7',
      chapter: 5,
      title: 'Everyone once',
      body: `Each ship on the table gets one activation a round, never two and never none. Doing nothing is possible: choose Hold
and end.`,
    },
    {
      id: 'OG-5.8',
      chapter: 5,
      title: 'Lost turns',
      body: `A ship that is lost before its turn came does not get it. A ship that is lost, leaves the table or is
captured in the middle of its own activation has had it, and for the question who moved last it counts for the side
that began it. A captured ship acts for its new side from the next round on, not before.`,
    },
    {
      id: 'OG-5.9',
      chapter: 5,
      title: 'End of a round',
      body: `When no ship is waiting in the last phase, the stations are looked at (OG-16.12). Then the next round
starts, or the battle is over if that was the last one.`,
    },
  ],
};
