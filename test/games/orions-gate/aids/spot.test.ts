import { describe, expect, it } from 'vitest';
import { dragSpot, spotArea, spotCommand, spotTables } from '../../../../src/games/orions-gate/index.ts';
import { battle, game } from '../../../helpers/og-position.ts';
import { setUp } from '../missions/setup.ts';

const gate = (x: number, y: number) => ({
  kind: 'warpGate' as const,
  parts: [{ kind: 'circle' as const, x, y, radius: 1500 }],
});
const inside = (point: { x: number; y: number }, ring: readonly { x: number; y: number }[]): boolean => {
  let within = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [a, b] = [ring[i]!, ring[j]!];
    if (a.y > point.y !== b.y > point.y && point.x < ((b.x - a.x) * (point.y - a.y)) / (b.y - a.y) + a.x)
      within = !within;
  }
  return within;
};

/** B's Fighters were pushed into the gate of table 1; they come out on table 2. */
const lifted = () =>
  battle({
    options: { tables: 2, layout: [[gate(20_000, 24_000)], [gate(60_000, 24_000)]] },
    tables: [{ pieces: [gate(20_000, 24_000)] }, { pieces: [gate(60_000, 24_000)] }],
    units: [
      { id: 'a1.1', type: 'destroyers', pose: { x: 62_500, y: 28_000, table: 2 } },
      { id: 'b1.1', type: 'fighters', pose: { x: 17_875, y: 24_000, table: 1 }, status: 'lifted' },
    ],
    windows: [{ kind: 'exit', unit: 'b1.1', enter: 'P1', leave: 'P2' }],
    turn: 'A',
  });

describe('a point to be named by the pointer', () => {
  it('OG-16.6: a marker goes to the legal point nearest to the pointer, and the wish says why not', () => {
    const { match } = setUp({ mission: 'territoryControl' }, [3, 6, 1]);
    const { state } = match;
    expect(dragSpot(state, 'marker', 1, { x: 30_000, y: 20_000 })).toEqual({
      at: { x: 30_000, y: 20_000 },
      stoppedBy: null,
    });
    const near = dragSpot(state, 'marker', 1, { x: 30_000, y: 5000 })!;
    expect(near.at).toEqual({ x: 30_000, y: 12_000 });
    expect(near.stoppedBy?.rule).toBe('OG-16.6');
    expect(game.check(state, 'a1', spotCommand('marker', 1, near.at!))).toEqual([]);
    expect(spotTables(state, 'marker')).toEqual([1]);
    expect(spotTables(state, 'exit')).toEqual([]);
    expect(dragSpot(state, 'exit', 1, { x: 1, y: 1 })).toBeNull();
  });

  it('OG-16.11: a station stays in its own zone, wherever the pointer is', () => {
    const { match } = setUp({ mission: 'stationAssault' }, [6, 1]);
    const side = match.state.placing!.side;
    const south = match.state.edges[side] === 'south';
    const { at } = dragSpot(match.state, 'marker', 1, { x: 36_000, y: 24_000 })!;
    expect(at).toEqual({ x: 36_000, y: south ? 12_000 : 36_000 });
  });

  it('OG-14.6 OG-2.12: an exit is near its gate, and clear of units there', () => {
    const { state } = lifted();
    expect(spotTables(state, 'exit')).toEqual([2]);
    expect(dragSpot(state, 'exit', 1, { x: 20_000, y: 24_000 })).toBeNull();
    const far = dragSpot(state, 'exit', 2, { x: 60_000, y: 40_000 })!;
    expect(far.at).toMatchObject({ x: 60_000 });
    expect(far.at!.y).toBeLessThanOrEqual(29_125);
    expect(far.at!.y).toBeGreaterThan(29_100);
    expect(game.check(state, 'b1', spotCommand('exit', 2, far.at!))).toEqual([]);
  });

  it('OG-25.8: the drawn area holds only legal points, and the one nearest to the pointer', () => {
    const { state } = lifted();
    const rings = spotArea(state, 'exit', 2);
    expect(rings.length).toBeGreaterThan(0);
    for (const ring of rings)
      for (const { x, y } of ring) expect(game.check(state, 'b1', { type: 'placeExit', x, y })).toEqual([]);
    expect(rings.some((ring) => inside({ x: 57_000, y: 24_000 }, ring))).toBe(true);
    expect(spotArea(state, 'exit', 1)).toEqual([]);
    expect(spotArea(state, 'marker', 1)).toEqual([]);
  });
});
