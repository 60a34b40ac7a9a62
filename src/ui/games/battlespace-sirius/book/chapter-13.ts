import type { Chapter } from '../../../match/book/chapter.ts';

export const chapter13: Chapter = {
  number: 13,
  title: 'Giving orders',
  entries: [
    {
      id: 'BS-13.1',
      chapter: 13,
      title: 'What can be ordered',
      body: `Maneuver, lock, react, fire and repair, each in its step. On top of these you can raise a draw flag, resign or show
your lifeboat.`,
    },
    {
      id: 'BS-13.2',
      chapter: 13,
      title: 'Whose decision',
      body: `Only the player who has to decide can give the order of the step.`,
    },
    {
      id: 'BS-13.3',
      chapter: 13,
      title: 'In its step',
      body: `Each order belongs to one step and is turned down in any other.`,
    },
    {
      id: 'BS-13.4',
      chapter: 13,
      title: 'Complete and correct',
      body: `An order says exactly what it needs to, no less and no more. Not naming anybody to pay is the same as paying nothing.`,
    },
    {
      id: 'BS-13.5',
      chapter: 13,
      title: 'Always open',
      body: `Draw flags, resigning and showing your lifeboat are open to every player still in, until the game ends, and do not
interrupt the step.`,
    },
    {
      id: 'BS-13.6',
      chapter: 13,
      title: 'Out and looking on',
      body: `Those who are out and those who only watch give no orders.`,
    },
    {
      id: 'BS-13.7',
      chapter: 13,
      title: 'Refusals',
      body: `An order that is turned down changes nothing and uses up no die. You are told the first reason that applies.`,
    },
  ],
};
