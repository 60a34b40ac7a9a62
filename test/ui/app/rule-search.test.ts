import { describe, expect, it } from 'vitest';
import type { RuleEntry } from '../../../src/ui/rulebook/entry.ts';
import { excerpt, inOrder, searchRules } from '../../../src/ui/rulebook/search.ts';

const entry = (id: string, title: string, body: string): RuleEntry => ({ id, chapter: Number(/\d+/.exec(id)![0]), title, body });
const BOOK = [
  entry('OG-6.10', 'Keeping clear', 'A path stays one inch from every other unit.'),
  entry('OG-6.7', 'The path of a ship', 'Straight, one turn, straight. See OG-6.10 for units in the way.'),
  entry('OG-7.3', 'Line of sight', 'A planet may hide the target.'),
  entry('OG-6.1', 'Activation', 'Declare the action first.'),
];
const ids = (query: string) => searchRules(BOOK, query).map((one) => one.id);

describe('rule search', () => {
  it('finds a rule by its number however it is written, and only that one first', () => {
    for (const query of ['OG-6.7', 'og 6.7', '6.7', ' og-6.7 ']) expect(ids(query)[0]).toBe('OG-6.7');
    expect(ids('6.10')).toEqual(['OG-6.10', 'OG-6.7']);
  });

  it('needs every word, and puts titles before bodies', () => {
    expect(ids('path')).toEqual(['OG-6.7', 'OG-6.10']);
    expect(ids('path inch')).toEqual(['OG-6.10']);
    expect(ids('line-of-sight')).toEqual(['OG-7.3']);
    expect(ids('warp')).toEqual([]);
    expect(ids('  ')).toEqual([]);
  });

  it('orders by number, not by letter', () => {
    expect(inOrder(BOOK).map((one) => one.id)).toEqual(['OG-6.1', 'OG-6.7', 'OG-6.10', 'OG-7.3']);
  });

  it('cuts a piece of the body round the word', () => {
    const long = entry('OG-1.1', 'Long', `${'before '.repeat(60)}needle ${'after '.repeat(60)}`);
    expect(excerpt(long, 'needle')).toContain('needle');
    expect(excerpt(long, 'needle').length).toBeLessThan(175);
    expect(excerpt(BOOK[3]!, 'declare')).toBe('Declare the action first.');
  });
});
