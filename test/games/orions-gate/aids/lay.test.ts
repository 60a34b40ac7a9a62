import { describe, expect, it } from 'vitest';
import { dragLay, layArea, layCommand, type Laying } from '../../../../src/games/orions-gate/index.ts';
import { inRings } from '../../../../src/games/orions-gate/aids/contour.ts';
import { kernelSight } from '../../../../src/table/index.ts';
import { game } from '../../../helpers/og-position.ts';
import { circle, D, during, F } from '../battle/scene.ts';

const rules = { sight: kernelSight };
const FIELD: Laying = { kind: 'deflector', slot: 1, diameter: 3000 };
const MINE: Laying = { kind: 'mine', slot: 2 };
const ship = D('a1.1', [20000, 20000], 'deflector', 'mineLauncher', 'shield');

describe('where something may be laid', () => {
  it('OG-9.34 OG-9.35 OG-25.8: every point of the area is legal, and just outside the exact limit none is', () => {
    const match = during('hold', 'fire', [ship, F('b1.1', [24624, 23000]), F('a1.2', [17000, 17000])], {
      pieces: [circle('blocking', 22000, 25000, 1500)],
    });
    for (const laying of [FIELD, MINE]) {
      const rings = layArea(rules, match.state, laying);
      expect(rings.length).toBeGreaterThan(0);
      for (const ring of rings)
        for (const point of ring)
          expect(game.check(match.state, 'a1', layCommand(laying, point)), JSON.stringify([laying, point])).toEqual([]);
      const far = laying === FIELD ? 5500 : 7000;
      expect([inRings(rings, 20000 - far + 20, 20000), inRings(rings, 20000 - far - 20, 20000)]).toEqual([true, false]);
    }
    // The planet takes its round out of the mine's area, the enemy their inch out of the field's.
    expect(inRings(layArea(rules, match.state, MINE), 22000, 25000)).toBe(false);
    expect(inRings(layArea(rules, match.state, FIELD), 22000, 22500)).toBe(false);
    expect(inRings(layArea(rules, match.state, FIELD), 17000, 17000)).toBe(true);
  });

  it('OG-25.8: a wish that is legal is taken as it is, any other drawn to the nearest legal place with the reason', () => {
    const match = during('hold', 'fire', [ship]);
    expect(dragLay(rules, match.state, MINE, { x: 22000.4, y: 21000 })).toEqual({
      at: { x: 22000, y: 21000 },
      stoppedBy: null,
    });
    expect(dragLay(rules, match.state, MINE, { x: 27001, y: 20000 })).toMatchObject({
      at: { x: 27000, y: 20000 },
      stoppedBy: { rule: 'OG-9.35' },
    });
    expect(dragLay(rules, match.state, { kind: 'debris' }, { x: 0, y: 0 })).toBeNull();
    expect(layArea(rules, match.state, { kind: 'debris' })).toEqual([]);
  });

  it('OG-12.4: an enemy all round leaves no place', () => {
    const round = [
      [22200, 20000],
      [17800, 20000],
      [20000, 22200],
      [20000, 17800],
    ].map(([x, y], index) => D(`b1.${index + 1}`, [x!, y!]));
    const match = during('hold', 'fire', [D('a1.1', [20000, 20000], { kind: 'cannon', damage: 2 }), ...round], {
      options: { debris: true },
      windows: [{ kind: 'debris', unit: 'a1.1', slot: 1 }],
    });
    expect(layArea(rules, match.state, { kind: 'debris' })).toEqual([]);
  });
});
