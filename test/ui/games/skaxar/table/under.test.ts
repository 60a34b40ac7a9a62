import { describe, expect, it } from 'vitest';
import { planOf } from '../../../../../src/ui/games/skaxar/table/layout.ts';
import type { Shape } from '../../../../../src/ui/games/skaxar/table/stage.ts';
import { boxOf, sameTarget, targetsOf, under } from '../../../../../src/ui/games/skaxar/table/under.ts';
import { seen, TABLES } from '../../../../browser/skaxar-demo/demo-tables.ts';

const PIXEL = 8;

describe.each<Shape>(['wide', 'square', 'tall', 'phone'])('what lies under a point of the table lying %s', (shape) => {
  it.each(Object.keys(TABLES))('finds everything by its middle and its corners: %s', (name) => {
    const view = seen(TABLES[name]!());
    for (const { target, box } of targetsOf(view, shape)) {
      expect(under(view, box, PIXEL, shape), JSON.stringify(target)).toEqual(target);
      for (const [x, y] of [
        [-1, -1],
        [1, -1],
        [-1, 1],
        [1, 1],
      ] as const)
        expect(
          under(view, { x: box.x + (x * box.width) / 2.02, y: box.y + (y * box.height) / 2.02 }, PIXEL, shape),
          JSON.stringify(target),
        ).toEqual(target);
      expect(boxOf(view, target, shape)).toEqual(box);
    }
  });

  it('takes the nearest where a finger misses a little, and nothing where it misses by far', () => {
    const view = seen(TABLES.start!());
    const { x, y, width, height } = boxOf(view, { kind: 'asteroid', slot: 5 }, shape)!;
    const below = y - height / 2;
    expect(under(view, { x, y: below - 10 * PIXEL }, PIXEL, shape)).toEqual({ kind: 'asteroid', slot: 5 });
    expect(under(view, { x: x + width / 2 - 1, y: below - 17 * PIXEL }, PIXEL, shape)).toBeNull();
    const { whole } = planOf(shape);
    expect(under(view, { x: whole.x + whole.width, y: whole.y }, PIXEL, shape)).toBeNull();
  });

  it('finds no card in an empty slot, and no ship where none is', () => {
    const view = seen(TABLES.harvest!());
    const plan = planOf(shape);
    expect(under(view, plan.shop[2]!, PIXEL, shape)).toBeNull();
    expect(under(view, plan.asteroids[2]!, PIXEL, shape)).toBeNull();
    expect(under(view, plan.seats.A.lead, PIXEL, shape)).toBeNull();
    expect(boxOf(view, { kind: 'ship', seat: 'A', ship: 'A-E01' }, shape)).toBeNull();
  });
});

it('names ships by seat and id, items by id, and the purses and the bank as piles', () => {
  const view = seen(TABLES.items!());
  const targets = targetsOf(view, 'wide').map(({ target }) => target);
  expect(targets).toContainEqual({ kind: 'ship', seat: 'B', ship: 'B-X02' });
  expect(targets).toContainEqual({ kind: 'item', seat: 'A', card: 'I45' });
  expect(targets).toContainEqual({ kind: 'pile', pile: 'money', seat: 'B' });
  expect(targets).toContainEqual({ kind: 'pile', pile: 'bank', seat: null });
  expect(targets.filter((target) => target.kind === 'shop')).toEqual([
    { kind: 'shop', slot: 2 },
    { kind: 'shop', slot: 6 },
  ]);
});

it('tells targets apart', () => {
  const targets = targetsOf(seen(TABLES.crowd!()), 'wide').map(({ target }) => target);
  for (const [a, one] of targets.entries())
    for (const [b, other] of targets.entries()) expect(sameTarget(one, other)).toBe(a === b);
});
