import type { Chapter } from '../../../match/book/chapter.ts';

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
    {
      id: 'OG-18.2',
      chapter: 18,
      title: 'Room and time',
      body: `Above 24 points a battle takes a good deal longer, and the setup says so. The width that suits is 72″ for up to 24
points, 96″ for up to 48 and 144″ for more. That is advice: any width may be played.`,
    },
  ],
};
