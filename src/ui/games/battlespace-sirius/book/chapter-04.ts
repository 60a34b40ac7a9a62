import type { Chapter } from '../../../match/book/chapter.ts';

export const chapter04: Chapter = {
  number: 4,
  title: 'The turn',
  entries: [
    {
      id: 'BS-4.1',
      chapter: 4,
      title: 'Taking turns',
      body: `Players take turns in order until the game ends.`,
    },
    {
      id: 'BS-4.2',
      chapter: 4,
      title: 'Four steps',
      body: `Each turn runs through Maneuver, Lock Targets, Enemy Reaction and Fire. Steps one, two and four are yours; the third
belongs to the enemy you have locked. Repairs happen inside the Fire step.`,
    },
    {
      id: 'BS-4.3',
      chapter: 4,
      title: 'No skipping',
      body: `All four steps take place. You may stay put, the enemy may do nothing, and you may hold fire, but a lock must be made.`,
    },
    {
      id: 'BS-4.4',
      chapter: 4,
      title: 'Done for you',
      body: `Where there is only one thing you could do, it is done for you and the log says so: a lock without alternatives, a
reaction when nothing else is possible, repairs that fit in only one way, and a lifeboat that has to stay put. Firing is
never decided for you.`,
    },
    {
      id: 'BS-4.5',
      chapter: 4,
      title: 'End of the turn',
      body: `Your turn is over once every lock has been fired along, or held, and all repairs are placed. It is cut short if your
vessel or the one you engage is destroyed. Locks last for this turn only.`,
    },
    {
      id: 'BS-4.6',
      chapter: 4,
      title: 'Turns and rounds',
      body: `Turns are numbered from 1. A new round begins when the order starts over from the front.`,
    },
  ],
};
