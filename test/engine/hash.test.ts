import { describe, expect, it } from 'vitest';
import { foldHash } from '../../src/engine/hash.ts';
import type { Json } from '../../src/engine/json.ts';

const VALUES: readonly Json[] = [
  null,
  true,
  false,
  0,
  1,
  -1,
  0.5,
  2 ** 31,
  -(2 ** 31) - 1,
  '',
  '0',
  '1',
  'a',
  'b',
  'ab',
  'ba',
  'abc',
  'null',
  [],
  [1],
  ['1'],
  [[1]],
  [1, 2],
  [2, 1],
  [[1], 2],
  [[1, 2]],
  {},
  [{}],
  { a: 1 },
  { a: '1' },
  { b: 1 },
  { a: 1, b: 2 },
  { b: 2, a: 1 },
  { a: { b: 2 } },
  { a: {}, b: 2 },
  { a: 2, b: 1 },
];

describe('the running hash', () => {
  it('is 16 hexadecimal digits and differs for whatever JSON tells apart', () => {
    const hashes = VALUES.map((value) => foldHash('', value));
    for (const hash of hashes) expect(hash).toMatch(/^[0-9a-f]{16}$/);
    expect(new Set(hashes).size).toBe(VALUES.length);
  });

  it('is the same for a value and for what comes back from its JSON', () => {
    for (const value of VALUES)
      expect(foldHash('x', JSON.parse(JSON.stringify(value)) as Json)).toBe(foldHash('x', value));
    expect(foldHash('', { a: undefined, b: -0 } as unknown as Json)).toBe(foldHash('', { b: 0 }));
  });

  it('folds in what came before', () => {
    const [one, other] = [foldHash(foldHash('', 1), 2), foldHash(foldHash('', 2), 2)];
    expect(one).not.toBe(other);
    expect(foldHash(foldHash('', 1), 2)).toBe(one);
  });

  it('changes both halves with any single character of a longer text', () => {
    const text = 'the quick brown fox jumps over it';
    const plain = foldHash('', text);
    for (let i = 0; i < text.length; i++) {
      const hash = foldHash('', `${text.slice(0, i)}#${text.slice(i + 1)}`);
      expect(hash.slice(0, 8)).not.toBe(plain.slice(0, 8));
      expect(hash.slice(8)).not.toBe(plain.slice(8));
    }
  });
});
