import { describe, expect, it } from 'vitest';
import {
  balanceOdds,
  exchangeOf,
  fractionText,
  lifeboatOdds,
  meanText,
  outcomesOf,
  patternWays,
  percentText,
  reduced,
  sentryOdds,
  volleyOdds,
} from '../../../../src/games/battlespace-sirius/index.ts';
import { hitsOf, pointsOf } from '../../../../src/games/battlespace-sirius/rules/volley.ts';
import { TABLE_A, TABLE_D, TABLE_F } from './tables.ts';

/** A fraction as the catalogue prints it: whole numbers without a denominator. */
const text = (fraction: { ways: number; of: number }) =>
  fraction.of === 1 ? String(fraction.ways) : fractionText(fraction);

/** Every ordered roll of n dice, made here on its own. */
function* rolls(n: number): Generator<number[]> {
  for (let code = 0; code < 6 ** n; code++)
    yield Array.from({ length: n }, (_, at) => (Math.floor(code / 6 ** at) % 6) + 1);
}

describe('BS-18.1 table 18.A', () => {
  it.each(TABLE_A)(
    '%i weapons at Shield %i',
    (weapons, shield, hits, of, atLeastOne, expectedHits, removed, emptied) => {
      const odds = volleyOdds(weapons, shield);
      expect(odds.hits).toEqual(hits);
      expect(odds.of).toBe(of);
      expect(((odds.atLeastOne.ways / odds.atLeastOne.of) * 100).toFixed(2)).toBe(atLeastOne.replace('%', ''));
      expect(text(odds.expectedHits)).toBe(expectedHits);
      expect(text(odds.expectedRemoved)).toBe(removed);
      expect(odds.emptied).toEqual({ ways: Number(emptied), of });
    },
  );

  it('BS-C98 chances to empty a side', () => {
    const emptied = (weapons: number, shield: number) => fractionText(volleyOdds(weapons, shield).emptied);
    expect([emptied(4, 3), emptied(4, 4), emptied(3, 3), emptied(2, 2), emptied(1, 1)]).toEqual([
      '768/1296',
      '81/1296',
      '64/216',
      '25/36',
      '6/6',
    ]);
  });

  it('BS-C99 ways of 0 to 4 hits at Shield 6', () => {
    expect(volleyOdds(4, 6).hits).toEqual([625, 500, 150, 20, 1]);
  });

  it.each([1, 2, 3, 4])('BS-8.7 BS-9.2 %i dice: outcomes are the resolver’s own exhaustive count', (dice) => {
    for (const twoPairs of [1, 2] as const) {
      for (let against = 1; against <= 6; against++) {
        const counted: { [key: string]: number } = {};
        for (const roll of rolls(dice)) {
          const key = `${hitsOf(roll, against)}/${pointsOf(roll, twoPairs)}`;
          counted[key] = (counted[key] ?? 0) + 1;
        }
        expect(
          Object.fromEntries(
            outcomesOf(dice, against, twoPairs).map(({ hits, points, ways }) => [`${hits}/${points}`, ways]),
          ),
        ).toEqual(counted);
      }
    }
  });
});

describe('own Power', () => {
  it('BS-9.2 table 18.B: patterns', () => {
    expect([2, 3, 4].map(patternWays)).toEqual([
      { none: 30, pair: 6, twoPairs: 0, triple: 0, quadruple: 0 },
      { none: 120, pair: 90, twoPairs: 0, triple: 6, quadruple: 0 },
      { none: 360, pair: 720, twoPairs: 90, triple: 120, quadruple: 6 },
    ]);
  });

  it('BS-9.3 table 18.C: cost, repair, balance', () => {
    const row = (weapons: number, twoPairs: 1 | 2) => {
      const { cost, expectedRepair, expectedChange, atLeastOne, points } = balanceOdds(weapons, twoPairs);
      return [cost, text(expectedRepair), text(expectedChange), fractionText(atLeastOne), points];
    };
    expect(row(1, 2)).toEqual([0, '0', '0', '0/6', [6, 0, 0, 0]]);
    expect(row(2, 2)).toEqual([1, '1/6', '-5/6', '6/36', [30, 6, 0, 0]]);
    expect(row(3, 2)).toEqual([2, '17/36', '-55/36', '96/216', [120, 90, 6, 0]]);
    expect(row(4, 2)).toEqual([3, '193/216', '-455/216', '936/1296', [360, 720, 210, 6]]);
    expect(row(4, 1)).toEqual([3, '89/108', '-235/108', '936/1296', [360, 810, 120, 6]]);
  });

  it.each([1, 2, 3, 4])('BS-C100 table 18.D: expected exchange of %i weapons', (weapons) => {
    expect([1, 2, 3, 4, 5, 6].map((shield) => text(exchangeOf(weapons, shield, 2)))).toEqual(TABLE_D[weapons - 1]);
  });
});

it('BS-7.11 table 18.E: a Sentry die', () => {
  expect([1, 2, 3, 4, 5, 6].map((shield) => fractionText(sentryOdds(shield)!))).toEqual([
    '6/6',
    '5/6',
    '4/6',
    '3/6',
    '2/6',
    '1/6',
  ]);
  expect(sentryOdds(0)).toBeNull();
});

it.each(TABLE_F)('BS-12.15 table 18.F: Hull %i', (hull, chances) => {
  expect([1, 2, 3, 4].map((dice) => fractionText(lifeboatOdds(dice, hull)))).toEqual(chances);
});

describe('BS-19.7 what is written', () => {
  it('gives percent with one decimal, halves up, from whole numbers', () => {
    expect(percentText({ ways: 768, of: 1296 })).toBe('59.3 %');
    expect(percentText({ ways: 81, of: 1296 })).toBe('6.3 %');
    expect([
      percentText({ ways: 0, of: 6 }),
      percentText({ ways: 6, of: 6 }),
      percentText({ ways: 1295, of: 1296 }),
    ]).toEqual(['0.0 %', '100.0 %', '99.9 %']);
  });

  it('gives means with decimals and a sign, and lowest terms', () => {
    expect(meanText(exchangeOf(4, 1, 2))).toBe('-1.11');
    expect(meanText(volleyOdds(4, 3).expectedRemoved, 4)).toBe('2.4691');
    expect(meanText({ ways: -1, of: 1000 })).toBe('0.00');
    expect(reduced({ ways: -36, of: 1296 })).toEqual({ ways: -1, of: 36 });
  });
});
