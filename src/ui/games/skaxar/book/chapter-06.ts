import type { Chapter } from '../../../match/book/chapter.ts';

export const chapter06: Chapter = {
  number: 6,
  title: 'The Arms Dealer',
  entries: [
    {
      id: 'SK-6.1',
      chapter: 6,
      title: 'The faster ship shops first',
      body: `Compare the Speed of the two lead ships: the faster side buys first, the slower second. Other ships and items do not make
you faster. Except for a rescue there is no other time to buy.`,
    },
    {
      id: 'SK-6.2',
      chapter: 6,
      title: 'Equal Speed',
      body: `Three questions, in this order, settle it:

- Who has less money? That seat buys first.
- Who did not buy first last time? That one does now.
- Was there no last time? Then the lot from the set-up decides (SK-3.7).`,
    },
    {
      id: 'SK-6.3',
      chapter: 6,
      title: 'Settled for the turn',
      body: `Once found, the order stays, whatever Redraw! or Repair put on the table afterwards. It is also remembered when
neither of you can afford anything.`,
    },
    {
      id: 'SK-6.4',
      chapter: 6,
      title: 'What is for sale',
      body: `The open cards of the Shop, slots 1 to 6, and never the deck behind them. A slot that was bought empty stays so until the
Shop is dealt anew (SK-10.7).`,
    },
    {
      id: 'SK-6.5',
      chapter: 6,
      title: 'Paying',
      body: `The price goes to the bank at once. Buy as much as you can pay for.`,
    },
    {
      id: 'SK-6.6',
      chapter: 6,
      title: 'No cutting in',
      body: `While one of you shops, the other waits. There are no reactions: the second buyer begins when the first has said that this
is all.`,
    },
    {
      id: 'SK-6.7',
      chapter: 6,
      title: 'Card by card',
      body: `You buy one card, it does what it does, and only then you decide about the next. A new ship from Redraw! or
Reinforcements! is there to be looked at before you go on.`,
    },
    {
      id: 'SK-6.8',
      chapter: 6,
      title: 'Buying for nothing',
      body: `You may buy a card that cannot do anything for you now, to keep it from the enemy or to clear the Shop. It is paid for and
used up, and that is all. The table asks whether you mean it.

Which cards can come to nothing: a Repair card when no such ship lies in your Scrapyard; Rapid Repair! with an empty Repair Bay;
Redraw! with an empty Fleet Deck; Reinforcements! when deck and Bay are both empty. An item always works.

Such purchases can be ruled out in the set-up.`,
    },
    {
      id: 'SK-6.9',
      chapter: 6,
      title: 'That is all',
      body: `Pass to end your shopping. There is no coming back this turn, not even when the other has bought after you.`,
    },
    {
      id: 'SK-6.10',
      chapter: 6,
      title: 'The second sees everything',
      body: `Whatever the first has bought lies open before the second begins. Being slower has its good side: you get the last word.`,
    },
    {
      id: 'SK-6.11',
      chapter: 6,
      title: 'When nothing can be bought',
      body: `If the Shop is empty or everything in it too dear for you, you are not asked, or asked no more. The same holds for cards
that would do nothing, where those are ruled out.`,
    },
    {
      id: 'SK-6.12',
      chapter: 6,
      title: 'No stock, no returns',
      body: `The Shop gets no new cards while you are buying, and none before a Recovery. You cannot save a card for later, sell it back,
give it away or swap it.`,
    },
    {
      id: 'SK-6.13',
      chapter: 6,
      title: 'Then they shoot',
      body: `When the second buyer is done, there is no further question: combat.`,
    },
  ],
};
