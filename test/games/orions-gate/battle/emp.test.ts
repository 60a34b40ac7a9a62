import { describe, expect, it } from 'vitest';
import { openChance, scriptChance } from '../../../../src/engine/rng.ts';
import { d3, rollD3, rollDice } from '../../../../src/games/orions-gate/roll.ts';
import { underEmp } from '../../../../src/games/orions-gate/rules/emp.ts';
import { eventsOf, play, unit } from '../../../helpers/og-position.ts';
import { D, during, F, hurt, type Placed } from './scene.ts';

/** Rolls scripted dice; all must be drawn. */
function rolled(dice: readonly number[], count: number, emp: boolean) {
  const chance = openChance(scriptChance(dice));
  const roll = rollDice(chance, count, emp);
  expect(chance.drawn).toBe(dice.length);
  return roll;
}

describe('OG-1.5, OG-9.13 dice and EMP', () => {
  it('OG-1.5 OG-C1: dice 1 to 6 read as D3 give 1, 1, 2, 2, 3, 3', () => {
    expect([1, 2, 3, 4, 5, 6].map(d3)).toEqual([1, 1, 2, 2, 3, 3]);
    expect(rollD3(openChance(scriptChance([4])), false)).toEqual({ drawn: [4], kept: [4], emp: false, total: 2 });
    expect(rollD3(openChance(scriptChance([6, 1])), true)).toEqual({ drawn: [6, 1], kept: [1], emp: true, total: 1 });
  });

  it('OG-9.13 OG-C66: the highest die is rolled again, of equals the first; the second result counts', () => {
    expect(rolled([6, 2, 4], 2, true)).toEqual({ drawn: [6, 2, 4], kept: [4, 2], emp: true, total: 6 });
    expect(rolled([5, 5, 1], 2, true)).toMatchObject({ kept: [1, 5], total: 6 });
    expect(rolled([3, 1, 6], 2, true)).toMatchObject({ kept: [6, 1], total: 7 });
    expect(rolled([5, 2], 1, true)).toMatchObject({ kept: [2], total: 2 });
    expect(rolled([6, 2], 2, false)).toEqual({ drawn: [6, 2], kept: [6, 2], emp: false, total: 8 });
  });

  it('OG-9.13: within 12 inches of an enemy with a working EMP Blaster; exactly 12 counts; friends and destroyed ones do not', () => {
    const on = (...others: Placed[]) => {
      const match = during('hold', 'fire', [F('a1.1', [10000, 10000]), ...others]);
      return underEmp(match.state, unit(match, 'a1.1'));
    };
    expect(on(D('b1.1', [23625, 10000], 'empBlaster'))).toBe(true);
    expect(on(D('b1.1', [23626, 10000], 'empBlaster'))).toBe(false);
    expect(on(D('b1.1', [20000, 10000], hurt('empBlaster', 1)))).toBe(true);
    expect(on(D('b1.1', [20000, 10000], hurt('empBlaster', 2)))).toBe(false);
    expect(on(D('a1.2', [20000, 10000], 'empBlaster'))).toBe(false);
  });

  it('OG-9.13 OG-1.10: several EMP Blasters make one re-roll', () => {
    const units = [
      F('a1.1', [10000, 10000]),
      D('b1.1', [20000, 10000, 18000], 'empBlaster', 'empBlaster'),
      D('b1.2', [10000, 20000], 'empBlaster'),
    ];
    const { events } = play(during('move', 'fire', units, { dice: [1, 2, 1] }), 'a1', {
      type: 'firePrimary',
      target: 'b1.1',
    });
    expect(eventsOf(events, 'hitRolled')[0]!.roll).toEqual({ drawn: [1, 2, 1], kept: [1, 1], emp: true, total: 2 });
  });

  it('OG-9.50: Engine, to hit, damage, Ablative Armor, ram D3s, ram damage, push, backlash, Tractor Beam and Warp Drive stand under EMP; D6 of Dangerous and collisions do not', () => {
    const shooter = during(
      'move',
      'fire',
      [
        D('a1.1', [10000, 10000], 'tractorBeam', 'warpDrive'),
        D('b1.1', [20000, 10000, 18000], 'empBlaster'),
        F('b1.2', [10000, 20000]),
      ],
      {
        dice: [6, 6, 6, 1, 1, 1, 2, 1, 3, 4, 2],
      },
    );
    const fired = play(shooter, 'a1', { type: 'firePrimary', target: 'b1.1' });
    expect(eventsOf(fired.events, 'hitRolled')[0]!.roll.emp).toBe(true);
    expect(eventsOf(fired.events, 'damageRolled')[0]!.roll).toMatchObject({ drawn: [1, 1, 1], emp: true });
    const pulled = play(fired.match, 'a1', { type: 'useComponent', slot: 1, target: 'b1.2' });
    expect(eventsOf(pulled.events, 'pulled')[0]!.roll).toEqual({ drawn: [2, 1], kept: [1], emp: true, total: 1 });
    const warped = play(pulled.match, 'a1', { type: 'useComponent', slot: 2 });
    expect(eventsOf(warped.events, 'warpRolled')[0]!.roll).toEqual({
      drawn: [3, 4, 2],
      kept: [3, 2],
      emp: true,
      total: 5,
    });
  });

  it('OG-9.50: in a ram every roll of either ship is its own; a unit out of play is free', () => {
    const units = [
      D('a1.1', [10000, 10000], 'reinforcedRam', 'empBlaster'),
      F('b1.1', [15000, 10500, 18000], 'ablativeArmor'),
      D('b1.2', [20000, 18000], 'empBlaster'),
    ];
    const dice = [4, 3, 1, 2, 1, 2, 1, 1, 2, 1, 1, 2, 1, 1, 2];
    const ram = during('ram', 'plan', units, { dice: [...dice, 3] });
    const { events } = play(ram, 'a1', { type: 'plan', target: 'b1.1' });
    expect(eventsOf(events, 'ablativeRolled')[0]!.roll).toMatchObject({ drawn: [4, 3], kept: [3] });
    const [hit, back] = eventsOf(events, 'autoHit');
    expect(hit!.strengthRolls.map(({ drawn }) => drawn)).toEqual([
      [1, 2],
      [1, 2],
    ]);
    expect(hit!.roll.drawn).toEqual([1, 1, 2]);
    expect(eventsOf(events, 'pushed')[0]!.roll).toMatchObject({ drawn: [1, 1], total: 1 });
    expect(back!.strengthRolls[0]!.drawn).toEqual([2, 1]);
    expect(back!.roll).toMatchObject({ drawn: [1, 2, 3], emp: true });
    // The rammed unit is lost: its backlash is rolled without EMP.
    const killing = [F('a1.1', [10000, 10000], 'empBlaster'), F('b1.1', [15000, 10000, 18000], hurt('shield', 1))];
    const killed = play(during('ram', 'plan', killing, { dice: [6, 6, 6, 1, 1, 1] }), 'a1', {
      type: 'plan',
      target: 'b1.1',
    });
    expect(eventsOf(killed.events, 'autoHit').map(({ roll }) => roll.emp)).toEqual([false, false]);
  });
});
