import type { Chapter } from '../../../match/book/chapter.ts';

export const chapter27: Chapter = {
  number: 27,
  title: 'Tables',
  entries: [
    {
      id: 'OG-27.1',
      chapter: 27,
      title: 'Ships',
      body: `Evasion and Toughness: Scouts 13 and 7, Fighters 11 and 9, Destroyers 9 and 11, Battleships 7 and 13.

Guns: Scouts reach 6″ with Accuracy 6 and Strength 0; Fighters 12″ with 4 and 2; Destroyers 18″ with 2 and 4;
Battleships 24″ with 0 and 6.`,
    },
    {
      id: 'OG-27.2',
      chapter: 27,
      title: 'Components',
      body: `Weapons, as range, Accuracy, Strength: Cannon 18″, 3, 5; Giga Cannon 6″, 2, 8; Hangar 6″, 6, 0; Missile
Cluster 12″, 3, 3; Railgun 48″, 0, 4; Torpedo 36″, 0, 6.

Tractor Beam 18″; EMP Blaster and Inhibitor 12″. Of the advanced ones, Plasma Cannon 24″, 3, 5, and Tsunami Cannon
48″, 0 and a Strength that grows. Every component has two boxes, Armored Plating four.`,
    },
    {
      id: 'OG-27.3',
      chapter: 27,
      title: 'Boxes of a ship',
      body: `Add up the boxes of its components: 2 for a Fighter, 6 for a Destroyer, 12 for a Battleship.

Example: a Battleship with six Shields has Toughness 19. A Torpedo from the front would need 13 on two dice.`,
    },
  ],
};
