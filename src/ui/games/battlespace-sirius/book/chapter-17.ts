import type { Chapter } from '../../../match/book/chapter.ts';

export const chapter17: Chapter = {
  number: 17,
  title: 'Options',
  entries: [
    {
      id: 'BS-17.1',
      chapter: 17,
      title: 'Ready-made games',
      body: `Basic is a duel without lifeboats. Advanced has lifeboats and two to six players. Three and more players may also leave
the lifeboats out.`,
    },
    {
      id: 'BS-17.2',
      chapter: 17,
      title: 'What can be set',
      body: `- Players: 2 to 6.
- Lifeboats: yes or no.
- Ships: one for each player, all different.
- Rounds without a shot until a draw: 0 to 20, where 0 means never; 3 unless you change it.
- What two pairs repair: 2 points, or 1.

Anything else is refused before the game begins.`,
    },
  ],
};
