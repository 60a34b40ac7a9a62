import type { Chapter } from '../../../match/book/chapter.ts';

export const chapter08: Chapter = {
  number: 8,
  title: 'Combat',
  entries: [
    {
      id: 'SK-8.1',
      chapter: 8,
      title: 'Add up',
      body: `For each side, all ships in the fight and all its items are added: one sum of Firepower, one of Shield. It does not matter
how a ship got there.`,
    },
    {
      id: 'SK-8.2',
      chapter: 8,
      title: 'Attack',
      body: `Is your Firepower more than their Shield? Then you destroy them. As much is not more. Both sides fire at the same moment, so
the beaten shoot too.`,
    },
    {
      id: 'SK-8.3',
      chapter: 8,
      title: 'Defend',
      body: `Your Shield is the mark their Firepower must pass. Items and more ships are all that raises it.`,
    },
    {
      id: 'SK-8.4',
      chapter: 8,
      title: 'Four ways it can end',
      body: `A alone breaks through, B alone does, both do and both sides are destroyed, or neither does: that is a stalemate. An 8/8 ship
against an 8/5 one wins; 9/7 against 8/5 ends in two wrecks; 3/9 against 4/8 settles nothing.`,
    },
    {
      id: 'SK-8.5',
      chapter: 8,
      title: 'Losing',
      body: `All ships of a beaten side are lost together, helpers as well, and lie open in its Scrapyard.`,
    },
    {
      id: 'SK-8.6',
      chapter: 8,
      title: 'Winning',
      body: `The winner’s ships fly home, all of them: face down to the Repair Bay, below those that already wait there.`,
    },
    {
      id: 'SK-8.7',
      chapter: 8,
      title: 'Items after the fight',
      body: `When the battle is decided, both sides put the items they had in it on their used piles, winner and loser alike. A stalemate decides
nothing, so there they stay.`,
    },
    {
      id: 'SK-8.8',
      chapter: 8,
      title: 'Clearing the table',
      body: `First the wrecks of A, then those of B, then the survivors, last the items. Combat asks nobody anything and leaves nothing to
luck; after it comes Recovery.`,
    },
  ],
};
