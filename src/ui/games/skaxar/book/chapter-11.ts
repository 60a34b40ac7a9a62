import type { Chapter } from '../../../match/book/chapter.ts';

export const chapter11: Chapter = {
  number: 11,
  title: 'Piles',
  entries: [
    {
      id: 'SK-11.1',
      chapter: 11,
      title: 'Fleet Deck',
      body: `Your ships that have yet to fly, backs up. You draw the uppermost.`,
    },
    {
      id: 'SK-11.2',
      chapter: 11,
      title: 'Repair Bay',
      body: `Here your survivors rest, backs up too, until the Fleet Deck has run dry (SK-4.3) or Rapid Repair! calls them (SK-7.5).`,
    },
    {
      id: 'SK-11.3',
      chapter: 11,
      title: 'Yours stays yours',
      body: `A ship you lose is still your ship: it lies in your Scrapyard, and you alone can bring it back. Nobody flies the other’s ships,
not even when the fleets are the same.`,
    },
    {
      id: 'SK-11.4',
      chapter: 11,
      title: 'Where the wrecks lie',
      body: `As trophies, at the left of whoever shot them down: your Scrapyard is on the other side of the table. A label says whose it is.`,
    },
    {
      id: 'SK-11.5',
      chapter: 11,
      title: 'Nothing gets lost',
      body: `Count a player’s deck, fight, Bay and Scrapyard: 25 ships, at any time. The Arms Dealer’s cards always make 45 and the asteroids 20,
wherever they lie.`,
    },
    {
      id: 'SK-11.6',
      chapter: 11,
      title: 'Gone for good',
      body: `Used cards and harvested asteroids play no further part.`,
    },
  ],
};
