import { describe, expect, it } from 'vitest';
import type { Direction } from '../../../../src/games/battlespace-sirius/data/sides.ts';
import type { Power } from '../../../../src/games/battlespace-sirius/state.ts';
import {
  automatic,
  counts,
  deciding,
  diceLeft,
  duel,
  eventOf,
  eventsOf,
  fire,
  nothing,
  opened,
  play,
  playAll,
  player,
  powerOf,
  refusal,
  repair,
  ship,
  type Duel,
} from '../../../helpers/bs-position.ts';
import { options } from './attempts.ts';

interface Scene {
  readonly em?: Power;
  readonly rd?: Power;
  readonly dice?: readonly number[];
  readonly options?: { readonly [key: string]: unknown };
}

/** Em (0,0) N, Rd (1,0) N, line E locked: Starboard fires at Port. */
const square = ({ em, rd, ...rest }: Scene = {}): Duel =>
  duel({
    ...rest,
    vessels: [ship(1, [0, 0], 'N', em), ship(2, [1, 0], 'N', rd)],
    phase: 'fire',
    engaged: '2',
    lines: ['E'],
  });
/** Em (0,0) N, Rd (1,1) N: the Bow fires at Port along N, Starboard at the Stern along E. */
const corner = (lines: readonly Direction[], { em, rd, ...rest }: Scene = {}): Duel =>
  duel({ ...rest, vessels: [ship(1, [0, 0], 'N', em), ship(2, [1, 1], 'N', rd)], phase: 'fire', engaged: '2', lines });

describe('BS-8 fire', () => {
  it('BS-8.1 BS-C48: a repair between two volleys gives the second one more weapons', () => {
    const start = corner(['N', 'E'], { em: [2, 0, 6, 6], dice: [4, 4, 1] });
    expect(options(start)).toEqual(expect.arrayContaining([fire('N', 3), fire('E', 1)]));
    expect(counts(options(start))).toEqual({ fire: 4 + 2 });
    const volley = play(start, 1, fire('N', 3)).match;
    expect(powerOf(volley, 1)).toEqual([0, 0, 6, 6]);
    const { match } = play(volley, 1, repair('starboard'));
    expect(options(match)).toEqual([fire('E', 0), fire('E', 1), fire('E', 2)]);
  });

  it('BS-8.1: the locks in the order the turn player likes, each once', () => {
    const start = corner(['N', 'E'], { dice: [6, 1] });
    const { match, events } = play(start, 1, fire('E', 1));
    expect(match.state.locks.map(({ line, resolved }) => [line, resolved])).toEqual(
      expect.arrayContaining([
        ['N', false],
        ['E', true],
      ]),
    );
    expect(deciding(match)).toBe('fire 1');
    expect(powerOf(match, 2)).toEqual([6, 6, 5, 6]);
    expect(eventOf(events, 'fired')).toMatchObject({ line: 'E', firingSide: 'starboard', targetSide: 'stern' });
    expect(options(match).every((command) => command.type === 'fire' && command.line === 'N')).toBe(true);
  });

  it('BS-8.2 BS-1.6 BS-C49: 5 commands in Square, 10 in Corner with both locked', () => {
    expect(options(square())).toEqual([0, 1, 2, 3, 4].map((weapons) => fire('E', weapons)));
    expect(options(corner(['N', 'E']))).toHaveLength(10);
  });

  it('BS-8.2: two volleys of 4: 8 dice', () => {
    const { dice } = playAll(corner(['N', 'E'], { dice: [1, 2, 3, 4, 4, 3, 2, 1] }), [
      [1, fire('N', 4)],
      [1, fire('E', 4)],
    ]);
    expect(dice).toHaveLength(8);
  });

  it('BS-8.3 BS-8.6 BS-C50: 4 weapons at Port 5', () => {
    const { match, events } = play(square({ rd: [6, 6, 6, 5], dice: [5, 5, 6, 2] }), 1, fire('E', 4));
    expect(eventOf(events, 'fired')).toMatchObject({
      type: 'fired',
      seat: '1',
      target: '2',
      line: 'E',
      weapons: 4,
      firingSide: 'starboard',
      targetSide: 'port',
      cost: 3,
      dice: [5, 5, 6, 2],
      against: 5,
      hits: 3,
      removed: 3,
      points: 1,
      destroyed: false,
    });
    expect(powerOf(match, 2)).toEqual([6, 6, 6, 2]);
    // Only Starboard has room for the point.
    expect(automatic(events)).toEqual(['repair starboard']);
    expect(powerOf(match, 1)).toEqual([6, 4, 6, 6]);
  });

  it('BS-8.3 table 8: most weapons and the Power left after firing them, for every Power', () => {
    const table = [
      [0, 1, 0],
      [1, 2, 0],
      [2, 3, 0],
      [3, 4, 0],
      [4, 4, 1],
      [5, 4, 2],
      [6, 4, 3],
    ] as const;
    for (const [power, most, left] of table) {
      const start = square({ em: [0, power, 0, 0], dice: [1, 2, 3, 4] });
      expect(options(start)).toEqual(Array.from({ length: most + 1 }, (_, weapons) => fire('E', weapons)));
      expect(powerOf(play(start, 1, fire('E', most)).match, 1)).toEqual([0, left, 0, 0]);
    }
  });

  it('BS-8.3: 1, 2, 3, 4 weapons cost the firing side 0, 1, 2, 3 and no other side', () => {
    for (const weapons of [0, 1, 2, 3, 4]) {
      const { match, events } = play(square({ dice: [1, 2, 3, 4] }), 1, fire('E', weapons));
      expect(powerOf(match, 1)).toEqual([6, 6 - Math.max(0, weapons - 1), 6, 6]);
      expect(eventOf(events, 'fired').cost).toBe(Math.max(0, weapons - 1));
      expect(diceLeft(match)).toHaveLength(4 - weapons);
    }
  });

  it('BS-8.4: 0 weapons hold fire: the lock is resolved, no shot', () => {
    const { match, events } = play(square(), 1, fire('E', 0));
    expect(eventOf(events, 'fired')).toMatchObject({ weapons: 0, dice: [], hits: 0, removed: 0, destroyed: false });
    expect(match.state).toMatchObject({ turnSeat: '2', quietTurns: 1 });
    expect(refusal(play(corner(['N', 'E']), 1, fire('N', 0)).match, 1, fire('N', 1))).toBe(
      'BS-8.1: the lock on line N is already resolved; open: E.',
    );
  });

  it('BS-8.5 BS-16.5 BS-C52: firing side 0 at target side 0: 1 free weapon, no die, destroyed', () => {
    const { match, events, dice } = play(square({ em: [6, 0, 6, 6], rd: [6, 6, 6, 0] }), 1, fire('E', 1));
    expect(dice).toEqual([]);
    expect(powerOf(match, 1)).toEqual([6, 0, 6, 6]);
    expect(player(match, 2).vessel).toBeNull();
    expect(match.state.outcome).toMatchObject({ winners: ['1'] });
    expect(eventOf(events, 'fired')).toMatchObject({
      weapons: 1,
      cost: 0,
      dice: [],
      against: 0,
      points: 0,
      destroyed: true,
    });
  });

  it('BS-8.5 BS-C53: firing side 6 at target side 0: 0 or 1', () => {
    expect(options(square({ rd: [6, 6, 6, 0] }))).toEqual([fire('E', 0), fire('E', 1)]);
  });

  it('BS-8.6 BS-C54: 1 weapon at Shield 6: 6 hits, 5 does not', () => {
    const hit = play(square({ dice: [6] }), 1, fire('E', 1)).match;
    expect([powerOf(hit, 1), powerOf(hit, 2)]).toEqual([
      [6, 6, 6, 6],
      [6, 6, 6, 5],
    ]);
    const miss = play(square({ dice: [5] }), 1, fire('E', 1)).match;
    expect([powerOf(miss, 1), powerOf(miss, 2), miss.state.phase]).toEqual([[6, 6, 6, 6], [6, 6, 6, 6], 'maneuver']);
  });

  it('BS-8.7 BS-C55: 4 hits at Shield 3: one lost, not destroyed, a triple', () => {
    const { match, events } = play(square({ em: [6, 3, 6, 6], rd: [6, 6, 6, 3], dice: [3, 3, 3, 6] }), 1, fire('E', 4));
    expect(eventOf(events, 'fired')).toMatchObject({ cost: 3, hits: 4, removed: 3, points: 2, destroyed: false });
    expect(powerOf(match, 2)).toEqual([6, 6, 6, 0]);
    expect(match.state.outcome).toBeNull();
  });

  it('BS-8.7 BS-C56: Shield 4, dice 4,3,6: 2 hits; the 3 is not compared with the lowered Shield', () => {
    const { match, events } = play(square({ rd: [6, 6, 6, 4], dice: [4, 3, 6] }), 1, fire('E', 3));
    expect(eventOf(events, 'fired')).toMatchObject({ against: 4, hits: 2, removed: 2 });
    expect(powerOf(match, 2)[3]).toBe(2);
  });

  it('BS-8.7 BS-C57: Shield 1, dice 1,2: 2 hits, side 0, not destroyed', () => {
    const { match, events } = play(square({ rd: [6, 6, 6, 1], dice: [1, 2] }), 1, fire('E', 2));
    expect(eventOf(events, 'fired')).toMatchObject({ hits: 2, removed: 1, destroyed: false });
    expect(powerOf(match, 2)).toEqual([6, 6, 6, 0]);
    expect(match.state.outcome).toBeNull();
  });

  it('BS-8.8 BS-9.1 BS-C58: four 1s at Shield 2: no hit, 3 points all the same', () => {
    const { match, events } = play(square({ em: [5, 5, 5, 5], rd: [6, 6, 6, 2], dice: [1, 1, 1, 1] }), 1, fire('E', 4));
    expect(eventOf(events, 'fired')).toMatchObject({ hits: 0, removed: 0, points: 3 });
    expect([powerOf(match, 1), powerOf(match, 2)]).toEqual([
      [5, 2, 5, 5],
      [6, 6, 6, 2],
    ]);
    expect(match.state).toMatchObject({ phase: 'repair', repairPoints: 3 });
  });

  it('BS-8.8: repairs before the next lock', () => {
    const start = corner(['N', 'E'], { em: [3, 3, 3, 3], dice: [2, 2] });
    const { match } = play(start, 1, fire('N', 2));
    expect(deciding(match)).toBe('repair 1');
    expect(refusal(match, 1, fire('E', 1))).toBe('BS-13.3: place your 1 repair point first.');
  });
});

describe('BS-9 repairs', () => {
  /** Points of a roll of 2 to 4 dice, fired where nothing else matters. */
  const points = (dice: readonly number[], twoPairsRepair = 2): number => {
    const start = square({ em: [0, 3, 0, 0], dice, options: { twoPairsRepair } });
    return eventOf(play(start, 1, fire('E', dice.length)).events, 'fired').points;
  };
  const ROLLS = [
    [1, 2],
    [4, 4],
    [1, 2, 3],
    [5, 2, 5],
    [2, 2, 2],
    [1, 2, 3, 4],
    [6, 1, 6, 3],
    [3, 5, 5, 3],
    [4, 4, 1, 4],
    [2, 2, 2, 2],
  ] as const;

  it('BS-9.2 BS-C59: points of ten rolls', () => {
    expect(ROLLS.map((roll) => points(roll))).toEqual([0, 1, 0, 1, 2, 0, 1, 2, 2, 3]);
  });

  it('BS-9.3 BS-C60: with `twoPairsRepair` 1 only two pairs change', () => {
    expect(ROLLS.map((roll) => points(roll, 1))).toEqual([0, 1, 0, 1, 2, 0, 1, 1, 2, 3]);
  });

  it('BS-9.2 BS-9.3 table 9.A: patterns of all rolls of 2, 3 and 4 dice', () => {
    const tally = (n: number, twoPairs: number) => {
      const ways = [0, 0, 0, 0];
      for (let k = 0; k < 6 ** n; k++)
        ways[
          points(
            Array.from({ length: n }, (_, i) => 1 + (Math.floor(k / 6 ** i) % 6)),
            twoPairs,
          )
        ]! += 1;
      return ways;
    };
    expect(tally(2, 2)).toEqual([30, 6, 0, 0]);
    expect(tally(3, 2)).toEqual([120, 90, 6, 0]);
    expect(tally(4, 2)).toEqual([360, 720, 90 + 120, 6]);
    expect(tally(4, 1)).toEqual([360, 720 + 90, 120, 6]);
  });

  it('BS-9.1 BS-9.8: a single weapon never repairs, nor does a shot without a die', () => {
    const one = play(square({ em: [3, 3, 3, 3], dice: [6] }), 1, fire('E', 1));
    expect([eventOf(one.events, 'fired').points, one.match.state.phase]).toEqual([0, 'maneuver']);
  });

  it('BS-9.4 BS-C61: the Stern at 0 is shielded again at once', () => {
    const start = duel({
      vessels: [ship(1, [0, 0], 'N', [0, 2, 0, 0]), ship(2, [1, 0])],
      phase: 'repair',
      engaged: '2',
      lines: ['E'],
      resolved: ['E'],
      repairPoints: 1,
    });
    const { match } = play(start, 1, repair('stern'));
    expect(powerOf(match, 1)).toEqual([0, 2, 1, 0]);
  });

  it('BS-9.4: any split over the own sides', () => {
    const start = duel({
      vessels: [ship(1, [0, 0], 'N', [1, 2, 3, 4]), ship(2, [1, 0], 'N', [1, 1, 1, 1])],
      phase: 'repair',
      engaged: '2',
      lines: ['E'],
      resolved: ['E'],
      repairPoints: 3,
    });
    expect(options(start)).toHaveLength(19);
    expect(powerOf(play(start, 1, repair('bow', 'port', 'bow')).match, 1)).toEqual([3, 2, 3, 5]);
    expect(powerOf(play(start, 1, repair('port', 'bow', 'bow')).match, 1)).toEqual([3, 2, 3, 5]);
    expect(powerOf(play(start, 1, repair('bow', 'bow', 'bow')).match, 2)).toEqual([1, 1, 1, 1]);
    expect(refusal(start, 1, repair('port', 'port', 'port'))).toBe(
      'BS-9.4: Port has 4 Power; 3 more would be 7, 6 is the most.',
    );
  });

  it('BS-9.5 BS-C62: [5,6,6,6] fires 2 from Starboard, dice 1,1: Bow or Starboard', () => {
    const { match } = play(square({ em: [5, 6, 6, 6], dice: [1, 1] }), 1, fire('E', 2));
    expect(powerOf(match, 1)).toEqual([5, 5, 6, 6]);
    expect(options(match)).toEqual(expect.arrayContaining([repair('bow'), repair('starboard')]));
    expect(options(match)).toHaveLength(2);
  });

  it('BS-9.5 BS-9.7 BS-C63: 10 placements of 2 points, or a single one made automatically', () => {
    const repairing = (power: Power) =>
      opened({
        vessels: [ship(1, [0, 0], 'N', power), ship(2, [1, 0])],
        phase: 'repair',
        engaged: '2',
        lines: ['E'],
        resolved: ['E'],
        repairPoints: 2,
      });
    expect(options(repairing([3, 3, 4, 4]).match)).toHaveLength(10);
    for (const [power, placed] of [
      [[6, 6, 5, 5], 'repair stern port'],
      [[6, 6, 6, 4], 'repair port port'],
    ] as const) {
      const { match, events } = repairing(power);
      expect(automatic(events)).toEqual([placed]);
      expect(powerOf(match, 1)).toEqual([6, 6, 6, 6]);
      expect(deciding(match)).toBe('maneuver 2');
    }
    expect(automatic(play(corner(['N'], { dice: [3, 3, 3] }), 1, fire('N', 3)).events)).toEqual(['repair bow bow']);
  });

  it('BS-9.7 BS-C64: dice 3,3 from the Bow at full Power: only the Bow has room', () => {
    const { match, events } = play(corner(['N'], { dice: [3, 3] }), 1, fire('N', 2));
    expect(automatic(events)).toEqual(['repair bow']);
    expect(powerOf(match, 1)).toEqual([6, 6, 6, 6]);
    expect(match.state.turnSeat).toBe('2');
  });

  it('BS-9.7 BS-C65: four 6s from Starboard at full Power: 3 points home', () => {
    const { match, events } = play(square({ dice: [6, 6, 6, 6] }), 1, fire('E', 4));
    expect(automatic(events)).toEqual(['repair starboard starboard starboard']);
    expect([powerOf(match, 1), powerOf(match, 2)]).toEqual([
      [6, 6, 6, 6],
      [6, 6, 6, 2],
    ]);
  });

  it('BS-9.6: there is always room: n weapons cost n - 1, n dice never give more', () => {
    for (const [n, roll] of [
      [2, [5, 5]],
      [3, [5, 5, 5]],
      [4, [5, 5, 5, 5]],
    ] as const) {
      const { match, events } = play(square({ dice: roll }), 1, fire('E', n));
      expect(eventOf(events, 'fired')).toMatchObject({ cost: n - 1, points: n - 1 });
      expect(eventOf(events, 'repaired').sides).toHaveLength(n - 1);
      expect(powerOf(match, 1)).toEqual([6, 6, 6, 6]);
    }
  });

  it('BS-9.5: the points of each volley are placed before the next lock is fired along', () => {
    const start = corner(['N', 'E'], { em: [6, 6, 6, 6], dice: [1, 1, 2, 2] });
    const first = play(start, 1, fire('N', 2));
    expect(automatic(first.events)).toEqual(['repair bow']);
    const second = play(first.match, 1, fire('E', 2));
    expect(automatic(second.events)).toEqual(['repair starboard']);
    expect(eventsOf(second.events, 'turnEnded')).toHaveLength(1);
  });
});

it('BS-8.9: no command ends a turn', () => {
  const match = corner(['N', 'E']);
  for (const type of ['endTurn', 'end', 'pass']) expect(refusal(match, 1, { type })).toMatch(/./);
  expect(
    playAll(match, [
      [1, fire('N', 0)],
      [1, fire('E', 0)],
    ]).match.state,
  ).toMatchObject({ turnSeat: '2', phase: 'maneuver' });
});

it('BS-7.13: Nothing leaves both ships as they are', () => {
  const start = duel({ vessels: [ship(1, [0, 0]), ship(2, [1, 0])], phase: 'reaction', engaged: '2', lines: ['E'] });
  expect(play(start, 2, nothing).match.state.players).toEqual(start.state.players);
});
