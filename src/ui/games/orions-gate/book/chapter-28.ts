import type { Chapter } from '../../../match/book/chapter.ts';

export const chapter28: Chapter = {
  number: 28,
  title: 'A short battle',
  entries: [
    {
      id: 'OG-28.1',
      chapter: 28,
      title: 'Two rounds, move by move',
      body: `A: a Fighter with a Cannon, and a Destroyer with Engine, Shield and Torpedo. B: a Destroyer with Cannon, Shield and
EMP Blaster, and Scouts. A wins the roll-off and takes the south.

Round 1. The Scouts fly 10″ forward. A's Fighter closes in: its gun misses, its Cannon hits and the Scouts are gone.
A's Destroyer cruises 14″ with its Engine, turns and puts a Torpedo into B's Cannon. B's Destroyer answers and damages
the Engine.

Round 2. B moved last, so B would be first, but A's Fighter is alone in its phase. From within the EMP field it
destroys the Cannon and damages the Shield. The Destroyers trade more shots, and the Shield is lost.

Nobody else is destroyed: A wins by 1 point to 0.`,
    },
  ],
};
