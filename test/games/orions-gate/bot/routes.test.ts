import { describe, expect, it } from 'vitest';
import { activationsLeft, wayTo } from '../../../../src/games/orions-gate/bot/routes.ts';
import { thePlaced } from '../../../../src/games/orions-gate/units.ts';
import type { Battle } from '../../../helpers/og-position.ts';
import { choosing, circle, D, F, S, type More } from '../battle/scene.ts';

const way = ({ state }: Battle, to: { table: number; x: number; y: number }, reach = 3000) =>
  wayTo(state, thePlaced(state, 'a1.1'), to, reach);
const tables = (gates: readonly (readonly [number, number])[]): More => ({
  tables: gates.map(([x, y]) => ({ pieces: [circle('warpGate', x, y, 1500)] })),
  options: { tables: gates.length, layout: gates.map(() => []) },
});

describe('the way to a goal', () => {
  it('OG-6.3: is measured from edge to reach in Cruises of 12" for Fighters', () => {
    expect(way(choosing([F('a1.1', [10_000, 10_000])]), { table: 1, x: 37_625, y: 10_000 })).toEqual({
      turns: 2,
      gate: null,
    });
    expect(way(choosing([F('a1.1', [10_000, 10_000])]), { table: 1, x: 13_625, y: 10_000 })).toEqual({
      turns: 0,
      gate: null,
    });
  });

  it('OG-6.4: is shorter with Engines', () => {
    expect(way(choosing([D('a1.1', [10_000, 10_000], 'engine')]), { table: 1, x: 44_000, y: 10_000 }).turns).toBe(2);
    expect(way(choosing([D('a1.1', [10_000, 10_000])]), { table: 1, x: 44_000, y: 10_000 }).turns).toBeCloseTo(30 / 9);
  });

  it('OG-6.7: takes a ship longer that looks away, Scouts not', () => {
    const back = { table: 1, x: 10_000, y: 24_000 };
    expect(way(choosing([F('a1.1', [40_000, 24_000, 0])]), back).turns).toBeGreaterThan(
      way(choosing([F('a1.1', [40_000, 24_000, 18_000])]), back).turns,
    );
    expect(way(choosing([S('a1.1', [40_000, 24_000, 0])]), back)).toEqual(
      way(choosing([S('a1.1', [40_000, 24_000, 18_000])]), back),
    );
  });

  it('OG-2.13 OG-14.3: leads to another table through a pair of gates only', () => {
    const there = { table: 2, x: 60_000, y: 24_000 };
    const match = choosing(
      [S('a1.1', [20_000, 24_000])],
      tables([
        [30_000, 24_000],
        [50_000, 24_000],
      ]),
    );
    const { turns, gate } = way(match, there);
    expect(gate?.enter).toBe(match.state.tables[0]!.pieces[0]);
    expect(gate?.leave.piece).toBe(match.state.tables[1]!.pieces[0]);
    // One activation to the gate, however near; what is left beyond is less than another.
    expect(turns).toBeGreaterThanOrEqual(1);
    expect(turns).toBeLessThan(2);
    const none = choosing([S('a1.1', [20_000, 24_000])], {
      tables: [{ pieces: [] }, { pieces: [] }],
      options: { tables: 2, layout: [[], []] },
    });
    expect(way(none, there)).toEqual({ turns: Infinity, gate: null });
  });

  it('OG-14.3: goes through gates of one table where that is shorter', () => {
    const match = choosing([F('a1.1', [8000, 24_000])], {
      pieces: [circle('warpGate', 14_000, 24_000, 1500), circle('warpGate', 60_000, 24_000, 1500)],
    });
    expect(way(match, { table: 1, x: 68_000, y: 24_000 }).gate).not.toBeNull();
    expect(way(match, { table: 1, x: 24_000, y: 24_000 }).gate).toBeNull();
  });

  it('OG-5.1 OG-5.7: knows how often a unit still acts', () => {
    const left = (match: Battle) => activationsLeft(match.state, thePlaced(match.state, 'a1.1'));
    expect(left(choosing([F('a1.1', [8000, 24_000])]))).toBe(4);
    expect(left(choosing([F('a1.1', [8000, 24_000])], { round: 4 }))).toBe(1);
    expect(
      left(choosing([F('a1.2', [8000, 24_000]), { ...F('a1.1', [12_000, 24_000]), activated: true }], { round: 4 })),
    ).toBe(0);
  });
});
