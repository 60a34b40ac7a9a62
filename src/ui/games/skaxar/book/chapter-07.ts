import type { Chapter } from '../../../match/book/chapter.ts';

export const chapter07: Chapter = {
  number: 7,
  title: 'What the cards do',
  entries: [
    {
      id: 'SK-7.1',
      chapter: 7,
      title: 'In general',
      body: `Whatever a card can do, it does; you cannot hold it back. Only for Repair cards you choose something: the ship.`,
    },
    {
      id: 'SK-7.2',
      chapter: 7,
      title: 'Items',
      body: `An item adds to your Firepower or Shield from the moment you buy it until the battle is decided. It serves your side, not one
ship, so Redraw! does not lose it (SK-7.8 can change that) and stalemates keep it. Take as many as you like, also of one kind. They cannot
be taken off.`,
    },
    {
      id: 'SK-7.3',
      chapter: 7,
      title: 'Repair',
      body: `Repair Mothership, Destroyer, Fighter, Scout and Drone each fetch one ship of that class out of your own Scrapyard: you name
it, and it joins the ships you already have in the fight. From then on it belongs to your fleet as before. It does not lead, unless it came
as a rescue.

A ship may be brought back again and again; each time it is lost, the enemy is paid for it anew.`,
    },
    {
      id: 'SK-7.4',
      chapter: 7,
      title: 'Reinforcements!',
      body: `The next ship of your Fleet Deck is turned up and fights beside the others, for this turn. If the deck is empty, the Repair Bay
is shuffled into a new one first (SK-4.3). When the fight is decided it shares the fate of the others; after a stalemate it flies home to
the Repair Bay.`,
    },
    {
      id: 'SK-7.5',
      chapter: 7,
      title: 'Rapid Repair!',
      body: `Everything in your Repair Bay goes under your Fleet Deck, and the whole is shuffled. Your survivors may be drawn again
sooner. Ships in the fight stay where they are.`,
    },
    {
      id: 'SK-7.6',
      chapter: 7,
      title: 'Redraw!',
      body: `Your lead ship goes back under the Fleet Deck, the deck is shuffled, and whatever then lies on top flies in its place and
leads. That can be the very same ship. Other ships and, unless SK-7.8 is played, your items stay, and the Repair Bay is left alone. You may do it several times a
turn if you pay each time.`,
    },
    {
      id: 'SK-7.7',
      chapter: 7,
      title: 'Used cards',
      body: `A used card lies open in front of its owner and never comes back: actions right after they were done, items when the battle
is over.`,
    },
    {
      id: 'SK-7.8',
      chapter: 7,
      title: 'Items and Redraw!',
      body: `By the usual rules, “stay”, a side keeps its items whatever Redraw! does. Set to “leave”, each item is tied to the ship that led
while you bought it: send that ship back and its items are spent before the new one comes up, even if the same ship returns. What you bought
for other ships of the battle remains with them.`,
    },
  ],
};
