import type { Chapter } from '../../../match/book/chapter.ts';

export const chapter03: Chapter = {
  number: 3,
  title: 'Before the first turn',
  entries: [
    { id: 'SK-3.1', chapter: 3, title: 'Players', body: `Two, in seats A and B.` },
    {
      id: 'SK-3.2',
      chapter: 3,
      title: 'Choosing fleets',
      body: `One of you flies for Earth and the other for the Skaxar; as a rule Earth sits at A. If you both want the same ships, switch
on the mirror: then every pairing will do.`,
    },
    {
      id: 'SK-3.3',
      chapter: 3,
      title: 'Shuffling',
      body: `All four decks are mixed: the fleets, the Arms Dealer’s and the asteroids. How, to the last draw, is told in SK-14.3.`,
    },
    {
      id: 'SK-3.4',
      chapter: 3,
      title: 'The Shop',
      body: `Six cards of the Arms Dealer lie open in a row between you. They are counted from A’s end: slot 1 lies there, slot 6 at B.`,
    },
    {
      id: 'SK-3.5',
      chapter: 3,
      title: 'The asteroid field',
      body: `On the other side of the table five asteroids are laid out, and nobody looks at them. Here too slot 1 is the one beside A.`,
    },
    {
      id: 'SK-3.6',
      chapter: 3,
      title: 'Starting money',
      body: `You begin with 8,000: a five and three ones. The set-up can give more or less, but always the same to both (SK-15.3).`,
    },
    {
      id: 'SK-3.7',
      chapter: 3,
      title: 'The lot',
      body: `A lot is drawn for one of the two seats, openly. It matters a single time at most, when everything else about who buys
first is even (SK-6.2).`,
    },
    {
      id: 'SK-3.8',
      chapter: 3,
      title: 'Where everything lies',
      body: `Arms Dealer, Shop and bank lie along one edge, the asteroids along the other. Before each player lies the Fleet Deck with the
Repair Bay above it and the pile of used cards to the left. Where a Scrapyard lies is told in SK-11.4. None of this touches the rules.`,
    },
    {
      id: 'SK-3.9',
      chapter: 3,
      title: 'Off we go',
      body: `There is nothing to prepare: the first two ships are turned up straight away, and the first thing you decide is what to buy.
At that moment 39 cards are left in the Arms Dealer’s deck and 15 in that of the asteroids.`,
    },
  ],
};
