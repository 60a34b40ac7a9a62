import { describe, expect, test } from 'vitest';
import { kernelSight } from '../../../../src/table/index.ts';
import { damageKey, volleyOdds, type VolleyStep } from '../../../../src/games/orions-gate/odds/volley.ts';
import { everyRoll } from '../../../../src/games/orions-gate/odds/enumerate.ts';
import {
  chanceText,
  fraction,
  fractionText,
  percentText,
  plus,
  reduced,
  type Fraction,
} from '../../../../src/games/orions-gate/odds/fraction.ts';
import { openLedger } from '../../../../src/games/orions-gate/rules/play-ledger.ts';
import { attack } from '../../../../src/games/orions-gate/rules/attack.ts';
import type { OrionsGateState } from '../../../../src/games/orions-gate/state.ts';
import { checkPlay, decidePlay, type PlayCommand } from '../../../../src/games/orions-gate/rules/play.ts';
import { canTarget, PRIMARY } from '../../../../src/games/orions-gate/rules/shooting.ts';
import { evolve } from '../../../../src/games/orions-gate/evolve.ts';
import { thePlaced } from '../../../../src/games/orions-gate/units.ts';
import { scattered } from '../aids/scatter.ts';
import { battle, type Place } from '../battle.ts';

const rules = { sight: kernelSight };
const D: Place = {
  id: 'a1.1',
  type: 'destroyers',
  pose: [20000, 20000, 0],
  components: ['cannon', 'cannon', 'shield'],
};

/** The same volley counted by the resolver that rolls: every way the dice can fall, one attack after the other. */
function counted(state: OrionsGateState, attacker: string, steps: readonly VolleyStep[]): { [key: string]: string } {
  let ends: { value: OrionsGateState; chance: Fraction }[] = [{ value: state, chance: fraction(1, 1) }];
  for (const { slot, targets } of steps) {
    for (const target of targets!) {
      const kind = slot === 0 ? 'primary' : state.units.find(({ id }) => id === attacker)!.components[slot - 1]!.kind;
      ends = ends.flatMap(({ value, chance }) =>
        everyRoll((dice) => {
          const ledger = openLedger(rules, value, dice);
          attack(ledger, attacker, target, { slot, kind });
          return ledger.state;
        }, damageKey).map((end) => ({
          value: end.value,
          chance: reduced({ num: chance.num * end.chance.num, den: chance.den * end.chance.den }),
        })),
      );
    }
  }
  return shown(ends);
}

function shown(ends: readonly { value: OrionsGateState; chance: Fraction }[]): { [key: string]: string } {
  const sums: { [key: string]: Fraction } = {};
  for (const { value, chance } of ends) sums[damageKey(value)] = plus(sums[damageKey(value)] ?? fraction(0, 1), chance);
  return Object.fromEntries(Object.entries(sums).map(([key, sum]) => [key, fractionText(reduced(sum))]));
}

const sumOf = (all: readonly { chance: Fraction }[]) =>
  fractionText(reduced(all.reduce((sum, { chance }) => plus(sum, chance), fraction(0, 1))));

/** Gun, then a component, as commands decided by the rules with every roll. */
function decided(state: OrionsGateState, attacker: string, steps: readonly VolleyStep[]): { [key: string]: string } {
  const unit = state.units.find(({ id }) => id === attacker)!;
  const firing = {
    unit: attacker,
    action: 'hold',
    side: unit.side,
    allowance: 0,
    step: 'fire',
    moved: false,
    gunFired: false,
    used: [],
  } as const;
  let ends: { value: OrionsGateState; chance: Fraction }[] = [
    { value: { ...state, phase: unit.unitType, turn: unit.side, activation: firing }, chance: fraction(1, 1) },
  ];
  for (const { slot, targets } of steps) {
    const command: PlayCommand =
      slot === 0 ? { type: 'firePrimary', target: targets![0]! } : { type: 'useComponent', slot, target: targets![0]! };
    ends = ends.flatMap(({ value, chance }) => {
      if (checkPlay(rules, value, unit.captain, command).length > 0) return [{ value, chance }];
      const ways = everyRoll(
        (dice) => decidePlay(rules, value, unit.captain, command, dice).reduce(evolve, value),
        damageKey,
      );
      return ways.map((end) => ({
        value: end.value,
        chance: reduced({ num: chance.num * end.chance.num, den: chance.den * end.chance.den }),
      }));
    });
  }
  return shown(ends);
}

describe('OG-24.10 volleys', () => {
  test('OG-24.10 in crowded battles every volley sums to 1 and equals a count through the commands themselves', () => {
    let compared = 0;
    for (let seed = 0; seed < 12; seed++) {
      const { state } = scattered(`volley ${seed}`, 10, 6);
      for (const unit of state.units) {
        const target = state.units.find(
          ({ side, id }) =>
            side !== unit.side &&
            canTarget(rules, state, thePlaced(state, unit.id), thePlaced(state, id), PRIMARY) === null,
        );
        if (!target) continue;
        const steps: readonly VolleyStep[] = [
          { slot: 0, targets: [target.id] },
          ...(unit.components.length > 2 ? [{ slot: 2, targets: [target.id] }] : []),
        ];
        const odds = volleyOdds(rules, state, unit.id, steps);
        expect(sumOf(odds.ends)).toBe('1/1');
        expect(shown(odds.ends)).toEqual(decided(state, unit.id, steps));
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(20);
  });

  const gunAndCannons: readonly VolleyStep[] = [
    { slot: 0, targets: ['b1.1'] },
    { slot: 1, targets: ['b1.1'] },
    { slot: 2, targets: ['b1.1'] },
  ];

  test('OG-C130 OG-24.10 gun and two Cannons at fresh Fighters with one component, front and back', () => {
    const front = battle({
      units: [D, { id: 'b1.1', type: 'fighters', pose: [30000, 20000, 18000], components: ['cannon'] }],
    });
    const odds = volleyOdds(rules, front, 'a1.1', gunAndCannons);
    expect(odds.attacks.map(({ chance }) => fractionText(chance!.both))).toEqual(['300/1296', '495/1296', '495/1296']);
    expect(chanceText(odds.targets[0]!.destroyed)).toBe('285725/1119744 = 25.52 %');
    const back = battle({
      units: [D, { id: 'b1.1', type: 'fighters', pose: [30000, 20000, 0], components: ['cannon'] }],
    });
    const behind = volleyOdds(rules, back, 'a1.1', gunAndCannons);
    expect(behind.attacks.map(({ chance }) => fractionText(chance!.both))).toEqual([
      '330/1296',
      '525/1296',
      '525/1296',
    ]);
    expect(chanceText(behind.targets[0]!.destroyed)).toBe('29676895/40310784 = 73.62 %');
    expect(behind.targets[0]!.damage.map(({ value }) => value)).toEqual([0, 2]);
  });

  test('OG-24.10 equals a count of all dice through the rules; a Shield lost on the way lowers the Toughness of the next attack', () => {
    const state = battle({
      units: [
        D,
        {
          id: 'b1.1',
          type: 'destroyers',
          pose: [30000, 20000, 18000],
          components: [{ kind: 'shield', damage: 1 }, 'shield', 'cannon'],
        },
      ],
    });
    const odds = volleyOdds(rules, state, 'a1.1', gunAndCannons);
    expect(shown(odds.ends)).toEqual(counted(state, 'a1.1', gunAndCannons));
    expect(sumOf(odds.ends)).toBe('1/1');
    expect(sumOf(odds.targets[0]!.damage)).toBe('1/1');
    const alone = odds.attacks.map(({ chance }) => 1 - Number(chance!.both.num) / Number(chance!.both.den));
    const none = odds.targets[0]!.damage.find(({ value }) => value === 0)!.chance;
    expect(Number(none.num) / Number(none.den)).toBeCloseTo(alone[0]! * alone[1]! * alone[2]!, 12);
    expect(odds.targets[0]!.lost.map(({ slot }) => slot)).toEqual([1, 2, 3]);
    // The third attack meets Toughness 12 once the first Shield is gone: more than a product of single chances.
    const second = odds.targets[0]!.lost[1]!.chance;
    expect(Number(second.num)).toBeGreaterThan(0);
  });

  test('OG-24.10 an EMP Blaster shot off in the volley no longer spoils the next attack', () => {
    const units: Place[] = [
      { ...D, components: ['torpedo', 'shield', 'shield'] },
      {
        id: 'b1.1',
        type: 'destroyers',
        pose: [26000, 20000, 0],
        components: [{ kind: 'empBlaster', damage: 1 }, 'cannon', 'cannon'],
      },
    ];
    const steps: readonly VolleyStep[] = [
      { slot: 0, targets: ['b1.1'] },
      { slot: 1, targets: ['b1.1'] },
    ];
    const state = battle({ units });
    const odds = volleyOdds(rules, state, 'a1.1', steps);
    expect(odds.attacks.every(({ needs }) => needs!.emp)).toBe(true);
    expect(shown(odds.ends)).toEqual(counted(state, 'a1.1', steps));
  });

  test('OG-24.10 OG-9.18 a Missile Cluster passes over a target lost before its attack; OG-9.16 a Hangar attacks all in range', () => {
    const units: Place[] = [
      { ...D, components: ['missileCluster', 'hangar', 'shield'] },
      { id: 'b1.1', type: 'scouts', pose: [24000, 20000, 0] },
      { id: 'b1.2', type: 'fighters', pose: [20000, 25000, 0], components: [{ kind: 'cannon', damage: 1 }] },
      { id: 'b1.3', type: 'scouts', pose: [29000, 20000, 0] },
    ];
    const state = battle({ units });
    const odds = volleyOdds(rules, state, 'a1.1', [
      { slot: 0, targets: ['b1.1'] },
      { slot: 1, targets: ['b1.1', 'b1.3'] },
      { slot: 2 },
    ]);
    expect(odds.attacks.filter(({ slot }) => slot === 2).map(({ target }) => target)).toEqual(['b1.1', 'b1.2']);
    expect(odds.targets.map(({ unit }) => unit)).toEqual(['b1.1', 'b1.2', 'b1.3']);
    const steps = [
      { slot: 0, targets: ['b1.1'] },
      { slot: 1, targets: ['b1.1', 'b1.3'] },
      { slot: 2, targets: ['b1.1', 'b1.2'] },
    ];
    expect(shown(odds.ends)).toEqual(counted(state, 'a1.1', steps));
  });

  test('OG-24.10 what cannot be shot at counts for nothing and says why', () => {
    const state = battle({
      units: [
        D,
        { id: 'b1.1', type: 'destroyers', pose: [40001, 20000, 0], components: ['shield', 'shield', 'cannon'] },
      ],
    });
    const odds = volleyOdds(rules, state, 'a1.1', [{ slot: 0, targets: ['b1.1'] }]);
    expect(odds.attacks[0]!.refused).toMatchObject({
      rule: 'OG-7.2',
      reason: 'Destroyers 1 is 18.001 in away; the range is 18.000 in.',
    });
    expect(odds.targets).toEqual([]);
    expect(odds.ends.map(({ value }) => value)).toEqual([state]);
  });

  test('OG-24.10 Scouts are lost by any damage', () => {
    const state = battle({ units: [D, { id: 'b1.1', type: 'scouts', pose: [30000, 20000, 18000] }] });
    const odds = volleyOdds(rules, state, 'a1.1', [
      { slot: 1, targets: ['b1.1'] },
      { slot: 2, targets: ['b1.1'] },
    ]);
    const miss = (1296 - 216) / 1296;
    expect(percentText(odds.targets[0]!.destroyed)).toBe(`${(100 * (1 - miss * miss)).toFixed(2)} %`);
    expect(odds.targets[0]!.lost).toEqual([]);
  });
});
