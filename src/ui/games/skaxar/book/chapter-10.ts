import type { Chapter } from '../../../match/book/chapter.ts';

export const chapter10: Chapter = {
  number: 10,
  title: 'Recovery',
  entries: [
    {
      id: 'SK-10.1',
      chapter: 10,
      title: 'In this order',
      body: `Pay, harvest, lay out new asteroids, fill the Shop: then the turn is over.`,
    },
    {
      id: 'SK-10.2',
      chapter: 10,
      title: 'Payment',
      body: `If you destroyed the enemy, the bank pays you what the ships were worth: the sum of their Values. When both sides fell, both
are paid. It is paid once, and the loser of a fight gets nothing for it.`,
    },
    {
      id: 'SK-10.3',
      chapter: 10,
      title: 'Harvest',
      body: `Losing has a consolation: the beaten player alone may pick one asteroid of the row, unseen. It is turned over and its money is
yours.`,
    },
    {
      id: 'SK-10.4',
      chapter: 10,
      title: 'No harvest',
      body: `When both sides were destroyed there is no loser who could harvest, and where no asteroid lies there is nothing to pick. In
both cases the step is left out.`,
    },
    {
      id: 'SK-10.5',
      chapter: 10,
      title: 'One, or none',
      body: `You take one asteroid, never two, or you decline. Slots are numbered 1 to 5.`,
    },
    {
      id: 'SK-10.6',
      chapter: 10,
      title: 'A new field',
      body: `As soon as the row is bare, the next five are laid out face down. There are four rows in the deck; after the twentieth
asteroid the field stays bare.`,
    },
    {
      id: 'SK-10.7',
      chapter: 10,
      title: 'A new Shop',
      body: `Only when the very last card of the Shop is sold, six new ones are dealt, from slot 1 on. A single card that nobody wants holds
up the rest. Near the end of the deck there may be fewer: the last deal has three.`,
    },
    {
      id: 'SK-10.8',
      chapter: 10,
      title: 'Sold out',
      body: `With its deck gone the Arms Dealer has nothing more to offer. Used cards are not shuffled again.`,
    },
    {
      id: 'SK-10.9',
      chapter: 10,
      title: 'Next turn',
      body: `If a turn limit was set, it is looked at now (SK-12.7). Then ships are flipped again.`,
    },
  ],
};
