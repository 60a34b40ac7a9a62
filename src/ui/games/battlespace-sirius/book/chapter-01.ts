import type { Chapter } from '../../../match/book/chapter.ts';

export const chapter01: Chapter = {
  number: 1,
  title: 'Ships, sides and Power',
  entries: [
    {
      id: 'BS-1.1',
      chapter: 1,
      title: 'One ship each',
      body: `You command a single ship. All six are built alike; only their paint and their names are different.`,
    },
    {
      id: 'BS-1.2',
      chapter: 1,
      title: 'Four sides',
      body: `A ship has a bow in front, a starboard to its right, a stern behind and a port to its left. Whenever sides are counted
off, it is in that order: clockwise, beginning with the bow.`,
    },
    {
      id: 'BS-1.3',
      chapter: 1,
      title: 'Power',
      body: `Each side carries its own Power, its own Shield and its own weapons. Power is never anything but a whole number between
0 and 6, and the clip on the side shows it.`,
    },
    {
      id: 'BS-1.4',
      chapter: 1,
      title: 'Shields',
      body: `The Shield of a side is as strong as its Power is right now. With 1 or more the side is shielded, with 0 it is
unshielded, and that is where ships die.`,
    },
    {
      id: 'BS-1.5',
      chapter: 1,
      title: 'How Power changes',
      body: `Power goes down in two ways: you spend it, or a shot takes it. It comes back in one way only, by repairs (BS-9.2).`,
    },
    {
      id: 'BS-1.6',
      chapter: 1,
      title: 'Weapons',
      body: `A side has four weapons for each turn. The first costs nothing, and each one more costs 1 Power (BS-8.3).`,
    },
    {
      id: 'BS-1.7',
      chapter: 1,
      title: 'What a hit does',
      body: `Hits wear down Shields and nothing else. A ship is lost only when someone shoots at a side that is unshielded already;
hits left over when a Shield runs out do not go on into the hull.`,
    },
    {
      id: 'BS-1.8',
      chapter: 1,
      title: 'Down to nothing',
      body: `You may spend your very last Power. A ship with nothing left on any side still plays on.

Example: with 0 on all four sides you may still stay, rotate or take another position, lock, and fire one weapon from
each side that faces the enemy.`,
    },
    {
      id: 'BS-1.9',
      chapter: 1,
      title: 'Paying',
      body: `To pay, you name one of your own sides for each Power due. One side may pay several times as long as it has the Power.
Everything is taken at once, before the action itself happens, and the Shields shrink with it.

Example: a ship with bow 2, starboard 3, stern 4, port 5 pays two from its bow and has 0, 3, 4, 5. The bow is open, but
the ship lives.`,
    },
    {
      id: 'BS-1.10',
      chapter: 1,
      title: 'The rest of the ship',
      body: `Galleys, medicine, the drive between the stars, the library and the computers that talk back: good to have, but no part
of the duel.`,
    },
  ],
};
