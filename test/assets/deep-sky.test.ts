import { expect, test } from 'vitest';
import { composeSky } from '../../assets/art/orions-gate/deep-sky.ts';
import { lightOf } from '../../src/ui/games/orions-gate/table/world/terrain.ts';

const SEEDS = Array.from({ length: 200 }, (_, seed) => `table ${seed}`);
const skies = SEEDS.map((seed, index) => ({ light: lightOf(seed), sky: composeSky(index * 7919, lightOf(seed)) }));

test('the same seed composes the same sky, others compose others', () => {
  expect(composeSky(11, lightOf('a'))).toEqual(composeSky(11, lightOf('a')));
  expect(new Set(skies.map(({ sky }) => JSON.stringify(sky))).size).toBe(SEEDS.length);
  expect(new Set(skies.map(({ sky }) => sky.mood)).size).toBe(4);
});

test('the great body stands in a corner away from the sun, partly beyond the edge, clear of the middle', () => {
  for (const { light, sky } of skies) {
    const { x, y, radius } = sky.body;
    expect(Math.sign(x - 0.5)).toBe(-Math.sign(light.x));
    expect(Math.min(y, 1 - y)).toBeLessThan(radius);
    // A plate of three by two: lengths in heights.
    const away = Math.hypot((x - 0.5) * 1.5, y - 0.5);
    expect(away - radius).toBeGreaterThan(0.2);
  }
});
