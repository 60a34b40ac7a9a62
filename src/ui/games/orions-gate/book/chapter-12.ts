import type { Chapter } from '../../../match/book/chapter.ts';

export const chapter12: Chapter = {
  number: 12,
  title: 'Firing arcs and debris',
  entries: [
    {
      id: 'OG-12.1',
      chapter: 12,
      title: 'Arcs',
      body: `A setting. A component that picks enemy targets faces front, left or right, and only reaches ships whose centre lies in that sector,
seen from the centre of its own ship. Nothing faces back.

Example: an enemy at exactly 45° belongs to the front; just beyond, to the left.`,
    },
    {
      id: 'OG-12.2',
      chapter: 12,
      title: 'What has no arc',
      body: `Guns, boarding, rams, auras and all other components reach round about.`,
    },
    {
      id: 'OG-12.3',
      chapter: 12,
      title: 'Many targets',
      body: `With arcs a Hangar strikes the enemies within 6″ that are in its sector, and a Missile Cluster may only pick targets in its own.`,
    },
    {
      id: 'OG-12.4',
      chapter: 12,
      title: 'Debris',
      body: `A setting. For each component a ship loses, its captain may leave a round cloud 1″ across within 1″ of the ship, at least 1″ from
every enemy of that ship and wholly on the table. It counts where the ship stood at that moment; the last component of a lost ship leaves
some too. Scouts leave none.`,
    },
  ],
};
