import type { Chapter } from '../../../match/book/chapter.ts';

export const chapter13: Chapter = {
  number: 13,
  title: 'Who knows what',
  entries: [
    {
      id: 'SK-13.1',
      chapter: 13,
      title: 'What nobody knows',
      body: `How any of the decks is stacked, and what the asteroids in the row are worth. No card ever lets you peek, so neither of you
knows more than the other.`,
    },
    {
      id: 'SK-13.2',
      chapter: 13,
      title: 'What everybody sees',
      body: `Ships in the fight and who leads, items, the Shop, both Scrapyards, used cards, asteroids already taken, everybody’s money and
the bank, and how many cards each pile holds.`,
    },
    {
      id: 'SK-13.3',
      chapter: 13,
      title: 'The tracker',
      body: `Somebody with a very good memory could tell which ships are still to come. The tracker does it for all: it lists what is left in every deck
and Repair Bay and which asteroids remain, sorted by number.

Without it you can look through your own Repair Bay and nothing else.`,
    },
    {
      id: 'SK-13.4',
      chapter: 13,
      title: 'Lists have no order',
      body: `A list tells what is in a pile, never in what order. Using it or not makes no difference to the course of the game.`,
    },
    {
      id: 'SK-13.5',
      chapter: 13,
      title: 'Looking on',
      body: `Whoever watches sees what lies open, and the lists if the tracker is on, and can do nothing.`,
    },
    {
      id: 'SK-13.6',
      chapter: 13,
      title: 'What turns up new cards',
      body: `Buying Reinforcements! or Redraw!; taking or declining an asteroid, as the next flip follows; and whatever ends the last shopping
of a turn, as combat and flip follow that. Rapid Repair! shuffles and shows nothing. Such moves cannot just be taken back.`,
    },
    {
      id: 'SK-13.7',
      chapter: 13,
      title: 'No leaks',
      body: `No picture, list, log or refusal gives away a place in a hidden pile or a draw to come; asteroids in the row go by their slots,
as their numbers would tell what they hold. Once it is over, all cards are laid open.`,
    },
  ],
};
