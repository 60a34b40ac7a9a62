import { describe, expect, it } from 'vitest';
import { imaginedChance } from '../../../../src/engine/rng.ts';
import { LIFEBOATS } from '../../../../src/games/battlespace-sirius/data/lifeboats.ts';
import {
  balanceOdds,
  exchangeOf,
  lifeboatOdds,
  patternWays,
  reduced,
  sentryOdds,
  toNumber,
  volleyOdds,
} from '../../../../src/games/battlespace-sirius/index.ts';
import { boat, duel, fire, game, sentry, ship, type Command, type Duel } from '../../../helpers/bs-position.ts';
import { TABLE_A, TABLE_D, TABLE_F } from '../odds/tables.ts';

/**
 * The command with every ordered roll of n dice, one after the other: the events of the resolver and the state they
 * lead to.
 */
function* resolved({ state }: Duel, seat: number, command: Command, n: number) {
  for (let code = 0; code < 6 ** n; code++) {
    let drawn = 0;
    const chance = imaginedChance(() => 1 + (Math.floor(code / 6 ** drawn++) % 6));
    const events = game.decide(state, String(seat), command, chance);
    // Exactly n dice: a resolver that rolls one more or less is no longer counted once for each ordered roll.
    expect(chance.drawn).toBe(n);
    yield { events, after: events.reduce((now, event) => game.evolve(now, event), state) };
  }
}

/** Power of a side in a state; 0..3 = bow..port. */
const powerAt = (state: Duel['state'], seat: number, side: number): number => {
  const { vessel } = state.players[seat - 1]!;
  return vessel?.kind === 'ship' ? vessel.power[side]! : Number.NaN;
};

/**
 * What all rolls of n weapons from Starboard 6 at Port with a Shield come to, read from the states before and after.
 */
function volley(weapons: number, shield: number, twoPairsRepair: 1 | 2 = 2) {
  const start = duel({
    vessels: [ship(1, [0, 0], 'N', [6, 6, 6, 6]), ship(2, [1, 0], 'N', [6, 6, 6, shield])],
    options: { twoPairsRepair },
    phase: 'fire',
    engaged: '2',
    lines: ['E'],
  });
  const count = {
    hits: Array.from({ length: weapons + 1 }, () => 0),
    removed: 0,
    emptied: 0,
    points: [0, 0, 0, 0],
    change: 0,
    of: 0,
  };
  for (const { events, after } of resolved(start, 1, fire('E', weapons), weapons)) {
    const fired = events.find((event) => event.type === 'fired');
    if (fired?.type !== 'fired') throw new Error('No volley was fired.');
    count.of += 1;
    count.hits[fired.hits]! += 1;
    count.removed += shield - powerAt(after, 2, 3);
    if (powerAt(after, 2, 3) === 0) count.emptied += 1;
    count.points[after.repairPoints]! += 1;
    count.change += powerAt(after, 1, 1) - 6 + after.repairPoints;
  }
  return count;
}

const text = (fraction: { readonly ways: number; readonly of: number }): string => {
  const { ways, of } = reduced(fraction);
  return of === 1 ? String(ways) : `${ways}/${of}`;
};

describe('results of the odds tables equal the resolver’s exhaustive count', () => {
  it.each(TABLE_A)(
    'BS-18.1 BS-8.6 BS-8.7 table 18.A: %i weapons at Shield %i',
    (weapons, shield, hits, of, atLeastOne, expectedHits, removed, emptied) => {
      const count = volley(weapons, shield);
      expect([count.hits, count.of]).toEqual([hits, of]);
      expect(`${((1 - count.hits[0]! / of) * 100).toFixed(2)}%`).toBe(atLeastOne);
      expect(text({ ways: count.hits.reduce((sum, ways, k) => sum + ways * k, 0), of })).toBe(expectedHits);
      expect(text({ ways: count.removed, of })).toBe(removed);
      expect(String(count.emptied)).toBe(emptied);
      const odds = volleyOdds(weapons, shield);
      expect([odds.hits, odds.of, odds.emptied.ways, odds.atLeastOne.ways]).toEqual([
        count.hits,
        of,
        count.emptied,
        of - count.hits[0]!,
      ]);
      expect([text(odds.expectedRemoved), text(odds.expectedHits)]).toEqual([removed, expectedHits]);
    },
  );

  it('BS-18.1: every hit count is C(n,k) (7-s)^k (s-1)^(n-k)', () => {
    const choose = (n: number, k: number): number => (k === 0 || k === n ? 1 : choose(n - 1, k - 1) + choose(n - 1, k));
    for (const [n, s, hits] of TABLE_A)
      expect(hits).toEqual(hits.map((_, k) => choose(n, k) * (7 - s) ** k * (s - 1) ** (n - k)));
  });

  it('BS-18.1 BS-9.2 BS-9.3 table 18.C: cost, repairs and balance', () => {
    const table = [
      [1, 2, '0', '0', [6, 0, 0, 0]],
      [2, 2, '1/6', '-5/6', [30, 6, 0, 0]],
      [3, 2, '17/36', '-55/36', [120, 90, 6, 0]],
      [4, 2, '193/216', '-455/216', [360, 720, 210, 6]],
      [4, 1, '89/108', '-235/108', [360, 810, 120, 6]],
    ] as const;
    for (const [weapons, twoPairs, repair, change, points] of table) {
      const count = volley(weapons, 6, twoPairs);
      expect(count.points).toEqual(points);
      expect(text({ ways: points.reduce<number>((sum, ways, point) => sum + ways * point, 0), of: count.of })).toBe(
        repair,
      );
      expect(text({ ways: count.change, of: count.of })).toBe(change);
      const odds = balanceOdds(weapons, twoPairs);
      expect([odds.cost, odds.points, odds.of, text(odds.expectedRepair), text(odds.expectedChange)]).toEqual([
        weapons - 1,
        count.points,
        count.of,
        repair,
        change,
      ]);
      expect(odds.atLeastOne).toEqual({ ways: count.of - points[0], of: count.of });
    }
  });

  it('BS-18.1 BS-9.2 table 18.B: dice patterns', () => {
    expect(patternWays(2)).toMatchObject({ none: 30, pair: 6 });
    expect(patternWays(3)).toMatchObject({ none: 120, pair: 90, triple: 6 });
    expect(patternWays(4)).toMatchObject({ none: 360, pair: 720, twoPairs: 90, triple: 120, quadruple: 6 });
  });

  it('BS-18.1 table 18.D: expected exchange, at least as good with one weapon as with more', () => {
    for (const [row, cells] of TABLE_D.entries()) {
      for (const [column, cell] of cells.entries()) {
        const { removed, change, of } = volley(row + 1, column + 1);
        expect(text({ ways: removed + change, of })).toBe(cell);
        expect(text(exchangeOf(row + 1, column + 1, 2))).toBe(cell);
        expect(toNumber(exchangeOf(row + 1, column + 1, 2))).toBeLessThanOrEqual(
          toNumber(exchangeOf(1, column + 1, 2)),
        );
      }
    }
  });

  it('BS-18.1 BS-7.11 table 18.E: one Sentry die', () => {
    for (const shield of [1, 2, 3, 4, 5, 6]) {
      const start = duel({
        vessels: [ship(1, [0, 0], 'N', [6, shield, 6, 6]), ship(2, [1, 0])],
        phase: 'reaction',
        engaged: '2',
        lines: ['E'],
      });
      let hits = 0;
      for (const { after } of resolved(start, 2, sentry('E', 'port'), 1)) hits += shield - powerAt(after, 1, 1);
      expect(hits).toBe(7 - shield);
      expect(sentryOdds(shield)).toEqual({ ways: hits, of: 6 });
    }
    expect(sentryOdds(0)).toBeNull();
  });

  it('BS-18.1 BS-12.15 table 18.F: n dice at a Hull', () => {
    for (const [hull, chances] of TABLE_F) {
      const { id } = LIFEBOATS.find((card) => card.hull === hull)!;
      for (const [index, chance] of chances.entries()) {
        const weapons = index + 1;
        const start = duel({
          vessels: [ship(1, [0, 0]), boat(2, [1, 0], id)],
          phase: 'fire',
          engaged: '2',
          lines: ['E'],
        });
        let ways = 0;
        for (const { events } of resolved(start, 1, fire('E', weapons), weapons))
          if (events.some((event) => event.type === 'fired' && event.destroyed)) ways += 1;
        expect(`${ways}/${6 ** weapons}`).toBe(chance);
        expect(lifeboatOdds(weapons, hull)).toEqual({ ways, of: 6 ** weapons });
      }
    }
  });
});

describe('chapter 18', () => {
  it('BS-C98: chances to empty a side', () => {
    const emptied = (
      [
        [4, 3],
        [4, 4],
        [3, 3],
        [2, 2],
        [1, 1],
      ] as const
    ).map(([n, s]) => `${volley(n, s).emptied} of ${6 ** n}`);
    expect(emptied).toEqual(['768 of 1296', '81 of 1296', '64 of 216', '25 of 36', '6 of 6']);
    expect([768 / 1296, 81 / 1296, 64 / 216, 25 / 36].map((chance) => `${(100 * chance).toFixed(2)}%`)).toEqual([
      '59.26%',
      '6.25%',
      '29.63%',
      '69.44%',
    ]);
  });

  it('BS-C99: 4 weapons at Shield 6', () => expect(volley(4, 6).hits).toEqual([625, 500, 150, 20, 1]));

  it('BS-C100: 2 weapons and 1 weapon at Shield 2 have the same exchange, +5/6', () => {
    for (const weapons of [1, 2]) {
      const { removed, change, of } = volley(weapons, 2);
      expect(text({ ways: removed + change, of })).toBe('5/6');
    }
  });
});
