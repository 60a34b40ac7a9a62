import { describe, expect, it } from 'vitest';
import { amountOf, counted, restored } from '../../src/cards/figures.ts';
import { isGranted, modified, stillLasting, withoutThing, type Ends, type Lasting } from '../../src/cards/lasting.ts';
import { BONUS, DECREE, REACH, SUPPRESSED, type SpurWords } from './orions-spur-cards.ts';
import { DEFENDED, LIMIT, SCREEN, type RetroWords } from './retrograde-cards.ts';

const ENDS: Ends<SpurWords, 'turnEnds' | 'turnBegins'> = {
  turn: { at: 'turnEnds', of: 'anybody' },
  ownNext: { at: 'turnBegins', of: 'own' },
  attack: null,
  inPlay: null,
};
const put = (effect: Lasting<SpurWords>['effect'], on: string | null, card = 'card'): Lasting<SpurWords> => ({
  effect,
  by: '1',
  card,
  on,
});
const none = () => 0;

describe('what lasts', () => {
  it('OS-4.6: ends with the turn, whoever put it on', () => {
    const list = [put(BONUS, 'ceres'), put(SUPPRESSED, 'cub'), put(DECREE, null)];
    expect(stillLasting(list, ENDS, 'turnEnds', '2')).toEqual([list[2]]);
    expect(stillLasting(list, ENDS, 'turnBegins', '2')).toEqual(list);
  });

  it('OS-10.28 Check 102: lasts through the turns of all opponents, to the start of the own next', () => {
    let list: readonly Lasting<SpurWords>[] = [put(DECREE, null)];
    for (const seat of ['1', '2', '3']) {
      list = stillLasting(list, ENDS, 'turnEnds', seat);
      if (seat !== '1') list = stillLasting(list, ENDS, 'turnBegins', seat);
    }
    expect(list).toHaveLength(1);
    expect(stillLasting(list, ENDS, 'turnBegins', '1')).toEqual([]);
  });

  it('OS-10.28 Check 100: adds up, and ends with its ship or with the card it comes from', () => {
    const list = [put(BONUS, null), put(BONUS, 'swift')];
    expect(modified(2, 'bonus', list, none)).toBe(4);
    expect(modified(2, 'ward', list, none)).toBe(2);
    expect(withoutThing(list, 'swift')).toEqual([list[0]]);
    expect(withoutThing(list, 'card')).toEqual([]);
  });

  it('OS-10.31: grants a trait or not', () => {
    expect(isGranted('reachSecond', [put(REACH, 'mars')])).toBe(true);
    expect(isGranted('suppressed', [put(REACH, 'mars')])).toBe(false);
  });

  it('RG-23.2 Check C124, RG-17.3 Check C105: raises a cost, and weakens by a figure', () => {
    const retro = (effect: Lasting<RetroWords>['effect']): Lasting<RetroWords> => ({
      effect,
      by: '1',
      card: 'x',
      on: null,
    });
    expect(modified(5, 'arrivalCost', [retro(SCREEN)], none)).toBe(6);
    expect(modified(2, 'bombardmentPower', [retro(DEFENDED)], () => 1)).toBe(1);
    expect(modified(2, 'bombardmentPower', [retro(DEFENDED)], () => 2)).toBe(0);
    expect(modified(99, 'attacksPerTurn', [retro(LIMIT)], none)).toBe(1);
  });
});

describe('figures', () => {
  it('OS-8.9 Check 79: halves are rounded up', () => {
    const half = { times: 0.5, of: 'printedHull' } as const;
    expect([3, 6, 10, 5].map((hull) => amountOf<SpurWords>(half, () => hull))).toEqual([2, 3, 5, 3]);
    expect(amountOf<SpurWords>(4, () => 9)).toBe(4);
  });

  it('OS-10.23 Checks 97, 98: come back up to what is printed', () => {
    expect(restored(3, 4, 2)).toBe(4);
    expect(restored(0, 2, 1)).toBe(1);
    expect(restored(4, 4, 2)).toBe(4);
    expect(restored(6, 4, 2)).toBe(6);
  });

  it('OS-4.6 Check 21: are collected, and never fall below none', () => {
    expect(counted<string>({}, 'recruitment', 1)).toEqual({ recruitment: 1 });
    expect(counted<'recruitment' | 'points'>({ recruitment: 7, points: 1 }, 'recruitment', -7)).toEqual({
      recruitment: 0,
      points: 1,
    });
    expect(() => counted({ recruitment: 4 }, 'recruitment', -5)).toThrow('recruitment would fall to -1.');
  });
});
