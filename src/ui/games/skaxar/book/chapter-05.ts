import type { Chapter } from '../../../match/book/chapter.ts';

export const chapter05: Chapter = {
  number: 5,
  title: 'Stranded',
  entries: [
    {
      id: 'SK-5.1',
      chapter: 5,
      title: 'No ship at all',
      body: `You are stranded when the flip leaves you without a single ship. All 25 then lie in your Scrapyard. It can only come about
when a new battle begins.`,
    },
    {
      id: 'SK-5.2',
      chapter: 5,
      title: 'The rescue',
      body: `A stranded player shops before the enemy may, for one thing only: a card that brings a ship. You already see whom it will have to
face.`,
    },
    {
      id: 'SK-5.3',
      chapter: 5,
      title: 'Is there a way out?',
      body: `You are asked only if the Shop shows a Repair card that your money covers. Otherwise the table notes that there was no rescue
and moves on.`,
    },
    {
      id: 'SK-5.4',
      chapter: 5,
      title: 'Repair cards only',
      body: `Nothing else helps: Reinforcements! and Rapid Repair! would find no ship, and all other cards bring none. Any class will do,
for the whole fleet lies in the Scrapyard. The ship you name flies at once and leads.`,
    },
    {
      id: 'SK-5.5',
      chapter: 5,
      title: 'Once a turn',
      body: `One rescue each turn, no more. After it you shop when your turn comes, as always: the Speed of the ship you saved says when, and
what is left of your money may still be spent.`,
    },
    {
      id: 'SK-5.6',
      chapter: 5,
      title: 'Letting it be',
      body: `You may turn the rescue down. Then you stand without a ship this turn, and that loses (SK-5.8).`,
    },
    {
      id: 'SK-5.7',
      chapter: 5,
      title: 'Both stranded',
      body: `Then the two of you are asked one after the other, in the order that settles equal Speeds (SK-6.2). What the first has
bought is gone for the second, who may find no Repair card left. Who is asked first here does not count as having bought first.`,
    },
    {
      id: 'SK-5.8',
      chapter: 5,
      title: 'And then',
      body: `If both of you have ships now, the turn goes on. If only one has, that one has won. If neither has, the fuller purse wins
(SK-12.2).`,
    },
  ],
};
