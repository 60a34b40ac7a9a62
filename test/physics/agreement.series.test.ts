import { describe, expect, it } from 'vitest';
import { matterSight } from '../../src/physics/index.ts';
import { frontPoint, kernelSight, overlaps, type Footprint, type Point } from '../../src/table/index.ts';
import { amount } from '../helpers/whole.ts';
import { compareWithOracle } from './million.ts';
import { legalScene, partsOf } from './scenes.ts';
import { openSequence } from './sequence.ts';
import { verdictHash } from './verdict-hash.ts';

const SEED = 20_260_104;
const SEGMENTS = amount(120_000, 1_000_000);

describe('agreement of the sight engines', () => {
  it(`OG-7.6 OG-2.10: matter-js and the kernel give the oracle's verdict on ${SEGMENTS} segments, a quarter of them touching (seed ${SEED})`, () => {
    const { wrong, wrongMatter, wrongKernel, touching, blocked, decisions } = compareWithOracle(SEGMENTS, SEED);
    expect({ wrong, wrongMatter, wrongKernel, touching }).toEqual({
      wrong: [],
      wrongMatter: 0,
      wrongKernel: 0,
      touching: SEGMENTS / 4,
    });
    expect(blocked).toBeGreaterThan(0.4 * SEGMENTS);
    expect(Math.min(decisions.matter, decisions.edge, decisions.circle)).toBeGreaterThan(0.1 * SEGMENTS);
  });

  it(`OG-7.4: both engines see the same share of 20,000 bases, and 201 rays estimate it (seed ${SEED})`, () => {
    const sequence = openSequence(SEED);
    for (let scene = 0; scene < 40; scene++) {
      const pieces = legalScene(sequence, 12);
      const parts = partsOf(pieces);
      const [matter, kernel] = [matterSight.open(pieces), kernelSight.open(pieces)];
      for (let i = 0; i < 500; i++) {
        const base = {
          x: sequence.whole(2000, 70_000),
          y: sequence.whole(2000, 46_000),
          radius: sequence.pick([500, 625, 1000, 1500]),
        };
        if (parts.some((part) => overlaps(base, part))) continue;
        const ship = {
          x: sequence.whole(2000, 70_000),
          y: sequence.whole(2000, 46_000),
          heading: sequence.whole(0, 35_999),
        };
        if (parts.some((part) => overlaps({ ...ship, radius: 625 }, part))) continue;
        const front = frontPoint(ship, 625);
        const share = kernel.hiddenShare(front, base);
        expect(matter.hiddenShare(front, base)).toEqual(share);
        if (i % 10 === 0 && share.halfWidth > 0)
          expect(Math.abs(castShare(kernel.blocked, front, base) - share.share)).toBeLessThan(0.04);
      }
    }
  });

  it('OG-7.4 OG-7.6: the verdicts of a fixed set of questions have one hash', () => {
    expect(verdictHash()).toBe('3dc2efbc13070282');
  });
});

/** The part of 201 rays, evenly spread over the base's directions, that meet a piece before they meet the base. */
function castShare(blocked: (a: Point, b: Point) => boolean, front: Point, base: Footprint): number {
  const distance = Math.hypot(base.x - front.x, base.y - front.y);
  const bearing = Math.atan2(base.y - front.y, base.x - front.x);
  const half = Math.asin(base.radius / distance);
  let hits = 0;
  for (let k = 0; k < 201; k++) {
    const angle = ((2 * k + 1) / 201 - 1) * half;
    const reach =
      distance * Math.cos(angle) - Math.sqrt(Math.max(0, base.radius ** 2 - (distance * Math.sin(angle)) ** 2));
    const end = {
      x: Math.round(front.x + reach * Math.cos(bearing + angle)),
      y: Math.round(front.y + reach * Math.sin(bearing + angle)),
    };
    if (blocked(front, end)) hits += 1;
  }
  return hits / 201;
}
