import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../src/games/orions-gate/aids/answers/answers.ts';
import { openAnswers } from '../../../../../src/games/orions-gate/aids/answers/search.ts';
import { expected, lost } from '../../../../../src/games/orions-gate/aids/answers/tally.ts';
import { openHeat } from '../../../../../src/games/orions-gate/aids/heat.ts';
import { withGhost } from '../../../../../src/games/orions-gate/aids/trial.ts';
import {
  chanceText,
  fraction,
  reduced,
  volleyOdds,
  type Fraction,
} from '../../../../../src/games/orions-gate/odds/index.ts';
import { kernelSight } from '../../../../../src/table/index.ts';
import { battle, act, type BattleInput } from '../../../../helpers/og-position.ts';
import { B, circle, D, F, S, type Placed } from '../../battle/scene.ts';
import { gate, on, wormhole } from '../../gates/scene.ts';

const rules = { sight: kernelSight };
/** Range of a Fighter's gun. */
const GUN = 12000;
type Pieces = readonly ReturnType<typeof circle>[];

/** The exit of OG-C106 on table 1, the gate of OG-C105 on table 2. */
const EXIT = gate(60000, 24000);
const ENTRY = gate(16000, 11000);
/** An enemy on table 2 that enters straight on after 4.125 in. */
const enemy = on(2, F('b1.1', [10000, 10000, 0], 'warpDrive'));
/** An own Fighter of Toughness 9 on table 1, west of the exit, its front to it. */
const own = (x: number): Placed => F('a1.1', [x, 24000, 0], 'railgun');

const stateOf = (
  units: readonly Placed[],
  here: Pieces = [EXIT],
  there: Pieces = [ENTRY],
  more: Partial<BattleInput> = {},
) =>
  battle({
    phase: 'fighters',
    turn: 'A',
    tables: [{ pieces: [...here] }, { pieces: [...there] }],
    units: [...units],
    ...more,
    options: { layout: [[], []], ...more.options },
  });
const answers = (...asked: Parameters<typeof stateOf>) => answersTo(rules, stateOf(...asked).state, 'a1.1').list;
const same = (chance: Fraction, num: number, den: number) =>
  expect(chanceText(chance)).toBe(chanceText(reduced(fraction(num, den))));

describe('an answer through a gate', () => {
  it('OG-C105 OG-C106 OG-14.5 comes out of a gate within 3 in and fires its gun after a Move', () => {
    const [answer] = answers([own(45000), enemy]);
    expect(answer).toMatchObject({ enemy: 'b1.1', kind: 'shot', action: 'move', slots: [0], pose: { table: 1 } });
    expect(answer!.needs).toBeLessThanOrEqual(4125);
    expect(answer!.through).toMatchObject({
      enter: expect.stringMatching(/gate/i),
      leave: expect.stringMatching(/gate/i),
    });
    // A Fighter's gun at a Fighter in front: 441 of 1296.
    same(answer!.mean, 441, 1296);
    // A gate of 1.5 in, 3 in, its base twice, 12 in of range, the base of the unit: to the last mil but the hair it
    // keeps.
    const most = 60000 - 1500 - 3000 - 2 * 625 - 625 - GUN;
    expect(answers([own(most + 4), enemy]).length).toBe(1);
    expect(answers([own(most - 1), enemy])).toEqual([]);
  });

  it('OG-14.3 OG-14.4 the rules play it as it is told', () => {
    const match = stateOf([own(45000), enemy, on(2, F('a1.2', [60000, 40000, 0]))], undefined, undefined, {
      turn: 'B',
    });
    const [found] = openAnswers(rules, match.state, 'a1.1', 'fine').at(
      match.state.units.find(({ id }) => id === 'a1.1')!.pose!,
    );
    const way = found!.picks[0]!.way!;
    const played = act(match, 'b1.1', 'move', way.plan).match.state;
    expect(played.units.find(({ id }) => id === 'b1.1')!.pose).toEqual(way.pose);
    const odds = volleyOdds(rules, played, 'b1.1', [{ slot: 0, targets: ['a1.1'] }]);
    expect(odds.attacks[0]!.refused).toBe(null);
  });

  it('OG-14.3 only as far as its Move or its Cruise brings it, and after a Cruise without its gun', () => {
    // Its base touches the gate after 9 in: too far for a Move of 8 in.
    const far = [gate(10000 + 9000 + 2125, 10000)];
    expect(answers([own(45000), enemy], [EXIT], far)).toEqual([]);
    const armed = on(2, F('b1.1', [10000, 10000, 0], 'cannon'));
    const [cruise] = answers([own(45000), armed], [EXIT], far);
    expect(cruise).toMatchObject({ action: 'cruise', needs: 9000, slots: [1], pose: { table: 1, heading: 0 } });
    // A Cannon at a Fighter in front: 495 of 1296.
    same(cruise!.mean, 495, 1296);
    expect(answers([own(45000), armed], [EXIT], far, { options: { componentsAfterCruiseRam: false } })).toEqual([]);
    // 12 in are 8 and a die of 4 or more.
    const [driven] = answers(
      [own(45000), on(2, F('b1.1', [10000, 10000, 0], 'engine'))],
      [EXIT],
      [gate(10000 + 12000 + 2125, 10000)],
    );
    expect(driven).toMatchObject({ action: 'move', needs: 12000 });
    same(driven!.comes, 3, 6);
    same(driven!.mean, 441, 2592);
  });

  it('OG-14.2 OG-14.7 OG-2.13 not through a wormhole, not without another gate, not past a mine of ours', () => {
    expect(answers([own(45000), enemy], [wormhole(60000, 24000)], [wormhole(16000, 11000)])).toEqual([]);
    expect(answers([own(45000), enemy], [circle('blocking', 60000, 24000, 1500)])).toEqual([]);
    const mine = (x: number, y: number, table: number, side: 'A' | 'B' = 'A') => ({ mines: [{ side, x, y, table }] });
    expect(answers([own(45000), enemy], [EXIT], [ENTRY], mine(10500, 10000, 2))).toEqual([]);
    expect(answers([own(45000), enemy], [EXIT], [ENTRY], mine(10500, 10000, 2, 'B')).length).toBe(1);
    // Where it comes out: a mine to the west drives it to the other side, where the gate hides the shot or the range
    // ends.
    const open = answers([own(45000), enemy])[0]!;
    for (const one of answers([own(45000), enemy], [EXIT], [ENTRY], mine(open.pose.x, open.pose.y, 1))) {
      expect(Math.hypot(one.pose.x - open.pose.x, one.pose.y - open.pose.y)).toBeGreaterThan(3625);
    }
  });

  it('OG-14.1 from a gate of the same table too, and never nearer than 1 in to the unit', () => {
    const here = [EXIT, gate(6000, 40000)];
    const [answer] = answers([own(55000), F('b1.1', [10000, 40000, 18000])], here, []);
    expect(answer).toMatchObject({ action: 'move', pose: { table: 1 } });
    expect(answer!.through).not.toBe(null);
    expect(Math.hypot(answer!.pose.x - 55000, answer!.pose.y - 24000)).toBeGreaterThanOrEqual(2250);
  });

  it('OG-13.2 OG-14.5 boards after it has come through', () => {
    const boarder = on(2, D('b1.1', [10000, 11000, 0], 'barracks', 'shield', 'shield'));
    const [answer] = answers([own(54000), boarder], [EXIT], [ENTRY], { options: { boarding: true } });
    expect(answer).toMatchObject({ kind: 'boarding', pose: { table: 1 } });
    expect(answer!.through).not.toBe(null);
    // 7 against 2, d = 5: 35 captures and a tie of 36.
    same(answer!.captured, 35, 36);
    // Nobody rams through a gate (OG-10.4).
    expect(answers([own(54000), boarder])[0]!.kind).toBe('shot');
  });

  it('OG-25.8 a ghost beyond a gate is answered by those of its table', () => {
    const state = stateOf(
      [own(30000), enemy, S('b1.2', [5000, 40000])],
      [gate(70000, 46000)],
      [gate(70000, 46000)],
    ).state;
    const there = { table: 2, x: 20000, y: 10000, heading: 18000 };
    expect(answersTo(rules, state, 'a1.1', there).list.map(({ enemy: by }) => by)).toEqual(['b1.1']);
    expect(answersTo(rules, state, 'a1.1').list).toEqual([]);
  });

  it('OG-25.7 the layer counts them; a closer look finds no less, and what is told is what the resolver counts', () => {
    const units = [
      F('a1.1', [50000, 26000, 0], 'railgun'),
      on(2, D('b1.1', [10000, 12000, 1500], 'cannon', 'engine')),
      on(2, S('b1.2', [12000, 16000])),
      on(2, B('b1.3', [20000, 8000, 12000], 'railgun')),
    ];
    const { state } = stateOf(units);
    const [rough, fine] = [openAnswers(rules, state, 'a1.1', 'rough'), openAnswers(rules, state, 'a1.1', 'fine')];
    const cells = [...openHeat(rules, state, 'a1.1', 'move', 8000).count()];
    expect(cells.some(({ damage }) => damage > 0.2)).toBe(true);
    let found = 0;
    for (const { x, y, heading, damage } of cells.filter((_, index) => index % 5 === 0)) {
      const pose = { table: 1, x, y, heading };
      expect(expected(rough.together(rough.at(pose)).tally) / 2).toBe(damage);
      for (const one of rough.at(pose)) {
        const closer = fine.at(pose).find(({ enemy: by }) => by === one.enemy)!;
        expect(expected(closer.tally) + lost(closer.tally)).toBeGreaterThanOrEqual(
          expected(one.tally) + lost(one.tally) - 1e-9,
        );
        found += 1;
      }
    }
    expect(found).toBeGreaterThan(10);
    for (const { enemy: by, pose, slots, kind } of answersTo(rules, state, 'a1.1').list) {
      expect(kind).toBe('shot');
      for (const { refused } of volleyOdds(
        rules,
        withGhost(state, by, pose),
        by,
        slots.map((slot) => ({ slot, targets: ['a1.1'] })),
      ).attacks)
        expect(refused).toBe(null);
    }
  });
});
