import { describe, expect, it } from 'vitest';
import type { RetrogradeView } from '../../../../../src/games/retrograde/index.ts';
import {
  arcOf,
  at,
  bodyOf,
  dialSlot,
  moduleSlot,
  onArc,
  siteSlot,
} from '../../../../../src/ui/games/retrograde/table/berth.ts';
import { actorsOf, layoutIn } from '../../../../../src/ui/games/retrograde/table/cast.ts';
import { outlineOf } from '../../../../../src/ui/games/retrograde/table/target-spots.ts';
import type { Target } from '../../../../../src/ui/games/retrograde/table/stage.ts';
import { under } from '../../../../../src/ui/games/retrograde/table/under.ts';
import { VIEWS } from '../../../../helpers/rg-demo-view.ts';

/** One CSS pixel where 1000 units are 300 of them, and where they are 85. */
const NEAR = 1000 / 300;
const FAR = 1000 / 85;

const view = VIEWS.few!();
const layout = layoutIn(view, 1.75);
const earth = layout.berths.get('1-earth')!;
const mars = layout.berths.get('2-mars')!;
const underIn = (u: number, v: number, berth = earth, pixel = NEAR): Target | null =>
  under(view, [], at(berth, u, v), pixel);

const all = (of: RetrogradeView): readonly Target[] => [
  ...of.spacecraft.map(({ id }): Target => ({ kind: 'spacecraft', id })),
  ...of.projects.map(({ id }): Target => ({ kind: 'project', id })),
  ...of.assets.flatMap(({ id, upgrade }): readonly Target[] => [
    { kind: 'dial', asset: id },
    ...(upgrade ? [{ kind: 'upgrade', asset: id } as const] : []),
  ]),
];

describe('what lies under a point of the orrery', () => {
  it.each(['few', 'several', 'many'])(
    'finds every spacecraft, scaffold, module and dial where it is marked: %s',
    (name) => {
      const table = VIEWS[name]!();
      const there = layoutIn(table, 1.75);
      const actors = actorsOf(table);
      for (const target of all(table)) {
        const outline = outlineOf(there, actors, target)!;
        expect(under(table, [], outline.at, NEAR), JSON.stringify(target)).toEqual(target);
      }
    },
  );

  it('finds an arc beside its spacecraft, and the world beneath the arcs', () => {
    const { u, v } = onArc(arcOf('earth', 3), -0.3);
    expect(underIn(u, v)).toEqual({ kind: 'orbital', asset: '1-earth', orbital: 3 });
    expect(underIn(0, bodyOf('earth').top - 60)).toEqual({ kind: 'asset', asset: '1-earth' });
  });

  it('finds the wrecks of an orbital at the end of its arc (RG-23.6)', () => {
    const outline = outlineOf(layout, actorsOf(view), { kind: 'debris', asset: '2-mars', orbital: 3 })!;
    expect(under(view, [], outline.at, NEAR)).toEqual({ kind: 'debris', asset: '2-mars', orbital: 3 });
    expect(mars.up).toBe(-1);
  });

  it('finds nothing in the gap', () => {
    expect(under(view, [], { x: 0, y: 0 }, NEAR)).toBeNull();
  });

  it('gives a finger more room than the mouse, and the nearest of two its due', () => {
    const spot = outlineOf(layout, actorsOf(view), { kind: 'spacecraft', id: '1-fast-attack-craft' })!.at;
    const beside = { x: spot.x, y: spot.y + 130 };
    expect(under(view, [], beside, FAR / 1.6, 'mouse')).not.toEqual({ kind: 'spacecraft', id: '1-fast-attack-craft' });
    expect(under(view, [], beside, FAR / 1.6, 'touch')).toEqual({ kind: 'spacecraft', id: '1-fast-attack-craft' });
  });

  it('puts modules that are there side by side beneath the limb (RG-23.4, RG-23.7)', () => {
    expect(earth.modules).toEqual(['upgrade', 'upgradeProject', 'spacecraftProject']);
    const slots = earth.modules.map((module) => moduleSlot(earth, module));
    expect(slots[0]!.u + slots[0]!.wide / 2).toBeLessThan(slots[1]!.u - slots[1]!.wide / 2);
    expect(slots[2]!.u + slots[2]!.wide / 2).toBeLessThan(earth.wide / 2);
    expect(mars.modules).toEqual(['spacecraftProject']);
    expect(moduleSlot(mars, 'spacecraftProject').u).toBe(0);
    expect(siteSlot().wide).toBeLessThan(layout.berths.get('2-p1')!.wide);
    expect(dialSlot('earth').u).toBeLessThan(earth.wide / 2);
  });
});
