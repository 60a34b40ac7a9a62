import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HULL_REACH, type HullType } from '../../../../../assets/art/orions-gate/hulls/frame.ts';
import {
  leastReach,
  reachesOf,
  trueReach,
  wishedReach,
  type Stand,
} from '../../../../../src/ui/games/orions-gate/table/world/hull-size.ts';

const TYPES: readonly HullType[] = ['scouts', 'fighters', 'destroyers', 'battleships'];
/** Base radii of the catalogue, mils (OG-2.4). */
const RADIUS = { scouts: 500, fighters: 625, destroyers: 1000, battleships: 1500 } as const;

/** So many CSS pixels an inch. */
const at = (scale: number, ratio = 1): { mil: number; ratio: number } => ({ mil: (scale * ratio) / 1000, ratio });
const radiusAt = (type: HullType, scale: number): number => (RADIUS[type] * scale) / 1000;

describe('the size hulls are drawn at', () => {
  test.each(TYPES)('%s are 1.6 to 2 bases long seen from afar', (type) => {
    const radius = radiusAt(type, 20);
    const reach = wishedReach(type, radius, at(20));
    expect(reach / radius).toBeGreaterThanOrEqual(1.6);
    expect(reach / radius).toBeLessThanOrEqual(2);
  });

  test.each(TYPES)('%s are true to their base from close by', (type) => {
    const radius = radiusAt(type, 46);
    expect(wishedReach(type, radius, at(46))).toBeCloseTo(HULL_REACH[type] * radius, 6);
    expect(wishedReach(type, radiusAt(type, 150), at(150))).toBeCloseTo(trueReach(type, radiusAt(type, 150)), 6);
  });

  test.each(TYPES)('%s can be made out on the smallest table', (type) => {
    const radius = radiusAt(type, 3);
    expect(wishedReach(type, radius, at(3))).toBeGreaterThanOrEqual(10);
    expect(wishedReach(type, 2 * radius, at(3, 2))).toBeGreaterThanOrEqual(20);
  });

  test('it changes without a leap as one zooms', () => {
    for (const type of TYPES) {
      let before = wishedReach(type, radiusAt(type, 2), at(2));
      for (let scale = 2; scale <= 150; scale *= 1.01) {
        const next = wishedReach(type, radiusAt(type, scale), at(scale));
        expect(Math.abs(next - before)).toBeLessThan(0.06 * before);
        before = next;
      }
    }
  });

  test('one that is measured is true, and leaves the others alone', () => {
    const scale = at(18);
    const stand = (x: number, exact: boolean): Stand => ({ type: 'destroyers', x, y: 0, radius: 18, exact });
    const [measured, other] = reachesOf([stand(0, true), stand(400, false)], scale);
    expect(measured).toBe(leastReach('destroyers', 18, scale));
    expect(other).toBe(wishedReach('destroyers', 18, scale));
  });

  test('bases that touch leave their hulls at true size', () => {
    const scale = at(20);
    const stand = (x: number): Stand => ({ type: 'battleships', x, y: 0, radius: 30, exact: false });
    expect(reachesOf([stand(0), stand(60)], scale)).toEqual([
      trueReach('battleships', 30),
      trueReach('battleships', 30),
    ]);
  });

  const stands = fc.array(
    fc.record({
      type: fc.constantFrom(...TYPES),
      x: fc.double({ min: 0, max: 500, noNaN: true }),
      y: fc.double({ min: 0, max: 500, noNaN: true }),
      exact: fc.boolean(),
    }),
    { minLength: 1, maxLength: 8 },
  );

  test('no hull is smaller than true or larger than it wants, and none lies over another it can keep off', () => {
    fc.assert(
      fc.property(stands, fc.double({ min: 3, max: 150, noNaN: true }), (given, scale) => {
        const all = given.map((stand): Stand => ({ ...stand, radius: radiusAt(stand.type, scale) }));
        const seen = at(scale);
        const reaches = reachesOf(all, seen);
        const least = all.map(({ type, radius }) => leastReach(type, radius, seen));
        all.forEach(({ type, radius }, a) => {
          expect(reaches[a]!).toBeGreaterThanOrEqual(trueReach(type, radius) - 1e-9);
          expect(reaches[a]!).toBeLessThanOrEqual(wishedReach(type, radius, seen) + 1e-9);
          for (let b = a + 1; b < all.length; b += 1) {
            const room = Math.hypot(all[a]!.x - all[b]!.x, all[a]!.y - all[b]!.y);
            expect(reaches[a]! + reaches[b]!).toBeLessThanOrEqual(Math.max(room, least[a]! + least[b]!) + 1e-6);
          }
        });
      }),
    );
  });
});
