import type { Chapter } from '../../../match/book/chapter.ts';
import { table } from '../../../match/book/table.ts';

export const chapter17: Chapter = {
  number: 17,
  title: 'How the numbers were found',
  entries: [
    {
      id: 'SK-17.1',
      chapter: 17,
      title: 'What was aimed at',
      body: `The ships, prices and asteroids of chapter 2 were tried out in many thousand games played by a program. Between two equally
clever buyers Earth should win 47 to 53 % of games, first pick in turn 1 should be worth next to nothing, a game should take 15 to 40
turns, and 10 to 30 % of fights should end in a stalemate.`,
    },
    {
      id: 'SK-17.2',
      chapter: 17,
      title: 'The players of the trial',
      body: `A sensible buyer puts a price on every ship, weighs what a purchase wins against what it costs, and thinks of the answer. A greedy
one buys what looks best and never thinks of the answer. A third buys at random, and a fourth not at all.`,
    },
    {
      id: 'SK-17.3',
      chapter: 17,
      title: 'What came out',
      body: `${table(
        ['Earth', 'Skaxar', 'Earth wins', 'Turns', 'Stalemates', 'Purchases'],
        [
          ['sensible', 'sensible', '50.0 %', '35.7', '14.1 %', '25.6'],
          ['greedy', 'greedy', '52.6 %', '36.7', '13.8 %', '26.4'],
          ['random', 'random', '49.7 %', '37.0', '13.8 %', '30.2'],
          ['buys nothing', 'buys nothing', '49.5 %', '34.7', '17.1 %', 'none'],
          ['sensible', 'greedy', '60.3 %', '36.1', '13.9 %', '25.9'],
          ['greedy', 'sensible', '42.0 %', '36.3', '14.0 %', '25.9'],
          ['sensible', 'random', '97.2 %', '33.4', '13.3 %', '26.1'],
          ['random', 'sensible', '2.9 %', '33.8', '13.2 %', '26.6'],
        ],
      )}

Means over 20,000 games each, 40,000 in the first row; turns with a combat. With Earth on both sides a game takes 38.9 turns, with the
Skaxar on both 32.8.`,
    },
    {
      id: 'SK-17.4',
      chapter: 17,
      title: 'A game in figures',
      body: `Between sensible buyers about half of the combats destroy one side alone, and shopping turns the outcome of 29 % of them. A player spends 75,000
to 78,000. The loser picks an asteroid some 17 times a game, the Shop is dealt anew nearly four times, and 19 of its 45 cards are never
sold. The winner has four ships left; one game in twenty ends with none on either side. Most bought: Reinforcements! and Redraw!.`,
    },
    {
      id: 'SK-17.5',
      chapter: 17,
      title: 'First or second?',
      body: `The Skaxar shop first in 59 % of turns. That is no gift: fast ships are small, and the second buyer has the answer. Of all combats
the first buyer wins 14 % alone and the second 36 %. Had one seat always to buy first, it would win a little more than half of the games.`,
    },
    {
      id: 'SK-17.6',
      chapter: 17,
      title: 'Games without sense',
      body: `Twenty thousand games of moves picked at random, with all pairings of fleets, came to an end by themselves after 24 to 55 turns, and
not a card or coin went missing.`,
    },
  ],
};
