import type { Chapter } from '../../../match/book/chapter.ts';

export const chapter02: Chapter = {
  number: 2,
  title: 'Getting ready',
  entries: [
    {
      id: 'BS-2.1',
      chapter: 2,
      title: 'Basic and Advanced',
      body: `The Basic Game is a duel: two players, no lifeboats. The Advanced Game takes two to six players, each with a lifeboat in
reserve.`,
    },
    {
      id: 'BS-2.2',
      chapter: 2,
      title: 'Your colour',
      body: `Pick a ship; no two players fly the same one. If nobody chooses, seats 1 to 6 get Emerald, Red, Platinum, Orange, Purple
and Azure. The choice has no effect on play.`,
    },
    {
      id: 'BS-2.3',
      chapter: 2,
      title: 'Lifeboats first',
      body: `With lifeboats in play, every player now draws one card, face down (BS-12.1).`,
    },
    {
      id: 'BS-2.4',
      chapter: 2,
      title: 'Clips on',
      body: `Every side begins with Power 6, so a fresh ship has 24 in all.`,
    },
    {
      id: 'BS-2.5',
      chapter: 2,
      title: 'Priority',
      body: `Each player throws two dice, in the order of the seats. The highest sum goes first.`,
    },
    {
      id: 'BS-2.6',
      chapter: 2,
      title: 'Ties',
      body: `Those who share the highest sum throw again, and only they, until one of them is ahead. It all happens by itself.

Example: with two players, about one first throw in nine is tied (11.3 %).`,
    },
    {
      id: 'BS-2.7',
      chapter: 2,
      title: 'Turn order',
      body: `The player with Priority begins, then the seats follow clockwise: the next higher number, and after the highest seat 1.`,
    },
    {
      id: 'BS-2.8',
      chapter: 2,
      title: 'The starting row',
      body: `The ships stand side by side in a row, in turn order, all bows to the North. So each ship’s starboard looks at the port
of the next one.`,
    },
  ],
};
