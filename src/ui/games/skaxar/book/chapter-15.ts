import type { Chapter } from '../../../match/book/chapter.ts';
import { table } from '../../../match/book/table.ts';

const ROWS = [
  ['Fleet of A, fleet of B', 'Earth or Skaxar', 'Earth, Skaxar', 'SK-3.2'],
  ['Mirror', 'on or off', 'off', 'SK-3.2'],
  ['Starting money', '0 to 50,000, whole thousands', '8,000', 'SK-3.6'],
  ['Stalemates until force decides', '2 to 10', '5', 'SK-9.6'],
  ['Last turn', 'none, or 10 to 300', 'none', 'SK-12.7'],
  ['Purchases without effect', 'on or off', 'on', 'SK-6.8'],
  ['Items at a Redraw!', 'stay or leave', 'stay', 'SK-7.8'],
  ['Open tracker', 'on or off', 'on', 'SK-13.3'],
] as const;

export const chapter15: Chapter = {
  number: 15,
  title: 'Options',
  entries: [
    {
      id: 'SK-15.1',
      chapter: 15,
      title: 'What can be set',
      body: `${table(['Option', 'Possible', 'Usual', 'See'], ROWS)}

All of it is fixed before the cards are shuffled.`,
    },
    {
      id: 'SK-15.2',
      chapter: 15,
      title: 'Out of range',
      body: `A setting that is not possible is turned down and named. The table never bends it into one that is.`,
    },
    {
      id: 'SK-15.3',
      chapter: 15,
      title: 'Other purses',
      body: `Whatever starting money you choose, both get it, and the bank has that much less.`,
    },
  ],
};
