import { describe, expect, it } from 'vitest';
import type { Temper } from '../../../../src/engine/level.ts';
import { openMind, type Mind } from '../../../../src/games/orions-gate/bot/mind.ts';
import { outlook } from '../../../../src/games/orions-gate/bot/outlook.ts';
import { reachOf } from '../../../../src/games/orions-gate/bot/reach.ts';
import { promise, mannerOf, strikeOf } from '../../../../src/games/orions-gate/bot/strike.ts';
import { worthWith } from '../../../../src/games/orions-gate/bot/worth.ts';
import { thePlaced } from '../../../../src/games/orions-gate/units.ts';
import { kernelSight } from '../../../../src/table/kernel.ts';
import { battle, type BattleInput } from '../../../helpers/og-position.ts';

const keen = (temper?: Temper): Mind =>
  openMind(kernelSight, { candidates: 1, caution: 1, blur: 0, depth: 1, ...(temper && { temper }) });
type Units = BattleInput['units'];
const stands = (units: Units, more: Partial<BattleInput> = {}, temper?: Temper): number => {
  const { state } = battle({
    units,
    round: 2,
    phase: 'fighters',
    turn: 'B',
    firstSide: 'A',
    lastActivatedBy: 'A',
    ...more,
  });
  return outlook(keen(temper), state, thePlaced(state, 'a1.1'));
};
const own = (x: number, heading: number): Units[number] => ({
  id: 'a1.1',
  type: 'fighters',
  pose: [x, 20_000, heading],
  components: ['cannon'],
  activated: true,
});
const enemy = (x: number, y = 20_000, heading = 18_000): Units[number] => ({
  id: 'b1.1',
  type: 'fighters',
  pose: [x, y, heading],
  components: ['cannon'],
});

describe('how a unit stands', () => {
  it("stands better just out of the enemy's reach than just inside it", () => {
    // A Fighter cruises 12" and its Cannon reaches 18" farther (OG-6.3, 9.12).
    expect(stands([own(10_000, 0), enemy(42_000)])).toBeGreaterThan(stands([own(10_000, 0), enemy(40_500)]));
  });

  it('fears to be struck the more the more careful it is, and is drawn to a far enemy the more the bolder', () => {
    const tempers = ['bold', undefined, 'careful'] as const;
    const [bold, even, careful] = tempers.map((temper) => stands([own(10_000, 0), enemy(40_500)], {}, temper));
    expect(bold).toBeGreaterThan(even!);
    expect(even).toBeGreaterThan(careful!);
    // Out of everybody's reach, nearer and farther.
    const [drawn, , shy] = tempers.map((temper) => {
      const at = (x: number) => stands([own(x, 0), enemy(70_000)], {}, temper);
      return at(14_000) - at(4000);
    });
    expect(drawn).toBeGreaterThan(shy!);
    expect(shy).toBeGreaterThan(0);
  });

  it('OG-7.10 fears for its back also where the enemy must first go round', () => {
    expect(stands([own(20_000, 0), enemy(36_000)])).toBeGreaterThan(stands([own(20_000, 18_000), enemy(36_000)]));
    const beside = (heading: number) => stands([own(20_000, heading), enemy(20_000, 30_000, 27_000)]);
    expect(beside(9000)).toBeGreaterThan(beside(27_000));
  });

  it('OG-16.2 dares more in the last rounds when it does not lead', () => {
    // The enemy across the table is out of everybody's reach; a unit of one side is lost already.
    const late = (lost: 'a' | 'b' | null) => {
      const gone: Units = lost
        ? [{ id: `${lost}1.2`, type: 'fighters', status: 'destroyed', components: ['cannon'] }]
        : [];
      const at = (x: number) => stands([own(x, 0), enemy(70_000), ...gone], { round: 3 });
      return at(24_000) - at(4000);
    };
    expect(late('b')).toBeGreaterThan(0);
    expect(late(null)).toBeGreaterThan(late('b'));
    expect(late('a')).toBe(late(null));
    const danger = (lost: 'a' | 'b') =>
      stands(
        [
          own(20_000, 0),
          enemy(38_000),
          { id: `${lost}1.2`, type: 'fighters', status: 'destroyed', components: ['cannon'] },
        ],
        { round: 4 },
      );
    expect(danger('b')).toBeLessThan(danger('a'));
    expect(danger('a')).toBeLessThan(0);
  });

  it("shares the enemy's fire with friends who offer themselves as well", () => {
    const friend: Units[number] = {
      id: 'a1.2',
      type: 'fighters',
      pose: [20_000, 24_000, 0],
      components: ['cannon'],
      activated: true,
    };
    expect(stands([own(20_000, 0), friend, enemy(38_000)])).toBeGreaterThan(
      stands([own(20_000, 0), { ...friend, pose: [2000, 46_000, 0] }, enemy(38_000)]),
    );
  });

  it('OG-2.13 nobody on another table matters', () => {
    const options = { tables: 2, layout: [[gate(30_000)], [gate(30_000)]] };
    const away: Units[number] = { ...enemy(38_000), pose: { x: 38_000, y: 20_000, heading: 18_000, table: 2 } };
    expect(stands([own(20_000, 0), away], { options })).toBe(0);
    expect(stands([own(20_000, 0), enemy(38_000)], { options })).not.toBe(0);
  });

  it('OG-6.11 nobody shoots from where they cannot stand, or through a planet', () => {
    const planet = {
      kind: 'blocking' as const,
      parts: [{ kind: 'circle' as const, x: 28_000, y: 20_000, radius: 6000 }],
    };
    expect(stands([own(20_000, 0), enemy(36_000)], { round: 4, pieces: [planet] })).toBeGreaterThan(
      stands([own(20_000, 0), enemy(36_000)], { round: 4 }),
    );
    const { state } = battle({
      units: [own(20_000, 0), enemy(36_000)],
      pieces: [planet],
      phase: 'fighters',
      turn: 'B',
    });
    const { spots } = reachOf(keen(), state, thePlaced(state, 'b1.1'));
    expect(spots.every(({ x, y }) => (x - 28_000) ** 2 + (y - 20_000) ** 2 >= 6625 ** 2)).toBe(true);
  });

  it('OG-6.7 leaves no hole in what a ship reaches: a place of it is near every point ahead', () => {
    const { state } = battle({ units: [own(20_000, 0), enemy(36_000, 30_000, 0)], phase: 'fighters', turn: 'B' });
    const { spots, travel } = reachOf(keen(), state, thePlaced(state, 'b1.1'));
    const aimed = spots.filter(({ silent }) => !silent);
    let farthest = 0;
    for (let x = 0; x <= 8000; x += 250) {
      for (let y = -8000; y <= 8000; y += 250) {
        if (x * x + y * y > 8000 * 8000) continue;
        farthest = Math.max(
          farthest,
          Math.min(...aimed.map((spot) => Math.hypot(spot.x - 36_000 - x, spot.y - 30_000 - y))),
        );
      }
    }
    expect(farthest).toBeLessThan(1750);
    expect(travel).toBe(12_000);
    expect(spots).toHaveLength(53);
  });
});

const gate = (x: number) => ({ kind: 'warpGate', parts: [{ kind: 'circle', x, y: 24_000, radius: 1500 }] });

describe('what a unit can bring to bear', () => {
  const units: Units = [
    {
      id: 'a1.1',
      type: 'destroyers',
      pose: [20_000, 20_000, 0],
      components: [
        { kind: 'cannon', facing: 'front' },
        { kind: 'cannon', facing: 'left' },
        { kind: 'torpedo', facing: 'front' },
      ],
    },
    enemy(30_000),
  ];
  const strike = (firingArcs: boolean) => {
    const { state } = battle({ units, options: firingArcs ? { firingArcs } : {}, phase: 'destroyers', turn: 'A' });
    return strikeOf(keen(), state, thePlaced(state, 'a1.1'), thePlaced(state, 'b1.1'));
  };

  it('OG-12.1 with firing arcs only weapons of one facing fire together, the gun with each', () => {
    expect(strike(false).aimed.map(({ ranges }) => ranges)).toEqual([[36_000, 18_000, 18_000, 18_000]]);
    expect(strike(true).aimed.map(({ ranges }) => ranges)).toEqual([
      [36_000, 18_000, 18_000],
      [18_000, 18_000],
    ]);
    expect(strike(true).silent.map(({ ranges }) => ranges)).toEqual([[36_000, 18_000], [18_000]]);
    expect(promise(strike(true).aimed, 10_000, 0).loss).toBeLessThan(promise(strike(false).aimed, 10_000, 0).loss);
  });

  it('OG-7.2 OG-7.5 OG-7.10 promises less from afar and against cover, more in the back', () => {
    const { aimed } = strike(false);
    const at = (gap: number, cover: boolean, back: boolean) => promise(aimed, gap, mannerOf(cover, back)).loss;
    expect(at(36_001, false, false)).toBe(0);
    expect(at(36_000, false, false)).toBeLessThan(at(18_000, false, false));
    expect(at(18_000, true, false)).toBeLessThan(at(18_000, false, false));
    expect(at(18_000, true, true)).toBeLessThan(at(18_000, false, true));
    expect(at(18_000, false, false)).toBeLessThan(at(18_000, true, true));
  });
});

describe('what a unit is worth', () => {
  it('OG-16.5 its last boxes count for more than its first, and in the last round only its loss counts', () => {
    const worth = (round: number, left: number) => {
      const { state } = battle({
        units: [
          { ...own(20_000, 0), type: 'destroyers', components: ['shield', 'shield', 'cannon'], activated: false },
          enemy(30_000),
        ],
        round,
        phase: 'destroyers',
        turn: 'A',
      });
      return worthWith(keen(), state, thePlaced(state, 'a1.1'), left);
    };
    expect(worth(1, 6) - worth(1, 5)).toBeLessThan(worth(1, 2) - worth(1, 1));
    expect(worth(4, 6)).toBe(worth(4, 1));
    expect(worth(4, 0)).toBe(0);
  });
});
