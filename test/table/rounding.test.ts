import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compareGap,
  gapMils,
  gapOf,
  gapText,
  inches,
  inchesDown,
  inchesUp,
  rnd,
  rootCeil,
  rootFloor,
} from '../../src/table/index.ts';
import { compareProducts } from '../../src/table/exact.ts';

const SEED = 20_260_102;

describe('rounding', () => {
  it('OG-2.2 OG-C3: halves are rounded away from zero', () => {
    expect([2.5, -2.5, 2.4999].map(rnd)).toEqual([3, -3, 2]);
    expect(Object.is(rnd(-0.3), 0)).toBe(true);
    expect(rnd(0.49999999999999994)).toBe(0);
  });

  it('OG-2.2: a quotient of whole numbers is rounded exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: -(2 ** 44), max: 2 ** 44 }), fc.integer({ min: 1, max: 200_000 }), (p, q) => {
        const [size, by] = [BigInt(Math.abs(p)), BigInt(q)];
        const half = (2n * size + by) / (2n * by);
        expect(rnd(p / q)).toBe(Number(p < 0 ? -half : half) + 0);
      }),
      { seed: SEED, numRuns: 5000 },
    );
  });

  it('OG-2.6 OG-C9: a printed distance never contradicts its verdict', () => {
    expect(inchesDown(999.586)).toBe('0.999 in');
    expect(inchesUp(18000.00002)).toBe('18.001 in');
    expect([0, 7, -250, 18001, 120000].map(inches)).toEqual([
      '0.000 in',
      '0.007 in',
      '-0.250 in',
      '18.001 in',
      '120.000 in',
    ]);
  });

  it('OG-2.6 OG-C9: gaps from squared distances are cut in whole mils without error', () => {
    // sqrt(400000001) - 2000 = 18000.000025
    expect(gapText(gapOf(400_000_001, 2000), 'max')).toBe('18.001 in');
    expect(gapText(gapOf(400_000_001, 2000), 'nearest')).toBe('18.000 in');
    expect(gapText(gapOf(400_000_000, 2000), 'max')).toBe('18.000 in');
    // C36: the line passes 2624.586 mil from the centre; 2624.586 - 1625 = 999.586
    expect(gapText({ top: 2_624_586, bottom: 1_000_000, less: 1625 }, 'min')).toBe('0.999 in');
  });

  it('OG-2.5 OG-2.6: whole mils of a gap agree with BigInt for all three verdicts', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 400_000 }),
        fc.integer({ min: 1, max: 2e11 }),
        fc.integer({ min: 0, max: 5000 }),
        (mils, bottom, less) => {
          const top = Math.round(mils * Math.sqrt(bottom));
          const root = integerRoot((BigInt(top) * BigInt(top)) / BigInt(bottom));
          const whole = root * root * BigInt(bottom) === BigInt(top) * BigInt(top);
          const gap = { top, bottom, less };
          expect(gapMils(gap, 'min')).toBe(Number(root) - less);
          expect(gapMils(gap, 'max')).toBe(Number(root) + (whole ? 0 : 1) - less);
          const twice = 2n * root + 1n;
          const up = 4n * BigInt(top) * BigInt(top) >= twice * twice * BigInt(bottom);
          expect(gapMils(gap, 'nearest')).toBe(Number(root) + (up ? 1 : 0) - less);
          expect(compareGap(gap, Number(root) - less)).toBe(whole ? 0 : 1);
        },
      ),
      { seed: SEED, numRuns: 3000 },
    );
  });

  it('OG-2.10: products past 2^53 are compared exactly', () => {
    expect(compareProducts(94_906_267, 94_906_267, 94_906_266, 94_906_268)).toBe(1);
    expect(compareProducts(94_906_266, 94_906_268, 94_906_267, 94_906_267)).toBe(-1);
    expect(compareProducts(3e11, 3e11, 3e11, 3e11)).toBe(0);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 40 }), fc.integer({ min: -2, max: 2 }), (n, d) => {
        const exact = BigInt(n) * BigInt(n) - BigInt(n - 1) * BigInt(n + 1 + d);
        expect(compareProducts(n, n, n - 1, n + 1 + d)).toBe(exact > 0n ? 1 : exact < 0n ? -1 : 0);
      }),
      { seed: SEED, numRuns: 3000 },
    );
  });

  it('OG-6.9: whole roots round without error', () => {
    expect([rootFloor(99), rootFloor(100), rootCeil(100), rootCeil(101), rootCeil(0)]).toEqual([9, 10, 10, 11, 0]);
    expect(rootCeil(144_000 * 144_000 + 48_000 * 48_000, 1000)).toBe(151_789_328);
  });
});

/** floor(sqrt(n)) by Newton's method. */
function integerRoot(n: bigint): bigint {
  if (n < 2n) return n;
  let x = BigInt(Math.floor(Math.sqrt(Number(n)))) + 2n;
  for (;;) {
    const next = (x + n / x) / 2n;
    if (next >= x) return x;
    x = next;
  }
}
