import { describe, expect, it } from 'vitest';
import { atLeast, exactly } from '../../../src/games/retrograde/odds/hits.ts';

const share = (dice: number, faces: number, hits: number): number => {
  const { ways, all } = atLeast(dice, faces, hits);
  return ways / all;
};

describe('chances of dice', () => {
  it('RG-C59 to destroy a target', () => {
    expect(atLeast(3, 5, 3)).toEqual({ ways: 125, all: 216 });
    expect(atLeast(2, 4, 2)).toEqual({ ways: 16, all: 36 });
    expect(share(4, 3, 3)).toBe(5 / 16);
  });

  it('adds up, and agrees with counting every throw', () => {
    for (let dice = 0; dice <= 5; dice++)
      for (let faces = 0; faces <= 6; faces++) {
        const counts = Array.from({ length: dice + 1 }, () => 0);
        for (let seed = 0; seed < 6 ** dice; seed++) {
          let hits = 0;
          for (let rest = seed, die = 0; die < dice; die++, rest = Math.floor(rest / 6)) if (rest % 6 < faces) hits++;
          counts[hits]! += 1;
        }
        expect(counts.map((_, hits) => exactly(dice, faces, hits).ways)).toEqual(counts);
        expect(share(dice, faces, 0)).toBe(1);
        expect(share(dice, faces, dice + 1)).toBe(0);
      }
  });
});
