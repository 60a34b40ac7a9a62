import { describe, expect, it } from 'vitest';
import {
  arcOf,
  at,
  berthSize,
  bodyOf,
  onArc,
  orbitalsOf,
  slotAngle,
  slotRoom,
  type Berth,
} from '../../../../../src/ui/games/retrograde/table/berth.ts';
import { actorsOf, layoutIn, layoutOf, mineOf } from '../../../../../src/ui/games/retrograde/table/cast.ts';
import { frameOf } from '../../../../../src/ui/games/retrograde/table/extent.ts';
import { layOut, poseOf, rowsOf, shapeOf, type Tenant } from '../../../../../src/ui/games/retrograde/table/layout.ts';
import { SHAPES } from '../../../../../src/ui/games/retrograde/table/stage.ts';
import { ASSETS } from '../../../../../src/games/retrograde/index.ts';
import { TABLES, VIEWS } from '../../../../helpers/rg-demo-view.ts';
import { viewFor } from '../../../../helpers/rg-position.ts';

const boxOf = (berth: Berth) => {
  const [a, b] = [at(berth, -berth.wide / 2, 0), at(berth, berth.wide / 2, berth.high)];
  return { left: a.x, right: b.x, low: Math.min(a.y, b.y), high: Math.max(a.y, b.y) };
};

const tenants = (seat: string, count: number): readonly Tenant[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${seat}-${index}`,
    seat,
    card: ASSETS[(index * 7) % ASSETS.length]!.id,
    modules: [],
    share: 1,
  }));

describe('arcs of an asset (RG-23.1)', () => {
  it.each(ASSETS.map(({ id }) => id))(
    '%s has one arc for each orbital, the lowest next to the limb, all within its berth',
    (id) => {
      const { top } = bodyOf(id);
      const { wide, high } = berthSize(id);
      const crowns = Array.from({ length: orbitalsOf(id) }, (_, index) => onArc(arcOf(id, index + 1), 0).v);
      expect(crowns).toEqual([...crowns].sort((a, b) => a - b));
      expect(crowns[0]! - top).toBeGreaterThan(80);
      expect(crowns.at(-1)!).toBeLessThan(high - 100);
      for (let orbital = 1; orbital <= orbitalsOf(id); orbital += 1) {
        const arc = arcOf(id, orbital);
        expect(Math.abs(onArc(arc, arc.half).u)).toBeLessThan(wide / 2);
      }
    },
  );

  it('keeps any number of spacecraft on an arc, evenly about its crown', () => {
    const arc = arcOf('moon-1212', 2);
    expect(slotAngle(arc, 0, 1)).toBe(0);
    for (const of of [2, 5, 30]) {
      expect(slotAngle(arc, 0, of)).toBeCloseTo(-slotAngle(arc, of - 1, of));
      expect(Math.abs(slotAngle(arc, 0, of))).toBeLessThan(arc.half * 0.75);
    }
    expect(slotRoom(arc, 30)).toBeLessThan(slotRoom(arc, 2));
  });
});

describe('the layout of the orrery', () => {
  it.each([1, 2, 5, 12, 20])('lays %i assets a side without any overlap, mine below the gap', (count) => {
    for (const shape of SHAPES) {
      const { berths, box } = layOut([...tenants('1', count), ...tenants('2', count)], '1', shape);
      const list = [...berths.values()];
      expect(list).toHaveLength(2 * count);
      for (const berth of list) {
        const own = boxOf(berth);
        expect(own.left).toBeGreaterThanOrEqual(box.left - 1);
        expect(own.right).toBeLessThanOrEqual(box.right + 1);
        if (berth.seat === '1') expect(own.high).toBeLessThan(0);
        else expect(own.low).toBeGreaterThan(0);
        for (const other of list) {
          if (other === berth) continue;
          const its = boxOf(other);
          const apart = own.right <= its.left || its.right <= own.left || own.high <= its.low || its.high <= own.low;
          expect(apart, `${shape}: ${berth.id} and ${other.id}`).toBe(true);
        }
      }
    }
  });

  it('keeps the order of play in rows of about equal width', () => {
    const rows = rowsOf(tenants('1', 12), 3);
    expect(rows.flat().map(({ id }) => id)).toEqual(tenants('1', 12).map(({ id }) => id));
    expect(rows.map(({ length }) => length)).toSatisfy((lengths: number[]) =>
      lengths.every((one) => one >= 3 && one <= 5),
    );
    expect(rowsOf(tenants('1', 2), 5)).toHaveLength(2);
  });

  it('breaks each side into rows by itself: what fits one row stays in it, and all is as large as can be', () => {
    const { berths, box } = layOut([...tenants('1', 4), ...tenants('2', 6)], '1', shapeOf(1066, 762));
    const rowsFor = (seat: string) =>
      new Set([...berths.values()].filter((berth) => berth.seat === seat).map(({ y }) => y)).size;
    expect([rowsFor('1'), rowsFor('2')]).toEqual([1, 2]);
    // One or two rows for both would leave half of the table empty.
    expect(Math.min(1066 / (box.right - box.left), 762 / (box.top - box.bottom)) * 1000).toBeGreaterThan(180);
  });

  it('leaves twelve assets a side large enough to read in all three sizes', () => {
    for (const [wide, high, least] of [
      [1440, 848, 150],
      [1024, 716, 105],
      [390, 792, 75],
    ] as const) {
      const { box } = layoutIn(VIEWS.many!(), shapeOf(wide, high));
      const scale = Math.min(wide / (box.right - box.left), high / (box.top - box.bottom)) * 1000;
      expect(scale, `${wide}x${high}`).toBeGreaterThan(least);
    }
  });

  it('shows the system of whoever looks below, that of seat 1 to spectators', () => {
    const match = TABLES.few();
    expect(mineOf(viewFor(match, '2'))).toBe('2');
    expect(mineOf(viewFor(match, 'audience'))).toBe('1');
    expect(layoutIn(viewFor(match, '2'), 1.75).berths.get('2-mars')!.up).toBe(1);
  });

  it('lets spacecraft of both seats share an arc, mine nose right, theirs nose left (RG-1.5)', () => {
    const view = VIEWS.few!();
    const actors = actorsOf(view);
    const layout = layoutOf(actors, '1', 1.75);
    const craft = (id: string) => {
      const actor = actors.find((one) => one.id === id);
      if (actor?.kind !== 'craft') throw new Error(id);
      return poseOf(layout, actor.owner, actor.place)!;
    };
    const [mine, theirs] = [craft('1-battleship'), craft('2-heavy-frigate')];
    expect(Math.cos(mine.angle)).toBeGreaterThan(0.8);
    expect(Math.cos(theirs.angle)).toBeLessThan(-0.8);
    expect(mine.x).toBeLessThan(theirs.x);
  });

  it('frames the berths of what it is asked for, and nothing for what is not there', () => {
    const view = VIEWS.several!();
    const both = frameOf(
      view,
      [],
      [
        { kind: 'asset', asset: '1-jupiter' },
        { kind: 'spacecraft', id: '2-battleship' },
      ],
    )!;
    const layout = layoutIn(view, 1.75);
    for (const id of ['1-jupiter', '2-earth']) {
      const own = boxOf(layout.berths.get(id)!);
      expect(own.left >= both.left && own.right <= both.right && own.low >= both.bottom && own.high <= both.top).toBe(
        true,
      );
    }
    expect(frameOf(view, [], [{ kind: 'asset', asset: 'nowhere' }])).toBeNull();
  });
});
