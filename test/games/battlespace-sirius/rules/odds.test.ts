import { describe, expect, it } from 'vitest';
import { openChance, scriptChance } from '../../../../src/engine/rng.ts';
import { LIFEBOATS } from '../../../../src/games/battlespace-sirius/data/lifeboats.ts';
import type { EventOf } from '../../../../src/games/battlespace-sirius/event.ts';
import { boat, duel, fire, game, ship, type Duel } from '../../../helpers/bs-position.ts';

const rolls = (n: number): readonly (readonly number[])[] =>
  n === 0 ? [[]] : rolls(n - 1).flatMap((roll) => [1, 2, 3, 4, 5, 6].map((die) => [...roll, die]));

/** Every volley of n weapons the resolver can make, one for each roll. */
const volleys = (match: Duel, n: number): readonly EventOf<'fired'>[] =>
  rolls(n).map(
    (dice) => game.decide(match.state, '1', fire('E', n), openChance(scriptChance(dice)))[0] as EventOf<'fired'>,
  );

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n, k - 1) * (n - k + 1)) / k);
const times = (base: number, n: number): number => (n === 0 ? 1 : base * times(base, n - 1));

/** Table 18.C: rolls with 0, 1, 2, 3 repair points. */
const POINTS = { 1: [6, 0, 0, 0], 2: [30, 6, 0, 0], 3: [120, 90, 6, 0], 4: [360, 720, 210, 6] } as const;
const POINTS_ONE = [360, 810, 120, 6];

describe('chapter 18: odds', () => {
  it('BS-18.1: the resolver, counted over all rolls, hits and empties a side as C(n,k) (7-s)^k (s-1)^(n-k) says', () => {
    for (let shield = 1; shield <= 6; shield++) {
      const match = duel({
        vessels: [ship(1, [0, 0]), ship(2, [1, 0], 'N', [6, 6, 6, shield])],
        phase: 'fire',
        engaged: '2',
        lines: ['E'],
      });
      for (let n = 1; n <= 4; n++) {
        const all = volleys(match, n);
        const ways = Array.from({ length: n + 1 }, (_, k) => all.filter(({ hits }) => hits === k).length);
        expect(ways, `${n} at ${shield}`).toEqual(
          ways.map((_, k) => choose(n, k) * times(7 - shield, k) * times(shield - 1, n - k)),
        );
        const emptied = ways.slice(shield).reduce((sum, way) => sum + way, 0);
        expect(all.filter(({ removed }) => removed === shield)).toHaveLength(emptied);
        expect(all.every(({ removed, hits, destroyed }) => removed === Math.min(hits, shield) && !destroyed)).toBe(
          true,
        );
      }
    }
  });

  it('BS-18.1: repair points over all rolls, with both options for two pairs', () => {
    for (const twoPairsRepair of [2, 1] as const) {
      const match = duel({
        vessels: [ship(1, [0, 0]), ship(2, [1, 0])],
        phase: 'fire',
        engaged: '2',
        lines: ['E'],
        options: { twoPairsRepair },
      });
      for (const n of [1, 2, 3, 4] as const) {
        const all = volleys(match, n);
        const ways = [0, 1, 2, 3].map((points) => all.filter((volley) => volley.points === points).length);
        expect(ways).toEqual(n === 4 && twoPairsRepair === 1 ? POINTS_ONE : POINTS[n]);
      }
    }
  });

  it('BS-18.1: n dice destroy a lifeboat of Hull H in all but (H-1)^n rolls', () => {
    for (const { id, hull } of LIFEBOATS) {
      const match = duel({
        vessels: [ship(1, [0, 0]), boat(2, [1, 0], id)],
        phase: 'fire',
        engaged: '2',
        lines: ['E'],
      });
      for (let n = 1; n <= 4; n++)
        expect(
          volleys(match, n).filter(({ destroyed }) => !destroyed),
          `${id} ${n}`,
        ).toHaveLength(times(hull - 1, n));
    }
  });
});
