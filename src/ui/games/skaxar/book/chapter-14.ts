import type { Chapter } from '../../../match/book/chapter.ts';

export const chapter14: Chapter = {
  number: 14,
  title: 'Chance',
  entries: [
    {
      id: 'SK-14.1',
      chapter: 14,
      title: 'One source',
      body: `There are no dice. All luck is in shuffles, and every draw of a shuffle is a number from one stream in which each outcome is as
likely as the next. With the draws and the moves written down, a game can be played again exactly.`,
    },
    {
      id: 'SK-14.2',
      chapter: 14,
      title: 'How it is shuffled',
      body: `From the bottom card up to the second: draw a place among those from the top down to this card’s own, and let the two change
places. Five cards take four draws; a single card takes none.`,
    },
    {
      id: 'SK-14.3',
      chapter: 14,
      title: 'In what order',
      body: `At the start: A’s fleet, B’s fleet, the Arms Dealer’s deck, the asteroids, and the lot. That makes 24, 24, 44, 19 and 1: 112
draws.

Later only these draw anything: a deck made anew from the Repair Bay, A’s before B’s; Rapid Repair!, the deck with the Bay below it;
and Redraw!, the deck with the lead ship at the bottom. Which asteroid you pick is your choice and no draw.`,
    },
    {
      id: 'SK-14.4',
      chapter: 14,
      title: 'Nothing for nothing',
      body: `A card bought without effect leaves the stream of draws as it was.`,
    },
  ],
};
