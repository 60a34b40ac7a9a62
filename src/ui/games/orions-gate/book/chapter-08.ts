import type { Chapter } from '../../../match/book/chapter.ts';

export const chapter08: Chapter = {
  number: 8,
  title: 'Damage',
  entries: [
    {
      id: 'OG-8.1',
      chapter: 8,
      title: 'Scouts',
      body: `A single point of damage is the end of Scouts.`,
    },
    {
      id: 'OG-8.2',
      chapter: 8,
      title: 'From the left',
      body: `All other ships take damage one point after another, and each point goes into the first component from the left that
is not yet destroyed.`,
    },
    {
      id: 'OG-8.3',
      chapter: 8,
      title: 'Boxes',
      body: `A component has two boxes, Armored Plating four. With some of them marked it works as if new; with all
marked it is destroyed and does nothing any more.`,
    },
    {
      id: 'OG-8.4',
      chapter: 8,
      title: 'The end of a ship',
      body: `When its last component goes, the ship goes. What damage is left over is lost.

Example: a Destroyer with Shield 1/2, Cannon 0/2 and Engine 0/2 takes 2: its Shield is gone, its Cannon stands at 1/2,
and its Toughness falls back to 11.`,
    },
    {
      id: 'OG-8.5',
      chapter: 8,
      title: 'Who scores it',
      body: `A lost ship leaves the table at once. It counts for whoever was its enemy at that moment, no matter
whether a shot, a ram or a black hole was the cause. What artifacts it held lie where its centre was; after that its
captain may leave debris, and friends with a Salvage Arm near by may use it, if these are in the game.`,
    },
    {
      id: 'OG-8.6',
      chapter: 8,
      title: 'Repairs',
      body: `A repair takes one box of damage off one component that still works. What is destroyed stays destroyed.`,
    },
  ],
};
