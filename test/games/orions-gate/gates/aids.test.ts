import { describe, expect, it } from 'vitest';
import {
  dragThroughGate,
  encounters,
  exitArea,
  exitsOf,
  nearestExit,
  openTrial,
  refuseExit,
  threatArea,
  threatsTo,
  type GateWish,
} from '../../../../src/games/orions-gate/aids/index.ts';
import { kernelSight } from '../../../../src/table/kernel.ts';
import { play } from '../../../helpers/og-position.ts';
import { circle, D, F, S, type Placed } from '../battle/scene.ts';
import { gate, on, planning, standsAt, wormhole } from './scene.ts';

const rules = { sight: kernelSight };
const id = 'a1.1';
const f = F(id, [10000, 10000, 0]);
const pieces = [[gate(16000, 11000)], [gate(60000, 24000), wormhole(40000, 24000)], [gate(9000, 9000)]];
const match = (
  units: readonly Placed[] = [f],
  more = pieces,
  mines?: { side: 'A' | 'B'; x: number; y: number; table: number }[],
) => planning('move', units, more, mines ? { mines } : {});
const wish = (more: Partial<GateWish> = {}): GateWish => ({
  unit: id,
  action: 'move',
  enter: 'P1',
  leave: 'P2',
  ...more,
});

describe('OG-25.8 aids for gates', () => {
  it('OG-25.8 OG-14.3: the exits of a gate, its own table first', () => {
    expect(exitsOf(match().state, 'P1')).toEqual([
      { id: 'P2', name: 'Warp gate 2', table: 2 },
      { id: 'P4', name: 'Warp gate 3', table: 3 },
    ]);
    expect(exitsOf(match().state, 'P4').map(({ id: gateId }) => gateId)).toEqual(['P1', 'P2']);
    expect(exitsOf(match().state, 'P3')).toEqual([]);
  });

  it('OG-25.8 OG-14.3: a drag onto a gate goes on at the other side; what it says is what is played', () => {
    const start = match([f, S('b1.1', [30000, 30000])]);
    const { drag } = dragThroughGate(rules, start.state, wish({ exit: { x: 60000, y: 29125.4 } }));
    expect(drag).toMatchObject({
      pose: { table: 2, x: 60000, y: 29125 },
      reached: true,
      stoppedBy: null,
      enter: 'P1',
      leave: 'P2',
    });
    expect(drag!.path[0]).toEqual({ x: 10000, y: 10000 });
    expect(drag!.path.at(-1)).toEqual(drag!.entered);
    const played = play(start, 'a1', drag!.command).match;
    expect(standsAt(played, id)).toEqual([2, 60000, 29125, drag!.pose.heading]);
    expect(drag!.used).toBeLessThan(4200);
  });

  it('OG-25.8 OG-25.11: the exit nearest to the pointer, and why not the pointer itself', () => {
    const { drag } = dragThroughGate(rules, match().state, wish({ exit: { x: 60000, y: 35000 } }));
    expect(drag).toMatchObject({
      pose: { table: 2, x: 60000, y: 29125 },
      reached: false,
      stoppedBy: { rule: 'OG-14.3' },
    });
    // Without a pointer it comes out on the side that matches.
    const free = dragThroughGate(rules, match().state, wish()).drag!;
    expect(refuseExit(match().state, id, 'P2', free.pose)).toBeNull();
    expect(free.pose.x).toBeGreaterThan(60000);
  });

  it('OG-25.8: round what is in the way, and why not when the gate is out of reach', () => {
    const walled = match([f], [[gate(16000, 11000), circle('blocking', 12800, 10200, 400)], [gate(60000, 24000)]]);
    const round = dragThroughGate(rules, walled.state, wish({ leave: 'P3' }));
    expect(round.drag).not.toBeNull();
    expect(standsAt(play(walled, 'a1', round.drag!.command).match, id)[0]).toBe(2);
    const far = dragThroughGate(rules, match([F(id, [1000, 40000, 0])]).state, wish());
    expect(far.drag).toBeNull();
    expect(far.why!.reason).toMatch(/^The path stays .* in short of Warp gate 1\.$/);
    expect(dragThroughGate(rules, match().state, wish({ leave: 'P3' })).why).toMatchObject({
      rule: 'OG-14.3',
      reason: 'Wormhole 1 is no warp gate.',
    });
  });

  it('OG-25.8: Scouts by way points with the heading named; typed numbers stay typed', () => {
    const scouts = match([S(id, [10000, 10000, 0])]);
    const { drag } = dragThroughGate(rules, scouts.state, wish({ via: [{ x: 11000, y: 12000 }], heading: 12345 }));
    expect(drag!.pose.heading).toBe(12345);
    expect(drag!.path[1]).toEqual({ x: 11000, y: 12000 });
    expect(standsAt(play(scouts, 'a1', drag!.command).match, id)[0]).toBe(2);
    const typed = dragThroughGate(rules, match().state, wish({ exact: { first: 8000, pivot: 0, second: 0 } }));
    expect(typed.drag).toMatchObject({ entered: { x: 14125, y: 10000 }, used: 4125 });
    expect(
      dragThroughGate(rules, match().state, wish({ exact: { first: 4000, pivot: 0, second: 0 } })).why,
    ).toMatchObject({ rule: 'OG-14.3' });
  });

  it('OG-25.8 OG-14.3: Scouts reach a gate whose middle is farther than they may go, and no gate beyond that', () => {
    const near = match([S(id, [5000, 10000, 0])]);
    for (const via of [undefined, [{ x: 7000, y: 10500 }]]) {
      const { drag } = dragThroughGate(rules, near.state, wish(via ? { via } : {}));
      expect(drag!.used).toBeLessThanOrEqual(10_000);
      expect(standsAt(play(near, 'a1', drag!.command).match, id)[0]).toBe(2);
    }
    const far = dragThroughGate(rules, match([S(id, [4000, 10000, 0])]).state, wish());
    expect([far.drag, far.why!.reason]).toEqual([
      null,
      expect.stringMatching(/^The path stays .* in short of Warp gate 1\.$/),
    ]);
  });

  it('OG-25.8: the area of exit places holds legal points only, and the nearest place is one', () => {
    const { state } = match([f, on(2, F('b1.1', [64000, 24000]))]);
    const rings = exitArea(state, id, 'P2');
    expect(rings.length).toBeGreaterThan(0);
    for (const ring of rings) for (const point of ring) expect(refuseExit(state, id, 'P2', point)).toBeNull();
    const xs = rings.flat().map(({ x }) => x);
    expect(Math.min(...xs)).toBeLessThan(54900);
    expect(nearestExit(state, id, 'P2', { x: 90000, y: 24000 })).not.toBeNull();
    const closed = match(
      [f],
      [[gate(16000, 11000)], [gate(60000, 24000), circle('blocking', 60000, 24000, 8000)]],
    ).state;
    expect(nearestExit(closed, id, 'P2', { x: 60000, y: 24000 })).toBeNull();
    expect(exitArea(closed, id, 'P2')).toEqual([]);
  });

  it('OG-25.8 OG-14.5: a path through a gate meets what lies on it and at the new place, not beyond the gate', () => {
    const tables = [
      [gate(16000, 11000), circle('dangerous', 12500, 8500, 1000), circle('dangerous', 19000, 10000, 1000)],
      [gate(60000, 24000), circle('dangerous', 60000, 30000, 1000), circle('obscuring', 60000, 29000, 500)],
    ];
    const { state } = match([f, F('b1.2', [18000, 10000])], tables, [
      { side: 'B', x: 60000, y: 30000, table: 2 },
      { side: 'B', x: 60000, y: 30000, table: 1 },
    ]);
    const trial = openTrial(rules, state, id, 'move', 8000);
    const plan = { first: 8000, gate: { enter: 'P1', leave: 'P4', x: 60000, y: 29000 } };
    const { list, refused } = encounters(trial, plan);
    expect(refused).toBeNull();
    expect(list.map(({ kind, id: thing, table, leg, step }) => [kind, thing, table, leg, step])).toEqual([
      ['dangerous', 'P2', 1, 1, 1875],
      ['gate', 'P1', 1, 1, 4125],
      ['mine', 'M1', 2, 2, 1],
      ['dangerous', 'P5', 2, 2, 1],
      ['obscuring', 'P6', 2, 2, 1],
    ]);
    const short = encounters(trial, { ...plan, first: 3000 });
    expect(short.refused).toMatchObject({ rule: 'OG-14.3' });
    expect(short.list.map(({ kind }) => kind)).toEqual(['dangerous']);
  });

  it('OG-2.13 OG-25.7: a threat is counted on one table', () => {
    const there = on(2, D('b1.1', [14000, 10000]));
    const { state } = match([f, there, F('b1.2', [40000, 10000])]);
    expect(threatsTo(state, id)).toEqual(['b1.2']);
    expect(threatArea(state, ['b1.1', 'b1.2'], 'all', 'average', 2)).toEqual(threatArea(state, ['b1.1']));
    expect(threatArea(state, ['b1.1', 'b1.2'], 'all', 'average', 1)).toEqual(threatArea(state, ['b1.2']));
  });
});
