import { describe, expect, it } from 'vitest';
import { circles, encounters, mineCircles, openTrial, ruler } from '../../../../src/games/orions-gate/index.ts';
import { kernelSight } from '../../../../src/table/kernel.ts';
import { choosing, D, F, hurt } from '../battle/scene.ts';

const rules = { sight: kernelSight };
const mines = [
  { side: 'A' as const, x: 16000, y: 13000 },
  { side: 'B' as const, x: 16000, y: 10000 },
  { side: 'A' as const, x: 16000, y: 13626 },
];
const { state } = choosing([F('b1.1', [10000, 10000])], { mines });

describe('aids for advanced components', () => {
  it('OG-25.2: a ruler lies on a mine, a point without size', () => {
    expect(ruler(state, { unit: 'b1.1' }, { mine: 'M2' })).toMatchObject({
      gap: 5375,
      centre: 6000,
      to: { at: { x: 16000, y: 10000 }, sector: null },
    });
    expect(() => ruler(state, { unit: 'b1.1' }, { mine: 'M9' })).toThrow('There is no mine M9.');
  });

  it('OG-25.3: circles of 3" round mines, and the ranges of Repair Bay, Salvage Arm, Deflector and Mine Launcher', () => {
    expect(mineCircles(state)[0]).toEqual({
      mine: 'M1',
      side: 'A',
      table: 1,
      centre: { x: 16000, y: 13000 },
      radius: 3000,
    });
    const ship = choosing([D('b1.1', [10000, 10000], 'repairBay', 'salvageArm', hurt('mineLauncher', 2))]).state;
    const ranges = circles(ship, 'b1.1').map(({ kind, range, radius }) => [kind, range, radius]);
    expect(ranges).toEqual([
      ['primary', 18000, 19000],
      ['salvageArm', 6000, 7000],
      ['repairBay', 3000, 4000],
      ['spacing', 1000, 2000],
    ]);
  });

  it('OG-25.8 OG-6.13: a ghost’s path lists the enemy mines that would go off, with step and place', () => {
    const trial = openTrial(rules, state, 'b1.1', 'move', 8000);
    const { list, refused } = encounters(trial, { first: 8000, pivot: 0, second: 0 });
    expect(refused).toBeNull();
    expect(list).toEqual([
      expect.objectContaining({
        kind: 'mine',
        id: 'M1',
        leg: 1,
        step: 3966,
        at: { x: 13966, y: 10000 },
        refused: null,
      }),
    ]);
    expect(encounters(trial, { first: 0, pivot: 100, second: 0 }).list).toEqual([]);
  });
});
