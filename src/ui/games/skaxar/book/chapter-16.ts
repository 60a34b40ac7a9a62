import type { Chapter } from '../../../match/book/chapter.ts';

export const chapter16: Chapter = {
  number: 16,
  title: 'What you can do',
  entries: [
    {
      id: 'SK-16.1',
      chapter: 16,
      title: 'Five orders',
      body: `There are five things a player can ever say:

- Buy, with the slot; for a Repair card that finds a ship, with the ship.
- Pass: your shopping, or your rescue, is over.
- Harvest, with the slot.
- Decline: no asteroid, thank you.
- Resign.`,
    },
    {
      id: 'SK-16.2',
      chapter: 16,
      title: 'When',
      body: `- Stranded, before the Arms Dealer Phase: buy a Repair card you can pay, or pass.
- While your session is open: buy anything in the Shop you can pay, or pass.
- After a defeat: harvest a slot that is filled, or decline.
- At any time until the game is over: resign.

The rest of a turn runs by itself.`,
    },
    {
      id: 'SK-16.3',
      chapter: 16,
      title: 'Refusals',
      body: `An order that is not allowed does nothing at all. You are told the first thing that stands against it, looked for in a fixed order: is the
game over, may you speak, is there such an order, is it the time for it and your turn, is the slot filled, can you pay, does the card help
a stranded player, is the ship right, does it do anything.`,
    },
    {
      id: 'SK-16.4',
      chapter: 16,
      title: 'The list is whole',
      body: `What the table offers you is everything you may do. Whatever is on the list works; whatever is not is refused.`,
    },
  ],
};
