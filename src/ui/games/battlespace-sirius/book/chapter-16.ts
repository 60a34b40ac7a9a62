import type { Chapter } from '../../../match/book/chapter.ts';

export const chapter16: Chapter = {
  number: 16,
  title: 'Chance',
  entries: [
    {
      id: 'BS-16.1',
      chapter: 16,
      title: 'Fair dice',
      body: `Each number is as likely as any other, and they fall in a fixed order. With the same numbers the same game can be
played again.`,
    },
    {
      id: 'BS-16.2',
      chapter: 16,
      title: 'Drawing lifeboats',
      body: `Seat by seat, before anything else, each player gets a card at random from those that remain.`,
    },
    {
      id: 'BS-16.3',
      chapter: 16,
      title: 'Then Priority',
      body: `Two dice for each seat, and two more for each player in a tie.`,
    },
    {
      id: 'BS-16.4',
      chapter: 16,
      title: 'Then the turns',
      body: `In every turn first the dice of Sentry Fire, in the order its lines were named, then those of the volleys as they are
fired.`,
    },
    {
      id: 'BS-16.5',
      chapter: 16,
      title: 'No die',
      body: `Nothing is thrown for holding fire, for a shot at an open side, or for an order that was refused.`,
    },
  ],
};
