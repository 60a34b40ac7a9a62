import { describe, expect, it } from 'vitest';
import { pointsOf } from '../../../../src/games/battlespace-sirius/rules/volley.ts';
import type { Power } from '../../../../src/games/battlespace-sirius/state.ts';
import {
  automatic,
  deciding,
  duel,
  eventOf,
  fire,
  legal,
  newGame,
  play,
  powerOf,
  refusal,
  repair,
  sentry,
  ship,
} from '../../../helpers/bs-position.ts';

const firing = (mine: Power, dice: readonly number[], options = {}) =>
  duel({
    vessels: [ship(1, [0, 0], 'N', mine), ship(2, [1, 0])],
    phase: 'fire',
    engaged: '2',
    lines: ['E'],
    dice,
    options,
  });
const repairing = (mine: Power, repairPoints: number) =>
  duel({
    vessels: [ship(1, [0, 0], 'N', mine), ship(2, [1, 0])],
    phase: 'repair',
    engaged: '2',
    lines: ['E'],
    repairPoints,
  });

/** All rolls of n dice. */
const rolls = (n: number): readonly (readonly number[])[] =>
  n === 0 ? [[]] : rolls(n - 1).flatMap((roll) => [1, 2, 3, 4, 5, 6].map((die) => [...roll, die]));

describe('chapter 9: repairs', () => {
  it('BS-9.1: only a volley of more than one die repairs, and its own ship, hit or miss', () => {
    expect(play(firing([5, 6, 6, 6], [1]), 1, fire('E', 1)).match.state.repairPoints).toBe(0);
    const miss = play(firing([5, 6, 6, 6], [1, 1]), 1, fire('E', 2)).match;
    expect(miss.state).toMatchObject({ phase: 'repair', repairPoints: 1 });
    expect(legal(miss, 1)).toEqual([repair('bow'), repair('starboard')]);
    expect(powerOf(miss, 2)).toEqual([6, 6, 6, 6]);
  });

  it('BS-9.2: doubles 1, triples 2, quadruples 3, only the best pattern', () => {
    const cases = [
      [[1, 2], 0],
      [[4, 4], 1],
      [[1, 2, 3], 0],
      [[5, 2, 5], 1],
      [[2, 2, 2], 2],
      [[1, 2, 3, 4], 0],
      [[6, 1, 6, 3], 1],
      [[3, 5, 5, 3], 2],
      [[4, 4, 1, 4], 2],
      [[2, 2, 2, 2], 3],
    ] as const;
    for (const [dice, points] of cases) {
      const { events } = play(firing([0, 6, 6, 6], dice), 1, fire('E', dice.length));
      expect(eventOf(events, 'fired').points, dice.join()).toBe(points);
    }
  });

  it('BS-9.3: two different pairs repair 2, or 1 by option; a quadruple stays 3', () => {
    for (const [twoPairsRepair, points] of [
      [2, 2],
      [1, 1],
    ] as const) {
      expect(
        eventOf(play(firing([0, 6, 6, 6], [3, 5, 5, 3], { twoPairsRepair }), 1, fire('E', 4)).events, 'fired').points,
      ).toBe(points);
      expect(
        eventOf(play(firing([0, 6, 6, 6], [5, 5, 5, 5], { twoPairsRepair }), 1, fire('E', 4)).events, 'fired').points,
      ).toBe(3);
    }
  });

  it('BS-9.4: points go to any own sides in any split, none above 6; a side at 0 is shielded again at once', () => {
    const { match } = play(repairing([0, 2, 0, 0], 1), 1, repair('stern'));
    expect(powerOf(match, 1)).toEqual([0, 2, 1, 0]);
    expect(powerOf(play(repairing([3, 3, 4, 4], 3), 1, repair('bow', 'port', 'bow')).match, 1)).toEqual([5, 3, 4, 5]);
    expect(refusal(repairing([6, 5, 4, 4], 1), 1, repair('bow'))).toBe('BS-9.4: Bow has 6 Power, 6 is the most.');
    expect(refusal(repairing([5, 5, 4, 4], 2), 1, repair('bow', 'bow'))).toBe(
      'BS-9.4: Bow has 5 Power; 2 more would be 7, 6 is the most.',
    );
  });

  it('BS-9.5: all points are placed right after the volley, one entry for each, in any order', () => {
    const match = duel({
      vessels: [ship(1, [0, 0], 'N', [3, 3, 3, 3]), ship(2, [1, 1])],
      phase: 'fire',
      engaged: '2',
      lines: ['N', 'E'],
      dice: [2, 2, 2],
    });
    const volley = play(match, 1, fire('N', 3)).match;
    expect(deciding(volley)).toBe('repair 1');
    expect(refusal(volley, 1, repair('bow'))).toBe('BS-9.5: place 2 points; you named 1.');
    expect(refusal(volley, 1, repair())).toBe('BS-9.5: place 2 points; you named 0.');
    expect(refusal(volley, 1, repair('bow', 'bow', 'bow'))).toBe('BS-9.5: place 2 points; you named 3.');
    expect(legal(volley, 1)).toHaveLength(10);
    expect(play(volley, 1, repair('port', 'bow')).match.state).toEqual(
      play(volley, 1, repair('bow', 'port')).match.state,
    );
  });

  it('BS-9.6: there is room for every point of every roll, whatever the Power was', () => {
    for (let n = 2; n <= 4; n++) {
      const most = Math.max(...rolls(n).map((dice) => pointsOf(dice, 2)));
      expect(most).toBe(n - 1);
      for (let power = n - 1; power <= 6; power++) expect(6 - (power - (n - 1))).toBeGreaterThanOrEqual(most);
    }
    // The tightest case through the engine: all other sides full.
    const { match, events } = play(firing([6, 6, 6, 6], [6, 6, 6, 6]), 1, fire('E', 4));
    expect(automatic(events)).toEqual(['repair starboard starboard starboard']);
    expect(powerOf(match, 1)).toEqual([6, 6, 6, 6]);
  });

  it('BS-9.7: a single legal placement is made automatically', () => {
    expect(automatic(play(firing([6, 6, 6, 6], [3, 3]), 1, fire('E', 2)).events)).toEqual(['repair starboard']);
    for (const [power, sides] of [
      [
        [6, 6, 5, 5],
        ['stern', 'port'],
      ],
      [
        [6, 6, 6, 4],
        ['port', 'port'],
      ],
    ] as const) {
      const match = duel({
        vessels: [ship(1, [0, 0], 'N', power), ship(2, [1, 0])],
        phase: 'repair',
        engaged: '2',
        lines: ['E'],
        repairPoints: 2,
      });
      expect(powerOf(match, 1)).toEqual([6, 6, 6, 6]);
      expect(match.state.turnSeat, sides.join()).toBe('2');
    }
  });

  it('BS-9.8: neither a single weapon, nor Sentry dice, nor the Priority roll repairs', () => {
    const low: Power = [1, 1, 1, 1];
    const corner = duel({
      vessels: [ship(1, [0, 0], 'N', low), ship(2, [1, 1], 'N', low)],
      phase: 'reaction',
      engaged: '2',
      lines: ['N', 'E'],
      dice: [3, 3, 1],
    });
    const { match } = play(corner, 2, sentry('NE', 'port'));
    expect(powerOf(match, 2)).toEqual([1, 1, 1, 0]);
    expect(powerOf(play(match, 1, fire('E', 1)).match, 1)).toEqual([0, 0, 1, 1]);
    expect(newGame({}, [6, 6, 1, 1]).match.state).toMatchObject({ phase: 'maneuver', repairPoints: 0 });
  });
});
