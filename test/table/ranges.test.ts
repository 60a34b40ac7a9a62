import { describe, expect, it } from 'vitest';
import {
  atLeast,
  baseOnTable,
  compareGap,
  gapBetween,
  gapMils,
  gapText,
  gapToPart,
  isConvex,
  offTable,
  overlaps,
  partOnTable,
  partWithin,
  pointBase,
  shareArea,
  touches,
  within,
  type Part,
  type Point,
} from '../../src/table/index.ts';

const circle = (x: number, y: number, radius: number): Part => ({ kind: 'circle', x, y, radius });
const polygon = (...corners: readonly (readonly [number, number])[]): Part => ({
  kind: 'polygon',
  corners: corners.map(([x, y]) => ({ x, y })),
});
const base = (x: number, y: number, radius: number) => ({ x, y, radius });
const square = polygon([10000, 10000], [12000, 10000], [12000, 12000], [10000, 12000]);

describe('ranges', () => {
  it('OG-2.5 OG-C6: the gap of two bases', () => {
    expect(gapMils(gapBetween(base(10000, 10000, 500), base(18500, 10000, 1000)), 'nearest')).toBe(7000);
  });

  it('OG-2.5 OG-C7: a slanting gap of exactly 18 inches is within 18 inches and at least 18 inches', () => {
    const [a, b] = [base(10000, 10000, 1000), base(22000, 26000, 1000)];
    expect([within(a, b, 18000), atLeast(a, b, 18000), within(a, b, 17999), atLeast(a, b, 18001)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(compareGap(gapBetween(a, b), 18000)).toBe(0);
  });

  it('OG-2.5 OG-2.6 OG-C8: one square mil more is out of range and prints 18.001 in', () => {
    const [a, b] = [base(10000, 10000, 1000), base(30000, 10001, 1000)];
    expect(within(a, b, 18000)).toBe(false);
    expect(gapText(gapBetween(a, b), 'max')).toBe('18.001 in');
  });

  it('OG-2.7: points have no size', () => {
    expect(within(base(0, 0, 1000), pointBase({ x: 7000, y: 0 }), 6000)).toBe(true);
    expect(within(base(0, 0, 1000), pointBase({ x: 7001, y: 0 }), 6000)).toBe(false);
  });

  it('OG-2.10 OG-C13: touching is not overlapping', () => {
    const ship = base(30625, 24000, 1000);
    const [near, far] = [circle(30625, 26500, 1500), circle(30625, 26501, 1500)];
    expect([touches(ship, near), overlaps(ship, near), touches(ship, far), overlaps(ship, far)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(touches(ship, circle(30625, 26499, 1500)) && overlaps(ship, circle(30625, 26499, 1500))).toBe(true);
  });

  it('OG-2.10: polygons touch and overlap at edges, at corners and from within', () => {
    const asked = [
      base(9000, 11000, 1000),
      base(8999, 11000, 1000),
      base(9001, 11000, 1000),
      base(9400, 9200, 1000),
      base(9399, 9200, 1000),
      base(11000, 11000, 250),
    ];
    expect(asked.map((one) => [touches(one, square), overlaps(one, square)])).toEqual([
      [true, false],
      [false, false],
      [true, true],
      [true, false],
      [false, false],
      [true, true],
    ]);
  });

  it('OG-2.5: distances to a piece run to its nearest point', () => {
    expect(gapMils(gapToPart(base(5000, 11000, 1000), square), 'nearest')).toBe(4000);
    expect(gapMils(gapToPart(base(7000, 6000, 1000), square), 'nearest')).toBe(4000);
    expect(gapMils(gapToPart(base(11000, 11000, 1000), square), 'nearest')).toBe(-1000);
    expect(gapMils(gapToPart(base(0, 0, 1000), circle(3000, 4000, 1500)), 'nearest')).toBe(2500);
    expect([partWithin({ x: 7000, y: 6000 }, square, 5000), partWithin({ x: 7000, y: 6000 }, square, 4999)]).toEqual([
      true,
      false,
    ]);
  });

  it('OG-2.12 OG-C15: a base is wholly on the table', () => {
    const table = { width: 72000, height: 48000 };
    expect([baseOnTable(base(625, 625, 625), table), baseOnTable(base(624, 625, 625), table)]).toEqual([true, false]);
    expect(baseOnTable(base(71375, 47375, 625), table)).toBe(true);
    expect(offTable(base(71625, 20000, 625), table)).toBe(250);
  });

  it('OG-4.5: pieces on the table that touch do not share area', () => {
    const table = { width: 72000, height: 48000 };
    expect([partOnTable(circle(1500, 1500, 1500), table), partOnTable(circle(1499, 1500, 1500), table)]).toEqual([
      true,
      false,
    ]);
    expect([partOnTable(square, table), partOnTable(polygon([-1, 0], [1000, 0], [0, 1000]), table)]).toEqual([
      true,
      false,
    ]);
    const pairs: readonly (readonly [Part, boolean])[] = [
      [polygon([12000, 10000], [14000, 10000], [14000, 12000]), false],
      [polygon([11999, 10000], [14000, 10000], [14000, 12000]), true],
      [polygon([12000, 12000], [13000, 12000], [13000, 13000]), false],
      [polygon([10500, 10500], [11000, 10500], [11000, 11000]), true],
      [polygon([8000, 8000], [12000, 8000], [8000, 12000]), false],
      [polygon([8000, 8000], [12001, 8000], [8000, 12001]), true],
      [circle(9000, 11000, 1000), false],
      [circle(9001, 11000, 1000), true],
      [circle(11000, 11000, 250), true],
    ];
    for (const [other, shares] of pairs)
      expect([shareArea(square, other), shareArea(other, square)]).toEqual([shares, shares]);
    expect([
      shareArea(circle(0, 0, 1000), circle(1200, 1600, 1000)),
      shareArea(circle(0, 0, 1000), circle(1200, 1599, 1000)),
    ]).toEqual([false, true]);
  });

  it('OG-2.10: a polygon has 3 to 16 corners, is convex and counter-clockwise', () => {
    const corners = (...list: readonly (readonly [number, number])[]): Point[] => list.map(([x, y]) => ({ x, y }));
    expect(isConvex(corners([0, 0], [4, 0], [4, 4], [0, 4]))).toBe(true);
    expect(isConvex(corners([0, 4], [4, 4], [4, 0], [0, 0]))).toBe(false);
    expect(isConvex(corners([0, 0], [4, 0], [1, 1], [0, 4]))).toBe(false);
    expect(isConvex(corners([0, 0], [4, 0]))).toBe(false);
    expect(isConvex(corners([0, 0], [4, 0], [8, 0]))).toBe(false);
    expect(isConvex(corners([0, 0], [4, 0], [4, 4], [0, 0], [4, 0], [4, 4]))).toBe(false);
    expect(isConvex(corners([0, 0], [3, 2], [-2, 2], [2, 0], [0, 4]))).toBe(false);
    expect(isConvex(Array.from({ length: 17 }, (_, i) => ({ x: i, y: i * i })))).toBe(false);
  });
});
