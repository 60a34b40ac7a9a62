import '../../helpers/game-uis.ts';
import { describe, expect, it } from 'vitest';
import { loadBook } from '../../../src/ui/match/book/book.ts';
import type { RuleEntry } from '../../../src/ui/match/book/entry.ts';
import { excerpt, searchRules } from '../../../src/ui/match/book/search.ts';
import { oneSlip, stem } from '../../../src/ui/match/book/words.ts';

const { rules: RULES } = await loadBook('orions-gate');

const entry = (id: string, title: string, body: string): RuleEntry => ({
  id,
  chapter: Number(/\d+/.exec(id)![0]),
  title,
  body,
});
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

  it('puts rules with every word before those with some, and titles before bodies', () => {
    expect(ids('path')).toEqual(['OG-6.7', 'OG-6.10']);
    expect(ids('path inch')).toEqual(['OG-6.10', 'OG-6.7']);
    expect(ids('line-of-sight')[0]).toBe('OG-7.3');
    expect(ids('warp')).toEqual([]);
    expect(ids('  ')).toEqual([]);
  });

  it('finds words in any order, inflected, begun or with a slip of the finger', () => {
    for (const query of ['sight line', 'los', 'lines of sight', 'sigth', 'sig'])
      expect(ids(query)[0], query).toBe('OG-7.3');
    for (const query of ['declaring actions', 'action declared', 'decl act', 'Activaton'])
      expect(ids(query)[0], query).toBe('OG-6.1');
    // Short words with a letter wrong are other words.
    expect(ids('bath')).toEqual([]);
  });

  it.each([
    ['back shot', 'OG-7.10'],
    ['shoot in the back', 'OG-7.10'],
    ['shooting from behind', 'OG-7.10'],
    ['line of sight', 'OG-7.3'],
    ['move', 'OG-6.7'],
    ['how do I win?', 'OG-8.5'],
    ['torpdo', 'OG-9.23'],
    ['surrender', 'OG-19.5'],
    ['cover', 'OG-7.5'],
    ['og 9.50', 'OG-9.50'],
  ])('answers "%s" in the real book with %s first', (query, id) => {
    expect(searchRules(RULES, query)[0]?.id).toBe(id);
  });

  it.each([
    ['BS-7.5', 'BS-7.5'],
    ['bs 7.5', 'BS-7.5'],
    ['sentry fire', 'BS-7.6'],
    ['no shots draw', 'BS-10.3'],
  ])('answers "%s" in the book of Battlespace Sirius with %s first', async (query, id) => {
    expect(searchRules((await loadBook('battlespace-sirius')).rules, query)[0]?.id).toBe(id);
  });

  it.each([
    ['SK-9.6', 'SK-9.6'],
    ['sk 9.6', 'SK-9.6'],
    ['who buys first?', 'SK-6.1'],
    ['equal speed', 'SK-6.2'],
    ['redraw', 'SK-7.6'],
    ['reinforcements', 'SK-7.4'],
    ['asteroid harvest', 'SK-10.3'],
    ['turn limit', 'SK-12.7'],
    ['resign', 'SK-12.6'],
    ['Kestrel', 'SK-2.4'],
    ['nova lance', 'SK-2.6'],
  ])('answers "%s" in the book of Skaxar with %s first', async (query, id) => {
    expect(searchRules((await loadBook('skaxar')).rules, query)[0]?.id).toBe(id);
  });

  it('shows a piece of a table without its lines', async () => {
    const ships = (await loadBook('skaxar')).rules.find(({ id }) => id === 'SK-2.4')!;
    expect(excerpt(ships, 'Kestrel')).toContain('E07 Kestrel Fighter 8 4 10 3,000');
  });

  it('knows when one slip divides two words', () => {
    for (const [a, b] of [
      ['torpedo', 'torpdo'],
      ['planet', 'plnaet'],
      ['nebula', 'nebulla'],
      ['cannon', 'cannen'],
    ] as const)
      expect(oneSlip(a, b)).toBe(true);
    for (const [a, b] of [
      ['ram', 'rum'],
      ['planet', 'plants'],
      ['shield', 'shieldxx'],
      ['12345', '12346'],
    ] as const)
      expect(oneSlip(a, b)).toBe(false);
    expect(['ramming', 'rammed', 'rams', 'ram'].map(stem)).toEqual(['ram', 'ram', 'ram', 'ram']);
    expect(['shooting', 'shoots', 'shoot', 'moving', 'move', 'movement'].map(stem)).toEqual([
      'shoot',
      'shoot',
      'shoot',
      'mov',
      'mov',
      'mov',
    ]);
  });

  it('cuts a piece of the body round the word', () => {
    const long = entry('OG-1.1', 'Long', `${'before '.repeat(60)}needle ${'after '.repeat(60)}`);
    expect(excerpt(long, 'needle')).toContain('needle');
    expect(excerpt(long, 'needle').length).toBeLessThan(175);
    expect(excerpt(BOOK[3]!, 'declare')).toBe('Declare the action first.');
  });
});
