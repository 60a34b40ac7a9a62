import type { Chapter } from '../../../match/book/chapter.ts';

export const chapter08: Chapter = {
  number: 8,
  title: 'Fire',
  entries: [
    {
      id: 'BS-8.1',
      chapter: 8,
      title: 'Lock by lock',
      body: `Each lock is fired along once, in whatever order you like. You decide on the second one only after the first is
finished, repairs and all.`,
    },
    {
      id: 'BS-8.2',
      chapter: 8,
      title: 'How many',
      body: `Along each lock you fire 0 to 4 weapons, so a turn brings at most two volleys with eight dice.`,
    },
    {
      id: 'BS-8.3',
      chapter: 8,
      title: 'What weapons cost',
      body: `The firing side pays, before the dice: nothing for the first weapon, then 1 for each more. A side with Power 0 can fire
one, with 1 two, with 2 three, with 3 or more all four.`,
    },
    {
      id: 'BS-8.4',
      chapter: 8,
      title: 'Holding fire',
      body: `You may fire no weapon at all. The lock is done with, and it does not count as a shot.`,
    },
    {
      id: 'BS-8.5',
      chapter: 8,
      title: 'At an open side',
      body: `Fire one weapon at an unshielded side and the ship is destroyed. It is free, no die is thrown, and more than one weapon
is not accepted.`,
    },
    {
      id: 'BS-8.6',
      chapter: 8,
      title: 'At a Shield',
      body: `Throw a die for each weapon. Every die that reaches the Shield is a hit and takes 1 Power from that side.`,
    },
    {
      id: 'BS-8.7',
      chapter: 8,
      title: 'All at once',
      body: `The whole volley is measured against the Shield as it stood before. Hits beyond its last Power are wasted, and the
volley that opens a side does not destroy the ship yet.

Example: four weapons at a Shield of 3 with dice 3, 3, 3, 6 are four hits. The side drops to 0, one hit is wasted, and the
ship is still there.`,
    },
    {
      id: 'BS-8.8',
      chapter: 8,
      title: 'In what order',
      body: `Pay, throw, take off the hits, then repair. Dice that missed still repair if they match.`,
    },
    {
      id: 'BS-8.9',
      chapter: 8,
      title: 'And that is it',
      body: `After the last lock the turn ends by itself.`,
    },
  ],
};
