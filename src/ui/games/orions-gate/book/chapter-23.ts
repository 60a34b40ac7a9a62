import type { Chapter } from '../../../match/book/chapter.ts';

export const chapter23: Chapter = {
  number: 23,
  title: 'Chance',
  entries: [
    {
      id: 'OG-23.1',
      chapter: 23,
      title: 'One row of dice',
      body: `All dice of a battle come from one row, fixed by its seed. They are used up in a fixed order, and a die thrown again
under EMP follows directly on the roll it belongs to. The same seed and the same commands give the same battle.`,
    },
    {
      id: 'OG-23.2',
      chapter: 23,
      title: 'No dice needed',
      body: `Scoring a battle takes no dice, and neither does anything that is merely placed or switched.`,
    },
  ],
};
