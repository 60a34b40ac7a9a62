import { describe, expect, it } from 'vitest';
import { boundsOf, box, boxOfSpot, type Box, type Spot } from '../../../../src/ui/cards/table/box.ts';
import { fanSpots } from '../../../../src/ui/cards/table/fan.ts';
import { gridSpot, pileSpots, rowSpots } from '../../../../src/ui/cards/table/layout.ts';

const RATIO = 88 / 63;
const COUNTS = [0, 1, 2, 3, 7, 40] as const;
/** Roomy, flat, narrower than one card of the widest, and lower than one. */
const BOXES: { readonly [name: string]: Box } = {
  roomy: box(100, -300, 6000, 2400),
  flat: box(0, 0, 9000, 500),
  narrow: box(-700, 40, 420, 2000),
  low: box(0, 0, 3000, 90),
};
const laying = { ratio: RATIO, widest: 1000 };
const CASES = Object.entries(BOXES).flatMap(([name, room]) => COUNTS.map((count) => ({ name, room, count })));

const inside = (spot: Spot, room: Box): boolean => {
  const { x, y, width, height } = boundsOf(spot, RATIO);
  return (
    Math.abs(x - room.x) + width / 2 <= room.width / 2 + 1e-6 &&
    Math.abs(y - room.y) + height / 2 <= room.height / 2 + 1e-6
  );
};
const steps = (spots: readonly Spot[]): readonly number[] =>
  spots.slice(1).map((spot, index) => Math.hypot(spot.x - spots[index]!.x, spot.y - spots[index]!.y));
const even = (list: readonly number[]): boolean => list.every((step) => Math.abs(step - list[0]!) < 1e-6 * 1000);

describe.each(CASES)('$count cards in a $name box', ({ room, count }) => {
  it('a row lies in its box, overlaps evenly, and is as large as it may be', () => {
    const spots = rowSpots(room, count, laying);
    expect(spots).toHaveLength(count);
    expect(spots.every((spot) => inside(spot, room))).toBe(true);
    expect(even(steps(spots))).toBe(true);
    for (const { width } of spots) expect(width).toBeCloseTo(Math.min(1000, room.width, room.height / RATIO), 6);
  });

  it('a grid lies in its box, no card on another', () => {
    const boxes = Array.from({ length: count }, (_, index) =>
      boxOfSpot(gridSpot(room, index, count, { ...laying, air: 0 }), RATIO),
    );
    boxes.forEach((one, index) => {
      expect(inside(one, room)).toBe(true);
      for (const other of boxes.slice(index + 1))
        expect(Math.abs(one.x - other.x) > one.width - 1e-6 || Math.abs(one.y - other.y) > one.height - 1e-6).toBe(
          true,
        );
    });
  });

  it.each(['bottom', 'top'] as const)('a fan at the %s lies in its box and overlaps evenly', (side) => {
    const spots = fanSpots(room, count, { ...laying, side });
    expect(spots).toHaveLength(count);
    expect(spots.every((spot) => inside(spot, room))).toBe(true);
    expect(even(steps(spots))).toBe(true);
    expect(spots.every(({ width }) => width > 0 && width <= 1000)).toBe(true);
    // It bends towards whoever holds it.
    const bend = spots.length > 2 && spots[0]!.angle! < 0 ? 'bottom' : 'top';
    if (spots.length > 2) expect(bend).toBe(side);
  });

  it('whichever card of a fan is raised: it is whole and upright in the box, higher than it lay, the others make room', () => {
    const lying = fanSpots(room, count, laying);
    lying.forEach((was, raised) => {
      const spots = fanSpots(room, count, { ...laying, raised });
      expect(spots.every((spot) => inside(spot, room))).toBe(true);
      const is = spots[raised]!;
      expect(is.angle).toBe(0);
      expect(is.y).toBeGreaterThan(was.y);
      const [before, after] = [spots.slice(0, raised), spots.slice(raised + 1)];
      expect(even(steps(before))).toBe(true);
      expect(even(steps(after))).toBe(true);
      for (const [side, list] of [
        [-1, before],
        [1, after],
      ] as const)
        for (const spot of list) expect((spot.x - is.x) * side).toBeGreaterThanOrEqual(0);
      if (raised > 1) expect(before.at(-1)!.x).toBeLessThanOrEqual(lying[raised - 1]!.x + 1e-6);
    });
  });
});

it('a fan of more cards overlaps more, and never shrinks its cards while they can overlap instead', () => {
  const room = BOXES.roomy!;
  const shares = [2, 5, 10, 20, 40].map((count) => {
    const spots = fanSpots(room, count, laying);
    return { width: spots[0]!.width, step: (spots.at(-1)!.x - spots[0]!.x) / (count - 1) / spots[0]!.width };
  });
  for (const [index, { step }] of shares.entries())
    if (index > 0) expect(step).toBeLessThanOrEqual(shares[index - 1]!.step + 1e-9);
  expect(new Set(shares.slice(0, 4).map(({ width }) => width)).size).toBe(1);
});

it('fills a grid from the outer edge inwards, the newest nearest to the middle', () => {
  const room = box(0, 0, 2000, 2000 * RATIO);
  const four = (inward: -1 | 1) =>
    Array.from({ length: 4 }, (_, index) => gridSpot(room, index, 4, { ratio: RATIO, air: 60 }, inward));
  expect(gridSpot(room, 0, 1, { ratio: RATIO, air: 60 }, 1).width).toBeCloseTo(2000);
  expect(four(1).map(({ x }) => Math.sign(x))).toEqual([-1, 1, -1, 1]);
  expect(four(1).map(({ y }) => Math.sign(y))).toEqual([1, 1, -1, -1]);
  expect(four(-1).map(({ x }) => Math.sign(x))).toEqual([1, -1, 1, -1]);
});

it('a pile shows its height, up to a limit, and is fanned to both sides while it is shuffled', () => {
  const spot = { x: 0, y: 0, width: 500 };
  expect([0, 1, 3, 4, 12, 40, 400].map((count) => pileSpots(spot, count).length)).toEqual([0, 1, 1, 2, 4, 9, 9]);
  const still = pileSpots(spot, 12);
  expect(still.map(({ y }) => y)).toEqual([...still.map(({ y }) => y)].sort((a, b) => a - b));
  expect(still.every(({ x, angle }) => x === 0 && angle === undefined)).toBe(true);
  expect(new Set(pileSpots(spot, 12, 1).map(({ x }) => Math.sign(x)))).toEqual(new Set([-1, 1]));
});
