import type { Chapter } from '../../../match/book/chapter.ts';

export const chapter12: Chapter = {
  number: 12,
  title: 'The end',
  entries: [
    {
      id: 'SK-12.1',
      chapter: 12,
      title: 'No ship, no war',
      body: `If after the flip and the rescue you have no ship to send, you have lost. It is looked at then and at no other time: even with your last ship
gone you still harvest, and the money may buy a rescue next turn.`,
    },
    {
      id: 'SK-12.2',
      chapter: 12,
      title: 'Both at the end',
      body: `When neither has a ship and neither brings one back, the richer of you wins.`,
    },
    { id: 'SK-12.3', chapter: 12, title: 'Just as rich', body: `Then nobody wins: a draw.` },
    {
      id: 'SK-12.4',
      chapter: 12,
      title: 'Ships before money',
      body: `One last Drone beats a mountain of coins. Money is counted only when no one has a ship.`,
    },
    {
      id: 'SK-12.5',
      chapter: 12,
      title: 'To the end of the turn',
      body: `A fight and the Recovery after it are always finished, payments included, whoever is left. Only giving up (SK-12.6) and the turn limit (SK-12.7)
cut in.`,
    },
    {
      id: 'SK-12.6',
      chapter: 12,
      title: 'Giving up',
      body: `Either of you may give up whenever you like. The other has won.`,
    },
    {
      id: 'SK-12.7',
      chapter: 12,
      title: 'Turn limit',
      body: `For a short evening, set a last turn, anything from 10 to 300. After it, add up the Values of all your ships that are not in the
Scrapyard; more wins. If that is equal, money decides, and if that is equal too, it is a draw. Usually there is no limit.`,
    },
    {
      id: 'SK-12.8',
      chapter: 12,
      title: 'The result',
      body: `A wins, B wins, or nobody does, and the reason is given: no ships left, both out of ships, given up, or time is up. There are
no points; how many ships fell and who has how much is told for the pleasure of it.`,
    },
  ],
};
