import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  contactStep,
  firstStepNearer,
  firstStepOffTable,
  firstStepOverlapping,
  firstStepTouching,
  firstStepWithin,
  legAlong,
  legTo,
  pullLeg,
  squaredDistance,
  stepPose,
  stepsEntering,
  type Leg,
  type Part,
  type Point,
} from '../../src/table/index.ts';
import { openSequence, type Sequence } from '../physics/sequence.ts';
import { randomTarget } from '../physics/scenes.ts';
import { poseAt, signOfDistance, stepsWhere } from './scan.ts';

const SEED = 20_260_103;
const at = (x: number, y: number): Point => ({ x, y });
const circle = (x: number, y: number, radius: number): Part => ({ kind: 'circle', x, y, radius });
const TABLE = { width: 72000, height: 48000 };
const flight = legTo(at(10000, 10000), at(18000, 10000));

describe('what a displacement meets', () => {
  it('OG-6.13 OG-C39: mines within 3 inches', () => {
    expect(firstStepWithin(flight, at(16000, 13000), 3625)).toBe(3966);
    expect(stepPose(flight, 3966)).toEqual(at(13966, 10000));
    expect(firstStepWithin(flight, at(16000, 13625), 3625)).toBe(6000);
    expect(firstStepWithin(flight, at(16000, 13626), 3625)).toBeNull();
  });

  it('OG-6.13 OG-C76: step 0 counts for mines', () => {
    expect(firstStepWithin(legAlong(at(10000, 10000), 0, 1), at(12625, 10000), 3625)).toBe(0);
  });

  it('OG-6.13 OG-C40: entering a Dangerous circle, and leaving it', () => {
    const hole = circle(16000, 10000, 2000);
    expect(stepsEntering(flight, 625, [hole])).toEqual([3375]);
    expect(stepsEntering(legTo(at(16000, 10000), at(24000, 10000)), 625, [hole])).toEqual([]);
  });

  it('OG-6.13 OG-C41: entering a Dangerous hexagon', () => {
    const corners = [
      at(15000, 10000),
      at(16000, 9000),
      at(18000, 9000),
      at(19000, 10000),
      at(18000, 11000),
      at(16000, 11000),
    ];
    const leg = legTo(at(10000, 10500), at(20000, 10500));
    expect(stepsEntering(leg, 625, [{ kind: 'polygon', corners }])).toEqual([4617]);
    expect(stepPose(leg, 4617)).toEqual(at(14617, 10500));
  });

  it('OG-6.13 OG-C42: artifacts touched', () => {
    expect(firstStepWithin(flight, at(14000, 10400), 625)).toBe(3520);
    expect(firstStepWithin(flight, at(14000, 10626), 625)).toBeNull();
  });

  it('OG-11.5 OG-C97: two parts of one piece are entered once, a piece left and met again twice', () => {
    const path = legTo(at(10000, 10000), at(30000, 10000));
    expect(stepsEntering(path, 500, [circle(14000, 10000, 1000), circle(16000, 10000, 1000)])).toEqual([2500]);
    expect(stepsEntering(path, 500, [circle(14000, 10000, 1000), circle(24000, 10000, 1000)])).toEqual([2500, 12500]);
  });

  it('OG-15.2 OG-C109: a marker on the way of Scouts', () => {
    const leg = legTo(at(10000, 10000), at(16000, 18000));
    expect(firstStepWithin(leg, at(16000, 14000), 3500)).toBe(4253);
  });

  it('OG-14.3 OG-C105: a gate entered', () => {
    expect(firstStepTouching(flight, 625, circle(16000, 11000, 1500))).toBe(4125);
  });

  it('OG-9.24 OG-C69 OG-C71 OG-C139: a tractor pull stops before units, solid pieces and the edge', () => {
    const near = pullLeg(at(24000, 20000), at(20000, 20000), 6000)!;
    expect(stepPose(near, firstStepNearer(near, at(20000, 20000), 2625)! - 1)).toEqual(at(22625, 20000));
    const pull = pullLeg(at(30000, 20000), at(20000, 20000), 6000)!;
    expect(stepPose(pull, firstStepOverlapping(pull, 625, circle(26000, 21000, 1000))! - 1)).toEqual(at(27281, 20000));
    const behind = pullLeg(at(34000, 20000), at(20000, 20000), 6000)!;
    expect(stepPose(behind, firstStepNearer(behind, at(31000, 20000), 2250)! - 1)).toEqual(at(33250, 20000));
    const low = pullLeg(at(12000, 1800), at(2000, 1000), 5000)!;
    expect(stepPose(low, firstStepOffTable(low, 1500, TABLE)! - 1)).toEqual(at(8247, 1500));
  });
});

describe('rams and pushes', () => {
  const ram = legAlong(at(10000, 10000), 0, 9000);

  it('OG-10.3 OG-C83: contact pose', () => {
    expect(contactStep(ram, at(15000, 10500), 1625)).toBe(3453);
    expect(stepPose(ram, 3453)).toEqual(at(13453, 10000));
  });

  it('OG-10.3 OG-C84: contact pose on a slanting line', () => {
    const leg = legAlong(at(10000, 10000), 3000, 9000);
    expect(contactStep(leg, at(15000, 13000), 1625)).toBe(4208);
    expect(stepPose(leg, 4208)).toEqual(at(13644, 12104));
  });

  it('OG-10.3 OG-C85: reached at exactly the allowance, and one mil short', () => {
    expect(contactStep(ram, at(20625, 10000), 1625)).toBe(9000);
    expect(contactStep(ram, at(20626, 10000), 1625)).toBeNull();
    expect(firstStepWithin(legAlong(at(10000, 10000), 0, 9100), at(20626, 10000), 1625)).toBe(9001);
  });

  it('OG-10.3 OG-C86: a target just grazed, and missed', () => {
    expect(contactStep(ram, at(15000, 11625), 1625)).toBe(5000);
    expect(contactStep(ram, at(15000, 11626), 1625)).toBeNull();
  });

  it('OG-10.5 OG-C87: a ram past a unit overlaps nothing', () => {
    expect(firstStepNearer(ram, at(15000, 12000), 1625)).toBeNull();
    expect(squaredDistance(stepPose(ram, 5000), at(15000, 12000))).toBe(2000 * 2000);
  });

  it('OG-10.10 OG-C88: a push is free, or stopped by units', () => {
    const push = legAlong(at(15000, 10500), 0, 4000);
    expect(push.to).toEqual(at(19000, 10500));
    expect(stepPose(push, firstStepNearer(push, at(19000, 10500), 1625)! - 1)).toEqual(at(17375, 10500));
    expect(stepPose(push, firstStepNearer(push, at(18000, 11500), 1250)! - 1)).toEqual(at(17250, 10500));
  });

  it('OG-10.10 OG-C89: a push into a circle, and one that ends touching', () => {
    const push = legAlong(at(15000, 10500), 0, 4000);
    expect(stepPose(push, firstStepOverlapping(push, 625, circle(20000, 10500, 2000))! - 1)).toEqual(at(17375, 10500));
    const short = legAlong(at(15000, 10500), 0, 3000);
    expect(firstStepOverlapping(short, 625, circle(20625, 10500, 2000))).toBeNull();
    expect(firstStepTouching(short, 625, circle(20625, 10500, 2000))).toBe(3000);
  });

  it('OG-10.10 OG-C90: a push to the table edge', () => {
    const push = legAlong(at(70000, 10500), 0, 4000);
    expect(stepPose(push, firstStepOffTable(push, 625, TABLE)! - 1)).toEqual(at(71375, 10500));
    const slanting = legAlong(at(70000, 46500), 4500, 5000);
    expect(stepPose(slanting, firstStepOffTable(slanting, 625, TABLE)! - 1)).toEqual(at(70875, 47375));
  });
});

describe('finding steps', () => {
  it('OG-2.11 OG-6.13: equals the scan of every step pose', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const sequence = openSequence(seed);
        const { part } = randomTarget(sequence, 72_000);
        const radius = sequence.whole(250, 2000);
        const leg = legNear(sequence, part, radius);
        const start = sequence.pick([0, 0, 1, sequence.whole(0, leg.steps)]);
        const first = (holds: (pose: Point) => boolean): number | null =>
          stepsWhere(leg, holds).find((k) => k >= start) ?? null;

        expect(firstStepTouching(leg, radius, part, start)).toBe(
          first((pose) => signOfDistance(pose, part, radius) <= 0),
        );
        expect(firstStepOverlapping(leg, radius, part, start)).toBe(
          first((pose) => signOfDistance(pose, part, radius) < 0),
        );
        if (part.kind === 'circle') {
          expect(firstStepWithin(leg, part, radius + part.radius, start)).toBe(
            first((pose) => signOfDistance(pose, part, radius) <= 0),
          );
          expect(firstStepNearer(leg, part, radius + part.radius, start)).toBe(
            first((pose) => signOfDistance(pose, part, radius) < 0),
          );
        }
        const off = ({ x, y }: Point): boolean =>
          x < radius || y < radius || x > TABLE.width - radius || y > TABLE.height - radius;
        expect(firstStepOffTable(leg, radius, TABLE, start)).toBe(first(off));
      }),
      { seed: SEED, numRuns: 400 },
    );
  });

  it('OG-6.13 OG-11.5: entries into pieces of several parts equal the scan', () => {
    let several = 0;
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const sequence = openSequence(seed);
        const { part } = randomTarget(sequence, 72_000);
        const radius = sequence.whole(250, 1500);
        const leg = legNear(sequence, part, radius);
        const parts = [
          part,
          ...Array.from({ length: sequence.whole(0, 2) }, () =>
            beside(sequence, poseAt(leg, sequence.whole(0, leg.steps))),
          ),
        ];
        const touching = new Set(
          stepsWhere(leg, (pose) => parts.some((one) => signOfDistance(pose, one, radius) <= 0)),
        );
        const entered = [...touching].filter((k) => k > 0 && !touching.has(k - 1));
        if (entered.length > 1) several += 1;
        expect(stepsEntering(leg, radius, parts)).toEqual(entered);
      }),
      { seed: SEED, numRuns: 400 },
    );
    expect(several).toBeGreaterThan(20);
  });
});

/** A leg past a part: often grazing it, of all directions, by length or by end points. */
function legNear(sequence: Sequence, part: Part, radius: number): Leg {
  const middle = part.kind === 'circle' ? part : sequence.pick(part.corners);
  const graze = radius + (part.kind === 'circle' ? part.radius : 0) + sequence.whole(-2, 2);
  const heading = sequence.pick([0, 9000, 18000, 27000, sequence.whole(0, 35999), sequence.whole(0, 35999)]);
  const aside = sequence.pick([graze, graze, sequence.whole(0, graze)]);
  const beside = legAlong(middle, (heading + 9000) % 36000, aside).to;
  const from = legAlong(beside, (heading + 18000) % 36000, sequence.whole(0, 3000)).to;
  const leg = legAlong(from, heading, sequence.whole(0, 6000));
  return sequence.whole(0, 1) ? leg : legTo(leg.from, leg.to);
}

const beside = (sequence: Sequence, { x, y }: Point): Part =>
  circle(x + sequence.whole(-800, 800), y + sequence.whole(-800, 800), sequence.whole(250, 1200));
