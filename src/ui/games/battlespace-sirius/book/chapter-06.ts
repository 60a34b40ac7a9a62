import type { Chapter } from '../../../match/book/chapter.ts';

export const chapter06: Chapter = {
  number: 6,
  title: 'Locking targets',
  entries: [
    {
      id: 'BS-6.1',
      chapter: 6,
      title: 'The lock',
      body: `Choose one enemy next to you and lock your weapons on the sides of theirs that face you. They are now the engaged opponent.`,
    },
    {
      id: 'BS-6.2',
      chapter: 6,
      title: 'In Square',
      body: `One line faces them, so that one is locked.`,
    },
    {
      id: 'BS-6.3',
      chapter: 6,
      title: 'In Corner',
      body: `Two lines face them. Lock either of them, or both.`,
    },
    {
      id: 'BS-6.4',
      chapter: 6,
      title: 'At least one',
      body: `You cannot go without a lock. If you would rather not shoot, hold fire later (BS-8.4).`,
    },
    {
      id: 'BS-6.5',
      chapter: 6,
      title: 'One to one',
      body: `A lock joins one of your sides with one of theirs. Your sides never gang up on the same target side, and none of them
shoots at two.`,
    },
    {
      id: 'BS-6.6',
      chapter: 6,
      title: 'Free of charge',
      body: `Locking costs no Power and needs none. Sides at 0 can lock and be locked.`,
    },
    {
      id: 'BS-6.7',
      chapter: 6,
      title: 'Weapons come later',
      body: `How many weapons you fire along each lock is settled in the Fire step.`,
    },
  ],
};
