import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../src/games/orions-gate/aids/answers/answers.ts';
import { openAnswers } from '../../../../../src/games/orions-gate/aids/answers/search.ts';
import { expected, lost } from '../../../../../src/games/orions-gate/aids/answers/tally.ts';
import { openHeat } from '../../../../../src/games/orions-gate/aids/heat.ts';
import { openTrial, withGhost } from '../../../../../src/games/orions-gate/aids/trial.ts';
import { chanceText, toNumber, volleyOdds } from '../../../../../src/games/orions-gate/odds/index.ts';
import { kernelSight } from '../../../../../src/table/index.ts';
import { battle, type BattleInput } from '../../../../helpers/og-position.ts';
import { scattered } from '../scatter.ts';

const rules = { sight: kernelSight };
/** What an answer is chosen by: points expected, and the loss of the unit once more. */
const worth = ({ tally }: { readonly tally: readonly number[] }) => expected(tally) + lost(tally);
const stateOf = (input: BattleInput) => battle(input).state;

/** An own Fighter with one component in front of an enemy Destroyer that is still to act. */
const DUEL: BattleInput = {
  phase: 'fighters',
  turn: 'A',
  units: [
    { id: 'a1.1', type: 'fighters', pose: [20000, 24000, 0], components: ['shield'] },
    { id: 'b1.1', type: 'destroyers', pose: [40000, 24000, 18000], components: ['cannon', 'cannon', 'warpDrive'] },
  ],
};

describe('what the enemy would do to a unit', () => {
  it('OG-25.9 OG-24.10 tells the volley from the best place that was tried, exact as the resolver counts it', () => {
    const state = stateOf(DUEL);
    const { list, round, enemies, together: all } = answersTo(rules, state, 'a1.1');
    expect({ round, enemies, answers: list.length }).toEqual({ round: 1, enemies: 1, answers: 1 });
    const [answer] = list;
    expect(answer).toMatchObject({ enemy: 'b1.1', action: 'move', slots: [0, 1, 2] });
    const odds = volleyOdds(
      rules,
      withGhost(state, 'b1.1', answer!.pose),
      'b1.1',
      [0, 1, 2].map((slot) => ({ slot, targets: ['a1.1'] })),
    ).targets[0]!;
    expect(chanceText(answer!.destroyed)).toBe(chanceText(odds.destroyed));
    expect(chanceText(answer!.mean)).toBe(chanceText(odds.mean));
    expect(answer!.lost.map(({ slot, chance }) => [slot, chanceText(chance)])).toEqual([
      [1, chanceText(odds.destroyed)],
    ]);
    expect(all.destroyed).toBeCloseTo(toNumber(odds.destroyed), 11);
    expect(all.mean).toBeCloseTo(toNumber(odds.mean), 11);
  });

  it('OG-25.8 asks from the ghost: out of all reach nobody answers, nearer somebody does', () => {
    const state = stateOf(DUEL);
    expect(answersTo(rules, state, 'a1.1', { table: 1, x: 5000, y: 24000, heading: 0 }).list).toEqual([]);
    const answer = (x: number) =>
      answersTo(rules, state, 'a1.1', { table: 1, x, y: 24000, heading: 0 }).list.map(({ action, slots }) => [
        action,
        ...slots,
      ]);
    // 6 in of Move (or 9 in of Cruise, without the gun), 18 in of range, bases of 0.625 and 1 in.
    expect(answer(14375)).toEqual([['move', 0, 1, 2]]);
    expect(answer(14374)).toEqual([['cruise', 1, 2]]);
    expect(answer(11375)).toEqual([['cruise', 1, 2]]);
    expect(answer(11374)).toEqual([]);
  });

  it('OG-5.7 counts those who are still to act, and everybody in the next round once nobody is left', () => {
    const acted = { ...DUEL, units: [{ ...DUEL.units[0]! }, { ...DUEL.units[1]!, activated: true }] };
    expect(answersTo(rules, stateOf(acted), 'a1.1')).toMatchObject({ round: 2, enemies: 1 });
    const last = stateOf({ ...acted, round: 4, lastActivatedBy: 'B' });
    expect(answersTo(rules, last, 'a1.1')).toMatchObject({ round: 4, enemies: 0, list: [] });
  });

  it('OG-24.12 weighs each place by the Engine dice it needs', () => {
    // 9.5 in too far for the table value of 6 in: the gap is 18 + 9.5 in, so the die must show 4 or more.
    const state = stateOf({
      ...DUEL,
      units: [
        { id: 'a1.1', type: 'fighters', pose: [10875, 24000, 0], components: ['shield'] },
        { id: 'b1.1', type: 'destroyers', pose: [40000, 24000, 18000], components: ['engine', 'shield', 'shield'] },
      ],
    });
    const [answer] = answersTo(rules, state, 'a1.1').list;
    expect(answer).toMatchObject({ action: 'move', slots: [0] });
    expect(toNumber(answer!.comes)).toBeLessThanOrEqual(0.5);
    expect(toNumber(answer!.comes)).toBeGreaterThan(0);
    expect(toNumber(answer!.destroyed)).toBeLessThan(toNumber(answer!.comes));
  });

  it('OG-6.13 OG-9.35 goes through no mine and no Dangerous piece, and no way that the rules refuse', () => {
    const far: BattleInput = {
      ...DUEL,
      units: [{ id: 'a1.1', type: 'fighters', pose: [17000, 24000, 0], components: ['shield'] }, DUEL.units[1]!],
    };
    const mines = [18000, 21000, 24000, 27000, 30000].map((y) => ({ side: 'A' as const, x: 37000, y }));
    expect(answersTo(rules, stateOf(far), 'a1.1').list.length).toBe(1);
    expect(
      answersTo(rules, stateOf({ ...far, mines: [...mines, { side: 'A', x: 39000, y: 24000 }] }), 'a1.1').list,
    ).toEqual([]);
    const own = stateOf({ ...far, mines: mines.map((mine) => ({ ...mine, side: 'B' as const })) });
    expect(answersTo(rules, own, 'a1.1').list.length).toBe(1);
  });

  it('OG-7.3 is stopped by what hides the place', () => {
    const wall = {
      pieces: [
        {
          kind: 'blocking' as const,
          parts: [
            {
              kind: 'polygon' as const,
              corners: [
                { x: 21500, y: 4000 },
                { x: 22500, y: 4000 },
                { x: 22500, y: 44000 },
                { x: 21500, y: 44000 },
              ],
            },
          ],
        },
      ],
    };
    expect(answersTo(rules, stateOf({ ...DUEL, ...wall }), 'a1.1').list).toEqual([]);
  });

  it('OG-25.7 a heat layer counts what the same look counts at each of its places; a closer look finds no less', () => {
    for (const seed of ['heat-1', 'heat-2', 'heat-3']) {
      const { state } = scattered(seed);
      const mine = state.units.find(({ side, unitType }) => side === 'A' && unitType === 'destroyers')!;
      const field = openHeat(rules, state, mine.id, 'move', 6000);
      const cells = [...field.count()];
      expect(cells.length).toBe(field.cells);
      expect(cells[0]).toMatchObject(
        mine.pose!.x === cells[0]!.x ? { y: mine.pose!.y, heading: mine.pose!.heading } : {},
      );
      const [rough, fine] = [openAnswers(rules, state, mine.id, 'rough'), openAnswers(rules, state, mine.id, 'fine')];
      for (const { x, y, heading, destroyed, damage } of cells.filter((_, index) => index % 37 === 0)) {
        const pose = { table: 1, x, y, heading };
        const found = rough.at(pose);
        const { tally } = rough.together(found);
        expect(lost(tally)).toBe(destroyed);
        expect(expected(tally) / 6).toBe(damage);
        for (const one of found)
          expect(worth(fine.at(pose).find(({ enemy }) => enemy === one.enemy)!)).toBeGreaterThanOrEqual(
            worth(one) - 1e-9,
          );
      }
    }
  });

  it('OG-6.8 OG-6.10 every answer told fires from a place it reaches, in range of the ghost', () => {
    let calls = 0;
    for (const seed of ['ways-1', 'ways-2']) {
      const { state } = scattered(seed);
      for (const unit of state.units.filter(({ side }) => side === 'B')) {
        for (const { enemy, action, pose, needs, slots } of answersTo(rules, state, unit.id).list) {
          const { unit: shooter } = openTrial(rules, state, enemy, action, needs);
          expect(Math.hypot(pose.x - shooter.pose.x, pose.y - shooter.pose.y)).toBeLessThanOrEqual(needs + 1);
          for (const attack of volleyOdds(
            rules,
            withGhost(state, enemy, pose),
            enemy,
            slots.map((slot) => ({ slot, targets: [unit.id] })),
          ).attacks)
            expect(attack.refused).toBe(null);
          calls += 1;
        }
      }
    }
    expect(calls).toBeGreaterThan(20);
  });
});
