import { describe, expect, test } from 'vitest';
import { inRings } from '../../../../src/games/orions-gate/aids/contour.ts';
import { dragPlan } from '../../../../src/games/orions-gate/aids/drag-plan.ts';
import { reachArea, reachRings, type Rings } from '../../../../src/games/orions-gate/aids/reach.ts';
import { enemyThreat, threatArea, threatsTo } from '../../../../src/games/orions-gate/aids/threat.ts';
import { openTrial } from '../../../../src/games/orions-gate/aids/trial.ts';
import { kernelSight } from '../../../../src/table/index.ts';
import { battle, type Place } from '../battle.ts';
import { scattered } from './scatter.ts';

const rules = { sight: kernelSight };
const D: Place = {
  id: 'a1.1',
  type: 'destroyers',
  pose: [30000, 24000, 0],
  components: ['cannon', 'shield', 'shield'],
};
const E: Place = { id: 'b1.1', type: 'battleships', pose: [66000, 40000, 0], components: [] };

/** Distance of a point from the outline of an area. */
function toOutline(rings: Rings, x: number, y: number): number {
  let least = Infinity;
  for (const ring of rings) {
    ring.forEach((to, index) => {
      const from = ring[(index + ring.length - 1) % ring.length]!;
      const [ex, ey] = [to.x - from.x, to.y - from.y];
      const share = Math.max(0, Math.min(1, ((x - from.x) * ex + (y - from.y) * ey) / (ex * ex + ey * ey || 1)));
      least = Math.min(least, Math.hypot(from.x + share * ex - x, from.y + share * ey - y));
    });
  }
  return least;
}

describe('OG-25.6 reach', () => {
  test('OG-25.6 OG-6.7 a ship in the open: half a disc, drawn within 0.1 in', () => {
    const area = reachArea(battle({ units: [D, E] }), 'a1.1', 'move');
    expect(area.dice).toBe(false);
    const { rings, allowance } = (area as Extract<typeof area, { dice: false }>).reach;
    expect(allowance).toBe(6000);
    expect(rings.length).toBe(1);
    for (const { x, y } of rings[0]!) {
      expect(Math.hypot(x - 30000, y - 24000)).toBeLessThanOrEqual(6001);
      expect(x).toBeGreaterThanOrEqual(29999);
    }
    for (let degrees = -90; degrees <= 90; degrees += 5) {
      const [x, y] = [
        30000 + 6000 * Math.cos((degrees * Math.PI) / 180),
        24000 + 6000 * Math.sin((degrees * Math.PI) / 180),
      ];
      expect(toOutline(rings, x, y)).toBeLessThan(100);
    }
  });

  test('OG-25.6 OG-6.7 cruisePivot 4500 narrows the Cruise only', () => {
    const state = battle({ units: [D, E] }, { cruisePivot: 4500 });
    const within = (action: 'move' | 'cruise', x: number, y: number) =>
      inRings(reachRings(state, 'a1.1', action, 9000), x, y);
    expect([within('cruise', 36300, 30200), within('cruise', 30500, 30000), within('move', 30500, 30000)]).toEqual([
      true,
      false,
      true,
    ]);
  });

  test('OG-25.6 OG-6.9 Scouts in the open: a disc; behind a planet the way round counts', () => {
    const layout = [[{ kind: 'blocking', parts: [{ kind: 'circle', x: 35000, y: 24000, radius: 2000 }] }]];
    const state = battle({ units: [{ ...D, type: 'scouts', components: [] }, E] }, { layout });
    const rings = reachRings(state, 'a1.1', 'move', 10000);
    expect(inRings(rings, 20100, 24000)).toBe(true);
    expect(inRings(rings, 35000, 24000)).toBe(false);
    // Straight 9.9 in away, but the way round is longer: two tangents and an arc.
    expect(inRings(rings, 39900, 24000)).toBe(false);
    expect(inRings(rings, 38200, 24000)).toBe(true);
  });

  test('OG-25.6 OG-6.4 OG-6.5 Engine dice give least, average and most; an Inhibitor halves', () => {
    const engine: Place = { ...D, components: ['engine', 'engine', 'shield'] };
    const area = reachArea(battle({ units: [engine, E] }), 'a1.1', 'cruise');
    expect(area.dice && [area.least.allowance, area.average.allowance, area.most.allowance]).toEqual([
      13000, 23000, 33000,
    ]);
    const inhibitor: Place = { ...E, pose: [40000, 24000, 0], components: ['inhibitor'] };
    const halved = reachArea(battle({ units: [engine, inhibitor] }), 'a1.1', 'move');
    expect(halved.dice && [halved.least.allowance, halved.average.allowance, halved.most.allowance]).toEqual([
      4000, 6500, 9000,
    ]);
    const rolled = battle({
      units: [engine, inhibitor],
      activation: { unit: 'a1.1', action: 'move', allowance: 5500 },
    });
    expect(reachArea(rolled, 'a1.1', 'move')).toMatchObject({ dice: false, reach: { allowance: 5500 } });
    expect(reachArea(rolled, 'a1.1', 'hold')).toEqual({ dice: false, reach: { allowance: 0, rings: [] } });
  });

  test.each(Array.from({ length: 8 }, (_, index) => `reach ${index}`))(
    'OG-25.6 %s: the outline is legal, beyond it nothing is',
    (seed) => {
      const { state, below } = scattered(seed, 8, 6);
      for (const unit of state.units.slice(0, 4)) {
        const allowance = 4000 + below(7000);
        const rings = reachRings(state, unit.id, 'move', allowance);
        const ends = (x: number, y: number) => {
          const { pose } = dragPlan(rules, state, { unit: unit.id, action: 'move', allowance, point: { x, y } });
          return Math.hypot(pose.x - x, pose.y - y);
        };
        const points = rings.flat();
        for (let index = 0; index < points.length; index += 1 + Math.floor(points.length / 24)) {
          const { x, y } = points[index]!;
          expect([unit.id, unit.unitType, x, y, ends(x, y) < 6]).toEqual([unit.id, unit.unitType, x, y, true]);
        }
        // Random legal plans end inside, or within 0.1 in of the outline.
        const trial = openTrial(rules, state, unit.id, 'move', allowance);
        for (let tries = 0; tries < 300; tries++) {
          const first = below(2) === 0 ? 0 : below(allowance + 1);
          const plan =
            unit.unitType === 'scouts'
              ? {
                  points: [[unit.pose!.x + below(16000) - 8000, unit.pose!.y + below(16000) - 8000]] as [
                    number,
                    number,
                  ][],
                }
              : { first, pivot: below(18001) - 9000, second: below(allowance - first + 1) };
          if (trial.refuse(plan) !== null) continue;
          const { x, y } = trial.path(plan).end;
          if (inRings(rings, x, y)) continue;
          expect([unit.id, unit.unitType, JSON.stringify(plan), toOutline(rings, x, y) < 100]).toEqual([
            unit.id,
            unit.unitType,
            JSON.stringify(plan),
            true,
          ]);
        }
      }
    },
  );
});

describe('OG-25.7 threat', () => {
  const state = battle({ units: [D, E] });
  const rings = threatArea(state, ['a1.1'], 'primary');

  test('OG-25.7 reach followed by range: 6 in of Move and 18 in of gun, from the base edge', () => {
    expect(inRings(rings, 30000 + 6000 + 1000 + 17950, 24000)).toBe(true);
    expect(inRings(rings, 30000 + 6000 + 1000 + 18050, 24000)).toBe(false);
    expect(inRings(rings, 30000 - 1000 - 17950, 24000)).toBe(true);
    expect(inRings(rings, 30000 - 1000 - 18050, 24000)).toBe(false);
    for (const { x, y } of rings.flat()) {
      const fromReach =
        x >= 30000
          ? Math.hypot(x - 30000, y - 24000) - 6000
          : Math.hypot(x - 30000, Math.max(0, Math.abs(y - 24000) - 6000));
      if (x > 0 && y > 0 && x < 72000 && y < 48000) expect(Math.abs(fromReach - 19000)).toBeLessThan(60);
    }
  });

  test('OG-25.7 OG-9.6 components count after Cruise too, unless the option says no', () => {
    expect(inRings(threatArea(state, ['a1.1'], 'components'), 30000 + 9000 + 1000 + 17950, 24000)).toBe(true);
    const off = battle({ units: [D, E] }, { componentsAfterCruiseRam: false });
    expect(inRings(threatArea(off, ['a1.1'], 'components'), 30000 + 9000 + 1000 + 17950, 24000)).toBe(false);
  });

  test('OG-25.7 one key for all enemies, and who threatens a unit', () => {
    const near: Place = { id: 'b1.2', type: 'scouts', pose: [30000, 40500, 0] };
    const far: Place = { id: 'b1.3', type: 'scouts', pose: [30000, 43000, 0] };
    const fight = battle({ units: [{ ...D, components: [] }, E, near, far] });
    // 10 in of Move, 6 in of gun, bases 0.5 and 1 in.
    expect(threatsTo(fight, 'a1.1')).toEqual(['b1.2']);
    expect(enemyThreat(fight, 'A')).toEqual(threatArea(fight, ['b1.1', 'b1.2', 'b1.3']));
    expect(threatArea(fight, [])).toEqual([]);
  });

  test('OG-25.7 OG-25.1 asking leaves the state as it was', () => {
    const before = JSON.stringify(state);
    threatArea(state, ['a1.1', 'b1.1']);
    reachArea(state, 'b1.1', 'cruise');
    expect(JSON.stringify(state)).toBe(before);
  });
});
