import { describe, expect, it } from 'vitest';
import type { Power } from '../../../../src/games/battlespace-sirius/state.ts';
import {
  counts,
  deciding,
  diceLeft,
  duel,
  eventOf,
  fire,
  legal,
  linesOf,
  nothing,
  play,
  powerOf,
  refusal,
  sentry,
  ship,
  shipOf,
  turnAway,
  vesselOf,
  type DuelInput,
} from '../../../helpers/bs-position.ts';

type Case = Partial<DuelInput> & { readonly mine?: Power; readonly theirs?: Power };

/** Seat 2 to the East of seat 1, line E locked (Starboard > Port). */
const square = ({ mine, theirs, ...rest }: Case = {}) =>
  duel({
    vessels: [ship(1, [0, 0], 'N', mine), ship(2, [1, 0], 'N', theirs)],
    phase: 'reaction',
    engaged: '2',
    lines: ['E'],
    ...rest,
  });
/** Seat 2 to the North-East, lines N (Bow > Port) and E (Starboard > Stern). */
const corner = ({ mine, theirs, ...rest }: Case = {}) =>
  duel({
    vessels: [ship(1, [0, 0], 'N', mine), ship(2, [1, 1], 'N', theirs)],
    phase: 'reaction',
    engaged: '2',
    lines: ['N', 'E'],
    ...rest,
  });

describe('chapter 7: Enemy Reaction', () => {
  it('BS-7.1: the engaged opponent does exactly one of four things and cannot change position', () => {
    expect(counts(legal(square(), 2))).toEqual({ nothing: 1, rotate: 18, sentry: 1 });
    expect(counts(legal(corner({ lines: ['N'] }), 2))).toEqual({ nothing: 1, rotate: 18, sentry: 1 });
    expect(counts(legal(corner(), 2))).toEqual({ nothing: 1, rotate: 18, sentry: 6 });
    expect(refusal(square(), 2, { type: 'react', kind: 'position', to: [1, 1] })).toBe(
      'BS-13.4: in Enemy Reaction you may rotate, give Sentry Fire or do nothing.',
    );
    const after = play(square(), 2, nothing).match;
    expect(after.state.players).toEqual(square().state.players);
    expect(refusal(square(), 2, { type: 'react', kind: 'rotate', turn: 45, pay: ['bow'] })).toBe(
      'BS-7.1: 90, 180 or 270 degrees; 45 is not possible.',
    );
    for (const turn of [0, 360])
      expect(refusal(square(), 2, { type: 'react', kind: 'rotate', turn, pay: ['bow'] })).toBe(
        `BS-7.1: 90, 180 or 270 degrees; ${turn} is Nothing.`,
      );
  });

  it('BS-7.2: a quarter turn either way costs 1 Power of any side', () => {
    for (const [turn, heading] of [
      [90, 'E'],
      [270, 'W'],
    ] as const)
      expect(shipOf(play(square(), 2, turnAway(turn, 'stern')).match, 2)).toEqual({
        kind: 'ship',
        cell: [1, 0],
        heading,
        power: [6, 6, 5, 6],
      });
    for (const pay of [[], ['bow', 'bow']] as const)
      for (const turn of [90, 270] as const)
        expect(refusal(square(), 2, turnAway(turn, ...pay))).toBe(
          `BS-7.2: Rotate 90 costs 1 Power; you named ${pay.length}.`,
        );
  });

  it('BS-7.3: a half turn costs 2 Power of any sides, in any split', () => {
    expect(shipOf(play(square(), 2, turnAway(180, 'stern', 'stern')).match, 2)).toMatchObject({
      heading: 'S',
      power: [6, 6, 4, 6],
    });
    expect(powerOf(play(square(), 2, turnAway(180, 'bow', 'port')).match, 2)).toEqual([5, 6, 6, 5]);
    expect(refusal(square(), 2, turnAway(180, 'bow'))).toBe('BS-7.3: Rotate 180 costs 2 Power; you named 1.');
  });

  it('BS-7.4: the Power is paid before the ship turns, by its own sides wherever they point', () => {
    const { match } = play(square({ theirs: [6, 6, 1, 6] }), 2, turnAway(90, 'stern'));
    expect(match.state.locks).toMatchObject([{ targetSide: 'stern' }]);
    expect(play(match, 1, fire('E', 1)).match.state.outcome).toMatchObject({ winners: ['1'] });
    expect(counts(legal(square({ theirs: [0, 0, 1, 0] }), 2))).toEqual({ nothing: 1, rotate: 2 });
  });

  it('BS-7.5: after the turn the side that points along each line is locked; the turn player is untouched', () => {
    const sides = (turn: 90 | 180 | 270) =>
      linesOf(
        play(corner(), 2, turnAway(turn, ...(turn === 180 ? (['bow', 'bow'] as const) : (['bow'] as const)))).match
          .state.locks,
      );
    expect(sides(90)).toBe('N: Bo>St, E: Sb>Sb');
    expect(sides(180)).toBe('N: Bo>Sb, E: Sb>Bo');
    expect(sides(270)).toBe('N: Bo>Bo, E: Sb>Po');
    expect(linesOf(play(corner({ lines: ['E'] }), 2, turnAway(270, 'bow')).match.state.locks)).toBe('E: Sb>Po');
    expect(vesselOf(play(corner(), 2, turnAway(90, 'bow')).match, 1)).toEqual(vesselOf(corner(), 1));
  });

  it('BS-7.6: Sentry Fire is one shot from a locked side at the firing side of its lock; one line in Corner is free', () => {
    const { match, events } = play(corner({ lines: ['N'], dice: [6] }), 2, sentry('N'));
    expect(eventOf(events, 'sentryFired')).toMatchObject({
      seat: '2',
      target: '1',
      paid: [],
      shots: [{ line: 'N', die: 6, against: 6, hit: true }],
      destroyed: false,
    });
    expect([powerOf(match, 1), powerOf(match, 2)]).toEqual([
      [5, 6, 6, 6],
      [6, 6, 6, 6],
    ]);
    expect(refusal(corner({ lines: ['N'] }), 2, sentry('E'))).toBe('BS-7.6: line E is not locked; locked: N.');
    expect(refusal(corner(), 2, sentry(''))).toBe('BS-7.6: name at least 1 locked line.');
    expect(refusal(corner({ lines: ['N'] }), 2, sentry('N', 'port'))).toBe(
      'BS-7.6: this Sentry Fire is free; it takes 0 Power, you named 1.',
    );
    expect(refusal(corner(), 2, sentry('E', 'stern'))).toBe(
      'BS-7.6: this Sentry Fire is free; it takes 0 Power, you named 1.',
    );
  });

  it('BS-7.7: both locked sides shoot for 1 Power in all, paid by either that has 1; the other may have 0', () => {
    for (const payer of ['port', 'stern'] as const)
      expect(powerOf(play(corner({ dice: [1, 1] }), 2, sentry('NE', payer)).match, 2)).toEqual(
        payer === 'port' ? [6, 6, 6, 5] : [6, 6, 5, 6],
      );
    const half = corner({ theirs: [6, 6, 3, 0], dice: [1, 1] });
    expect(refusal(half, 2, sentry('NE', 'port'))).toBe('BS-7.7: Port has 0 Power; 1 is needed.');
    expect(powerOf(play(half, 2, sentry('EN', 'stern')).match, 2)).toEqual([6, 6, 2, 0]);
    expect(refusal(corner(), 2, sentry('EN'))).toBe(
      'BS-7.7: firing from both sides costs 1 Power from Port or Stern; you named 0.',
    );
    expect(refusal(corner(), 2, sentry('NE', 'bow'))).toBe(
      'BS-7.7: the 1 Power must come from a locked side, Port or Stern.',
    );
  });

  it('BS-7.8: in Square the locked side itself pays 1 Power', () => {
    expect(powerOf(play(square({ dice: [1] }), 2, sentry('E', 'port')).match, 2)).toEqual([6, 6, 6, 5]);
    expect(refusal(square(), 2, sentry('E'))).toBe(
      'BS-7.8: in Square Position Sentry Fire costs 1 Power from Port; you named 0.',
    );
    expect(refusal(square(), 2, sentry('E', 'bow'))).toBe('BS-7.8: the 1 Power must come from the locked side, Port.');
    expect(refusal(square({ theirs: [6, 6, 6, 0] }), 2, sentry('E', 'port'))).toBe(
      'BS-7.8: Port has 0 Power; Sentry Fire needs 1.',
    );
    // In Corner a side with 0 may shoot.
    expect(counts(legal(corner({ theirs: [0, 0, 0, 0] }), 2))).toEqual({ nothing: 1, sentry: 2 });
  });

  it('BS-7.9: dice are rolled in the order of the lines, after the payment', () => {
    const from = { mine: [4, 2, 6, 6], theirs: [6, 6, 3, 0], dice: [4, 1] } as const;
    expect(powerOf(play(corner(from), 2, sentry('NE', 'stern')).match, 1)).toEqual([3, 2, 6, 6]);
    expect(powerOf(play(corner(from), 2, sentry('EN', 'stern')).match, 1)).toEqual([4, 1, 6, 6]);
    expect(refusal(corner(), 2, sentry('NN'))).toBe('BS-7.9: line N is named 2 times; each line shoots once.');
  });

  it('BS-7.10: an unshielded firing side means the ship is destroyed, and no die is rolled for any line', () => {
    const { match, events } = play(corner({ mine: [4, 0, 6, 6], dice: [3] }), 2, sentry('NE', 'port'));
    expect(eventOf(events, 'sentryFired')).toMatchObject({
      destroyed: true,
      paid: ['port'],
      power: [6, 6, 6, 5],
      shots: [
        { line: 'N', die: null },
        { line: 'E', die: null, hit: true },
      ],
    });
    expect(vesselOf(match, 1)).toBeNull();
    expect(diceLeft(match)).toEqual([3]);
    expect(match.state.outcome).toMatchObject({ winners: ['2'] });
    const alone = play(corner({ mine: [4, 0, 6, 6], dice: [4] }), 2, sentry('N')).match;
    expect(powerOf(alone, 1)).toEqual([3, 0, 6, 6]);
  });

  it('BS-7.11: a die equal to or above the Shield takes 1 Power; a shielded side is never destroyed', () => {
    for (const [die, left] of [
      [4, 5],
      [5, 4],
      [6, 4],
    ] as const)
      expect(powerOf(play(square({ mine: [6, 5, 6, 6], dice: [die] }), 2, sentry('E', 'port')).match, 1)).toEqual([
        6,
        left,
        6,
        6,
      ]);
    const last = play(square({ mine: [6, 1, 6, 6], dice: [1] }), 2, sentry('E', 'port')).match;
    expect(powerOf(last, 1)).toEqual([6, 0, 6, 6]);
    expect(deciding(last)).toBe('fire 1');
  });

  it('BS-7.12: Sentry dice never repair', () => {
    const { match } = play(corner({ theirs: [1, 1, 1, 1], dice: [6, 6] }), 2, sentry('NE', 'port'));
    expect(powerOf(match, 2)).toEqual([1, 1, 1, 0]);
    expect(match.state).toMatchObject({ phase: 'fire', repairPoints: 0 });
  });

  it('BS-7.13: Fire uses the Power that Sentry Fire has left on both ends', () => {
    const { match } = play(square({ mine: [6, 2, 6, 6], theirs: [6, 6, 6, 1], dice: [6] }), 2, sentry('E', 'port'));
    expect(legal(match, 1)).toEqual([fire('E', 0), fire('E', 1)]);
    const sides = play(square({ mine: [6, 2, 6, 6], dice: [6] }), 2, sentry('E', 'port')).match;
    expect(legal(sides, 1)).toEqual([0, 1, 2].map((weapons) => fire('E', weapons)));
  });
});
