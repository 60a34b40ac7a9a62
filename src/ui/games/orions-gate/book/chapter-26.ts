import { table } from '../../../match/book/table.ts';
import type { Chapter } from '../../../match/book/chapter.ts';

const ROWS = [
  ['Points a side', '12 to 96', '12', 'OG-3.5'],
  ['Advanced components', 'on or off', 'on', 'OG-3.8'],
  ['Copies of passives add up', 'on or off', 'on', 'OG-1.10'],
  ['Width of a table', '48″ to 144″, whole feet', '72″', 'OG-4.2'],
  ['Tables', '1 to 4', '1', 'OG-4.2'],
  ['Bases', 'skirmish, mass battle, own', 'skirmish', 'OG-2.4'],
  ['Own bases', '0.5″ to 4″ across', '1″, 1.25″, 2″, 3″', 'OG-2.4'],
  ['Terrain', 'by seed or by hand', 'by seed', 'OG-4.5'],
  ['Least pieces', '0 to 40', '5', 'OG-4.4'],
  ['Seed, density, symmetry of the terrain', 'see there', 'normal, turned halfway', 'OG-4.6'],
  ['Warp gates, wormholes on a table', '0 to 4 each', 'none; 1 gate with several tables', 'OG-14.1'],
  ['Mission', 'one of six, or by die', 'Annihilation', 'OG-16.1'],
  ['Rounds', '1 to 12', '4', 'OG-5.1'],
  ['Captains of a side', '1 to 4', '1', 'OG-17.1'],
  ['Points of several captains', 'even or pooled', 'even', 'OG-17.2'],
  ['Order of activations', 'by the number of captains, in blocks, one by one', 'by the number', 'OG-5.6'],
  ['Components after Cruise and Ram', 'on or off', 'on', 'OG-9.6'],
  ['Turn on a Cruise', '90° or 45°', '90°', 'OG-6.7'],
  ['Stations are checked', 'after a round or each activation', 'after a round', 'OG-16.12'],
  ['Repair Bays mend their own ship', 'on or off', 'off', 'OG-9.37'],
  ['Fields of one Deflector', '1 to 6, or no limit', 'no limit', 'OG-9.34'],
  ['Firing arcs', 'on or off', 'off', 'OG-12.1'],
  ['Debris', 'on or off', 'off', 'OG-12.4'],
  ['Boarding', 'on or off', 'off', 'OG-13.1'],
  ['Captured ships score', 'on or off', 'off', 'OG-13.8'],
  ['Mysterious objectives', 'on or off', 'off', 'OG-15.1'],
  ['Setting', 'space, dogfight, naval', 'space', 'OG-1.11'],
] as const;

export const chapter26: Chapter = {
  number: 26,
  title: 'Settings',
  entries: [
    {
      id: 'OG-26.1',
      chapter: 26,
      title: 'Set before the battle',
      body: `${table(['Setting', 'Possible', 'Usual', 'See'], ROWS)}

All settings are fixed before fleets are locked, and everyone can read them. A value beyond the range of its setting is refused, with the
range.`,
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
