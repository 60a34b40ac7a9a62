import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../src/games/orions-gate/aids/answers/answers.ts';
import { openHeat } from '../../../../../src/games/orions-gate/aids/heat.ts';
import { openTrial, withGhost } from '../../../../../src/games/orions-gate/aids/trial.ts';
import {
  chanceText,
  fraction,
  reduced,
  toNumber,
  type Fraction,
} from '../../../../../src/games/orions-gate/odds/index.ts';
import { checkBoard } from '../../../../../src/games/orions-gate/rules/boarding.ts';
import { thePlaced } from '../../../../../src/games/orions-gate/units.ts';
import { kernelSight } from '../../../../../src/table/index.ts';
import { battle, type BattleInput } from '../../../../helpers/og-position.ts';
import { circle } from '../../battle/scene.ts';

const rules = { sight: kernelSight };
type Placed = NonNullable<BattleInput['units']>[number];
type Parts = NonNullable<Placed['components']>;

/** An own Fighter on the middle line with its last box: bonus 1. */
const own = (x: number, more: Partial<Placed> = {}): Placed => ({
  id: 'a1.1',
  type: 'fighters',
  pose: [x, 24000, 9000],
  components: [{ kind: 'railgun', damage: 1 }],
  ...more,
});
/** An enemy Destroyer at x 40000, its side turned to the unit, so that it cannot ram; intact, bonus 6. */
const enemy = (components: Parts = [], more: Partial<Placed> = {}): Placed => ({
  id: 'b1.1',
  type: 'destroyers',
  pose: [40000, 24000, 9000],
  components,
  ...more,
});
const stateOf = (
  units: readonly Placed[],
  options: BattleInput['options'] = { boarding: true },
  more: Partial<BattleInput> = {},
) => battle({ phase: 'fighters', turn: 'A', units: [...units], options, ...more }).state;
const answers = (units: readonly Placed[], options?: BattleInput['options'], more?: Partial<BattleInput>) =>
  answersTo(rules, stateOf(units, options, more), 'a1.1');
const only = (...asked: Parameters<typeof answers>) => {
  const { list } = answers(...asked);
  expect(list.length).toBe(1);
  return list[0]!;
};
const same = (chance: Fraction, num: number, den: number) =>
  expect(chanceText(chance)).toBe(chanceText(reduced(fraction(num, den))));
/** 1.625 in of bases, 3 in of boarding, 9 in of Cruise. */
const MIN_X = 40000 - 1625 - 3000 - 9000;

describe('an answer that is a boarding', () => {
  it('OG-C134 OG-24.11 is told with its captures; the rules allow it from where it is told', () => {
    // D [3 intact, Barracks among them] against F [1 damaged]: 7 against 1 captures always.
    const sure = only([own(32000), enemy(['barracks'])]);
    expect(sure).toMatchObject({ kind: 'boarding', action: 'move', slots: [] });
    same(sure.captured, 1, 1);
    same(sure.costs, 0, 1);
    same(sure.mean, 0, 1);
    const state = stateOf([own(32000), enemy(['barracks'])]);
    expect(
      openTrial(rules, state, 'b1.1', 'move', sure.needs).refuse({ first: 0, pivot: 9000, second: sure.needs }),
    ).toBe(null);
    const there = withGhost(state, 'b1.1', sure.pose);
    const activation = {
      unit: 'b1.1',
      action: 'move',
      side: 'B',
      allowance: 6000,
      step: 'fire',
      moved: true,
      gunFired: false,
      used: [],
    } as const;
    expect(checkBoard(rules, there, thePlaced(there, 'b1.1'), activation, 'a1.1')).toBe(null);
  });

  it('OG-24.11 OG-13.5 counts ties, D3 to each, and that the boarder is captured or lost', () => {
    // 6 against 5 (2 Shields and 1 damaged), d = 1: 21 captures, 5 ties, 10 captured, of 36.
    const boarded = only([
      own(32000, { type: 'destroyers', components: [{ kind: 'railgun', damage: 1 }, 'shield', 'shield'] }),
      enemy(),
    ]);
    expect(boarded.kind).toBe('boarding');
    same(boarded.captured, 21, 36);
    same(boarded.costs, 10, 36);
    same(boarded.mean, 5 * 2, 36);
    same(boarded.destroyed, 0, 1);
    // The first box goes at any D3, the Shield beside it at a 3.
    expect(boarded.lost.map(({ chance }) => chanceText(chance))).toEqual(
      [
        [5, 36],
        [5, 108],
        [0, 1],
      ].map(([num, den]) => chanceText(reduced(fraction(num!, den!)))),
    );
    // 6 against 2 (an intact one), d = 4: a tie of 2 in 36 costs its two boxes with a D3 of 2 or 3.
    const fighter = only([own(32000, { components: ['railgun'] }), enemy()]);
    same(fighter.captured, 33, 36);
    same(fighter.destroyed, 2 * 2, 36 * 3);
    same(fighter.mean, 2 * 5, 36 * 3);
    const { together } = answers([own(32000, { components: ['railgun'] }), enemy()]);
    expect(together.captured).toBeCloseTo(33 / 36, 11);
    expect(together.destroyed).toBeCloseTo(4 / 108, 11);
    expect(together.mean).toBeCloseTo(toNumber(fighter.mean), 11);
  });

  it('OG-13.2 reaches 3 in and 3 more for each Boarding Pods after a Cruise, in sight, and never without the option', () => {
    expect(only([own(MIN_X + 3), enemy()])).toMatchObject({ kind: 'boarding', action: 'cruise' });
    expect(answers([own(MIN_X - 3), enemy()]).list.every(({ kind }) => kind === 'shot')).toBe(true);
    expect(only([own(MIN_X - 6000 + 3), enemy(['boardingPods', 'boardingPods'])])).toMatchObject({
      kind: 'boarding',
      action: 'cruise',
    });
    expect(only([own(32000), enemy()], {}).kind).toBe('shot');
    const wall = { pieces: [circle('blocking', 34300, 24000, 1500)] };
    expect(
      answers([own(31000), enemy()], { boarding: true }, wall).list.every(
        ({ kind, pose }) => kind === 'shot' || Math.abs(pose.y - 24000) > 1000,
      ),
    ).toBe(true);
  });

  it('OG-C103 OG-13.1 no gap of 9.001 in for two Boarding Pods; Scouts neither board nor are boarded', () => {
    const held = (gap: number) =>
      only([
        own(40000 - 1625 - gap),
        enemy(['boardingPods', 'boardingPods', 'engine'], { pose: [40000, 24000, 18000] }),
      ]);
    expect(held(9000)).toMatchObject({ kind: 'boarding', action: 'hold', needs: 0 });
    expect(held(9001).action).not.toBe('hold');
    expect(only([own(32000, { type: 'scouts', components: [] }), enemy()]).kind).not.toBe('boarding');
    expect(only([own(35000), { id: 'b1.1', type: 'scouts', pose: [40000, 24000, 9000] }]).kind).toBe('shot');
  });

  it('OG-24.12 weighs the roll of the Engines', () => {
    // 14 in from 9 in of Cruise: 2D6 of 5 or more.
    const rolled = only([own(MIN_X - 5000 + 3), enemy(['engine'])]);
    expect(rolled).toMatchObject({ kind: 'boarding', action: 'cruise' });
    same(rolled.comes, 30, 36);
    same(rolled.captured, 30 * 35, 36 * 36);
  });

  it('OG-13.6 one boarding counts in the sum, after the shots of those who may act before it', () => {
    const plated: Partial<Placed> = { components: ['armoredPlating'] };
    const gunner: Placed = { id: 'b1.2', type: 'fighters', pose: [32000, 36000, 27000], components: [] };
    const sum = (units: readonly Placed[]) => answers(units).together;
    const [alone, shots, both] = [
      sum([own(32000, plated), enemy()]),
      sum([own(32000, plated), gunner]),
      sum([own(32000, plated), enemy(), gunner]),
    ];
    expect(alone.captured).toBeCloseTo(33 / 36, 11);
    // Damage of the shots first: a hit ship has less to set against the boarder, 6 against 1: 35 of 36.
    const hit = shots.mean;
    expect(hit).toBeGreaterThan(0.2);
    expect(both.captured).toBeGreaterThan(alone.captured);
    expect(both.captured).toBeLessThan(35 / 36);
  });

  it('OG-13.4 OG-25.7 the layer has the captures', () => {
    const state = stateOf([own(32000), enemy(['barracks'])]);
    const cells = [...openHeat(rules, state, 'a1.1', 'move', 3000).count()];
    expect(cells[0]!.captured).toBe(1);
    expect(
      [...openHeat(rules, stateOf([own(32000), enemy(['barracks'])], {}), 'a1.1', 'move', 3000).count()].every(
        ({ captured }) => captured === 0,
      ),
    ).toBe(true);
  });
});
