import type { Chapter } from '../../../match/book/chapter.ts';

export const chapter15: Chapter = {
  number: 15,
  title: 'Mysterious objectives',
  entries: [
    {
      id: 'OG-15.1',
      chapter: 15,
      title: 'When they are on',
      body: `A setting. It makes objective markers, stations, and artifacts that nobody carries hide something.`,
    },
    {
      id: 'OG-15.2',
      chapter: 15,
      title: 'What a marker hides',
      body: `The first ship of either side that comes within 3″ of a marker while it is being moved throws a die for it. All see the
result, and it never changes.

1 or 2: nothing. 3: a ship that is moved past within 3″ throws a die, and takes half a die of damage, rounded up, if it shows a 1. 4: a ship within 3″ that is
activated has its allowance halved. 5: a ship within 3″ has 1 more Accuracy. 6: a ship within 3″ has 1 more Toughness.`,
    },
    {
      id: 'OG-15.3',
      chapter: 15,
      title: 'Result 3',
      body: `One die for each movement and marker, thrown at the first place within reach. The ship that has just found the result throws
it too.

Example: Scouts fly past a new marker. The dice are 3, 1 and 5: the marker strikes, the 1 means trouble, and the 5 makes 3 damage. The Scouts are lost on the
spot.`,
    },
    {
      id: 'OG-15.4',
      chapter: 15,
      title: 'Result 4',
      body: `Only the place where a ship declares its action counts, never a place on its way.`,
    },
    {
      id: 'OG-15.5',
      chapter: 15,
      title: 'Results 5 and 6',
      body: `They help whoever is near, on both sides. What counts is where the ship stands when the dice are thrown, and two such markers give no
more than one.

Example: a Destroyer beside a marker of result 5 shoots a Fighter with Accuracy 3 and needs 8 or more.`,
    },
    {
      id: 'OG-15.6',
      chapter: 15,
      title: 'What does not count',
      body: `An artifact on board of a ship does nothing; put down again it is as it was before. A ship that stays in place, or only turns, finds out
nothing.`,
    },
  ],
};
