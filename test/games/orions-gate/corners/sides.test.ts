import { describe, expect, it } from 'vitest';
import { fairPoints, type Share } from '../../../../src/games/orions-gate/rules/fleet-share.ts';
import { scoreOf } from '../../../../src/games/orions-gate/rules/score.ts';
import {
  act,
  battle,
  damageOf,
  diceLeft,
  eventsOf,
  game,
  optionsOf,
  play,
  refusal,
  unit,
  type Battle,
} from '../../../helpers/og-position.ts';
import { B, D, during, F, hurt, S, type Placed } from '../battle/scene.ts';
import { gate, on, tables } from '../gates/scene.ts';

/** Holds with a unit and ends: one activation. */
const hold = (match: Battle, id: string): Battle =>
  play(act(match, id, 'hold', { heading: 0 }).match, unit(match, id).captain, { type: 'endActivation' }).match;
const lost = (placed: Placed): Placed => ({ ...placed, status: 'destroyed' });

describe('OG-5.6: single activations', () => {
  it('OG-5.6: alternate, A with two Fighters, B with three: A, B, A, B, B', () => {
    const units = [
      F('a1.1', [9000, 9000]),
      F('a1.2', [13_000, 9000]),
      F('b1.1', [9000, 40_000]),
      F('b1.2', [13_000, 40_000]),
      F('b1.3', [17_000, 40_000]),
    ];
    let match = battle({ options: { activationOrder: 'alternate' }, turn: 'A', phase: 'fighters', units });
    const order: (string | null)[] = [];
    for (const id of ['a1.1', 'b1.1', 'a1.2', 'b1.2', 'b1.3']) {
      order.push(match.state.turn);
      match = hold(match, id);
    }
    expect(order).toEqual(['A', 'B', 'A', 'B', 'B']);
    expect(match.state).toMatchObject({ round: 2, firstSide: 'B' });
  });
});

describe('chapter 13 at its edges', () => {
  const board = { type: 'board', target: 'b1.1' } as const;
  const on13 = { options: { boarding: true } } as const;

  it('OG-13.4: a lead of one is enough, either way', () => {
    const ships = [
      D('a1.1', [20_000, 20_000]),
      D('b1.1', [23_000, 20_000]),
      S('a1.9', [1000, 47_000]),
      S('b1.9', [71_000, 47_000]),
    ];
    for (const [dice, winner, taken, side] of [
      [[4, 3], 'a1.1', 'b1.1', 'A'],
      [[3, 4], 'b1.1', 'a1.1', 'B'],
    ] as const) {
      const { match, events } = play(during('move', 'fire', ships, { ...on13, dice }), 'a1', board);
      expect(eventsOf(events, 'boardingRolled')).toMatchObject([{ winner }]);
      expect([unit(match, taken).side, diceLeft(match)]).toEqual([side, []]);
    }
  });

  it('OG-13.2 OG-20.1: a ship that is lost cannot be boarded', () => {
    const ships = [D('a1.1', [20_000, 20_000]), lost(D('b1.1', [23_000, 20_000])), S('b1.9', [71_000, 47_000])];
    expect(refusal(during('move', 'fire', ships, on13), 'a1', board)).toBe('OG-20.1: Destroyers 1 is not in play.');
  });
});

describe('OG-12.4: whom debris keeps away from', () => {
  it('OG-12.4 OG-2.13: an enemy at the same point of another table is in nobody’s way', () => {
    const two = tables([gate(6000, 6000)], [gate(6000, 6000)]);
    const waiting = (enemy: Placed): Battle =>
      battle({
        tables: two.tables,
        options: { ...two.options, debris: true },
        units: [D('b1.1', [20_000, 20_000], hurt('shield', 2)), enemy],
        windows: [{ kind: 'debris', unit: 'b1.1', slot: 1 }],
        turn: 'A',
      });
    const place = { type: 'placeDebris', x: 22_500, y: 20_000 } as const;
    expect(game.check(waiting(on(2, F('a1.1', [24_000, 20_000]))).state, 'b1', place)).toEqual([]);
    expect(refusal(waiting(F('a1.1', [24_000, 20_000])), 'b1', place)).toMatch(/^OG-12.4: 0.375 in from Fighters 1;/);
  });
});

describe('OG-9.38: a Salvage Arm that is lost before its turn', () => {
  /** A Missile Cluster hits the Scouts b1.2 first, then b1.1 beside it: 2 to hit and 2 to damage each. */
  const salvo = (second: Placed) => {
    const units = [
      B('a1.1', [20_000, 20_000], 'missileCluster'),
      S('b1.2', [30_000, 20_000, 18_000]),
      second,
      S('b1.9', [71_000, 47_000]),
    ];
    const match = during('hold', 'fire', units, { dice: [6, 6, 6, 6, 6, 6, 6, 6] });
    return play(match, 'a1', { type: 'useComponent', slot: 1, targets: ['b1.2', 'b1.1'] });
  };

  it('OG-9.38 OG-1.8: the window is skipped when the arm is destroyed by then, other damage or not', () => {
    const { match, events } = salvo(
      D('b1.1', [30_000, 23_000, 18_000], hurt('salvageArm', 1), hurt('cannon', 1), 'shield'),
    );
    expect(damageOf(match, 'b1.1')).toEqual([2, 1, 0]);
    expect(events.at(-1)).toEqual({ type: 'salvageClosed', unit: 'b1.1', repaired: false });
    expect(match.state.windows).toEqual([]);
    // An arm that the same salvo leaves working has its window.
    expect(
      salvo(D('b1.1', [30_000, 23_000, 18_000], 'shield', 'cannon', 'salvageArm')).match.state.windows,
    ).toMatchObject([{ kind: 'salvage', unit: 'b1.1', slot: 3 }]);
  });

  it('OG-9.38: and when the ship is gone', () => {
    const { match, events } = salvo(F('b1.1', [30_000, 23_000, 18_000], hurt('salvageArm', 1)));
    expect(unit(match, 'b1.1').status).toBe('destroyed');
    expect(events.at(-1)).toEqual({ type: 'salvageClosed', unit: 'b1.1', repaired: false });
    expect(match.state.windows).toEqual([]);
  });
});

describe('chapter 16: lost units score nothing where they stood', () => {
  it('OG-16.6 OG-16.14 OG-16.15: a unit destroyed near a marker, in the enemy’s zone or at the centre', () => {
    const at = (mission: string, x: number, y: number, status: (one: Placed) => Placed) =>
      scoreOf(
        battle({
          options: { mission },
          turn: 'A',
          units: [status(D('a1.1', [x, y])), S('a1.2', [1000, 1000]), S('b1.1', [71_000, 24_000])],
          ...(mission === 'territoryControl' && { markers: [{ x, y }] }),
        }).state,
      );
    for (const [mission, x, y, points] of [
      ['territoryControl', 20_000, 20_000, 1],
      ['breakthrough', 20_000, 40_000, 6],
      ['captureTheGate', 36_000, 24_000, 6],
    ] as const) {
      expect(at(mission, x, y, (one) => one)).toEqual({ A: points, B: 0 });
      expect(at(mission, x, y, lost)).toEqual({ A: 0, B: 0 });
    }
  });
});

describe('OG-17.2: a fair part of the points', () => {
  it('OG-17.2: even captains have their share; of pooled points each leaves as much to those who come after them, and the last has the rest', () => {
    const share = (missing: number, spent: number): Share => ({ captains: 3, missing, spent, battleships: 0 });
    const pooled = optionsOf({ points: 14, playersA: 3, pointSplit: 'pooled' });
    expect(
      [share(2, 0), share(1, 5), share(0, 10), share(1, 12), share(1, 10)].map((one) => fairPoints(pooled, one)),
    ).toEqual([5, 5, 4, 1, 2]);
    const even = optionsOf({ points: 14, playersA: 3 });
    expect([share(2, 0), share(0, 10)].map((one) => fairPoints(even, one))).toEqual([4, 4]);
  });
});
