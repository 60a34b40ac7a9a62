import { describe, expect, it } from 'vitest';
import { numbered, typesById } from '../../src/cards/card-type.ts';
import { scattered, unseen } from '../../src/cards/hidden.ts';
import { dealt, emptied, exchanged, isEmptyRow, joined, rowOf } from '../../src/cards/moves.ts';
import { drawn, pileView, without } from '../../src/cards/pile.ts';
import { isPossible } from '../../src/cards/possible.ts';
import { openChance, scriptChance } from '../../src/engine/rng.ts';

const scripted = (...draws: readonly number[]) => openChance(scriptChance(draws));

describe('piles', () => {
  it('are shown by height, as a sorted list, or in their order', () => {
    const pile = ['b', 'c', 'a'];
    expect(pileView(pile, { listed: false, open: false })).toEqual({ count: 3, listed: null, order: null });
    expect(pileView(pile, { listed: true, open: false })).toEqual({ count: 3, listed: ['a', 'b', 'c'], order: null });
    expect(pileView(pile, { listed: false, open: true })).toEqual({
      count: 3,
      listed: ['a', 'b', 'c'],
      order: ['b', 'c', 'a'],
    });
    expect(pile).toEqual(['b', 'c', 'a']);
  });

  it('give their top card, or one of their cards, and nothing they do not hold', () => {
    expect(drawn(['a', 'b', 'c'])).toEqual(['a', ['b', 'c']]);
    expect(without(['a', 'b', 'c'], 'b')).toEqual(['a', 'c']);
    expect(() => drawn([])).toThrow('There is no card to draw.');
    expect(() => without(['a'], 'b')).toThrow('b does not lie there.');
  });

  it('are joined: what is added starts below', () => {
    expect(joined(['a'], ['b', 'c'], scripted(2, 1))).toEqual(['a', 'b', 'c']);
    expect(joined(['E19'], ['E01', 'E07'], scripted(0, 0))).toEqual(['E01', 'E07', 'E19']);
  });

  it('exchange a card, which may come back', () => {
    expect(exchanged(['E19', 'E25'], 'E07', scripted(0, 1))).toEqual(['E07', ['E25', 'E19']]);
    expect(exchanged(['E19', 'E25'], 'E07', scripted(2, 0))).toEqual(['E25', ['E19', 'E07']]);
  });
});

describe('rows', () => {
  it('are dealt from the first slot on, and stay short where the deck runs out', () => {
    expect(dealt(['a', 'b', 'c', 'd'], 3)).toEqual({ row: ['a', 'b', 'c'], rest: ['d'] });
    expect(dealt(['a'], 3)).toEqual({ row: ['a', null, null], rest: [] });
    expect(rowOf([null, 'b'], 3)).toEqual([null, 'b', null]);
  });

  it('lose one slot at a time, counted from 1', () => {
    expect(emptied(['a', 'b', 'c'], 2)).toEqual(['a', null, 'c']);
    expect(isEmptyRow([null, null])).toBe(true);
    expect(isEmptyRow([null, 'a'])).toBe(false);
  });
});

describe('hidden piles', () => {
  it('hold what nobody has seen, each card in one of them', () => {
    expect(unseen(['a', 'b', 'c', 'd'], ['d', 'b'])).toEqual(['a', 'c']);
    expect(scattered(['a', 'b', 'c'], [1, 2], scripted(0, 1))).toEqual([['c'], ['b', 'a']]);
    expect(scattered([], [0, 0], scripted())).toEqual([[], []]);
  });

  it('do not hide a contradiction', () => {
    expect(() => scattered(['a', 'b'], [1], scripted(0))).toThrow('2 hidden cards do not fill piles of 1.');
    expect(() => scattered(['a'], [1, 1], scripted())).toThrow('1 hidden cards do not fill piles of 1, 1.');
  });
});

describe('effects', () => {
  type Zone = 'deck' | 'bay' | 'yard';
  const counting =
    (heights: { readonly [zone in Zone]?: number }, scouts = 0) =>
    (zone: Zone, ofClass?: 'scout') =>
      ofClass ? scouts : (heights[zone] ?? 0);

  it.each([
    ['raise', { kind: 'raise', stats: {} }, {}, 0, true],
    [
      'bring with none of the class',
      { kind: 'bring', ofClass: 'scout', from: 'yard', to: 'deck' },
      { yard: 3 },
      0,
      false,
    ],
    [
      'bring with one of the class',
      { kind: 'bring', ofClass: 'scout', from: 'yard', to: 'deck' },
      { yard: 3 },
      1,
      true,
    ],
    ['turn up from nothing', { kind: 'turnUp', from: 'deck', to: 'yard', refill: 'bay', brief: true }, {}, 0, false],
    [
      'turn up from the refill',
      { kind: 'turnUp', from: 'deck', to: 'yard', refill: 'bay', brief: true },
      { bay: 1 },
      0,
      true,
    ],
    ['shuffle nothing in', { kind: 'shuffleInto', from: 'bay', to: 'deck' }, { deck: 5 }, 0, false],
    ['shuffle one in', { kind: 'shuffleInto', from: 'bay', to: 'deck' }, { bay: 1 }, 0, true],
    ['exchange with an empty pile', { kind: 'exchange', from: 'yard', pile: 'deck' }, { yard: 1 }, 0, false],
    ['exchange', { kind: 'exchange', from: 'yard', pile: 'deck' }, { deck: 1 }, 0, true],
  ] as const)('%s: possible %s', (_name, effect, heights, scouts, possible) => {
    expect(isPossible<Zone, 'scout', 'power'>(effect, counting(heights, scouts))).toBe(possible);
  });
});

describe('card lists', () => {
  it('number copies and find the type of each', () => {
    expect(numbered('I', 9, 3)).toEqual(['I09', 'I10', 'I11']);
    expect(
      typesById([
        ['x', ['a', 'b']],
        ['y', ['c']],
      ]),
    ).toEqual({ a: 'x', b: 'x', c: 'y' });
    expect(() =>
      typesById([
        ['x', ['a']],
        ['y', ['a']],
      ]),
    ).toThrow('The card a is listed twice.');
  });
});
