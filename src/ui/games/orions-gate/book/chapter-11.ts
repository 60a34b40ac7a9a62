import type { Chapter } from '../../../match/book/chapter.ts';

export const chapter11: Chapter = {
  number: 11,
  title: 'Terrain',
  entries: [
    {
      id: 'OG-11.1',
      chapter: 11,
      title: 'Kinds',
      body: `Obscuring terrain is asteroids and nebulas. Blocking terrain is planets and stars. Dangerous terrain is
suns and black holes. Warp gates and wormholes are solid like planets, but can take a ship elsewhere (chapter 14). The
rim of a piece is part of it.`,
    },
    {
      id: 'OG-11.2',
      chapter: 11,
      title: 'Obscuring',
      body: `You may fly through and see through. It gives cover to those in it and behind it.`,
    },
    {
      id: 'OG-11.3',
      chapter: 11,
      title: 'Blocking',
      body: `Nobody flies through it. It hides what is behind, and gives cover once half of a ship is hidden.`,
    },
    {
      id: 'OG-11.4',
      chapter: 11,
      title: 'Collision',
      body: `A ship pushed into blocking terrain takes a blow with Strength of one die; two more dice decide the damage as always,
1 point.

Example: a Fighter, Toughness 9, with dice 2, then 3 and 4: 9 is enough, it takes 1.`,
    },
    {
      id: 'OG-11.5',
      chapter: 11,
      title: 'Dangerous',
      body: `When your base newly touches it while you change place, you take as much damage as a die shows. Standing in it, or
leaving it, or turning inside does nothing. Leave and come back, and it rolls again.`,
    },
    {
      id: 'OG-11.6',
      chapter: 11,
      title: 'Clouds made in battle',
      body: `What a Deflector throws out and the debris of lost components are round obscuring pieces. They may lie
over ships and other terrain and stay to the end, unless a setting limits how many fields one Deflector keeps up.`,
    },
  ],
};
