import { describe, expect, test } from 'vitest';
import { kernelSight } from '../../../../src/table/index.ts';
import { everyRoll } from '../../../../src/games/orions-gate/odds/enumerate.ts';
import {
  chanceText,
  fraction,
  fractionText,
  plus,
  reduced,
  type Fraction,
} from '../../../../src/games/orions-gate/odds/fraction.ts';
import { bothLost, ramOdds } from '../../../../src/games/orions-gate/odds/ram.ts';
import { damageKey } from '../../../../src/games/orions-gate/odds/volley.ts';
import { openLedger } from '../../../../src/games/orions-gate/rules/play-ledger.ts';
import { ram } from '../../../../src/games/orions-gate/rules/ram.ts';
import type { Chance } from '../../../../src/engine/rng.ts';
import type { Activation, OrionsGateState } from '../../../../src/games/orions-gate/state.ts';
import { battle, type Place } from '../battle.ts';

const rules = { sight: kernelSight };
const D: Place = {
  id: 'a1.1',
  type: 'destroyers',
  pose: [10000, 10000, 0],
  components: ['cannon', 'cannon', 'cannon'],
};
const fighter = (heading: number, components: Place['components'] = ['cannon']): Place => ({
  id: 'b1.1',
  type: 'fighters',
  pose: [15000, 10500, heading],
  components,
});
const activation = (allowance: number): Activation => ({
  unit: 'a1.1',
  action: 'ram',
  side: 'A',
  allowance,
  step: 'plan',
  moved: false,
  gunFired: false,
  used: [],
});

/** The whole ram played by the rules with every roll; dice after the first `counted` ones show `rest`. */
function counted(state: OrionsGateState, dice = Infinity, rest = 1, allowance = 9000): { [key: string]: string } {
  const ways = everyRoll((every) => {
    const some: Chance = { ...every, die: (sides?: number) => (every.drawn < dice ? every.die(sides) : rest) };
    Object.defineProperty(some, 'drawn', { get: () => every.drawn });
    const ledger = openLedger(rules, { ...state, activation: activation(allowance) }, some);
    ram(ledger, activation(allowance), { type: 'plan', target: 'b1.1' });
    return ledger.state;
  }, damageKey);
  return shown(ways);
}

function shown(ends: readonly { value: OrionsGateState; chance: Fraction }[]): { [key: string]: string } {
  const sums: { [key: string]: Fraction } = {};
  for (const { value, chance } of ends) sums[damageKey(value)] = plus(sums[damageKey(value)] ?? fraction(0, 1), chance);
  return Object.fromEntries(Object.entries(sums).map(([key, sum]) => [key, fractionText(reduced(sum))]));
}

describe('OG-24.7 rams', () => {
  test('OG-24.7 OG-C131 a Destroyer rams Fighters in the side: hit 104/108, backlash 62/108, each die of the push', () => {
    const odds = ramOdds(rules, battle({ units: [D, fighter(9000)] }), 'a1.1', 'b1.1', 9000);
    expect([odds.distance, odds.contact]).toEqual([3453, { x: 13453, y: 10000 }]);
    expect(chanceText(odds.hit!.chance)).toBe('104/108 = 96.30 %');
    expect(chanceText(odds.backlash!.chance)).toBe('62/108 = 57.41 %');
    expect(odds.pushes.map(({ die, to }) => [die, to.x, to.y])).toEqual(
      [1, 2, 3, 4, 5, 6].map((die) => [die, 15000 + 1000 * die, 10500]),
    );
    expect(odds.target!.damage.map(({ value, chance }) => [value, fractionText(chance)])).toEqual([
      [0, '1/27'],
      [1, '26/27'],
    ]);
    expect(fractionText(odds.target!.destroyed)).toBe('0/1');
    expect(odds.rammer!.lost.map(({ chance }) => fractionText(chance))).toEqual(['0/1', '0/1', '0/1']);
  });

  test('OG-24.7 in the back 2 damage destroys fresh Fighters; a Shield counts (OG-C132), Scouts do not hit back', () => {
    const back = ramOdds(rules, battle({ units: [D, fighter(0)] }), 'a1.1', 'b1.1', 9000);
    expect(chanceText(back.hit!.chance)).toBe('107/108 = 99.07 %');
    expect(fractionText(back.target!.destroyed)).toBe('107/108');
    const shield = ramOdds(rules, battle({ units: [D, fighter(18000, ['shield'])] }), 'a1.1', 'b1.1', 9000);
    expect(chanceText(shield.hit!.chance)).toBe('98/108 = 90.74 %');
    const scouts = ramOdds(
      rules,
      battle({ units: [D, { id: 'b1.1', type: 'scouts', pose: [15000, 10500, 18000] }] }),
      'a1.1',
      'b1.1',
      9000,
    );
    expect(scouts.backlash).toBeNull();
    expect(fractionText(scouts.target!.destroyed)).toBe('1/1');
  });

  test('OG-24.7 equals a count of every roll through the rules: Scouts, whole', () => {
    const shielded = battle({
      units: [
        { ...D, type: 'fighters', components: ['cannon'] },
        { id: 'b1.1', type: 'scouts', pose: [15000, 10500, 18000] },
      ],
    });
    expect(shown(ramOdds(rules, shielded, 'a1.1', 'b1.1', 9000).ends)).toEqual(counted(shielded));
  });

  test('OG-24.7 equals a count of Ablative Armor and hit through the rules; the rammer may fall first', () => {
    const units: Place[] = [
      { ...D, type: 'fighters', components: [{ kind: 'reinforcedRam', damage: 1 }] },
      fighter(0, ['ablativeArmor']),
    ];
    const state = battle({ units });
    const odds = ramOdds(rules, state, 'a1.1', 'b1.1', 12000);
    // Ablative, two Strength dice and two damage dice are counted; the backlash shows ones and does nothing to a
    // Toughness of 9 at Strength 3.
    const some = counted(state, 5, 1, 12000);
    const lostFirst = Object.entries(some).find(([key]) => key.startsWith('destroyed'));
    expect(lostFirst![1]).toBe('1/2');
    const destroyed = Object.entries(some)
      .filter(([key]) => key.includes('destroyed2'))
      .map(([, share]) => share);
    expect(fractionText(odds.target!.destroyed)).toBe(destroyed.find((share) => share !== '1/2'));
    // Half by Ablative Armor, else by the backlash: Fighters against Fighters 89/108.
    expect(fractionText(odds.rammer!.destroyed)).toBe(fractionText(reduced(fraction(108 + 89, 216))));
    expect(bothLost(odds).num).toBeGreaterThan(0n);
  });

  test('OG-24.8 a push into a planet adds a collision', () => {
    const layout = [[{ kind: 'blocking', parts: [{ kind: 'circle', x: 18700, y: 10500, radius: 2000 }] }]];
    const units: Place[] = [D, fighter(9000)];
    const odds = ramOdds(rules, battle({ units }, { layout }), 'a1.1', 'b1.1', 9000);
    expect(odds.pushes.map(({ stoppedBy }) => stoppedBy?.kind ?? null)).toEqual([
      null,
      'piece',
      'piece',
      'piece',
      'piece',
      'piece',
    ]);
    // Two damage: hit 26/27 and, from a 2 on, collision 160/216.
    expect(fractionText(odds.target!.destroyed)).toBe(fractionText(reduced(fraction(26 * 5 * 160, 27 * 6 * 216))));
  });

  test('OG-10.3 a ram that does not reach says why', () => {
    const odds = ramOdds(
      rules,
      battle({ units: [D, { ...fighter(0), pose: [20626, 10000, 0] }] }),
      'a1.1',
      'b1.1',
      9000,
    );
    expect(odds.refused?.reason).toBe('Fighters 1 is 9.001 in away along the ram line; the allowance is 9.000 in.');
    expect(odds.target).toBeNull();
  });
});
