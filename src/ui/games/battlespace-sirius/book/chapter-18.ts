import type { Chapter } from '../../../match/book/chapter.ts';

export const chapter18: Chapter = {
  number: 18,
  title: 'Odds',
  entries: [
    {
      id: 'BS-18.1',
      chapter: 18,
      title: 'Where the odds come from',
      body: `The percentages you are shown are counted exactly over all the ways the dice can fall, not estimated. Some to
remember:

- One weapon hits a Shield of 6 in 16.7 %, of 4 in 50 %, of 2 in 83.3 %; a Shield of 1 always.
- Four weapons hit a Shield of 6 at least once in 51.8 %.
- Four weapons empty a Shield of 3 in 59.3 %, three weapons in 29.6 %; two empty a Shield of 2 in 69.4 %.
- At least one point of repairs: two dice 16.7 %, three 44.4 %, four 72.2 %.

The single free weapon costs you nothing and wears the enemy down; a full volley is for breaking through.`,
    },
  ],
};
