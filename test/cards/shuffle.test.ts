import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shuffled } from '../../src/cards/shuffle.ts';
import { openChance, scriptChance, seedChance } from '../../src/engine/rng.ts';

const scripted = (...draws: readonly number[]) => openChance(scriptChance(draws));
const letters = (text: string) => text.split(' ');

describe('SK-14.2 the shuffle', () => {
  it.each([
    ['SK-C80', 'a b c d e', [2, 0, 2, 1], 'd b e a c'],
    ['SK-C81: the highest draws', 'a b c d e', [4, 3, 2, 1], 'a b c d e'],
    ['SK-C81: the lowest draws', 'a b c d e', [0, 0, 0, 0], 'b c d e a'],
    ['two cards', 'a b', [0], 'b a'],
  ])('%s', (_name, start, draws, end) => {
    const chance = scripted(...draws);
    expect(shuffled(letters(start), chance)).toEqual(letters(end));
    expect(chance.drawn).toBe(draws.length);
  });

  it('draws nothing for 0 or 1 card', () => {
    expect(shuffled([], scripted())).toEqual([]);
    expect(shuffled(['a'], scripted())).toEqual(['a']);
  });

  it('leaves the list it is handed as it is, and keeps every card', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string(), { maxLength: 30 }), fc.string({ minLength: 1 }), (cards, seed) => {
        const before = [...cards];
        const chance = openChance(seedChance(seed));
        const after = shuffled<string>(Object.freeze(cards), chance);
        expect(cards).toEqual(before);
        expect([...after].sort()).toEqual([...before].sort());
        expect(chance.drawn).toBe(Math.max(0, cards.length - 1));
      }),
    );
  });

  it('makes every order of four cards about equally often', () => {
    const chance = openChance(seedChance('orders'));
    const found: { [order: string]: number } = {};
    for (let i = 0; i < 24_000; i++) {
      const order = shuffled(['a', 'b', 'c', 'd'], chance).join('');
      found[order] = (found[order] ?? 0) + 1;
    }
    expect(Object.keys(found)).toHaveLength(24);
    for (const times of Object.values(found)) expect(Math.abs(times - 1000)).toBeLessThan(150);
  });
});
