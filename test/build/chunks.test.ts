import { expect, it } from 'vitest';
import { CHUNKS, ringOf } from '../../.config/build/chunks.ts';

const ringIn = (files: { readonly [file: string]: readonly string[] }) => ringOf(new Map(Object.entries(files)));

it('finds files that import each other, however long the ring is', () => {
  expect(ringIn({ a: ['b', 'c'], b: ['c'], c: [], d: ['a'] })).toBeNull();
  expect(ringIn({ a: ['b'], b: ['a'] })).toEqual(['a', 'b', 'a']);
  expect(ringIn({ page: ['a'], a: ['b', 'c'], b: [], c: ['d'], d: ['a'] })).toEqual(['a', 'c', 'd', 'a']);
  expect(ringIn({ a: ['a'] })).toEqual(['a', 'a']);
});

it('puts the rules of a game into one file, and what a match may do without into none of them', () => {
  const nameOf = (id: string): string | null => {
    for (const { name, ...group } of CHUNKS) {
      const taken = typeof name === 'function' ? name(id) : 'test' in group && group.test.test(id) ? name : null;
      if (taken) return taken;
    }
    return null;
  };
  expect(nameOf('/x/src/engine/match.ts')).toBe('kernel');
  expect(nameOf('/x/src/games/skaxar/rules/combat.ts')).toBe('skaxar-rules');
  expect(nameOf('/x/src/games/orions-gate/evolve-play.ts')).toBe('orions-gate-rules');
  for (const apart of ['bot/choose.ts', 'index.ts', 'aids/answers/ram.ts', 'census.ts', 'data/fleets.ts'])
    expect(nameOf(`/x/src/games/orions-gate/${apart}`), apart).toBeNull();
  expect(nameOf('/x/src/games/orions-gate/manifest.ts')).toBe('games');
});
