import type { Chapter } from '../../../match/book/chapter.ts';

export const chapter03: Chapter = {
  number: 3,
  title: 'Building a fleet',
  entries: [
    {
      id: 'OG-3.1',
      chapter: 3,
      title: 'What ships cost',
      body: `Scouts cost 1 point and have no slots. A Fighter costs 2 and has one slot, a Destroyer 6 with three slots, a
Battleship 12 with six.`,
    },
    {
      id: 'OG-3.2',
      chapter: 3,
      title: 'No empty slots',
      body: `Each slot takes one component, and none may stay empty. The components themselves are free.`,
    },
    {
      id: 'OG-3.3',
      chapter: 3,
      title: 'Doubles',
      body: `You may fit the same component as often as you like. Four advanced kinds are limited to one for each
ship: Armored Plating, Repair Bay, Salvage Arm and Tsunami Cannon. The others have no limit.`,
    },
    {
      id: 'OG-3.4',
      chapter: 3,
      title: 'Order matters',
      body: `You decide in which order components stand in their slots, once, before the battle. Damage eats them from the left, so
put in front what you can spare.`,
    },
    {
      id: 'OG-3.5',
      chapter: 3,
      title: 'The budget',
      body: `The ships of a fleet together may cost as much as the battle allows, 12 points if you change nothing, and up to 96.
Spending less is allowed.`,
    },
    {
      id: 'OG-3.6',
      chapter: 3,
      title: 'Battleships',
      body: `For each full dozen of points a side may field one Battleship. The budget already sees to it; it is tested all the
same.

Example: 35 points allow two Battleships, 36 allow three.`,
    },
    {
      id: 'OG-3.7',
      chapter: 3,
      title: 'At least one ship',
      body: `A fleet with nothing in it cannot be handed in.`,
    },
    {
      id: 'OG-3.8',
      chapter: 3,
      title: 'Which components',
      body: `You choose from fifteen basic components and ten advanced ones. A setting leaves only the basic ones; a
fleet list that names another is then turned down.`,
    },
    {
      id: 'OG-3.9',
      chapter: 3,
      title: 'Facings',
      body: `In battles with firing arcs each component also looks to the front, left or right, which you choose when
you build the fleet (OG-12.1). Without arcs a facing in a fleet list changes nothing.`,
    },
    {
      id: 'OG-3.10',
      chapter: 3,
      title: 'Handing in',
      body: `You build in secret. When the last captain has locked a fleet, all fleets are shown. A ship may carry a name of up to
24 characters; without one it is called by its type and a number, such as "Fighters 2".`,
    },
  ],
};
