import { describe, expect, it } from 'vitest';
import { chanceText, everyRoll, reduced, type Chanced } from '../../../../src/games/orions-gate/odds/index.ts';
import { everyEnd } from '../../../../src/games/orions-gate/odds/every-end.ts';
import { openLedger } from '../../../../src/games/orions-gate/rules/play-ledger.ts';
import { push } from '../../../../src/games/orions-gate/rules/push.ts';
import type { OrionsGateState } from '../../../../src/games/orions-gate/state.ts';
import { kernelSight } from '../../../../src/table/index.ts';
import { battle, type BattleInput } from '../../../helpers/og-position.ts';
import { circle, D, F } from '../battle/scene.ts';

const rules = { sight: kernelSight };
/** What tells two ends apart: damage, place and mines. */
const key = ({ units, mines }: OrionsGateState): string =>
  JSON.stringify([
    units.map(({ status, pose, components }) => [status, pose, components.map(({ damage }) => damage)]),
    mines,
  ]);
const outcomes = (ends: readonly Chanced<OrionsGateState>[]) => {
  const sums: { [key: string]: [number, string] } = {};
  for (const { value, chance } of ends) {
    const [so] = sums[key(value)] ?? [0];
    const sum = so + Number(chance.num) / Number(chance.den);
    sums[key(value)] = [sum, sum.toFixed(12)];
  }
  return Object.fromEntries(Object.entries(sums).map(([name, [, text]]) => [name, text]));
};
const everyPush = (state: OrionsGateState) => everyEnd(rules, state, (ledger) => push(ledger, 'b1.1', 'a1.1')).ends;
const scene = (more: Partial<BattleInput>, ...emp: 'empBlaster'[]) =>
  battle({
    phase: 'destroyers',
    turn: 'A',
    units: [
      D('a1.1', [10000, 10000, 0], 'cannon'),
      F('b1.1', [11625, 10000, 0], ...(emp.length > 0 ? emp : ['shield' as const])),
    ],
    ...more,
  }).state;

describe('every end of a push', () => {
  it('OG-10.10 OG-10.11 OG-24.8 OG-24.9 is what all rolls come to: collision, mine, black hole, marker, under EMP too', () => {
    const planet = { pieces: [circle('blocking', 17000, 10000, 1000)] };
    const hole = { pieces: [circle('dangerous', 16000, 10000, 1000), circle('blocking', 19000, 11000, 1000)] };
    const mine = { mines: [{ side: 'A' as const, x: 17000, y: 10000 }] };
    const unknown = {
      options: { mysteriousObjectives: true, mission: 'territoryControl' },
      markers: [{ kind: 'objective' as const, x: 15000, y: 10000, mystery: 3 }],
    };
    const states = [scene({}), scene(planet), scene(hole), scene(mine), scene(planet, 'empBlaster'), scene(unknown)];
    for (const state of states) {
      const all = everyRoll((dice) => {
        const ledger = openLedger(rules, state, dice);
        push(ledger, 'b1.1', 'a1.1');
        return ledger.state;
      }, key);
      expect(outcomes(everyPush(state))).toEqual(outcomes(all));
    }
  });

  it('OG-C95 a planet right behind: 160 of 216 whatever the face', () => {
    const ends = everyPush(
      battle({
        phase: 'destroyers',
        turn: 'A',
        pieces: [circle('blocking', 13750, 10000, 1000)],
        units: [D('a1.1', [10000, 10000, 0]), F('b1.1', [11625, 10000, 0], 'railgun')],
      }).state,
    );
    const hurt = ends.filter(({ value }) => value.units.some(({ components }) => components[0]?.damage === 1));
    expect(ends).toHaveLength(2);
    expect(hurt.map(({ chance }) => chanceText(chance))).toEqual([chanceText(reduced({ num: 160n, den: 216n }))]);
  });
});
