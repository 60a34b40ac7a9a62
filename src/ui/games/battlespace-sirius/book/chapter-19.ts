import type { Chapter } from '../../../match/book/chapter.ts';

export const chapter19: Chapter = {
  number: 19,
  title: 'What you see',
  entries: [
    {
      id: 'BS-19.1',
      chapter: 19,
      title: 'Cards',
      body: `Ships lie as cards in their colour, with mark and name, turned the way they head. A clip on each side shows its Power,
with the number beside it; at 0 the clip is gone and the edge is open.`,
    },
    {
      id: 'BS-19.2',
      chapter: 19,
      title: 'Facing lines',
      body: `Before you commit yourself, the lines to every neighbour are drawn, each with both sides and their Shields.`,
    },
    {
      id: 'BS-19.3',
      chapter: 19,
      title: 'Planning a maneuver',
      body: `Ghosts show where you could go and arrows how you could turn. Point at one and the lines it would give appear. For
Rotate & Position you click the clip that pays.`,
    },
    {
      id: 'BS-19.4',
      chapter: 19,
      title: 'Locks',
      body: `A locked line is solid and carries a mark on its target; other lines are dashed. The engaged ship is framed and the rest
are dimmed until the firing is over.`,
    },
    {
      id: 'BS-19.5',
      chapter: 19,
      title: 'Warnings',
      body: `You are told before you aim with an open side, because Sentry Fire there would destroy you, and before you pay a side
down to 0 that is locked or is about to be.`,
    },
    {
      id: 'BS-19.6',
      chapter: 19,
      title: 'Choosing a reaction',
      body: `Each answer is listed with its cost, the side it turns to the attacker with its Shield, and the chance of Sentry Fire.`,
    },
    {
      id: 'BS-19.7',
      chapter: 19,
      title: 'Choosing weapons',
      body: `Each number of weapons is listed with what it costs and leaves, the chance of every number of hits, the Power it takes
on average, and how likely it is to open the side and to repair.`,
    },
    {
      id: 'BS-19.8',
      chapter: 19,
      title: 'Dice',
      body: `The dice of a volley lie together, hits marked against the Shield as it was, equal dice ringed with the points they
bring. Sentry dice lie on the defender’s side.`,
    },
    {
      id: 'BS-19.9',
      chapter: 19,
      title: 'Placing repairs',
      body: `Click a clip to raise it, click again to take the point back. Full sides are closed, and nothing counts until you confirm.`,
    },
    {
      id: 'BS-19.10',
      chapter: 19,
      title: 'Turn bar',
      body: `It shows the four steps and who decides, turn and round, and raised draw flags. Two quiet turns in a row, and it begins to count them
towards a draw.`,
    },
    {
      id: 'BS-19.11',
      chapter: 19,
      title: 'Your lifeboat',
      body: `It lies face down under your ship. You can peek at yours whenever you like; once it is in play everyone sees its four
numbers.`,
    },
    {
      id: 'BS-19.12',
      chapter: 19,
      title: 'Hints',
      body: `A line of advice for each step. It can be switched off.`,
    },
    {
      id: 'BS-19.13',
      chapter: 19,
      title: 'The log',
      body: `Every order is written down with its payment, dice, Shields and results, also those given for you and those that were
refused, with the reason.`,
    },
    {
      id: 'BS-19.14',
      chapter: 19,
      title: 'The view follows',
      body: `The table has no edge, so the picture moves with the vessels. Coordinates are there if you ask for them.`,
    },
  ],
};
