import type { Chapter } from '../../../match/book/chapter.ts';

export const chapter24: Chapter = {
  number: 24,
  title: 'Odds',
  entries: [
    {
      id: 'OG-24.1',
      chapter: 24,
      title: 'Exact chances',
      body: `The chances shown are counted, not guessed: every way the dice can fall is looked at. Two dice reach 7 in 21 of 36
cases, which is 58.33 %; under EMP in 42.13 %.`,
    },
    {
      id: 'OG-24.2',
      chapter: 24,
      title: 'Two dice under EMP',
      body: `The lower die stays, the higher is replaced by a new one. The lower of two dice is a 1 in 11 of 36 cases, a 2 in 9, a
3 in 7, and so on down to a 6 in one case; any of six numbers then joins it.`,
    },
    {
      id: 'OG-24.3',
      chapter: 24,
      title: 'One attack',
      body: `The chance to damage is the chance to hit times the chance that the damage roll succeeds. A success costs the target 1
box, or 2 from behind.`,
    },
    {
      id: 'OG-24.4',
      chapter: 24,
      title: 'Guns',
      body: `A gun is best against its own kind: each type damages an equal ship in the open with 34.03 %. Against types far
smaller it seldom hits, against far bigger ones it seldom hurts.

Example: a Fighter firing at a Destroyer from the front: 300 of 1296, or 23.15 %.`,
    },
    {
      id: 'OG-24.5',
      chapter: 24,
      title: 'Component attacks',
      body: `A Cannon against a Destroyer damages with 52.16 %, against a Fighter with 38.19 %. Giga Cannons are best against
Battleships (69.44 %), Missile Clusters in the middle, and Torpedoes want something big.`,
    },
    {
      id: 'OG-24.6',
      chapter: 24,
      title: 'Plasma backfire',
      body: `Two ones come in one of 36 throws, 2.78 %; under EMP in 11 of 216, 5.09 %.`,
    },
    {
      id: 'OG-24.7',
      chapter: 24,
      title: 'Rams',
      body: `The D3 of the ram is averaged, then the damage roll counted. A Destroyer that rams an undamaged Fighter without
Shields damages with 96.30 %; a Fighter ramming a Destroyer with 57.41 %.`,
    },
    {
      id: 'OG-24.8',
      chapter: 24,
      title: 'Collisions and mines',
      body: `Three dice together against Toughness: 74.07 % for a Fighter, 50.00 % for a Destroyer, 25.93 % for a
Battleship, all without Shields. A mine strikes with 1 more: 83.80 %, 62.50 % and 37.50 %.`,
    },
    {
      id: 'OG-24.9',
      chapter: 24,
      title: 'Black holes',
      body: `A ship with six boxes left is lost one time in six; each box fewer adds one more sixth. Scouts are always lost.`,
    },
    {
      id: 'OG-24.10',
      chapter: 24,
      title: 'Volleys',
      body: `When a ship fires several weapons one after the other, each can change what the next one meets: a lost Shield, a lost
target. The shown chances follow every branch to its end.

Example: a fresh Fighter under fire from a Destroyer's gun and its two Cannons is lost in 25.52 % of cases, and in
73.62 % if they strike its back.`,
    },
    {
      id: 'OG-24.11',
      chapter: 24,
      title: 'Boarding',
      body: `Take the difference of what both ships add to their die. With none, a capture either way comes in 15 of 36 cases each and a draw in 6; every point of advantage moves the odds, with 5 more the stronger ship cannot lose, with 6 it always wins.`,
    },
    {
      id: 'OG-24.12',
      chapter: 24,
      title: 'Will it reach?',
      body: `With Engines the question is what the dice must bring: what you need, less what the table gives you. Engines together
count as the sum of all their dice, and an inhibited ship needs twice as much.

Example: a Destroyer with one Engine needs 14″ on Cruise: two dice must show 5 or more, 83.33 %.`,
    },
  ],
};
