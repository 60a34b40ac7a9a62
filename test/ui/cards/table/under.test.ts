import { expect, it } from 'vitest';
import { box, cornersOf, wayTo, type Spot } from '../../../../src/ui/cards/table/box.ts';
import { cardAt, pileOf, tokenAt } from '../../../../src/ui/cards/table/object.ts';
import type { Pose } from '../../../../src/ui/cards/table/pose.ts';
import { outlinesOf, topmost, type Lying } from '../../../../src/ui/cards/table/under.ts';

const RATIO = 1.4;
const PIXEL = 10;
const spot = (x: number, y: number, angle = 0): Spot => ({ x, y, width: 1000, angle });
const lying: Lying<string, Spot> = {
  objects: [
    pileOf('deck', spot(-4000, 0), 'back', 12),
    cardAt('low', 'one', 'back', spot(0, 0)),
    cardAt('high', 'two', 'back', spot(400, 0)),
    cardAt('turned', 'three', 'back', spot(4000, 0, Math.PI / 2)),
    { ...cardAt('first', 'four', 'back', spot(0, 4000)), order: 3 },
    cardAt('second', 'five', 'back', spot(100, 4000)),
    tokenAt('mark', 'hit', { on: 'turned', x: 0.3, y: 0.5, size: 0.2 }),
  ],
  spotOf: (place) => place,
  ratio: RATIO,
  zones: [{ id: 'field', box: box(0, 0, 3000, 3000) }],
};
const at = (x: number, y: number, table: Lying<string, Spot> = lying): string | null =>
  topmost(outlinesOf(table), { x, y }, PIXEL)?.id ?? null;

it('finds the topmost card: the later one, or the one of higher order', () => {
  expect(at(0, 0)).toBe('high');
  expect(at(-450, 0)).toBe('low');
  expect(at(50, 4000)).toBe('first');
  expect(at(-4000, 0)).toBe('deck');
  expect(at(0, 1000)).toBe('field');
});

it('takes a card as it is turned, and a token on it where it is carried to', () => {
  // A quarter to the right: as wide as it was high.
  expect(at(4000 + 690, 0)).toBe('turned');
  expect(at(4000, 510 + 16 * PIXEL)).toBeNull();
  // Its upper edge lies to the right, its right side below.
  expect(at(4500, -300)).toBe('mark');
  const corners = cornersOf(box(0, 0, 1000, 1400), Math.PI / 6);
  for (const corner of corners) expect(wayTo(box(0, 0, 1000, 1400), corner, Math.PI / 6)).toBeLessThan(1e-9);
  expect(wayTo(box(0, 0, 1000, 1400), { x: 500, y: 700 }, Math.PI / 6)).toBeGreaterThan(50);
});

it('forgives a finger that misses a little, and gives the nearest then', () => {
  expect(at(4000, 500 + 15 * PIXEL)).toBe('turned');
  expect(at(4000, 500 + 17 * PIXEL)).toBeNull();
  expect(at(-4000 + 500 + 100, 0)).toBe('deck');
});

it('counts a raised card where it is drawn, over all that lies', () => {
  const pose: Pose = { kind: 'pose', id: 'low', spot: spot(300, 900), lift: 0.5, order: 0, held: false };
  const raised = { ...lying, poses: new Map([['low', pose]]) };
  expect(at(300, 1500, raised)).toBe('low');
  expect(at(400, 400, raised)).toBe('low');
  expect(at(-450, 0, raised)).toBe('field');
});
