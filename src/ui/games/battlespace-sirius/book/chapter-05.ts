import type { Chapter } from '../../../match/book/chapter.ts';

export const chapter05: Chapter = {
  number: 5,
  title: 'Maneuver',
  entries: [
    {
      id: 'BS-5.1',
      chapter: 5,
      title: 'Your choices',
      body: `Do exactly one of four things: Stay Put, Rotate, Position, or Rotate & Position.`,
    },
    {
      id: 'BS-5.2',
      chapter: 5,
      title: 'Stay Put',
      body: `Leave everything as it is. It costs nothing.`,
    },
    {
      id: 'BS-5.3',
      chapter: 5,
      title: 'Rotate',
      body: `Turn your ship where it stands by 90, 180 or 270 degrees clockwise. It costs nothing.`,
    },
    {
      id: 'BS-5.4',
      chapter: 5,
      title: 'Position',
      body: `Move to any other free cell next to an enemy and keep your heading. It costs nothing. In a duel you have seven such
cells to choose from.`,
    },
    {
      id: 'BS-5.5',
      chapter: 5,
      title: 'No path needed',
      body: `How far it is and what lies between does not matter. You may pass straight across the enemy to their far side.`,
    },
    {
      id: 'BS-5.6',
      chapter: 5,
      title: 'Rotate & Position',
      body: `Do both for 1 Power, taken from whichever of your sides you like, and paid before you move. The cell and the heading
must both really change. From a fresh start a duel offers 95 maneuvers in all.

Example: if you pay with the last Power of a side that then faces the enemy, they can destroy you through it. You are
warned first.`,
    },
    {
      id: 'BS-5.7',
      chapter: 5,
      title: 'Out of Power',
      body: `A ship with no Power left cannot Rotate & Position. The other three choices remain.`,
    },
    {
      id: 'BS-5.8',
      chapter: 5,
      title: 'What you are after',
      body: `Bring your strong sides to face the enemy and look for their weak ones. This is advice, not a duty.`,
    },
  ],
};
