import type { Chapter } from '../../../match/book/chapter.ts';

export const chapter04: Chapter = {
  number: 4,
  title: 'Turns and flips',
  entries: [
    {
      id: 'SK-4.1',
      chapter: 4,
      title: 'The four phases',
      body: `Flip, Arms Dealer, Combat, Recovery: that is a turn. If the shooting settles nothing, Recovery falls away and the next flip
follows (SK-9.2).

Turns are counted, and so are battles. A battle lasts from an empty table until somebody is beaten; the next one begins with the next
flip.`,
    },
    {
      id: 'SK-4.2',
      chapter: 4,
      title: 'The flip',
      body: `Both top ships are turned over at the same time, by the table itself. You see theirs before you spend a coin, and they see
yours.`,
    },
    {
      id: 'SK-4.3',
      chapter: 4,
      title: 'When the deck is empty',
      body: `Then the Repair Bay becomes the new Fleet Deck: all of it is shuffled and laid face down. It happens when the next card is
needed and not a moment sooner, be it for a flip or for Reinforcements!. A Bay of one card simply is that card again.`,
    },
    {
      id: 'SK-4.4',
      chapter: 4,
      title: 'A before B',
      body: `If both decks must be made anew in the same flip, A’s is shuffled first. You will notice it only when you check the draws of a game.`,
    },
    {
      id: 'SK-4.5',
      chapter: 4,
      title: 'Nothing to flip',
      body: `With neither deck nor Repair Bay left, you turn nothing up. Ships that stayed from a stalemate fight on without help. If
there are none either, you are stranded (SK-5.1).`,
    },
    {
      id: 'SK-4.6',
      chapter: 4,
      title: 'The lead ship',
      body: `One of your ships leads: the last one you flipped. Its Speed decides who buys first, and it is the one that Redraw! sends
back. The ship that Redraw! turns up leads in its place, and so does a ship that came to your rescue.

Ships from Repair or Reinforcements! fight but do not lead, unless a later flip turns them up. If you flip nothing, the old leader
stays. After the battle nobody leads any more.`,
    },
    {
      id: 'SK-4.7',
      chapter: 4,
      title: 'In a row',
      body: `Ships stand in the order in which they came, newcomers at the end. Leaving one out closes the gap. When they fly home
or fall, they do so in that same order.`,
    },
  ],
};
