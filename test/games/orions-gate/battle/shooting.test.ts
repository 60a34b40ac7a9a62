import { describe, expect, it } from 'vitest';
import { damageOf, diceLeft, eventsOf, play, playAll, refusal, refused, unit } from '../../../helpers/og-position.ts';
import { attackNeeds } from '../../../../src/games/orions-gate/rules/attack.ts';
import { canTarget, PRIMARY } from '../../../../src/games/orions-gate/rules/shooting.ts';
import { thePlaced } from '../../../../src/games/orions-gate/units.ts';
import { kernelSight } from '../../../../src/table/kernel.ts';
import { B, circle, D, during, F, hurt, S, type More, type Placed } from './scene.ts';

/**
 * The primary gun of the first unit fires at b1.1: the two rolls, and the state after. Every scripted die must be used.
 */
function fired(dice: readonly number[], units: readonly Placed[], more: More = {}) {
  const { match, events } = play(during('move', 'fire', units, { ...more, dice }), 'a1', {
    type: 'firePrimary',
    target: 'b1.1',
  });
  expect(diceLeft(match)).toEqual([]);
  return {
    match,
    events,
    hit: eventsOf(events, 'hitRolled')[0]!,
    damage: eventsOf(events, 'damageRolled')[0],
    given: eventsOf(events, 'damaged'),
  };
}

function needs(units: readonly Placed[], more: More = {}) {
  const { state } = during('move', 'fire', units, more);
  const needs = attackNeeds({ sight: kernelSight }, state, thePlaced(state, 'a1.1'), thePlaced(state, 'b1.1'), PRIMARY);
  return [needs.needToHit, needs.needToDamage, needs.damage];
}

const facing = (attacker: Placed, target: Placed) => [attacker, target];
const nebula = [circle('obscuring', 15000, 12000, 2500)];

describe('OG-7 shooting', () => {
  it('OG-7.1: the primary gun fires once after Hold or Move, at one enemy; Scouts too', () => {
    for (const action of ['hold', 'move'] as const) {
      const match = during(action, 'fire', [S('a1.1', [10000, 10000]), D('b1.1', [15000, 10000])], {
        dice: [1, 1, 1, 1],
      });
      const { match: after } = play(match, 'a1', { type: 'firePrimary', target: 'b1.1' });
      expect(after.state.activation).toMatchObject({ gunFired: true, used: [] });
      expect(diceLeft(after)).toEqual([1, 1]);
    }
  });

  it('OG-7.1 OG-I42: no primary gun after Cruise or Ram', () => {
    const units = [D('a1.1', [10000, 10000]), D('b1.1', [15000, 10000])];
    expect(refusal(during('cruise', 'fire', units), 'a1', { type: 'firePrimary', target: 'b1.1' })).toBe(
      'OG-7.1: No primary gun after Cruise.',
    );
    expect(refusal(during('ram', 'fire', units), 'a1', { type: 'firePrimary', target: 'b1.1' })).toBe(
      'OG-7.1: No primary gun after Ram.',
    );
  });

  it('OG-7.1 OG-9.1 OG-I43: no primary gun after a component', () => {
    const match = during('move', 'fire', [D('a1.1', [10000, 10000], 'cannon'), D('b1.1', [15000, 10000])], {
      dice: [1, 1],
    });
    const after = play(match, 'a1', { type: 'useComponent', slot: 1, target: 'b1.1' }).match;
    expect(refusal(after, 'a1', { type: 'firePrimary', target: 'b1.1' })).toBe(
      'OG-7.1: The primary gun must fire before components.',
    );
  });

  it('OG-7.1 OG-I44: not a second time', () => {
    const match = during('move', 'fire', [D('a1.1', [10000, 10000]), D('b1.1', [15000, 10000])], { dice: [1, 1] });
    const after = play(match, 'a1', { type: 'firePrimary', target: 'b1.1' }).match;
    expect(refusal(after, 'a1', { type: 'firePrimary', target: 'b1.1' })).toBe(
      'OG-7.1: The primary gun has already fired.',
    );
  });

  it('OG-7.2 OG-2.5 OG-C8 OG-I45: exactly 18 inches is in range, 18.001 is not', () => {
    const at = (x: number, y: number) => during('move', 'fire', [D('a1.1', [10000, 10000]), D('b1.1', [x, y])]);
    expect(refusal(at(30000, 10001), 'a1', { type: 'firePrimary', target: 'b1.1' })).toBe(
      'OG-7.2: Destroyers 1 is 18.001 in away; the range is 18.000 in.',
    );
    const { state } = at(22000, 26000);
    expect(
      canTarget({ sight: kernelSight }, state, thePlaced(state, 'a1.1'), thePlaced(state, 'b1.1'), PRIMARY),
    ).toBeNull();
  });

  it('OG-7.2 OG-I47: no friendly fire', () => {
    const match = during('move', 'fire', [D('a1.1', [10000, 10000]), D('a1.2', [15000, 10000])]);
    expect(refusal(match, 'a1', { type: 'firePrimary', target: 'a1.2' })).toBe('OG-7.2: Destroyers 2 is on your side.');
    expect(refusal(match, 'a1', { type: 'firePrimary', target: 'b1.7' })).toBe('OG-20.1: There is no unit b1.7.');
  });

  it('OG-2.13 OG-I48: nothing is in range across tables', () => {
    const { state } = during('move', 'fire', [D('a1.1', [10000, 10000]), D('b1.1', [15000, 10000])]);
    const target = thePlaced(state, 'b1.1');
    const refusal = canTarget(
      { sight: kernelSight },
      state,
      thePlaced(state, 'a1.1'),
      { ...target, pose: { ...target.pose, table: 2 } },
      PRIMARY,
    )!;
    expect(`${refusal.rule}: ${refusal.reason}`).toBe('OG-2.13: Destroyers 1 is on table 2, not on table 1.');
  });

  it('OG-7.2: a lost unit is no target', () => {
    const gone = { ...D('b1.1', [15000, 10000]), status: 'destroyed' as const };
    const match = during('move', 'fire', [D('a1.1', [10000, 10000]), gone, D('b1.2', [15000, 20000])]);
    expect(refusal(match, 'a1', { type: 'firePrimary', target: 'b1.1' })).toBe('OG-20.1: Destroyers 1 is not in play.');
  });

  it('OG-7.2: primary guns have no arc: they fire backwards too', () => {
    const { match } = fired([6, 6, 6, 6], [D('a1.1', [20000, 10000, 0]), D('b1.1', [10000, 10000, 0])]);
    expect(damageOf(match, 'b1.1')).toEqual([1, 0, 0]);
  });

  it('OG-7.8 OG-7.9 OG-7.12 OG-C54: F shoots D in front: 5+ and 9+', () => {
    const units = facing(F('a1.1', [10000, 10000]), D('b1.1', [20000, 10000, 18000]));
    expect(needs(units)).toEqual([5, 9, 1]);
    const hurting = fired([2, 3, 4, 5], units);
    expect(hurting.hit).toMatchObject({ accuracy: [{ name: 'primary', value: 4 }], evasion: 9, hit: true, gap: 8375 });
    expect(hurting.damage).toMatchObject({
      strength: [{ name: 'primary', value: 2 }],
      toughness: [{ name: 'destroyers', value: 11 }],
      back: false,
      success: true,
    });
    expect(damageOf(hurting.match, 'b1.1')).toEqual([1, 0, 0]);
    const miss = fired([2, 2], units);
    expect(miss.hit.hit).toBe(false);
    expect(miss.damage).toBeUndefined();
    const weak = fired([2, 3, 4, 4], units);
    expect(weak.damage!.success).toBe(false);
    expect(damageOf(weak.match, 'b1.1')).toEqual([0, 0, 0]);
    expect(damageOf(weak.match, 'a1.1')).toEqual([0]);
  });

  it('OG-7.10 OG-C55: in the back 5+ and 8+, 2 damage', () => {
    const units = facing(F('a1.1', [10000, 10000]), D('b1.1', [20000, 10000, 0]));
    expect(needs(units)).toEqual([5, 8, 2]);
    const { match, damage, given } = fired([2, 3, 4, 4], units);
    expect(damage).toMatchObject({
      back: true,
      strength: [
        { name: 'primary', value: 2 },
        { name: 'back', value: 1 },
      ],
    });
    expect(given).toMatchObject([{ points: 2, slots: [{ slot: 1, damage: 2 }] }]);
    expect(damageOf(match, 'b1.1')).toEqual([2, 0, 0]);
  });

  it('OG-7.5 OG-C56: with cover 5+ and 10+; with cover and from the back 9+', () => {
    expect(needs(facing(F('a1.1', [10000, 10000]), D('b1.1', [20000, 10000, 18000])), { pieces: nebula })).toEqual([
      5, 10, 1,
    ]);
    expect(needs(facing(F('a1.1', [10000, 10000]), D('b1.1', [20000, 10000, 0])), { pieces: nebula })).toEqual([
      5, 9, 2,
    ]);
  });

  it('OG-1.7 OG-7.13 OG-C57: B shoots S: 13+ never hits, the dice are rolled all the same', () => {
    const units = facing(B('a1.1', [10000, 10000]), S('b1.1', [20000, 10000, 18000]));
    expect(needs(units)[0]).toBe(13);
    const { hit, match } = fired([6, 6], units);
    expect(hit.hit).toBe(false);
    expect(unit(match, 'b1.1').status).toBe('inPlay');
  });

  it('OG-1.7 OG-C58: S shoots B: 1+ always hits; 13+ never damages, in the back 12+ does', () => {
    const front = facing(S('a1.1', [10000, 10000]), B('b1.1', [15000, 10000, 18000]));
    expect(needs(front)).toEqual([1, 13, 1]);
    expect(damageOf(fired([1, 1, 6, 6], front).match, 'b1.1')).toEqual([0, 0, 0, 0, 0, 0]);
    const back = facing(S('a1.1', [10000, 10000]), B('b1.1', [15000, 10000, 0]));
    expect(needs(back)).toEqual([1, 12, 2]);
    expect(damageOf(fired([1, 1, 6, 6], back).match, 'b1.1')).toEqual([2, 0, 0, 0, 0, 0]);
  });

  it('OG-7.11 OG-9.19: each working Precision Sensor gives the ship +1 Accuracy, gun and components', () => {
    const ship = D('a1.1', [10000, 10000], 'precisionSensor', hurt('precisionSensor', 1), 'cannon');
    const units = [ship, F('b1.1', [20000, 10000, 18000])];
    expect(needs(units)).toEqual([7, 5, 1]);
    const { match, events } = playAll(during('move', 'fire', units, { dice: [1, 1, 1, 1] }), [
      ['a1', { type: 'firePrimary', target: 'b1.1' }],
      ['a1', { type: 'useComponent', slot: 3, target: 'b1.1' }],
    ]);
    expect(eventsOf(events, 'hitRolled').map(({ accuracy }) => accuracy)).toEqual([
      [
        { name: 'primary', value: 2 },
        { name: 'precisionSensor', value: 2 },
      ],
      [
        { name: 'cannon', value: 3 },
        { name: 'precisionSensor', value: 2 },
      ],
    ]);
    expect(diceLeft(match)).toEqual([]);
    expect(needs([D('a1.1', [10000, 10000], hurt('precisionSensor', 2)), F('b1.1', [20000, 10000, 18000])])).toEqual([
      9, 5, 1,
    ]);
  });

  it('OG-20.4: a friend is told before timing, timing before range, range before sight', () => {
    const pieces = [circle('blocking', 20000, 10000, 3000)];
    const units = [
      F('a1.1', [10000, 10000]),
      F('b1.1', [40000, 10000]),
      F('b1.2', [23700, 10000]),
      F('a1.2', [10000, 30000]),
    ];
    const late = during('cruise', 'fire', units, { pieces });
    expect(refusal(late, 'a1', { type: 'firePrimary', target: 'a1.2' })).toMatch(/^OG-7.2: /);
    expect(refusal(late, 'a1', { type: 'firePrimary', target: 'b1.1' })).toMatch(/^OG-7.1: /);
    const now = during('move', 'fire', units, { pieces });
    expect(refusal(now, 'a1', { type: 'firePrimary', target: 'b1.1' })).toBe(
      'OG-7.2: Fighters 1 is 28.750 in away; the range is 12.000 in.',
    );
    expect(
      refused(
        during('move', 'fire', [F('a1.1', [10000, 10000]), F('b1.1', [23250, 10000])], {
          pieces: [circle('blocking', 18000, 10000, 3000)],
        }),
        'a1',
        { type: 'firePrimary', target: 'b1.1' },
      )[0]!.rule,
    ).toBe('OG-7.3');
  });
});
