import { describe, expect, test } from 'vitest';
import { BUILT } from '../../assets/art/orions-gate/hulls/built.ts';
import { chartOf, type Chart } from '../../assets/art/orions-gate/hulls/chart.ts';
import type { Work } from '../../assets/art/work.ts';
import { mouthsOf, type HullSide, type HullType } from '../../assets/art/orions-gate/hulls/frame.ts';
import { GROWN } from '../../assets/art/orions-gate/hulls/grown.ts';

const SIDE = 120;
const TYPES: readonly HullType[] = ['scouts', 'fighters', 'destroyers', 'battleships'];
const ALL = (['A', 'B'] as const).flatMap((family) => TYPES.map((type) => [family, type] as const));

const whole = <T>(work: Work<T>): { made: T; steps: number } => {
  for (let steps = 1; ; steps += 1) {
    const { done, value } = work.next();
    if (done) return { made: value, steps };
  }
};
const chart = (family: HullSide, type: HullType): Chart =>
  whole(chartOf((family === 'A' ? BUILT : GROWN)[type], SIDE)).made;
const covered = ({ cover }: Chart): number => cover.reduce((sum, one) => sum + one, 0);
const at = ({ cover, scale }: Chart, x: number, y: number): number =>
  cover[Math.round(SIDE / 2 + y * scale) * SIDE + Math.round(SIDE / 2 + x * scale)] ?? 0;

describe('hulls as solids', () => {
  test.each(ALL)('%s %s: fills its frame from stern to bow and stays inside', (family, type) => {
    const one = chart(family, type);
    const columns = Array.from({ length: SIDE }, (_, x) => x).filter((x) =>
      Array.from({ length: SIDE }, (_, y) => one.cover[y * SIDE + x]).includes(1),
    );
    expect(columns[0]! / SIDE).toBeLessThan(0.15);
    expect(columns.at(-1)! / SIDE).toBeGreaterThan(0.85);
    const edge = Array.from({ length: SIDE }, (_, along) => [
      one.cover[along],
      one.cover[(SIDE - 1) * SIDE + along],
      one.cover[along * SIDE],
      one.cover[along * SIDE + SIDE - 1],
    ]);
    expect(edge.flat()).not.toContain(1);
  });

  test.each(ALL)('%s %s: every drive burns at the hull, astern of it nothing', (family, type) => {
    const one = chart(family, type);
    for (const [x, y, size] of mouthsOf(type, family)) {
      expect(at(one, x + size, y)).toBe(1);
      expect(at(one, x - size * 1.6 - 0.05, y)).toBe(0);
    }
  });

  test.each(ALL)('%s %s: shows the colour of its side, and heights and normals to light it by', (family, type) => {
    const one = chart(family, type);
    const pixels = covered(one);
    const coated = one.coat.reduce((sum, coat) => sum + coat, 0);
    expect(coated / pixels).toBeGreaterThan(0.05);
    expect(new Set(one.height).size).toBeGreaterThan(100);
    const up = [...one.cover].flatMap((covers, pixel) => (covers ? [one.normal[pixel * 3 + 2]!] : []));
    expect(Math.min(...up)).toBeGreaterThanOrEqual(0);
    expect(new Set(up).size).toBeGreaterThan(20);
  });

  test.each(['destroyers', 'battleships'] as const)('%s are the same to port and to starboard', (type) => {
    for (const family of ['A', 'B'] as const) {
      const one = chart(family, type);
      let odd = 0;
      for (let y = 0; y < SIDE; y += 1)
        for (let x = 0; x < SIDE; x += 1)
          if (one.cover[y * SIDE + x] !== one.cover[(SIDE - 1 - y) * SIDE + x]) odd += 1;
      expect(odd / covered(one)).toBeLessThan(0.05);
    }
  });

  test.each(TYPES)('%s of the two families differ in outline alone', (type) => {
    const [a, b] = [chart('A', type), chart('B', type)];
    let differ = 0;
    for (let pixel = 0; pixel < a.cover.length; pixel += 1) if (a.cover[pixel] !== b.cover[pixel]) differ += 1;
    expect(differ / (covered(a) + covered(b))).toBeGreaterThan(0.2);
  });

  test('the same hull looks the same every time, and is made in small portions', () => {
    const [one, other] = [0, 1].map(() => whole(chartOf(BUILT.battleships, 200)));
    for (const part of ['cover', 'colour', 'normal', 'height', 'glow', 'open'] as const)
      expect(Buffer.from(one!.made[part].buffer).equals(Buffer.from(other!.made[part].buffer)), part).toBe(true);
    expect(one!.steps).toBeGreaterThan(20);
  });
});
