import { describe, expect, it } from 'vitest';
import { chanceToDestroy, type Attacker, type Volley } from '../../../src/games/retrograde/index.ts';

const one = (left: number, volleys: readonly Volley[], attacks = Infinity): Attacker => ({
  attacks,
  stands: [{ left, volleys }],
});
const coin: Volley = { spend: 1, dice: 1, faces: 3 };

describe('the chance of attackers to destroy a target', () => {
  it('RG-9.10: an attacker fires as often as its delta-vee pays for', () => {
    expect(chanceToDestroy([one(2, [coin])], 1)).toBe(3 / 4);
    expect(chanceToDestroy([one(3, [coin])], 2)).toBe(1 / 2);
    expect(chanceToDestroy([one(1, [coin])], 2)).toBe(0);
  });

  it('RG-17.4: but not more often than its card allows', () => {
    expect(chanceToDestroy([one(2, [coin], 1)], 1)).toBe(1 / 2);
  });

  it('RG-9.10, RG-C58, RG-C59: chooses between one strong attack and several weak ones', () => {
    // 1 of 6 twice, or 4 of 6 once.
    const volleys = [
      { spend: 1, dice: 1, faces: 1 },
      { spend: 2, dice: 1, faces: 4 },
    ];
    expect(chanceToDestroy([one(2, volleys)], 1)).toBeCloseTo(4 / 6, 12);
    // Two hits only the weak ones can give.
    expect(chanceToDestroy([one(2, volleys)], 2)).toBeCloseTo(1 / 36, 12);
    expect(chanceToDestroy([one(6, [{ spend: 6, dice: 3, faces: 5 }])], 3)).toBeCloseTo(125 / 216, 12);
  });

  it('RG-9.9: fires from the best place, one attacker after another, each on what is left of the target', () => {
    const places: Attacker = {
      attacks: 1,
      stands: [
        { left: 1, volleys: [coin] },
        { left: 1, volleys: [{ ...coin, faces: 6 }] },
      ],
    };
    expect(chanceToDestroy([places], 1)).toBe(1);
    expect(chanceToDestroy([places, one(1, [coin])], 2)).toBe(1 / 2);
    expect(chanceToDestroy([one(1, [coin]), one(1, [{ ...coin, faces: 1 }])], 1)).toBeCloseTo(1 / 2 + 1 / 12, 12);
    expect(chanceToDestroy([], 1)).toBe(0);
  });
});
