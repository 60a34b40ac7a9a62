import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareGaps, gapBetween, gapOf, nearerGap, type Gap } from '../../src/table/index.ts';

/** floor(10^30 x length) of a gap before its radii are taken off, by Newton's method. */
function scaledLength({ top, bottom }: Gap): bigint {
  const square = (BigInt(top) * BigInt(top) * 10n ** 60n) / BigInt(bottom);
  if (square < 2n) return square;
  let root = 1n << BigInt(Math.ceil(square.toString(2).length / 2));
  for (;;) {
    const next = (root + square / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}

/**
 * The sign of a - b to 29 decimals; 0 within them. Whole-mil lengths on a table never differ by less unless they are
 * equal.
 */
function signByDecimals(a: Gap, b: Gap): number {
  const difference = scaledLength(a) - scaledLength(b) - BigInt(a.less - b.less) * 10n ** 30n;
  return difference > 10n ? 1 : difference < -10n ? -1 : 0;
}

const whole = (most: number) => fc.integer({ min: 0, max: most });
const less = fc.integer({ min: 0, max: 14_000 });
const point = fc.tuple(whole(151_000 ** 2), less).map(([square, off]) => gapOf(square, off));
const line = fc
  .tuple(whole(2 ** 34), fc.integer({ min: 1, max: 2 ** 34 }), less)
  .map(([top, bottom, off]): Gap => ({ top, bottom, less: off }));

describe('comparing gaps of unequal radii', () => {
  it('OG-2.5 OG-2.10: the nearer outline is nearer, whatever the centres say', () => {
    const base = { x: 0, y: 0, radius: 1000 };
    const [large, small] = [
      gapBetween(base, { x: 9000, y: 0, radius: 3000 }),
      gapBetween(base, { x: 0, y: 7000, radius: 500 }),
    ];
    expect([compareGaps(large, small), compareGaps(small, large)]).toEqual([-1, 1]);
    expect([nearerGap(large, small), nearerGap(small, large)]).toEqual([large, large]);
  });

  it('OG-2.5: equal gaps of unequal radii are equal, and the first is kept', () => {
    const [a, b] = [gapOf(5000 ** 2, 3000), gapOf(2500 ** 2, 500)];
    const c: Gap = { top: 6000 * 4000, bottom: 4000 ** 2, less: 4000 };
    expect([compareGaps(a, b), compareGaps(b, a), compareGaps(a, c), compareGaps(c, b)]).toEqual([0, 0, 0, 0]);
    expect(nearerGap(b, a)).toBe(b);
  });

  it('OG-2.5: differences far below what a double holds are told', () => {
    // A line's distance that is 10^-5 mil more, less or no more than a whole number; and two that differ by 4 10^-13.
    const far = 143_999;
    const long: Gap = { top: far * 99_991 + 1, bottom: 99_991 ** 2, less: 5000 };
    expect(compareGaps(long, gapOf((far - 1000) ** 2, 4000))).toBe(1);
    const short: Gap = { ...long, top: long.top - 2 };
    expect(compareGaps(short, gapOf((far - 1000) ** 2, 4000))).toBe(-1);
    expect(compareGaps({ ...long, top: long.top - 1 }, gapOf((far - 1000) ** 2, 4000))).toBe(0);
    const close: Gap = { top: 134_217_728, bottom: 134_217_729, less: 5 };
    const closer: Gap = { top: 134_217_727, bottom: 134_217_728, less: 5 };
    expect([compareGaps(close, closer), compareGaps(closer, close)]).toEqual([1, -1]);
  });

  it('OG-2.5: 30 decimals agree on any two gaps, and on gaps made nearly equal', () => {
    fc.assert(
      fc.property(fc.oneof(point, line), fc.oneof(point, line), (a, b) => {
        expect(compareGaps(a, b)).toBe(signByDecimals(a, b));
        expect(compareGaps(b, a)).toBe(-signByDecimals(a, b) + 0);
      }),
      { numRuns: 4000 },
    );
    const near = fc.tuple(fc.oneof(point, line), less, fc.integer({ min: -1, max: 1 })).map(([a, off, nudge]) => {
      const length = Math.max(0, a.top / Math.sqrt(a.bottom) + off - a.less);
      return [a, gapOf(Math.max(0, Math.round(length * length) + nudge), off)] as const;
    });
    fc.assert(
      fc.property(near, ([a, b]) => {
        expect(compareGaps(a, b)).toBe(signByDecimals(a, b));
      }),
      { numRuns: 4000 },
    );
  });
});
