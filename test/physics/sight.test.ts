import { describe, expect, it } from 'vitest';
import { matterSight } from '../../src/physics/index.ts';
import {
  kernelSight,
  touches,
  type Footprint,
  type HiddenShare,
  type Part,
  type Point,
  type SightPiece,
} from '../../src/table/index.ts';

const circle = (x: number, y: number, radius: number): Part => ({ kind: 'circle', x, y, radius });
const polygon = (...corners: readonly (readonly [number, number])[]): Part => ({
  kind: 'polygon',
  corners: corners.map(([x, y]) => ({ x, y })),
});
const box = (left: number, bottom: number, right: number, top: number): Part =>
  polygon([left, bottom], [right, bottom], [right, top], [left, top]);
const pieces = (...parts: readonly Part[]): SightPiece[] =>
  parts.map((part, i) => ({ id: `p${i + 1}`, solid: true, parts: [part] }));

const front: Point = { x: 10625, y: 24000 };
const target: Footprint = { x: 30625, y: 24000, radius: 1000 };

describe.each([
  ['matter-js', matterSight],
  ['kernel', kernelSight],
] as const)('sight by %s', (_name, engine) => {
  const seen = (...parts: readonly Part[]): HiddenShare => engine.open(pieces(...parts)).hiddenShare(front, target);
  const verdict = ({ full, half }: HiddenShare): string => (full ? 'hidden' : half ? 'half' : 'seen');

  it('OG-7.4 OG-C43: a circle that hides the whole base', () => {
    const share = seen(circle(20625, 24000, 2000));
    expect(share).toMatchObject({ share: 1, full: true, half: true, by: ['p1'] });
    expect(2 * share.halfWidth).toBeCloseTo(0.1000417, 7);
  });

  it('OG-7.4 OG-7.7 OG-C44 OG-C45 OG-C46: exactly half hidden, and one mil to either side', () => {
    const [exact, less, more] = [26000, 26001, 25999].map((y) => seen(circle(20625, y, 2000)));
    expect(exact!.share).toBeCloseTo(0.5, 12);
    expect(exact!.hidden[0]!.to - exact!.hidden[0]!.from).toBeCloseTo(0.0500209, 7);
    expect([less!.share, more!.share].map((share) => share.toFixed(6))).toEqual(['0.499000', '0.501000']);
    expect([exact!, less!, more!].map(verdict)).toEqual(['half', 'seen', 'half']);
  });

  it('OG-7.4 OG-7.7 OG-C47: circles in the middle of the base', () => {
    const shares = [circle(28000, 24000, 500), circle(20625, 24000, 250), circle(20625, 24000, 251)].map((part) =>
      seen(part),
    );
    expect(shares.map(({ share }) => share.toFixed(6))).toEqual(['0.575379', '0.499844', '0.501843']);
    expect(shares.map(verdict)).toEqual(['half', 'seen', 'half']);
  });

  it('OG-7.4 OG-C48: what stands behind the base hides nothing', () => {
    expect(seen(circle(35000, 24000, 2000))).toMatchObject({ share: 0, full: false, half: false, hidden: [], by: [] });
    expect(seen(box(31625, 23000, 34000, 25000)).share).toBe(0);
    expect(seen(circle(6000, 24000, 2000), box(2000, 20000, 9000, 28000)).share).toBe(0);
  });

  it('OG-7.4 OG-7.7 OG-C49: rectangles', () => {
    const shares = [24000, 24250, 23750, 23000].map((bottom) => seen(box(20000, bottom, 22000, 27000)));
    expect(shares.map(({ share }) => share.toFixed(6))).toEqual(['0.500000', '0.280347', '0.766492', '1.000000']);
    expect(shares.map(verdict)).toEqual(['half', 'seen', 'half', 'hidden']);
  });

  it('OG-7.3 OG-7.4 OG-C50: only solid pieces hide', () => {
    const world = engine.open([{ id: 'nebula', solid: false, parts: [circle(20625, 24000, 2000)] }]);
    expect(world.hiddenShare(front, target).share).toBe(0);
    expect(world.touched(front, target)).toEqual([0]);
  });

  it('OG-7.4: pieces unite, parts of one piece hide together, gaps stay open', () => {
    const [upper, lower] = [box(20000, 24000, 22000, 27000), box(16000, 21000, 18000, 24000)];
    expect(seen(upper, lower)).toMatchObject({ full: true, by: ['p1', 'p2'] });
    expect(seen(upper, circle(20625, 26000, 2000)).share).toBeCloseTo(0.5, 12);
    const one = engine.open([{ id: 'one', solid: true, parts: [upper, lower] }]).hiddenShare(front, target);
    expect([one.full, one.by]).toEqual([true, ['one']]);
    const gap = seen(box(20000, 24100, 22000, 27000), box(20000, 21000, 22000, 23900));
    expect([gap.full, gap.half, gap.hidden.length]).toEqual([false, true, 2]);
  });

  it('OG-7.4: nothing hides a base that reaches the front point', () => {
    const world = engine.open(pieces(circle(20625, 24000, 2000)));
    expect(world.hiddenShare({ x: 29625, y: 24000 }, target)).toEqual({
      share: 0,
      halfWidth: 0,
      full: false,
      half: false,
      hidden: [],
      by: [],
    });
  });

  it('OG-7.4: a front point on the outline of a piece', () => {
    expect(seen(circle(10625, 26000, 2000)).share).toBeCloseTo(0.5, 12);
    expect(seen(box(8000, 24000, 14000, 26000)).share).toBeCloseTo(0.5, 12);
    expect(seen(box(10625, 24000, 14000, 26000)).share).toBeCloseTo(0.5, 12);
    expect(seen(box(10625, 22000, 14000, 26000)).full).toBe(true);
    expect(seen(box(8000, 22000, 10625, 26000)).share).toBe(0);
    expect(seen(circle(12625, 24000, 2000)).full).toBe(true);
  });

  it('OG-7.6 OG-C51: the segment to the centre touches a nebula, or misses it by a mil', () => {
    const world = engine.open(pieces(circle(20000, 25500, 1500), circle(20000, 25501, 1500)));
    expect(world.touched(front, target)).toEqual([0]);
  });

  it('OG-7.6 OG-C52 OG-C53: a base touches a nebula', () => {
    expect([touches(target, circle(30625, 26500, 1500)), touches(target, circle(30625, 26501, 1500))]).toEqual([
      true,
      false,
    ]);
    expect([
      touches({ x: 10000, y: 24000, radius: 625 }, circle(10000, 26125, 1500)),
      touches(target, circle(10000, 26125, 1500)),
    ]).toEqual([true, false]);
  });

  it('OG-7.6: edges, corners, points and the inside of polygons count as touching', () => {
    const world = engine.open(pieces(box(20000, 24000, 22000, 27000)));
    const asked: readonly (readonly [number, number, number, number, boolean])[] = [
      [10000, 24000, 30000, 24000, true],
      [10000, 23999, 30000, 23999, false],
      [10000, 24000, 20000, 24000, true],
      [10000, 24000, 19999, 24000, false],
      [19000, 23000, 21000, 25000, true],
      [19000, 25000, 21000, 23000, true],
      [19000, 24999, 20999, 23000, false],
      [21000, 25000, 21000, 25000, true],
      [22000, 27000, 22000, 27000, true],
      [22001, 27000, 22001, 27000, false],
      [20500, 25000, 21500, 26000, true],
      [22000, 28000, 22000, 20000, true],
    ];
    for (const [ax, ay, bx, by, blocked] of asked) {
      expect([ax, ay, bx, by, world.blocked({ x: ax, y: ay }, { x: bx, y: by })]).toEqual([ax, ay, bx, by, blocked]);
      expect(world.touched({ x: bx, y: by }, { x: ax, y: ay })).toEqual(blocked ? [0] : []);
    }
  });

  it('OG-2.10 OG-7.6: a circle missed by less than doubles can tell', () => {
    // The line passes 3 x 10^-13 mil outside: its squared cross product is greater by 1, near 2 x 10^16.
    const [aside, radius, length2] = [142_850_305, 11_952, 11_785 ** 2 + 1_991 ** 2];
    expect(BigInt(aside) ** 2n - BigInt(radius) ** 2n * BigInt(length2)).toBe(1n);
    expect(aside * aside <= radius * radius * length2).toBe(true);
    const world = engine.open(pieces(circle(20205, 32156, radius)));
    expect(world.blocked({ x: 20000, y: 20000 }, { x: 31785, y: 21991 })).toBe(false);
    expect(world.blocked({ x: 20000, y: 20001 }, { x: 31785, y: 21992 })).toBe(true);
  });

  it('OG-7.6: a seam between two parts lets nothing through', () => {
    const halves: SightPiece = {
      id: 'split',
      solid: true,
      parts: [box(20000, 24000, 21000, 27000), box(21000, 24000, 22000, 27000)],
    };
    const world = engine.open([halves]);
    expect(world.touched({ x: 21000, y: 20000 }, { x: 21000, y: 30000 })).toEqual([0]);
    expect(world.hiddenShare({ x: 21000, y: 15000 }, { x: 21000, y: 35000, radius: 500 }).full).toBe(true);
  });

  it('OG-7.6: an empty table hides nothing', () => {
    const world = engine.open([]);
    expect([
      world.blocked(front, target),
      world.touched(front, target),
      world.hiddenShare(front, target).share,
    ]).toEqual([false, [], 0]);
  });
});
