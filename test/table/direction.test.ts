import { describe, expect, it } from 'vitest';
import { along, bearingOf, cosine, frontPoint, FULL_TURN, sectorOf, sine, turned } from '../../src/table/index.ts';

describe('directions', () => {
  it('OG-2.3 OG-C4: direction numbers of the named headings', () => {
    const numbers = [3000, 4500, 12345, 18000, 35999].map((h) => [cosine(h), sine(h)]);
    expect(numbers).toEqual([
      [866025404, 500000000],
      [707106781, 707106781],
      [-551209073, 834367160],
      [-1000000000, 0],
      [999999985, -174533],
    ]);
  });

  it('OG-2.3: all 36,000 headings agree with a 60-digit computation in BigInt', () => {
    const { cosines, sines } = bigDirections();
    const wrong = Array.from({ length: FULL_TURN }, (_, h) => h).filter(
      (h) => cosine(h) !== cosines[h] || sine(h) !== sines[h],
    );
    expect(wrong).toEqual([]);
  });

  it('OG-2.3 OG-C5: straight displacements are rounded per coordinate', () => {
    expect(along({ x: 0, y: 0 }, 3000, 12000)).toEqual({ x: 10392, y: 6000 });
    expect(along({ x: 0, y: 0 }, 4500, 12000)).toEqual({ x: 8485, y: 8485 });
  });

  it('OG-2.1: headings turn round', () => {
    expect([turned(-9000), turned(36000), turned(44500), turned(0)]).toEqual([27000, 0, 8500, 0]);
  });

  it('OG-2.8 OG-C10: front points cut fractions off and never lie outside the base', () => {
    const at = { x: 20000, y: 20000 };
    expect(frontPoint({ ...at, heading: 3000 }, 1500)).toEqual({ x: 21299, y: 20750 });
    expect(frontPoint({ ...at, heading: 21000 }, 1500)).toEqual({ x: 18701, y: 19250 });
    expect(frontPoint({ ...at, heading: 4500 }, 1000)).toEqual({ x: 20707, y: 20707 });
    expect(frontPoint({ ...at, heading: 18000 }, 625)).toEqual({ x: 19375, y: 20000 });
    for (let heading = 0; heading < FULL_TURN; heading++) {
      const { x, y } = frontPoint({ x: 0, y: 0, heading }, 1500);
      expect(x * x + y * y).toBeLessThanOrEqual(1500 * 1500);
    }
  });

  it('OG-2.9 OG-C11: sectors of a unit that faces north', () => {
    const sector = (x: number, y: number): string => sectorOf({ x: 20000, y: 20000, heading: 9000 }, { x, y });
    expect(sector(30000, 30000)).toBe('front');
    expect(sector(10000, 30000)).toBe('front');
    expect(sector(10000, 20000)).toBe('left');
    expect(sector(30000, 10000)).toBe('right');
    expect(sector(10000, 10000)).toBe('left');
    expect(sector(29999, 10000)).toBe('back');
    expect(sector(20000, 10000)).toBe('back');
  });

  it('OG-2.9 OG-C12: sectors one mil from 135 degrees', () => {
    const sector = (x: number, y: number): string => sectorOf({ x: 20000, y: 20000, heading: 0 }, { x, y });
    expect([sector(12929, 27071), sector(12928, 27071), sector(12928, 27072)]).toEqual(['left', 'back', 'left']);
  });

  it('OG-2.9 OG-12.1 OG-C98: sectors that firing arcs ask for', () => {
    const sector = (x: number, y: number): string => sectorOf({ x: 20000, y: 20000, heading: 0 }, { x, y });
    expect([sector(30000, 30000), sector(30000, 30001), sector(10000, 30000), sector(9999, 30000)]).toEqual([
      'front',
      'left',
      'left',
      'back',
    ]);
  });

  it('OG-25.2: the bearing of every heading is that heading', () => {
    const from = { x: 40000, y: 30000 };
    for (let heading = 0; heading < FULL_TURN; heading += 7)
      expect(bearingOf(from, along(from, heading, 90000))).toBe(heading);
    expect([
      bearingOf(from, { x: 39995, y: 30005 }),
      bearingOf(from, { x: 40001, y: 29999 }),
      bearingOf(from, from),
    ]).toEqual([13500, 31500, null]);
  });
});

/** C and S of all headings: pi by Machin's formula, one small step by its series, and that step repeated. */
function bigDirections(): { cosines: number[]; sines: number[] } {
  const one = 10n ** 60n;
  const arctan = (n: bigint): bigint => {
    let sum = 0n;
    for (let k = 0n, power = one / n; power !== 0n; k++, power /= n * n)
      sum += (k % 2n === 0n ? power : -power) / (2n * k + 1n);
    return sum;
  };
  const step = (4n * (4n * arctan(5n) - arctan(239n))) / 18000n;
  const series = (first: bigint, k0: bigint): bigint => {
    let sum = 0n;
    for (let k = k0, term = first; term !== 0n; k += 2n) {
      sum += term;
      term = (-term * step * step) / (one * one * (k + 1n) * (k + 2n));
    }
    return sum;
  };
  const [c, s] = [series(one, 0n), series(step, 1n)];
  const cosines: number[] = [];
  const sines: number[] = [];
  let [x, y] = [one, 0n];
  for (let h = 0; h < FULL_TURN; h++) {
    cosines.push(billionths(x, one));
    sines.push(billionths(y, one));
    [x, y] = [(x * c - y * s) / one, (x * s + y * c) / one];
  }
  return { cosines, sines };
}

const billionths = (value: bigint, one: bigint): number => {
  const size = ((value < 0n ? -value : value) * 2_000_000_000n + one) / (2n * one);
  return Number(value < 0n ? -size : size) + 0;
};
