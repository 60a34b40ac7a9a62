import { describe, expect, it } from 'vitest';
import { CLASS_NAMES, SPECIES, type CardType, type ShipClass } from '../data/faces.ts';
import { DESIGNS } from '../data/ships.ts';
import { TACTICS } from '../data/tactics.ts';
import { cardIds, faceOf, shipIds } from '../faces.ts';

const ships = SPECIES.map((species) => DESIGNS.filter((design) => design.species === species));

describe('data of the model', () => {
  it('has 56 ships and 180 cards, with the sums of the tables', () => {
    expect(SPECIES.map((species) => shipIds(1, species).length)).toEqual([14, 14, 14, 14]);
    expect(SPECIES.map((species) => cardIds(1, species).length)).toEqual([45, 45, 45, 45]);
    const sums = ships.map((list) =>
      (['vp', 'shield', 'hull', 'energy', 'cost'] as const).map((key) =>
        list.reduce((sum, design) => sum + design.copies * design[key], 0),
      ),
    );
    expect(sums).toEqual([
      [36, 36, 50, 43, 60],
      [43, 34, 55, 41, 72],
      [29, 26, 38, 42, 48],
      [36, 18, 75, 44, 60],
    ]);
  });

  it('has the classes of 17.4', () => {
    const count = (shipClass: ShipClass) =>
      ships.map((list) =>
        list.filter((design) => design.shipClass === shipClass).reduce((sum, { copies }) => sum + copies, 0),
      );
    expect((Object.keys(CLASS_NAMES) as ShipClass[]).map(count)).toEqual([
      [4, 3, 6, 4],
      [3, 3, 4, 3],
      [3, 3, 2, 3],
      [2, 2, 0, 2],
      [1, 0, 1, 1],
      [1, 1, 1, 1],
      [0, 2, 0, 0],
    ]);
  });

  it('has the types of 17.15', () => {
    const types: CardType[] = ['attack', 'reaction', 'attackReaction', 'draw', 'repair', 'special'];
    const rows = SPECIES.map((species) =>
      types.map((type) => cardIds(1, species).filter((id) => faceOf(id).type === type).length),
    );
    expect(rows).toEqual([
      [13, 9, 9, 5, 4, 5],
      [16, 9, 6, 4, 5, 5],
      [18, 9, 7, 3, 3, 5],
      [17, 6, 6, 4, 6, 6],
    ]);
    expect(new Set(TACTICS.map(({ id }) => id)).size).toBe(TACTICS.length);
  });
});
