import type { Chapter } from '../chapter.ts';

export const chapter18: Chapter = {
  number: 18,
  title: 'Bigger battles',
  entries: [
    {
      id: 'OG-18.1',
      chapter: 18,
      title: 'More Battleships',
      body: `Every further 12 points bring another Battleship: two at 24, three at 36, up to eight at 96. Budgets in between count
as the lower step.`,
    },
  ],
};
