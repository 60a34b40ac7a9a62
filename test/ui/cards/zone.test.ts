import { describe, expect, it } from 'vitest';
import { stepIn } from '../../../src/ui/cards/step.ts';
import { found, heldIn, isLong, together, type ZoneCard } from '../../../src/ui/cards/zone.ts';

const card = (id: string, face: string, texts: readonly string[] = []): ZoneCard<string> => ({
  id,
  copies: 1,
  words: { face, title: `Card ${face}`, line: 'Action', figures: [['Price', '3']], texts, rules: [] },
});
const art = { nameOf: (face: string) => face };

describe('a zone as a list', () => {
  it('shows equal cards once, where the first of them lies, with their number', () => {
    const list = together(art, [card('1', 'x'), card('2', '7'), card('3', 'x'), card('4', 'y'), card('5', 'x')]);
    expect(list.map(({ id, copies }) => [id, copies])).toEqual([
      ['1', 3],
      ['2', 1],
      ['4', 1],
    ]);
    expect(heldIn(list)).toBe(5);
    expect(together(art, [])).toEqual([]);
  });

  it('finds what holds all words of a query in name, kind, figures or text, whatever their case', () => {
    const cards = [card('1', 'Lance', ['Draws two cards.']), card('2', 'Shield')];
    const ids = (query: string) => found(cards, query).map(({ id }) => id);
    expect(ids('')).toEqual(['1', '2']);
    expect(ids('  ')).toEqual(['1', '2']);
    expect(ids('LANCE')).toEqual(['1']);
    expect(ids('draw card')).toEqual(['1']);
    expect(ids('price action')).toEqual(['1', '2']);
    expect(ids('lance shield')).toEqual([]);
  });

  it('is searched from thirteen entries on', () => {
    expect(isLong(Array.from({ length: 12 }))).toBe(false);
    expect(isLong(Array.from({ length: 13 }))).toBe(true);
  });
});

describe('arrow keys among cards', () => {
  it('walk along rows and between them; ends are ends', () => {
    // Seven cards in rows of three: the last row has one.
    const to = (key: string, from: number) => stepIn(key, from, 7, 3);
    expect([to('ArrowRight', 2), to('ArrowLeft', 0), to('ArrowRight', 6)]).toEqual([3, 0, 6]);
    expect([to('ArrowDown', 1), to('ArrowDown', 3), to('ArrowDown', 5), to('ArrowDown', 6)]).toEqual([4, 6, 6, 6]);
    expect([to('ArrowUp', 4), to('ArrowUp', 1)]).toEqual([1, 1]);
    expect([to('Home', 5), to('End', 1)]).toEqual([0, 6]);
    expect(to('a', 1)).toBeNull();
  });

  it('leave up and down alone in a single row', () => {
    expect(stepIn('ArrowDown', 0, 4)).toBeNull();
    expect(stepIn('ArrowUp', 0, 4)).toBeNull();
    expect(stepIn('ArrowRight', 0, 4)).toBe(1);
    expect(stepIn('Home', 0, 0)).toBeNull();
  });
});
