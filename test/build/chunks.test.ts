import { expect, it } from 'vitest';
import { CHUNKS, ringOf, standsOn } from '../../.config/build/chunks.ts';

const ringIn = (files: { readonly [file: string]: readonly string[] }) => ringOf(new Map(Object.entries(files)));

it('finds files that import each other, however long the ring is', () => {
  expect(ringIn({ a: ['b', 'c'], b: ['c'], c: [], d: ['a'] })).toBeNull();
  expect(ringIn({ a: ['b'], b: ['a'] })).toEqual(['a', 'b', 'a']);
  expect(ringIn({ page: ['a'], a: ['b', 'c'], b: [], c: ['d'], d: ['a'] })).toEqual(['a', 'c', 'd', 'a']);
  expect(ringIn({ a: ['a'] })).toEqual(['a', 'a']);
});

it('finds what a file stands on, however far below and however often it is imported', () => {
  const importsOf = new Map(Object.entries({ thread: ['a', 'b'], a: ['b'], b: ['c'], c: ['a'], page: ['b'] }));
  expect(standsOn('thread', importsOf, (file) => file === 'c')).toBe('c');
  expect(standsOn('thread', importsOf, (file) => file === 'thread')).toBe('thread');
  expect(standsOn('thread', importsOf, (file) => file === 'page')).toBeNull();
});

const nameOf = (id: string): string | null => {
  const inOrder = [...CHUNKS].sort((a, b) => b.priority - a.priority);
  for (const { name, ...group } of inOrder) {
    const taken = typeof name === 'function' ? name(id) : 'test' in group && group.test.test(id) ? name : null;
    if (taken) return taken;
  }
  return null;
};

it('puts the screen of a match into one file, but for what threads, the first page or the keeping of matches share with it', () => {
  for (const part of ['page.tsx', 'play-frame.tsx', 'open-desk.ts'])
    expect(nameOf(`/x/src/ui/match/${part}`)).toBe('screen');
  expect(nameOf('/x/src/session/failure.ts')).toBe('games');
  expect(nameOf('/x/src/session/local/seal.ts')).toBe('store');
  expect(nameOf('/x/src/session/threads/think/thinker.ts')).toBe('thinker');
  expect(nameOf('/x/src/ui/match/fetch-ahead.ts')).toBe('frame');
  expect(nameOf('/x/src/ui/table/world/lens.ts')).toBe('camera');
  expect(nameOf('/x/src/ui/table/open-stage.ts')).toBe('stage');
});

it('puts what card games share into one file for their pages and one for their tables, and the screen of Skaxar into one of its own', () => {
  for (const part of ['cards/zone-browser.tsx', 'cards/fonts.ts', 'cards/table/scribe.ts', 'match/take-step.ts'])
    expect(nameOf(`/x/src/ui/${part}`)).toBe('cards');
  expect(nameOf('/x/src/ui/cards/table/put.ts')).toBe('card-table');
  expect(nameOf('/x/src/ui/games/skaxar/index.ts')).toBe('war');
  expect(nameOf('/x/scenes/picture-scene.ts')).toBe('stage');
  expect(nameOf('/x/src/ui/match/random-seed.ts')).toBe('setup');
});

it('puts the rules of a game into one file, and what a match may do without into none of them', () => {
  expect(nameOf('/x/src/engine/match.ts')).toBe('kernel');
  expect(nameOf('/x/src/games/skaxar/rules/combat.ts')).toBe('skaxar-rules');
  expect(nameOf('/x/src/games/orions-gate/evolve-play.ts')).toBe('orions-gate-rules');
  for (const apart of ['bot/choose.ts', 'index.ts', 'aids/answers/ram.ts', 'census.ts', 'data/fleets.ts'])
    expect(nameOf(`/x/src/games/orions-gate/${apart}`), apart).toBeNull();
  expect(nameOf('/x/src/games/orions-gate/manifest.ts')).toBe('games');
});
