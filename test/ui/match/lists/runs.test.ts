import { describe, expect, it } from 'vitest';
import {
  insert,
  moveCopy,
  moveRow,
  placeOfGap,
  putRow,
  rowAt,
  runsOf,
  setCount,
} from '../../../../src/ui/match/lists/runs.ts';

const list = (text: string): readonly string[] => [...text];
const joined = ({ cards, row }: { readonly cards: readonly string[]; readonly row: number }) =>
  `${cards.join('')} ${row}`;

describe('the rows of a list whose order counts', () => {
  it('are its equal neighbours joined; each is known while others change', () => {
    expect(runsOf(list('aabac'))).toEqual([
      { card: 'a', count: 2, from: 0, key: 'a 1' },
      { card: 'b', count: 1, from: 2, key: 'b 1' },
      { card: 'a', count: 1, from: 3, key: 'a 2' },
      { card: 'c', count: 1, from: 4, key: 'c 1' },
    ]);
    expect(rowAt(list('aabac'), 3)).toBe(2);
    expect([0, 1, 4].map((gap) => placeOfGap(list('aabac'), gap))).toEqual([0, 2, 5]);
  });

  it('move past their neighbours as a whole, join with equal ones, and stay at the ends', () => {
    expect(joined(moveRow(list('aabc'), 0, 1))).toBe('baac 1');
    expect(joined(moveRow(list('aabc'), 2, -1))).toBe('aacb 1');
    expect(joined(moveRow(list('abac'), 1, 1))).toBe('aabc 1');
    expect(joined(moveRow(list('abac'), 2, -1))).toBe('aabc 0');
    expect(joined(moveRow(list('abc'), 0, -1))).toBe('abc 0');
    expect(joined(moveRow(list('abc'), 2, 1))).toBe('abc 2');
  });

  it('are put into any gap', () => {
    expect(joined(putRow(list('aabc'), 0, 3))).toBe('bcaa 2');
    expect(joined(putRow(list('abcc'), 2, 0))).toBe('ccab 0');
    expect(joined(putRow(list('abc'), 1, 1))).toBe('abc 1');
    expect(joined(putRow(list('abc'), 1, 2))).toBe('abc 1');
  });

  it('let go of one copy, which may stand between equal ones', () => {
    expect(joined(moveCopy(list('aab'), 0, 1))).toBe('aba 2');
    expect(joined(moveCopy(list('bbba'), 1, -1))).toBe('bbab 1');
    expect(joined(moveCopy(list('ab'), 1, 1))).toBe('ab 1');
  });

  it('have as many copies as they are told, none takes them out', () => {
    expect(joined(setCount(list('aab'), 0, 3))).toBe('aaab 0');
    expect(joined(setCount(list('aba'), 1, 0))).toBe('aa 0');
    expect(joined(setCount(list('ab'), 1, 0))).toBe('a 0');
    expect(joined(setCount(list('a'), 0, 0))).toBe(' -1');
    expect(joined(insert(list('ab'), 'b', 2, 2))).toBe('abbb 1');
    expect(joined(insert(list('ab'), 'c', 1))).toBe('acb 1');
  });
});
