import { describe, expect, it } from 'vitest';
import { brier } from '../../.config/fits/calibration.ts';
import { risingParts, unseen } from '../../.config/fits/said-curves.ts';
import type { Told } from '../../.config/fits/said.ts';
import { openChance, seedChance } from '../../src/engine/rng.ts';

/** Chances that are too steep: what is told as x comes in a quarter and half of x. Two for each pair of games. */
function steep(count: number): readonly Told[] {
  const chance = openChance(seedChance('steep'));
  return Array.from({ length: count }, (_, index) => {
    const told = chance.below(1000) / 1000;
    return {
      pair: index >> 1,
      standing: { sides: 2, scale: null },
      chance: told,
      y: Number(chance.below(1000) / 1000 < 0.25 + told / 2),
    };
  });
}

/** What was told of those away from the ends, with what its curve makes of it: both in the order of the folds. */
const foldedIn = (said: readonly Told[], better: ReturnType<typeof unseen>) =>
  [0, 1, 2, 3, 4]
    .flatMap((fold) => said.filter(({ pair }) => pair % 5 === fold))
    .map(({ chance: told }, index) => ({ told, chance: better[index]!.chance }))
    .filter(({ told }) => told > 0.1 && told < 0.9);

describe('curves of what came of chances', () => {
  it('rise, whatever the noise, and keep every chance', () => {
    const parts = risingParts(steep(200));
    const came = parts.map((part) => part.reduce((sum, { y }) => sum + y, 0) / part.length);
    expect(came).toEqual([...came].sort((a, b) => a - b));
    expect(new Set(came).size).toBe(came.length);
    expect(parts.flat().length).toBe(200);
  });

  it('come near in games that they have not seen', () => {
    const said = steep(20_000);
    const better = unseen(said);
    expect(better.length).toBe(said.length);
    expect(brier(said)).toBeGreaterThan(brier(better) + 0.01);
    // All between 0 and 1 become what came of them, but for the ends, where a curve goes on to 0 and 1.
    expect(better.filter(({ chance }) => chance > 0.29 && chance < 0.71).length).toBeGreaterThan(15_000);
    const misses = foldedIn(said, better).map(({ told, chance }) => Math.abs(chance - (0.25 + told / 2)));
    expect(Math.max(...misses)).toBeLessThan(0.06);
  });

  it('tell a game nothing of its own end, nor of the other game of its pair', () => {
    const said = steep(400);
    const turned = said.map((one) => (one.pair % 5 === 2 ? { ...one, y: 1 - one.y } : one));
    const of = (list: readonly Told[]): readonly number[] =>
      unseen(list)
        .map(({ chance }) => chance)
        .slice(160, 240);
    expect(of(turned)).toEqual(of(said));
    expect(unseen(turned).map(({ chance }) => chance)).not.toEqual(unseen(said).map(({ chance }) => chance));
  });

  it('are others while more sides may win, and end there in nothing that is certain', () => {
    const chance = openChance(seedChance('three'));
    const three = steep(4000).map((one) => ({
      ...one,
      standing: { sides: 3, scale: null },
      y: Number(chance.below(3) === 0),
    }));
    const better = unseen([...steep(4000), ...three]);
    const thirds = unseen(three).map((one) => one.chance);
    expect(better.filter((one) => thirds.includes(one.chance)).length).toBeGreaterThan(3000);
    expect(Math.min(...thirds.slice(0, 700))).toBeGreaterThan(0.2);
    expect(Math.max(...thirds)).toBeLessThan(0.5);
  });
});
