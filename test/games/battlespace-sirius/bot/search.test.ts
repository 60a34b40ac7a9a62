import { describe, expect, it } from 'vitest';
import { arrangementOf, pairsOf, reversed, turnValue } from '../../../../src/games/battlespace-sirius/bot/duel.ts';
import { fireValue, shotValue, type Fight, type Pair } from '../../../../src/games/battlespace-sirius/bot/fight.ts';
import { at, pack, totalOf } from '../../../../src/games/battlespace-sirius/bot/packed.ts';
import { isDoomed, lockValue } from '../../../../src/games/battlespace-sirius/bot/reply.ts';
import { fightOf, pairsBetween } from '../../../../src/games/battlespace-sirius/bot/seats.ts';
import { REPAIRED, WORTH_NEXT, WORTH_WAITING } from '../../../../src/games/battlespace-sirius/bot/worth.ts';
import {
  DIRECTIONS,
  facingLines,
  neighbours,
  type Power,
  type Ship,
} from '../../../../src/games/battlespace-sirius/index.ts';
import { openChance, seedChance } from '../../../../src/engine/rng.ts';
import { duel, game, play, ship, withDice } from '../../../helpers/bs-position.ts';

/** A duel of two ships, valued by the one whose turn it is. */
const fight = (): Fight => ({
  own: null,
  other: null,
  twoPairs: 2,
  budget: { work: 0 },
  shots: new Map(),
  value: {
    stand: (own, other) => WORTH_WAITING[own]! / (WORTH_WAITING[own]! + WORTH_NEXT[other]!),
    destroyed: () => 1,
    lost: () => 0,
  },
});

describe('packed Power', () => {
  it('BS-1.3 keeps the Power of each side', () => {
    const packed = pack([0, 6, 3, 1]);
    expect([0, 1, 2, 3, 4, -1].map((index) => at(packed, index))).toEqual([0, 6, 3, 1, 0, 1]);
    expect(totalOf(packed)).toBe(10);
  });

  it('BS-9.4 repairs where it is worth most, never above 6, and loses no point that has room', () => {
    const packed = pack([6, 0, 5, 6]);
    expect(REPAIRED[1]![packed]).toBe(pack([6, 1, 5, 6]));
    expect(totalOf(REPAIRED[3]![packed]!)).toBe(20);
    expect(REPAIRED[2]![pack([6, 6, 6, 5])]).toBe(pack([6, 6, 6, 6]));
  });
});

it('BS-3.9 BS-G1 arrangements are the facing lines of all 128 ways to stand, from both ends', () => {
  for (const cell of neighbours([0, 0])) {
    for (const own of DIRECTIONS) {
      for (const other of DIRECTIONS) {
        const a: Ship = { kind: 'ship', cell: [0, 0], heading: own, power: [6, 6, 6, 6] };
        const b: Ship = { kind: 'ship', cell, heading: other, power: [6, 6, 6, 6] };
        const pairs = pairsBetween(a, b);
        const sorted = (list: readonly { own: number; other: number }[]) =>
          list.map((pair) => `${pair.own}>${pair.other}`).sort();
        expect(facingLines(a, b)).toHaveLength(pairs.length);
        expect(sorted(pairsOf(arrangementOf(pairs)))).toEqual(sorted(pairs));
        expect(reversed(arrangementOf(pairs))).toEqual(arrangementOf(pairsBetween(b, a)));
      }
    }
  }
});

describe('the search is the resolver', () => {
  /**
   * The mean of what a volley of the engine leaves, over every way its dice can fall; repairs placed as the search
   * places them.
   */
  function counted(own: Power, other: Power, weapons: number): number {
    const match = duel({
      vessels: [ship(1, [0, 0], 'N', own), ship(2, [1, 0], 'N', other)],
      phase: 'fire',
      engaged: '2',
      lines: ['E'],
      dice: [],
    });
    const { value } = fight();
    let sum = 0;
    const ways = 6 ** weapons;
    for (let code = 0; code < ways; code++) {
      const dice = Array.from({ length: weapons }, (_, die) => (Math.floor(code / 6 ** die) % 6) + 1);
      const fired = play(withDice(match, ...dice), 1, { type: 'fire', line: 'E', weapons });
      const event = fired.events.find((one) => one.type === 'fired')!;
      const cost = weapons - 1;
      const paid = pack([own[0], own[1] - cost, own[2], own[3]]);
      sum += value.stand(
        REPAIRED[event.points]![paid]!,
        pack([other[0], other[1], other[2], other[3] - event.removed]),
      );
    }
    return sum / ways;
  }

  it.each([1, 2, 3])('BS-8.6 BS-9.2 expects of %i weapons exactly what the engine gives over all dice', (weapons) => {
    const own: Power = [5, 3, 2, 6];
    const other: Power = [6, 4, 6, 3];
    expect(shotValue(fight(), pack(own), pack(other), { own: 1, other: 3 }, null, weapons)).toBeCloseTo(
      counted(own, other, weapons),
      12,
    );
  });

  it('BS-8.3 BS-8.5 takes the best number of weapons the side can pay, and destroys for nothing', () => {
    const one = fight();
    const values = [1, 2].map((weapons) =>
      shotValue(one, pack([6, 1, 6, 6]), pack([6, 6, 6, 2]), { own: 1, other: 3 }, null, weapons),
    );
    expect(fireValue(one, pack([6, 1, 6, 6]), pack([6, 6, 6, 2]), { own: 1, other: 3 }, null)).toBe(
      Math.max(...values),
    );
    expect(fireValue(one, pack([6, 0, 6, 6]), pack([6, 6, 6, 0]), { own: 1, other: 3 }, null)).toBe(1);
  });

  it('BS-7.10 fears Sentry Fire at an unshielded firing side, where it can be given', () => {
    const locked = { first: { own: 1, other: 3 }, second: null, corner: false };
    expect(lockValue(fight(), pack([6, 0, 6, 6]), pack([6, 6, 6, 1]), locked)).toBe(0);
    expect(lockValue(fight(), pack([6, 0, 6, 6]), pack([0, 0, 0, 0]), locked)).toBe(1);
  });

  it('BS-7.5 BS-8.5 counts two opposite sides at 0 as lost, two neighbouring ones as saved by a half turn', () => {
    const from = { corner: false, own: 1, other: 3 };
    expect(turnValue(fight(), pack([6, 6, 6, 6]), pack([6, 0, 6, 0]), from)).toBe(1);
    expect(turnValue(fight(), pack([6, 6, 6, 6]), pack([6, 6, 0, 0]), from)).toBeLessThan(1);
    expect(turnValue(fight(), pack([6, 6, 6, 6]), pack([1, 0, 0, 0]), from)).toBe(1);
  });

  it('BS-8.5 takes a ship for doomed where a side lies open and no answer saves it, and not where one may', () => {
    const [line, corner] = [
      { own: 1, other: 3 },
      { own: 2, other: 2 },
    ];
    const isLost = (other: Power, second: Pair | null = null): boolean =>
      isDoomed(fight(), pack([6, 6, 6, 6]), pack(other), { first: line, second, corner: second !== null });
    expect(isLost([0, 0, 0, 0])).toBe(true);
    expect(isLost([6, 6, 6, 0])).toBe(false);
    expect(isLost([0, 0, 0, 1])).toBe(false);
    expect(isLost([6, 0, 6, 0])).toBe(false);
    expect(isLost([6, 0, 6, 0], corner)).toBe(true);
  });

  it('BS-5.6 pays for a maneuver that changes place and heading, so a ship without Power has fewer', () => {
    const one = fight();
    turnValue(one, pack([0, 0, 0, 0]), pack([1, 1, 1, 1]), { corner: false, own: 0, other: 0 });
    const bound = one.budget.work;
    expect(bound).toBeGreaterThan(0);
    const free = fight();
    turnValue(free, pack([1, 0, 0, 0]), pack([1, 1, 1, 1]), { corner: false, own: 0, other: 0 });
    expect(free.budget.work).toBeGreaterThan(bound);
  });

  it('tells of every lock, side and Power what a search that begins anew tells', () => {
    const one = fight();
    const ships = [pack([6, 5, 0, 3]), pack([5, 6, 0, 3]), pack([1, 2, 6, 4])];
    for (const own of ships) {
      for (const other of ships) {
        for (let side = 0; side < 16; side++) {
          const pair = { own: side >> 2, other: side & 3 };
          const corner = { own: (pair.own + 1) & 3, other: (pair.other - 1) & 3 };
          const locked = { first: pair, second: side % 3 === 0 ? corner : null, corner: side % 3 === 0 };
          expect(lockValue(one, own, other, locked)).toBe(lockValue(fight(), own, other, locked));
        }
      }
    }
    expect(one.shots.size).toBeGreaterThan(ships.length * ships.length);
  });

  it('stops no sooner than it may: with a bound it tells the same best value', () => {
    const locked = { first: { own: 0, other: 1 }, second: { own: 1, other: 0 }, corner: true };
    const exact = lockValue(fight(), pack([6, 5, 6, 6]), pack([4, 3, 6, 6]), locked);
    expect(lockValue(fight(), pack([6, 5, 6, 6]), pack([4, 3, 6, 6]), locked, exact - 0.01)).toBe(exact);
    expect(lockValue(fight(), pack([6, 5, 6, 6]), pack([4, 3, 6, 6]), locked, exact + 0.1)).toBeLessThanOrEqual(
      exact + 0.1,
    );
  });
});

it('the worth of ships foretells what a whole turn comes to, within two hundredths on average', () => {
  const chance = openChance(seedChance('worth'));
  const random = () => pack([0, 0, 0, 0].map(() => chance.die(6)) as unknown as Power);
  let error = 0;
  const count = 60;
  for (let sample = 0; sample < count; sample++) {
    const [own, other] = [random(), random()];
    const foretold = WORTH_NEXT[own]! / (WORTH_NEXT[own]! + WORTH_WAITING[other]!);
    error += Math.abs(
      turnValue(fight(), own, other, { corner: chance.die(2) === 1, own: chance.below(4), other: chance.below(4) }) -
        foretold,
    );
  }
  expect(error / count).toBeLessThan(0.02);
});

describe('the temper of a player', () => {
  it.each(['1', '2'] as const)(
    'weighs the own losses for less or more, and leaves the rest as it is (seat %s)',
    (seenBy) => {
      const { state } = duel({ vessels: [ship(1, [0, 0]), ship(2, [1, 0])] });
      const [whole, hurt] = [pack([6, 6, 6, 6]), pack([6, 6, 6, 4])];
      const lossOf = (temper?: 'bold' | 'careful') => {
        const { value } = fightOf(state, '1', '2', seenBy, temper ? { temper } : {}, { work: 0 });
        const own = (power: number) => (seenBy === '1' ? value.stand(power, whole) : 1 - value.stand(whole, power));
        return { now: own(whole), lost: own(whole) - own(hurt) };
      };
      const [bold, even, careful] = [lossOf('bold'), lossOf(), lossOf('careful')];
      expect(bold.now).toBeCloseTo(even.now, 12);
      expect(careful.now).toBeCloseTo(even.now, 12);
      expect(bold.lost).toBeLessThan(even.lost);
      expect(even.lost).toBeLessThan(careful.lost);
    },
  );
});

describe('with more than two', () => {
  const three = (power2: Power, power3: Power) =>
    duel({ vessels: [ship(1, [0, 0]), ship(2, [1, 0], 'N', power2), ship(3, [-1, 0], 'N', power3)] });

  it('BS-11.6 values a hit on the leader above the same hit on a straggler', () => {
    const { state } = three([6, 6, 6, 6], [3, 3, 3, 6]);
    const gain = (target: string, before: Power, after: Power) => {
      const { value } = fightOf(state, '1', target, '1', {}, { work: 0 });
      return value.stand(pack([6, 6, 6, 6]), pack(after)) - value.stand(pack([6, 6, 6, 6]), pack(before));
    };
    expect(gain('2', [6, 6, 6, 6], [6, 6, 6, 5])).toBeGreaterThan(gain('3', [3, 3, 3, 6], [3, 3, 3, 5]));
  });

  it('BS-12.4 BS-15.2 counts an opponent’s hidden lifeboat as any lifeboat, the own one as what it is', () => {
    const position = (theirs: 'slate' | 'ash') => ({
      vessels: [ship(1, [0, 0]), ship(2, [1, 0])],
      cards: { '1': 'sand', '2': theirs } as const,
      options: { lifeboats: true },
    });
    const worth = (theirs: 'slate' | 'ash', seenBy: '1' | '2') =>
      fightOf(duel(position(theirs)).state, '1', '2', seenBy, {}, { work: 0 }).value.destroyed(pack([6, 6, 6, 6]));
    expect(worth('slate', '1')).toBe(worth('ash', '1'));
    expect(worth('slate', '2')).not.toBe(worth('ash', '2'));
    expect(game.id).toBe('battlespace-sirius');
  });
});
