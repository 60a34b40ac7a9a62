import { describe, expect, test } from 'vitest';
import { commandOdds, type CommandOdds } from '../../../../src/games/orions-gate/odds/command.ts';
import { percentText } from '../../../../src/games/orions-gate/odds/fraction.ts';
import type { OrionsGatePosition } from '../../../../src/games/orions-gate/place.ts';
import { kernelSight } from '../../../../src/table/index.ts';
import { battle, type Place } from '../battle.ts';

const rules = { sight: kernelSight };
const circle = (kind: string, x: number, y: number, radius: number) => ({
  kind,
  parts: [{ kind: 'circle', x, y, radius }],
});
const own = (type: Place['type'], components: Place['components'] = []): Place => ({
  id: 'a1.1',
  type,
  pose: [10000, 10000, 0],
  components,
});
const enemy = (x: number, y: number, components: Place['components'] = ['cannon']): Place => ({
  id: 'b1.1',
  type: 'fighters',
  pose: [x, y, 0],
  components,
});
const moving = (
  unit: Place,
  more: Partial<OrionsGatePosition> = {},
  pieces: readonly object[] = [],
  raw: { readonly [key: string]: unknown } = {},
  action: 'move' | 'cruise' | 'ram' = 'move',
) => battle({ units: [unit], activation: { unit: unit.id, action }, ...more }, { layout: [pieces], ...raw });
const firing = (unit: Place, others: readonly Place[], pieces: readonly object[] = []) =>
  battle(
    { units: [unit, ...others], activation: { unit: unit.id, action: 'hold', step: 'fire' } },
    { layout: [pieces] },
  );
const fate = ({ fates }: CommandOdds, index = 0) => {
  const { unit, whole, damaged, lost } = fates[index]!;
  return [unit, percentText(whole), percentText(damaged), percentText(lost)];
};
const ahead = { type: 'plan', first: 8000, pivot: 0, second: 0 } as const;

describe('OG-24.1 odds of a command', () => {
  test('a plain movement rolls nothing and ends in one place for certain', () => {
    const odds = commandOdds(rules, moving(own('fighters', ['cannon'])), 'a1', ahead);
    expect(odds).toMatchObject({ refused: null, rolls: false, parts: [], warp: [] });
    expect(odds.ends).toHaveLength(1);
    expect(odds.fates[0]!.places).toEqual([
      { value: { table: 1, x: 18000, y: 10000, heading: 0 }, chance: { num: 1n, den: 1n } },
    ]);
  });

  test('a command that is not legal has no odds but its refusal', () => {
    const odds = commandOdds(rules, moving(own('fighters', ['cannon'])), 'a1', { ...ahead, first: 9000 });
    expect(odds.refused?.rule).toBe('OG-6.7');
    expect(odds.ends).toEqual([]);
  });

  test('OG-9.35 past an enemy mine: 2D6 + D6 + 1 against Toughness 9', () => {
    const state = moving(own('fighters', ['cannon']), { mines: [{ side: 'B', x: 16000, y: 12000 }] });
    const odds = commandOdds(rules, state, 'a1', ahead);
    expect(fate(odds)).toEqual(['a1.1', '16.20 %', '83.80 %', '0.00 %']);
    expect(odds.parts.map(({ kind, met, harm }) => [kind, percentText(met), percentText(harm)])).toEqual([
      ['mine', '100.00 %', '83.80 %'],
    ]);
  });

  test('OG-9.35 six mines on the way of a Battleship stay few ends', () => {
    const mines = [0, 1, 2, 3, 4, 5].map((place) => ({ side: 'B' as const, x: 11000 + 500 * place, y: 11000 }));
    const odds = commandOdds(
      rules,
      moving(own('battleships', ['cannon', 'cannon', 'cannon', 'cannon', 'cannon', 'cannon']), { mines }),
      'a1',
      { ...ahead, first: 4000 },
    );
    expect(odds.ends).toHaveLength(7);
    expect(odds.parts).toHaveLength(6);
  });

  test('OG-11.5 into a black hole: Scouts are lost, a Destroyer by none of six faces', () => {
    const hole = [circle('dangerous', 16000, 10000, 2000)];
    const scouts = commandOdds(rules, moving(own('scouts'), {}, hole), 'a1', {
      type: 'plan',
      points: [[20000, 10000]],
      heading: 0,
    });
    expect(fate(scouts)).toEqual(['a1.1', '0.00 %', '0.00 %', '100.00 %']);
    const destroyer = commandOdds(
      rules,
      moving(own('destroyers', ['cannon', 'cannon', { kind: 'cannon', damage: 1 }]), {}, hole),
      'a1',
      { ...ahead, first: 6000 },
    );
    expect(fate(destroyer)).toEqual(['a1.1', '0.00 %', '66.67 %', '33.33 %']);
    expect(destroyer.parts[0]).toMatchObject({ kind: 'dangerous', lost: { num: 1n, den: 3n } });
  });

  test('OG-15.2 OG-22.4 past a marker face down: one in six is treacherous, then one in six hurts', () => {
    const state = moving(
      own('scouts'),
      { markers: [{ kind: 'artifact', x: 16000, y: 13500 }], mission: 'artifactHunt' },
      [],
      { mysteriousObjectives: true, mission: 'artifactHunt' },
    );
    const odds = commandOdds(rules, state, 'a1', { type: 'plan', points: [[16000, 10000]], heading: 0 });
    expect(fate(odds)).toEqual(['a1.1', '97.22 %', '0.00 %', '2.78 %']);
    // Five results that do no harm at once, and the treacherous one survived or not.
    expect(odds.ends).toHaveLength(7);
    expect(odds.parts).toMatchObject([{ kind: 'marker', met: { num: 1n, den: 1n }, harm: { num: 1n, den: 36n } }]);
  });

  test('OG-9.24 a Tractor Beam: a place for every die, into a black hole with the last two', () => {
    const state = firing(
      own('destroyers', ['tractorBeam', 'cannon', 'cannon']),
      [enemy(25000, 10000)],
      [circle('dangerous', 18500, 10000, 1500)],
    );
    const odds = commandOdds(rules, state, 'a1', { type: 'useComponent', slot: 1, target: 'b1.1' });
    const target = odds.fates.find(({ unit }) => unit === 'b1.1')!;
    // Its edge touches the hole 4.375 in on: with 5 and 6. A Fighter of two boxes is lost with 2 to 6.
    expect([target.whole, target.damaged, target.lost].map(percentText)).toEqual(['66.67 %', '5.56 %', '27.78 %']);
    expect(target.places.filter(({ value }) => value)).toHaveLength(6);
  });

  test('OG-9.25 a Warp Drive: every roll and what it reaches', () => {
    const odds = commandOdds(rules, firing(own('fighters', ['warpDrive']), [enemy(40000, 10000)]), 'a1', {
      type: 'useComponent',
      slot: 1,
    });
    expect(odds.warp.map(({ value, chance }) => [value, percentText(chance)]).slice(0, 3)).toEqual([
      [2, '2.78 %'],
      [3, '5.56 %'],
      [4, '8.33 %'],
    ]);
    expect(odds.warp).toHaveLength(11);
  });

  test('OG-10.6 a ram: both ships, six ways of the push, hit and backlash apart', () => {
    const state = moving(
      own('destroyers', ['cannon', 'cannon', 'cannon']),
      {
        units: [
          own('destroyers', ['cannon', 'cannon', 'cannon']),
          { ...enemy(15000, 10500), pose: [15000, 10500, 9000] },
        ],
      },
      [],
      {},
      'ram',
    );
    const odds = commandOdds(rules, state, 'a1', { type: 'plan', target: 'b1.1' });
    expect(odds.fates.map((_, index) => fate(odds, index))).toEqual([
      ['a1.1', '42.59 %', '57.41 %', '0.00 %'],
      ['b1.1', '3.70 %', '96.30 %', '0.00 %'],
    ]);
    expect(odds.fates[1]!.places).toHaveLength(6);
    expect(odds.parts.map(({ kind, harm }) => [kind, percentText(harm)])).toEqual([
      ['ram', '96.30 %'],
      ['backlash', '57.41 %'],
    ]);
  });

  test("OG-14.7 OG-10.10 a push into a wormhole: damage, then the exit is its captain's to choose", () => {
    const state = moving(
      own('destroyers', ['cannon', 'cannon', 'cannon']),
      {
        units: [
          own('destroyers', ['cannon', 'cannon', 'cannon']),
          { ...enemy(15000, 10000, ['armoredPlating']), pose: [15000, 10000, 9000] },
        ],
      },
      [circle('wormhole', 18000, 10000, 1500), circle('wormhole', 50000, 30000, 1500)],
      {},
      'ram',
    );
    const odds = commandOdds(rules, state, 'a1', { type: 'plan', target: 'b1.1' });
    expect(odds.parts.map(({ kind }) => kind)).toEqual(['ram', 'wormhole', 'lifted', 'backlash']);
    const lifted = odds.ends.filter(({ value }) => value.windows.some(({ kind }) => kind === 'exit'));
    expect(lifted.length).toBeGreaterThan(0);
  });
});
