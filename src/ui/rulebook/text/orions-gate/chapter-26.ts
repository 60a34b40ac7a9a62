import type { Chapter } from '../chapter.ts';

export const chapter26: Chapter = {
  number: 26,
  title: 'Settings',
  entries: [
    {
      id: 'OG-26.1',
      chapter: 26,
      title: 'Set before the battle',
      body: `All settings are fixed before fleets are locked, and everyone can read them. A value beyond the range of its setting is
refused, with the range.`,
    },
    {
      id: 'OG-26.2',
      chapter: 26,
      title: 'Ready-made sets',
      body: `Standard leaves everything as it is. Core is the same on a table of 48″ by 48″. Advanced switches firing arcs, debris,
boarding and mysterious objectives on and rolls for the mission. Two tables is a battle of 24 points a side over two tables, each
with a warp gate and a wormhole.`,
    },
    {
      id: 'OG-26.3',
      chapter: 26,
      title: 'Barracks without boarding',
      body: `Barracks and Boarding Pods may be fitted where boarding is off; they then do nothing, and the fleet builder says so.`,
    },
  ],
};
