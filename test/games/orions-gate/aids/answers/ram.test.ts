import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../src/games/orions-gate/aids/answers/answers.ts';
import { openAnswers } from '../../../../../src/games/orions-gate/aids/answers/search.ts';
import { expected, lost } from '../../../../../src/games/orions-gate/aids/answers/tally.ts';
import { openHeat } from '../../../../../src/games/orions-gate/aids/heat.ts';
import {
  chanceText,
  fraction,
  reduced,
  toNumber,
  type Fraction,
} from '../../../../../src/games/orions-gate/odds/index.ts';
import { kernelSight } from '../../../../../src/table/index.ts';
import { battle, type BattleInput } from '../../../../helpers/og-position.ts';
import { scattered } from '../scatter.ts';

const rules = { sight: kernelSight };
type Placed = NonNullable<BattleInput['units']>[number];

/** An own Fighter at an x of the middle line; it faces the enemy at the right, or turns its back on it. */
const own = (x: number, component: Parts[number] = 'railgun', heading = 0): Placed => ({
  id: 'a1.1',
  type: 'fighters',
  pose: [x, 24000, heading],
  components: [component],
});
type Parts = NonNullable<Placed['components']>;
/** An enemy Destroyer at x 40000 that faces it; Warp Drives do nothing. */
const enemy = (components: Parts = [], more: Partial<Placed> = {}): Placed => ({
  id: 'b1.1',
  type: 'destroyers',
  pose: [40000, 24000, 18000],
  components,
  ...more,
});
const stateOf = (units: readonly Placed[], more: Partial<BattleInput> = {}) =>
  battle({ phase: 'fighters', turn: 'A', units: [...units], ...more }).state;
const answers = (units: readonly Placed[], more: Partial<BattleInput> = {}) =>
  answersTo(rules, stateOf(units, more), 'a1.1');
const only = (units: readonly Placed[], more: Partial<BattleInput> = {}) => {
  const { list } = answers(units, more);
  expect(list.length).toBe(1);
  return list[0]!;
};
const same = (chance: Fraction, num: number, den: number) =>
  expect(chanceText(chance)).toBe(chanceText(reduced(fraction(num, den))));
/** A piece on the middle line. */
const piece = (kind: 'blocking' | 'dangerous', x: number, radius: number) => ({
  pieces: [{ kind, parts: [{ kind: 'circle' as const, x, y: 24000, radius }] }],
});

describe('an answer that is a ram', () => {
  it('OG-C131 OG-C85 a ram that hits more than the gun is told as a ram, to the mil of its reach', () => {
    const ram = only([own(30000), enemy()]);
    expect(ram).toMatchObject({
      kind: 'ram',
      action: 'ram',
      needs: 8375,
      pose: { x: 31625, y: 24000, heading: 18000 },
      slots: [],
    });
    same(ram.mean, 104, 108);
    same(ram.destroyed, 0, 1);
    same(ram.comes, 1, 1);
    // Bases of 1 and 0.625 in, 9 in of Ram: reached at 10.625 in between centres, not at 10.626 in.
    expect(only([own(29375), enemy()])).toMatchObject({ kind: 'ram', needs: 9000 });
    expect(only([own(29374), enemy()])).toMatchObject({ kind: 'shot' });
  });

  it('OG-24.7 OG-10.8 in the back it deals two points, with a Reinforced Ram it hits harder', () => {
    const back = only([own(30000, 'railgun', 18000), enemy()]);
    same(back.destroyed, 107, 108);
    same(back.mean, 107, 54);
    expect(back.lost.map(({ chance }) => chanceText(chance))).toEqual([chanceText(reduced(fraction(107, 108)))]);
    same(only([own(30000), enemy(['reinforcedRam'])]).mean, 323, 324);
    // OG-C132: a Shield, Toughness 10.
    same(only([own(30000, 'shield'), enemy()]).mean, 98, 108);
  });

  it('OG-9.11 OG-10.12 Ablative Armor and the backlash may cost the rammer more than they save', () => {
    const wreck = (['warpDrive', 'warpDrive', 'warpDrive'] as const).map((kind, index) => ({
      kind,
      damage: index === 0 ? 1 : 2,
    }));
    const ram = only([own(30000, 'ablativeArmor'), enemy(wreck)]);
    expect(ram.kind).toBe('ram');
    // 4 or more of a die destroys the last box before the hit; else F strikes back at a D, 62 of 108.
    same(ram.mean, 52, 108);
    same(ram.costs, 108 + 62, 216);
    same(only([own(30000), enemy(wreck)]).costs, 62, 108);
    same(only([own(30000), enemy()]).costs, 0, 1);
  });

  it('OG-11.4 OG-11.5 OG-10.10 counts what it is pushed into', () => {
    // The planet stands half an inch behind: every push ends in it. 104/108 to hit, 160/216 for the collision, two
    // boxes.
    const planet = only([own(30000), enemy()], piece('blocking', 27875, 1000));
    same(planet.mean, 46, 27);
    same(planet.destroyed, 520, 729);
    // A sun 3.5 in behind is entered by pushes of 4, 5 and 6 in, D6 each: after a hit all of them destroy, without one
    // all but a 1.
    const sun = only([own(30000), enemy()], piece('dangerous', 24875, 1000));
    same(sun.destroyed, 104 * 6 + 4 * 5, 108 * 6 * 2);
    for (const { pieces } of [piece('blocking', 27875, 1000), piece('dangerous', 24875, 1000)]) {
      const {
        list: [one],
        together,
      } = answers([own(30000), enemy()], { pieces });
      expect(together.destroyed).toBeCloseTo(toNumber(one!.destroyed), 11);
      expect(together.mean).toBeCloseTo(toNumber(one!.mean), 11);
    }
  });

  it('OG-9.35 OG-10.11 counts the mines of the other side that a push meets, and no ram over a mine of ours', () => {
    const behind = only([own(30000), enemy()], { mines: [{ side: 'B', x: 25375, y: 24000 }] });
    // 0.625 and 3 in: it is met by pushes of 1 in (just there) and more. 181/216 by a mine at Toughness 9.
    same(behind.mean, 104 * 216 + 181 * 108, 108 * 216);
    same(behind.destroyed, 104 * 181, 108 * 216);
    expect(only([own(30000), enemy()], { mines: [{ side: 'A', x: 34000, y: 24000 }] }).kind).toBe('shot');
  });

  it('OG-24.12 OG-6.5 weighs the roll of the Engines, and an Inhibitor of ours halves it', () => {
    const rolled = only([own(24375), enemy(['engine'])]);
    expect(rolled).toMatchObject({ kind: 'ram', needs: 14000 });
    // 14 in: 2D6 of 5 or more.
    same(rolled.comes, 30, 36);
    same(rolled.mean, 30 * 104, 36 * 108);
    expect(only([own(33875, 'inhibitor'), enemy()])).toMatchObject({ kind: 'ram', needs: 4500 });
    expect(only([own(33874, 'inhibitor'), enemy()])).toMatchObject({ kind: 'shot' });
  });

  it('OG-10.1 OG-10.4 Scouts do not ram, nor is anybody rammed through another', () => {
    expect(only([own(30000), { id: 'b1.1', type: 'scouts', pose: [34000, 24000, 18000] }]).kind).toBe('shot');
    const friend: Placed = { id: 'a1.2', type: 'scouts', pose: [33000, 24000, 0] };
    expect(only([own(30000), friend, enemy()]).kind).toBe('shot');
    expect(
      answers([own(30000), enemy()], piece('blocking', 34000, 1000)).list.every(({ kind }) => kind === 'shot'),
    ).toBe(true);
  });

  it('OG-5.2 OG-24.10 one ram counts in the sum, after the shots of those who may act before it', () => {
    const mean = (units: readonly Placed[]) => answers(units).together.mean;
    const gunner: Placed = { id: 'b1.2', type: 'fighters', pose: [30000, 36000, 27000], components: ['warpDrive'] };
    const late: Placed = { id: 'b1.2', type: 'battleships', pose: [30000, 38000, 27000], components: [] };
    const [ram, early, lateAlone] = [
      mean([own(30000, 'armoredPlating'), enemy()]),
      mean([own(30000, 'armoredPlating'), gunner]),
      mean([own(30000, 'armoredPlating'), late]),
    ];
    // An Armored Plating has four boxes, so nothing is lost twice.
    expect(mean([own(30000, 'armoredPlating'), enemy(), gunner])).toBeCloseTo(ram + early, 11);
    // A Battleship acts after the ram has pushed the unit away: the worse of the two rows counts, never both.
    const both = mean([own(30000, 'armoredPlating'), enemy(), late]);
    expect(both).toBeLessThan(ram + lateAlone - 0.01);
    expect(both).toBeGreaterThanOrEqual(Math.max(ram, lateAlone) - 1e-9);
    // A second rammer of the same phase gives way to the first with its gun.
    const second: Placed = { id: 'b1.2', type: 'destroyers', pose: [30000, 34000, 27000], components: [] };
    expect(mean([own(30000, 'armoredPlating'), enemy(), second])).toBeLessThan(
      ram + mean([own(30000, 'armoredPlating'), second]) - 0.01,
    );
  });

  it('OG-9.6 OG-10.14 fires the components it has left at what it has pushed away', () => {
    // 104/108 to hit, then a Cannon in front, 495 of 1296; its first box is the backlash's, so the Cannon fires all the
    // same.
    const [hit, cannon, back] = [104 / 108, 495 / 1296, 62 / 108];
    const ram = only([own(30000), enemy(['cannon'])]);
    expect(ram).toMatchObject({ kind: 'ram', slots: [1] });
    expect(toNumber(ram.mean)).toBeCloseTo(hit + cannon, 11);
    expect(toNumber(ram.destroyed)).toBeCloseTo(hit * cannon, 11);
    // With one box left the backlash may cost the ship before it fires.
    const last = [
      { kind: 'cannon' as const, damage: 1 },
      { kind: 'warpDrive' as const, damage: 2 },
      { kind: 'warpDrive' as const, damage: 2 },
    ];
    const wreck = only([own(30000), enemy(last)]);
    expect(toNumber(wreck.destroyed)).toBeCloseTo(hit * (1 - back) * cannon, 11);
    expect(toNumber(wreck.costs)).toBeCloseTo(back, 11);
    const without = only([own(30000), enemy(['cannon'])], { options: { componentsAfterCruiseRam: false } });
    expect(without).toMatchObject({ kind: 'ram', slots: [] });
    same(without.mean, 104, 108);
    // A Giga Cannon reaches 6 in: after pushes of 1 to 6 in all the same, as they begin at the contact.
    expect(only([own(30000), enemy(['gigaCannon'])]).slots).toEqual([1]);
  });

  it('OG-24.7 OG-25.9 what is counted place by place is what the resolver counts: pushes, backlash, components and all', () => {
    let rams = 0;
    for (const seed of ['ram-1', 'ram-2', 'ram-3', 'ram-4', 'ram-5', 'ram-6', 'ram-7', 'ram-8', 'ram-9']) {
      const { state } = scattered(seed);
      for (const mine of state.units.filter(({ side }) => side === 'A')) {
        const found = openAnswers(rules, state, mine.id, 'fine').at(mine.pose!);
        for (const { kind, enemy: by, mean, destroyed } of answersTo(rules, state, mine.id).list) {
          if (kind !== 'ram') continue;
          const { tally } = found.find((one) => one.enemy === by)!;
          expect(expected(tally)).toBeCloseTo(toNumber(mean), 10);
          expect(lost(tally)).toBeCloseTo(toNumber(destroyed), 10);
          rams += 1;
        }
      }
    }
    expect(rams).toBeGreaterThan(2);
  });

  it('OG-9.11 OG-9.13 OG-10.12 so it is with Ablative Armor, EMP and Reinforced Rams that break on the way', () => {
    const ablative: Placed = {
      id: 'a1.1',
      type: 'battleships',
      pose: [29000, 24200, 0],
      components: [{ kind: 'shield', damage: 1 }, 'ablativeArmor', 'ablativeArmor', 'empBlaster'],
    };
    const rammer = enemy([{ kind: 'reinforcedRam', damage: 1 }, { kind: 'shield', damage: 1 }, 'cannon']);
    const input = { ...piece('blocking', 24500, 1000), mines: [{ side: 'B' as const, x: 27000, y: 27000 }] };
    const {
      list: [one],
      together,
    } = answers([ablative, rammer], input);
    expect(one!.kind).toBe('ram');
    expect(together.mean).toBeCloseTo(toNumber(one!.mean), 10);
    for (const [index, { chance }] of one!.lost.entries())
      expect(together.lost[index]!.chance).toBeCloseTo(toNumber(chance), 10);
  });

  it('OG-25.7 the layer has the rams: on their line it is worse than beside it', () => {
    const state = stateOf([own(30000), enemy()]);
    const cells = [...openHeat(rules, state, 'a1.1', 'move', 3000).count()];
    const at = (x: number, y: number) => cells.find((cell) => cell.x === x && cell.y === y)!;
    expect(at(30000, 24000).damage).toBeCloseTo(104 / 108 / 2, 11);
    expect(at(32000, 24000).damage).toBeCloseTo(104 / 108 / 2, 11);
    expect(at(30000, 27000).damage).toBeLessThan(0.4);
  });
});
