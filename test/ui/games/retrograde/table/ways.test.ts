import { describe, expect, it } from 'vitest';
import { layoutIn } from '../../../../../src/ui/games/retrograde/table/cast.ts';
import { poseOf, SUN, type OrbitPlace } from '../../../../../src/ui/games/retrograde/table/layout.ts';
import { burnWay, poseAlong } from '../../../../../src/ui/games/retrograde/table/ways.ts';
import { VIEWS } from '../../../../helpers/rg-demo-view.ts';

const place = (asset: string, orbital: number, slot = 0, of = 1): OrbitPlace => ({ asset, orbital, slot, of });

describe('ways of burns', () => {
  const view = VIEWS.many!();
  const layout = layoutIn(view, 1.75);

  it('begins and ends exactly where a spacecraft rides', () => {
    for (const [from, to] of [
      [place('1-jupiter', 4), place('2-earth', 4)],
      [place('1-jupiter', 4), place('1-supergiant', 5)],
      [place('1-jupiter', 2, 1, 3), place('1-jupiter', 3)],
      [place('1-jupiter', 4, 0, 3), place('1-jupiter', 4, 2, 3)],
    ] as const) {
      const way = burnWay(layout, '1', from, to);
      for (const [point, spot] of [
        [way[0]!, from],
        [way.at(-1)!, to],
      ] as const) {
        const pose = poseOf(layout, '1', spot)!;
        expect(Math.hypot(point.x - pose.x, point.y - pose.y)).toBeLessThan(1);
      }
    }
  });

  it('bends every transfer across the gap round the sun', () => {
    const [mine, theirs] = ['1', '2'].map((seat) => view.assets.filter(({ owner }) => owner === seat));
    for (const from of mine!)
      for (const to of theirs!) {
        const way = burnWay(layout, '1', place(from.id, 1), place(to.id, 1));
        for (const { x, y } of way) expect(Math.hypot(x, y), `${from.id} to ${to.id}`).toBeGreaterThan(SUN);
      }
  });

  it('keeps out of the gap of the other system between two worlds of one seat', () => {
    const way = burnWay(layout, '1', place('1-jupiter', 4), place('1-supergiant', 5));
    expect(Math.max(...way.map(({ y }) => y))).toBeLessThan(200);
  });

  it('goes nose first, and lies along its orbit at both ends', () => {
    const [from, to] = [place('1-jupiter', 4), place('2-earth', 4)];
    const way = burnWay(layout, '1', from, to);
    const [start, end] = [poseOf(layout, '1', from)!, poseOf(layout, '1', to)!];
    expect(poseAlong(way, 0, start, end)).toEqual(start);
    expect(poseAlong(way, 1, start, end)).toEqual(end);
    const middle = poseAlong(way, 0.5, start, end);
    expect(Math.sin(middle.angle)).toBeGreaterThan(0.5);
    expect(Math.cos(poseAlong(way, 0.01, start, end).angle - start.angle)).toBeGreaterThan(0.9);
    expect(Math.cos(poseAlong(way, 0.99, start, end).angle - end.angle)).toBeGreaterThan(0.9);
  });

  it('has no way to or from what is not on the table', () => {
    expect(burnWay(layout, '1', place('1-jupiter', 4), place('nowhere', 1))).toEqual([]);
    expect(burnWay(layout, '1', place('1-p1', 1), place('1-jupiter', 4))).toEqual([]);
  });
});
