import type { Chapter } from '../../../match/book/chapter.ts';

export const chapter15: Chapter = {
  number: 15,
  title: 'What is hidden',
  entries: [
    {
      id: 'BS-15.1',
      chapter: 15,
      title: 'Open table',
      body: `In the Basic Game everything can be seen by everybody.`,
    },
    {
      id: 'BS-15.2',
      chapter: 15,
      title: 'Your lifeboat',
      body: `Only you know which one you drew, until your ship is lost, you show the card, or the game ends.`,
    },
    {
      id: 'BS-15.3',
      chapter: 15,
      title: 'Cards left over',
      body: `The cards nobody drew stay hidden until the end.`,
    },
    {
      id: 'BS-15.4',
      chapter: 15,
      title: 'Looking on',
      body: `Someone who watches, and a player who is out, sees what opponents see: that there is a card, but not which. Your own
card you always know. Nothing that would give away a hidden card or a coming die leaves the table.`,
    },
    {
      id: 'BS-15.5',
      chapter: 15,
      title: 'Draw flags',
      body: `Everybody sees them.`,
    },
  ],
};
