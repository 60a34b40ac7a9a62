import { describe, expect, test } from 'vitest';
import { check } from '../../../../src/games/orions-gate/check.ts';
import { dragPlan, type DragPlan, type DragWish } from '../../../../src/games/orions-gate/aids/drag-plan.ts';
import { openTrial } from '../../../../src/games/orions-gate/aids/trial.ts';
import { decidePlay } from '../../../../src/games/orions-gate/rules/play.ts';
import { evolve } from '../../../../src/games/orions-gate/evolve.ts';
import { scriptChance, openChance } from '../../../../src/engine/rng.ts';
import { kernelSight } from '../../../../src/table/index.ts';
import type { Action, OrionsGateState } from '../../../../src/games/orions-gate/state.ts';
import { battle, type Place } from '../battle.ts';
import { scattered } from './scatter.ts';

const rules = { sight: kernelSight };

/** The state in which a unit has declared an action with an allowance. */
function declared(state: OrionsGateState, id: string, action: Action, allowance: number): OrionsGateState {
  const unit = state.units.find((one) => one.id === id)!;
  return {
    ...state,
    phase: unit.unitType,
    turn: unit.side,
    activation: { unit: id, action, side: unit.side, allowance, step: 'plan', moved: false, gunFired: false, used: [] },
  };
}

const verdict = (state: OrionsGateState, id: string, action: Action, drag: DragPlan) =>
  check(
    rules,
    declared(state, id, action, drag.allowance),
    state.units.find((one) => one.id === id)!.captain,
    drag.command,
  );

const far = (a: { x: number; y: number }, b: { x: number; y: number }) =>
  Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);
const ship = (type: Place['type'], pose: [number, number, number], components: Place['components'] = []): Place => ({
  id: 'a1.1',
  type,
  pose,
  components,
});

describe('OG-25.8 dragging in the open', () => {
  const open = battle({
    units: [ship('destroyers', [20000, 20000, 0]), { id: 'b1.1', type: 'fighters', pose: [60000, 40000, 0] }],
  });
  const drag = (wish: Omit<DragWish, 'unit'>) => dragPlan(rules, open, { unit: 'a1.1', ...wish });

  test('OG-25.8 straight ahead stops exactly at the allowance; pulling on says why', () => {
    const plan = drag({ action: 'move', point: { x: 40000, y: 20000 } });
    expect(plan.command).toEqual({ type: 'plan', first: 0, pivot: 0, second: 6000 });
    expect(plan.pose).toEqual({ table: 1, x: 26000, y: 20000, heading: 0 });
    expect([plan.used, plan.left, plan.usedText, plan.leftText]).toEqual([6000, 0, '6.000 in', '0.000 in']);
    expect(plan.stoppedBy).toMatchObject({ rule: 'OG-6.7', reason: 'Path is 6.001 in; the allowance is 6.000 in.' });
    expect(drag({ action: 'move', point: { x: 26000, y: 20000 } }).stoppedBy).toBeNull();
    expect(drag({ action: 'move', point: { x: 26010, y: 20000 } }).stoppedBy?.reason).toBe(
      'Path is 6.001 in; the allowance is 6.000 in.',
    );
  });

  test('OG-25.8 OG-6.7 behind the ship the turn stops at 90 degrees', () => {
    const plan = drag({ action: 'move', point: { x: 18000, y: 23000 } });
    expect(plan.command).toEqual({ type: 'plan', first: 0, pivot: 9000, second: 3000 });
    expect(plan.stoppedBy?.rule).toBe('OG-6.7');
    expect(plan.stoppedBy?.reason).toMatch(/^Turn is \d+\.\d\d degrees; at most 90.00 are allowed.$/);
  });

  test('OG-25.8 the heading handle chooses how far the ship goes before it turns; the point stays', () => {
    const point = { x: 23000, y: 21500 };
    for (const heading of [2657, 4500, 6000, 7000]) {
      const plan = drag({ action: 'move', point, heading });
      expect(far(plan.pose, point)).toBeLessThan(3);
      expect(Math.abs(plan.pose.heading - heading)).toBeLessThan(10);
    }
    const turn = drag({ action: 'move', point: { x: 25000, y: 20000 }, heading: 34000 });
    expect(turn.command).toEqual({ type: 'plan', first: 5000, pivot: -2000, second: 0 });
  });

  test('OG-25.8 a first part is kept', () => {
    const plan = drag({ action: 'move', first: 2000, point: { x: 22000, y: 30000 } });
    expect(plan.command).toEqual({ type: 'plan', first: 2000, pivot: 9000, second: 4000 });
    expect(plan.path).toEqual([
      { x: 20000, y: 20000 },
      { x: 22000, y: 20000 },
      { x: 22000, y: 24000 },
    ]);
  });

  test('OG-25.8 typed numbers stay as they are while legal and are cut when not', () => {
    expect(drag({ action: 'move', exact: { first: 6000, pivot: 9000, second: 0 } }).command).toMatchObject({
      first: 6000,
      pivot: 9000,
      second: 0,
    });
    const cut = drag({ action: 'move', exact: { first: 6000, pivot: 0, second: 1 } });
    expect(cut.command).toEqual({ type: 'plan', first: 6000, pivot: 0, second: 0 });
    expect(drag({ action: 'move', exact: { first: 1000, pivot: -9500, second: 9000 } }).command).toMatchObject({
      first: 1000,
      pivot: -9000,
      second: 5000,
    });
    expect(cut.stoppedBy?.reason).toBe('Path is 6.001 in; the allowance is 6.000 in.');
  });

  test('OG-25.8 OG-6.6 Hold turns to the pointer or the handle', () => {
    expect(drag({ action: 'hold', heading: 12345 }).command).toEqual({ type: 'plan', heading: 12345 });
    expect(drag({ action: 'hold', point: { x: 20000, y: 5000 } }).pose).toEqual({
      table: 1,
      x: 20000,
      y: 20000,
      heading: 27000,
    });
  });

  test('OG-25.8 the five tightest gaps, tightest first', () => {
    const units: Place[] = [
      ship('destroyers', [20000, 20000, 0]),
      ...[0, 1, 2, 3, 4, 5].map((index): Place => ({
        id: `b1.${index + 1}`,
        type: 'fighters',
        pose: [22000, 24000 + 2000 * index, 0],
      })),
    ];
    const { gaps } = dragPlan(rules, battle({ units }), {
      unit: 'a1.1',
      action: 'move',
      point: { x: 25000, y: 20000 },
    });
    expect(gaps.map(({ what }) => (what.kind === 'edge' ? 'edge' : what.id))).toEqual([
      'b1.1',
      'b1.2',
      'b1.3',
      'b1.4',
      'b1.5',
    ]);
    expect(gaps[0]).toMatchObject({
      least: 2375,
      leastText: '2.375 in',
      end: 3375,
      endText: '3.375 in',
      needed: 1000,
      at: { x: 22000, y: 20000 },
    });
  });
});

describe('OG-25.8 dragging against things', () => {
  test('OG-25.8 OG-6.10 stops at exactly 1.000 in from a unit, and a legal maximum is legal', () => {
    const state = battle({
      units: [ship('destroyers', [20000, 20000, 0]), { id: 'b1.1', type: 'destroyers', pose: [27000, 20000, 0] }],
    });
    const plan = dragPlan(rules, state, { unit: 'a1.1', action: 'move', first: 6000, point: { x: 26000, y: 20000 } });
    expect(plan.pose.x).toBe(24000);
    expect(plan.gaps[0]).toMatchObject({ least: 1000, leastText: '1.000 in' });
    expect(plan.stoppedBy).toMatchObject({ rule: 'OG-6.10' });
    expect(verdict(state, 'a1.1', 'move', plan)).toEqual([]);
  });

  test.each([
    ['ships', ship('destroyers', [20000, 20000, 0])],
    ['Scouts', ship('scouts', [20000, 20000, 0])],
  ] as const)('OG-25.8 OG-6.10 %s pulled far beyond a neighbour are told what stops them there', (_, unit) => {
    const wall: Place[] = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((row) => ({
      id: `b1.${row + 5}`,
      type: 'destroyers',
      pose: [24500, 20000 + 2900 * row, 0],
    }));
    const state = battle({ units: [unit, ...wall] });
    const plan = dragPlan(rules, state, { unit: 'a1.1', action: 'move', point: { x: 50000, y: 20000 } });
    expect(plan.stoppedBy).toMatchObject({ rule: 'OG-6.10', data: { other: 'b1.5', need: 1000 } });
    expect(plan.gaps[0]).toMatchObject({ least: 1000 });
    expect(verdict(state, 'a1.1', 'move', plan)).toEqual([]);
  });

  test('OG-25.8 OG-6.11 slides round a planet instead of standing before it', () => {
    const layout = [[{ kind: 'blocking', parts: [{ kind: 'circle', x: 26000, y: 20000, radius: 1000 }] }]];
    const state = battle({ units: [ship('destroyers', [20000, 20000, 0])] }, { layout });
    const plan = dragPlan(rules, state, { unit: 'a1.1', action: 'move', point: { x: 25500, y: 21000 } });
    expect(far(plan.pose, { x: 26000, y: 20000 })).toBeGreaterThanOrEqual(2000);
    expect(far(plan.pose, { x: 25500, y: 21000 })).toBeLessThan(900);
    expect(plan.stoppedBy).toMatchObject({ rule: 'OG-6.11' });
  });

  test('OG-25.8 OG-6.9 Scouts find their way round a planet', () => {
    const layout = [[{ kind: 'blocking', parts: [{ kind: 'circle', x: 24000, y: 20000, radius: 1500 }] }]];
    const state = battle({ units: [ship('scouts', [20000, 20000, 0])] }, { layout });
    const plan = dragPlan(rules, state, { unit: 'a1.1', action: 'move', point: { x: 28000, y: 20000 } });
    expect(plan.pose).toMatchObject({ x: 28000, y: 20000 });
    // Two tangents and an arc of 60 degrees at 2 in: 9022 mils.
    expect(plan.used).toBeGreaterThan(9021);
    expect(plan.used).toBeLessThan(9023 + 40);
    expect(plan.stoppedBy).toBeNull();
    const further = dragPlan(rules, state, { unit: 'a1.1', action: 'move', point: { x: 40000, y: 20000 } });
    expect(further.used).toBe(10000);
    expect(further.stoppedBy).toMatchObject({
      rule: 'OG-6.9',
      reason: 'Path is 10.001 in; the allowance is 10.000 in.',
    });
  });

  test('OG-25.8 way points stay where they were set', () => {
    const state = battle({ units: [ship('scouts', [20000, 20000, 0])] });
    const plan = dragPlan(rules, state, {
      unit: 'a1.1',
      action: 'move',
      via: [{ x: 23000, y: 24000 }],
      point: { x: 23000, y: 40000 },
    });
    expect(plan.command.points).toEqual([
      [23000, 24000],
      [23000, 29000],
    ]);
    expect(plan.command.heading).toBe(9000);
    expect(plan.left).toBe(0);
  });
});

describe('OG-25.8 dragging a ram', () => {
  const units: Place[] = [
    ship('destroyers', [10000, 10000, 0]),
    { id: 'b1.1', type: 'fighters', pose: [15000, 10500, 0] },
  ];

  test('OG-25.8 OG-10.3 past the contact the target is taken (OG-C83)', () => {
    const plan = dragPlan(rules, battle({ units }), { unit: 'a1.1', action: 'ram', point: { x: 19000, y: 10000 } });
    expect(plan.command).toEqual({ type: 'plan', target: 'b1.1' });
    expect([plan.pose.x, plan.pose.y, plan.used, plan.target]).toEqual([13453, 10000, 3453, 'b1.1']);
  });

  test('OG-25.8 OG-10.5 before it, the nearest legal distance', () => {
    const plan = dragPlan(rules, battle({ units }), { unit: 'a1.1', action: 'ram', point: { x: 12800, y: 10000 } });
    expect(plan.target).toBeNull();
    expect(plan.command.distance).toBeLessThan(2800);
    expect(plan.stoppedBy).toMatchObject({ rule: 'OG-10.5' });
    const trial = openTrial(rules, battle({ units }), 'a1.1', 'ram', 9000);
    expect(trial.refuse({ distance: plan.command.distance! })).toBeNull();
    expect(trial.refuse({ distance: plan.command.distance! + 1 })).not.toBeNull();
  });

  test('OG-25.8 OG-10.3 a target beyond reach answers as the catalogue does (OG-I36)', () => {
    const away: Place[] = [units[0]!, { ...units[1]!, pose: [20626, 10000, 0] }];
    const plan = dragPlan(rules, battle({ units: away }), {
      unit: 'a1.1',
      action: 'ram',
      point: { x: 20626, y: 10000 },
    });
    expect(plan.stoppedBy?.reason).toBe('Fighters 1 is 9.001 in away along the ram line; the allowance is 9.000 in.');
    expect(plan.target).toBeNull();
  });
});

describe('OG-25.8 laws of dragging', () => {
  const seeds = Array.from({ length: 40 }, (_, index) => `drag ${index}`);

  test.each(seeds)('OG-25.8 OG-25.11 %s: always legal, carried out as drawn, stops only where it must', (seed) => {
    const { state, below } = scattered(seed);
    for (const unit of state.units) {
      for (const action of ['move', 'cruise', 'ram'] as const) {
        if (unit.unitType === 'scouts' && action === 'ram') continue;
        const pose = unit.pose!;
        const point = { x: pose.x + below(24000) - 12000, y: pose.y + below(24000) - 12000 };
        const wish: DragWish = {
          unit: unit.id,
          action,
          point,
          ...(below(3) === 0 && unit.unitType !== 'scouts' && action !== 'ram' ? { heading: below(36000) } : {}),
        };
        const drag = dragPlan(rules, state, wish);
        const name = `${unit.id} ${unit.unitType} ${action} to ${point.x},${point.y}: ${JSON.stringify(drag.command)}`;
        expect([name, verdict(state, unit.id, action, drag)]).toEqual([name, []]);
        expect(drag.used).toBeLessThanOrEqual(drag.allowance);
        const at = declared(state, unit.id, action, drag.allowance);
        if (!drag.target && state.tables[0]!.pieces.every(({ kind }) => kind !== 'dangerous')) {
          const after = decidePlay(rules, at, unit.captain, drag.command, openChance(scriptChance([]))).reduce(
            evolve,
            at,
          );
          expect(after.units.find(({ id }) => id === unit.id)!.pose).toEqual(drag.pose);
        }
        expect(drag.path[drag.path.length - 1]).toEqual({ x: drag.pose.x, y: drag.pose.y });
        if (action === 'ram' || drag.reached) continue;
        expect([name, drag.stoppedBy]).not.toEqual([name, null]);
        const trial = openTrial(rules, state, unit.id, action, drag.allowance);
        const gap = far(drag.pose, point);
        const better = (plan: Parameters<typeof trial.refuse>[0]) =>
          trial.refuse(plan) === null && far(trial.path(plan).end, point) < gap - 1e-9;
        if (unit.unitType === 'scouts') {
          const points = drag.command.points!;
          const [x, y] = points[points.length - 1] ?? [pose.x, pose.y];
          for (const [dx, dy] of [
            [1, 0],
            [-1, 0],
            [0, 1],
            [0, -1],
          ])
            expect([name, better({ points: [...points.slice(0, -1), [x + dx!, y + dy!]] })]).toEqual([name, false]);
        } else {
          const { first = 0, pivot = 0, second = 0 } = drag.command;
          expect([name, better({ first, pivot, second: second + 1 })]).toEqual([name, false]);
          expect([name, better({ first: first + 1, pivot, second })]).toEqual([name, false]);
        }
      }
    }
  });

  test('OG-25.8 no plan drawn at random ends clearly nearer to the wish', () => {
    const worse: string[] = [];
    for (const seed of seeds) {
      const { state, below } = scattered(`${seed} near`);
      for (const unit of state.units) {
        if (unit.unitType === 'scouts') continue;
        const pose = unit.pose!;
        const point = { x: pose.x + below(20000) - 10000, y: pose.y + below(20000) - 10000 };
        const drag = dragPlan(rules, state, { unit: unit.id, action: 'move', point });
        const trial = openTrial(rules, state, unit.id, 'move', drag.allowance);
        let best = Infinity;
        for (let tries = 0; tries < 600; tries++) {
          const first = below(3) === 0 ? 0 : below(drag.allowance + 1);
          const plan = { first, pivot: below(18001) - 9000, second: below(drag.allowance - first + 1) };
          if (far(trial.path(plan).end, point) < best && trial.refuse(plan) === null)
            best = far(trial.path(plan).end, point);
        }
        if (far(drag.pose, point) > best + 50)
          worse.push(`${seed} ${unit.id}: ${far(drag.pose, point)} against ${best}`);
      }
    }
    expect(worse).toEqual([]);
  });
});
