import type { Chapter } from '../chapter.ts';

export const chapter16: Chapter = {
  number: 16,
  title: 'The mission',
  entries: [
    {
      id: 'OG-16.1',
      chapter: 16,
      title: 'Choosing a mission',
      body: `There are six missions. This edition plays the first, Annihilation.`,
    },
    {
      id: 'OG-16.2',
      chapter: 16,
      title: 'Score',
      body: `The mission says what you score for. More is better, and the same on both sides is a draw.`,
    },
    {
      id: 'OG-16.5',
      chapter: 16,
      title: 'Annihilation',
      body: `You score the points of every enemy ship that was lost, for whatever reason. Ships the enemy left out of the battle
count too.

Example: A lost Scouts and a Fighter, B lost a Destroyer: A has 6, B has 3, and A wins.`,
    },
  ],
};
