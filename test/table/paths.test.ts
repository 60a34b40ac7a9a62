import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chainLength,
  compareGap,
  countedMils,
  gapMils,
  gapText,
  inches,
  leastGap,
  leastGapToPart,
  legAlong,
  legTo,
  pullLeg,
  shipPath,
  squaredDistance,
  stepPose,
  type Part,
  type Point,
} from '../../src/table/index.ts';
import { randomTarget } from '../physics/scenes.ts';
import { openSequence } from '../physics/sequence.ts';
import { signOfDistance } from './scan.ts';

const at = (x: number, y: number): Point => ({ x, y });
const base = (x: number, y: number, radius: number) => ({ x, y, radius });

describe('legs and paths', () => {
  it('OG-2.11 OG-C14: step poses of a leg given by end points', () => {
    const leg = legTo(at(10000, 10000), at(16000, 18000));
    expect(leg.steps).toBe(10000);
    expect(stepPose(leg, 4253)).toEqual(at(12552, 13402));
    expect([stepPose(leg, 0), stepPose(leg, 10000)]).toEqual([leg.from, leg.to]);
  });

  it('OG-2.11: a leg of length 0 has only step 0', () => {
    expect([legTo(at(5, 5), at(5, 5)).steps, legAlong(at(5, 5), 1234, 0).steps]).toEqual([0, 0]);
    expect(stepPose(legTo(at(5, 5), at(5, 5)), 0)).toEqual(at(5, 5));
  });

  it('OG-6.8 OG-C30: turning point and end of a ship path', () => {
    const path = shipPath({ ...at(10000, 10000), heading: 0 }, 3000, 4500, 3000);
    expect(path.turn).toEqual(at(13000, 10000));
    expect(path.end).toEqual({ ...at(15121, 12121), heading: 4500 });
    expect(path.legs.map((leg) => leg.steps)).toEqual([3000, 3000]);
  });

  it('OG-6.8 OG-C31: both parts are summed before rounding', () => {
    const path = shipPath({ ...at(10000, 10000), heading: 1500 }, 1000, -3000, 500);
    expect(path.turn).toEqual(at(10966, 10259));
    expect(path.end).toEqual({ ...at(11449, 10129), heading: 34500 });
  });

  it('OG-6.9 OG-C33: the length of a Scouts path in thousandths of a mil', () => {
    const length = (x: number, y: number): number => chainLength([at(10000, 10000), at(x, y)]);
    expect([length(16000, 18000), length(17071, 17072), length(17072, 17072), length(20001, 10000)]).toEqual([
      10000000, 10000612, 10001319, 10001000,
    ]);
    expect(inches(countedMils(length(17071, 17072)))).toBe('10.000 in');
    expect(inches(countedMils(length(17072, 17072)))).toBe('10.001 in');
  });

  it('OG-6.9 OG-C34: legs add up', () => {
    expect(chainLength([at(10000, 10000), at(13000, 14000), at(13000, 19000)])).toBe(10000000);
    expect(chainLength([at(10000, 10000)])).toBe(0);
  });

  it('OG-9.24 OG-C69: where a tractor beam pulls to', () => {
    expect(pullLeg(at(30000, 27000), at(20000, 20000), 5000)?.to).toEqual(at(25904, 24133));
    expect(pullLeg(at(30000, 20000), at(20000, 20000), 6000)).toEqual({
      from: at(30000, 20000),
      to: at(24000, 20000),
      steps: 6000,
    });
    expect(pullLeg(at(1, 1), at(1, 1), 6000)).toBeNull();
  });

  it('OG-6.10 OG-C35: a base passed at exactly one inch, and one mil nearer', () => {
    const leg = legTo(at(10000, 10000), at(18000, 10000));
    expect(compareGap(leastGap(leg, 625, base(14000, 12250, 625)), 1000)).toBe(0);
    expect(compareGap(leastGap(leg, 625, base(14000, 12249, 625)), 1000)).toBe(-1);
    expect(gapText(leastGap(leg, 625, base(14000, 12249, 625)), 'min')).toBe('0.999 in');
  });

  it('OG-6.10 OG-C36: a slanting pass', () => {
    const { legs, end } = shipPath({ ...at(20000, 20000), heading: 3000 }, 6000, 0, 0);
    expect(end).toEqual({ ...at(25196, 23000), heading: 3000 });
    const [near, far] = [
      leastGap(legs[0], 1000, base(21000, 23608, 625)),
      leastGap(legs[0], 1000, base(21000, 23609, 625)),
    ];
    expect([compareGap(far, 1000), compareGap(near, 1000)]).toEqual([1, -1]);
    expect(far.top / Math.sqrt(far.bottom) - far.less).toBeCloseTo(1000.452, 3);
    expect(gapText(near, 'min')).toBe('0.999 in');
  });

  it('OG-6.10 OG-C37: getting away from a unit nearer than one inch', () => {
    const start = { ...at(10000, 10000), heading: 0 };
    const other = base(11750, 10000, 0);
    const least = (pivot: number, second: number) => leastGap(shipPath(start, 0, pivot, second).legs[1], 0, other);
    expect(squaredDistance(start, other)).toBe(1750 * 1750);
    expect(compareGap(least(9000, 4000), 1750)).toBe(0);
    expect(compareGap(least(8000, 4000), 1749)).toBe(-1);
    expect(gapMils(least(8000, 4000), 'min') - 1250).toBe(473);
    expect(compareGap(least(9000, 0), 1750)).toBe(0);
  });

  it('OG-6.11 OG-C38: passing a blocking square', () => {
    const part: Part = {
      kind: 'polygon',
      corners: [at(14000, 11000), at(16000, 11000), at(16000, 14000), at(14000, 14000)],
    };
    const gap = (y: number) => leastGapToPart(legTo(at(10000, y), at(16000, y)), 1000, part);
    expect([gapMils(gap(10000), 'nearest'), gapMils(gap(10001), 'nearest')]).toEqual([0, -1]);
    expect(compareGap(leastGapToPart(legTo(at(10000, 12000), at(20000, 12000)), 1000, part), -1000)).toBe(0);
    expect(compareGap(leastGapToPart(legTo(at(10000, 7000), at(10000, 8000)), 0, part), 5000)).toBe(0);
  });

  it('OG-6.10 OG-6.11: the least gap is met on the leg, and nothing on the leg is nearer', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const sequence = openSequence(seed);
        const { part } = randomTarget(sequence, 72_000);
        const middle = part.kind === 'circle' ? part : part.corners[0]!;
        const place = (): Point => at(middle.x + sequence.whole(-6000, 6000), middle.y + sequence.whole(-6000, 6000));
        const leg = legTo(place(), place());
        const least = gapMils(leastGapToPart(leg, 0, part), 'min');
        const poses = Array.from({ length: leg.steps + 1 }, (_, k) => stepPose(leg, k));
        // Step poses lie within 0.71 mil of the leg and no more than a mil apart on it.
        if (least > 1) expect(poses.some((pose) => signOfDistance(pose, part, least - 1) <= 0)).toBe(false);
        expect(poses.some((pose) => signOfDistance(pose, part, Math.max(0, least) + 3) < 0)).toBe(true);
      }),
      { seed: 20_260_105, numRuns: 300 },
    );
  });
});
