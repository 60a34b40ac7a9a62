import type { Chapter } from '../../../match/book/chapter.ts';

export const chapter11: Chapter = {
  number: 11,
  title: 'Three to six players',
  entries: [
    {
      id: 'BS-11.1',
      chapter: 11,
      title: 'Same rules, more ships',
      body: `Everything said so far holds for up to six players. This chapter adds to it.`,
    },
    {
      id: 'BS-11.2',
      chapter: 11,
      title: 'Pair by pair',
      body: `All share one grid. Who faces whom is worked out for each two vessels as if they were alone.`,
    },
    {
      id: 'BS-11.3',
      chapter: 11,
      title: 'Stay in the fight',
      body: `After your maneuver you must stand next to at least one enemy. If none is beside you at the beginning of your turn, Stay Put and Rotate
are closed to you.`,
    },
    {
      id: 'BS-11.4',
      chapter: 11,
      title: 'Any distance',
      body: `Position takes you beside any enemy, however far off.`,
    },
    {
      id: 'BS-11.5',
      chapter: 11,
      title: 'Nobody is out of reach',
      body: `There is always a free cell next to each enemy, so you can always get at the one you want, and for free.`,
    },
    {
      id: 'BS-11.6',
      chapter: 11,
      title: 'One enemy at a time',
      body: `All your locks of a turn are on one neighbour of your choice. Only that player reacts; the others wait.`,
    },
    {
      id: 'BS-11.7',
      chapter: 11,
      title: 'Bystanders',
      body: `Other vessels take up their own cell and that is all. They block no line, no shot and no way.`,
    },
    {
      id: 'BS-11.8',
      chapter: 11,
      title: 'Players who are out',
      body: `Their turns are skipped and their cell is free again.`,
    },
    {
      id: 'BS-11.9',
      chapter: 11,
      title: 'Last one in',
      body: `The last vessel on the grid wins.`,
    },
  ],
};
