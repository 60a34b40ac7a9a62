import type { Chapter } from '../../../match/book/chapter.ts';

export const chapter21: Chapter = {
  number: 21,
  title: 'Refusals',
  entries: [
    {
      id: 'OG-21.1',
      chapter: 21,
      title: 'A reason every time',
      body: `If something is not allowed you get the number of the rule and the reason with its figures. Click the number to come
here.`,
    },
  ],
};
