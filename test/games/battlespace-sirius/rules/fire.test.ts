import { describe, expect, it } from 'vitest';
import type { Power } from '../../../../src/games/battlespace-sirius/state.ts';
import {
  deciding,
  diceLeft,
  duel,
  eventOf,
  fire,
  legal,
  play,
  playAll,
  powerOf,
  refusal,
  repair,
  ship,
  vesselOf,
  type DuelInput,
} from '../../../helpers/bs-position.ts';

type Case = Partial<DuelInput> & { readonly mine?: Power; readonly theirs?: Power };

/** Line E locked: Starboard > Port. */
const square = ({ mine, theirs, ...rest }: Case = {}) =>
  duel({
    vessels: [ship(1, [0, 0], 'N', mine), ship(2, [1, 0], 'N', theirs)],
    phase: 'fire',
    engaged: '2',
    lines: ['E'],
    ...rest,
  });
/** Lines N (Bow > Port) and E (Starboard > Stern). */
const corner = ({ mine, theirs, ...rest }: Case = {}) =>
  duel({
    vessels: [ship(1, [0, 0], 'N', mine), ship(2, [1, 1], 'N', theirs)],
    phase: 'fire',
    engaged: '2',
    lines: ['N', 'E'],
    ...rest,
  });

describe('chapter 8: Fire', () => {
  it('BS-8.1: each lock is resolved once, in any order, one after the other with its repairs', () => {
    for (const [first, second] of [
      ['N', 'E'],
      ['E', 'N'],
    ] as const) {
      const once = play(corner({ dice: [1] }), 1, fire(first, 1)).match;
      expect(deciding(once)).toBe('fire 1');
      expect(refusal(once, 1, fire(first, 1))).toBe(
        `BS-8.1: the lock on line ${first} is already resolved; open: ${second}.`,
      );
      expect(legal(once, 1).every((command) => command.type === 'fire' && command.line === second)).toBe(true);
    }
    expect(refusal(corner(), 1, fire('W', 1))).toBe('BS-8.1: line W is not locked; open: N, E.');
    const repairing = play(corner({ mine: [2, 0, 6, 6], dice: [4, 4, 1] }), 1, fire('N', 3)).match;
    expect(refusal(repairing, 1, fire('E', 1))).toBe('BS-13.3: place your 1 repair point first.');
    expect(legal(play(repairing, 1, repair('starboard')).match, 1)).toEqual(
      [0, 1, 2].map((weapons) => fire('E', weapons)),
    );
  });

  it('BS-8.2: 0 to 4 weapons for each lock, each with its own firing side', () => {
    expect(legal(square(), 1)).toHaveLength(5);
    expect(legal(corner(), 1)).toHaveLength(10);
    const both = playAll(corner({ dice: [1, 2, 3, 4, 1, 2, 3, 4] }), [
      [1, fire('N', 4)],
      [1, fire('E', 4)],
    ]).match;
    expect(powerOf(both, 1)).toEqual([3, 3, 6, 6]);
    expect(diceLeft(both)).toEqual([]);
  });

  it('BS-8.3: n weapons cost n - 1 Power of the firing side, paid before the dice; most = min(4, Power + 1)', () => {
    for (const [power, most] of [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 4],
      [5, 4],
      [6, 4],
    ] as const) {
      const match = square({ mine: [6, power, 6, 6], dice: [1, 2, 3, 4] });
      expect(legal(match, 1)).toHaveLength(most + 1);
      expect(powerOf(play(match, 1, fire('E', most)).match, 1)).toEqual([6, power - (most - 1), 6, 6]);
    }
    expect(refusal(square({ mine: [6, 1, 6, 6] }), 1, fire('E', 3))).toBe(
      'BS-8.3: 3 weapons cost 2 Power on Starboard; it has 1. At most 2 weapons.',
    );
    expect(refusal(square({ mine: [6, 0, 6, 6] }), 1, fire('E', 2))).toBe(
      'BS-8.3: 2 weapons cost 1 Power on Starboard; it has 0. At most 1 weapon.',
    );
  });

  it('BS-8.4: 0 weapons resolve the lock without a shot', () => {
    const { match, events } = play(square(), 1, fire('E', 0));
    expect(eventOf(events, 'fired')).toMatchObject({ weapons: 0, dice: [], cost: 0, destroyed: false });
    expect(eventOf(events, 'turnEnded')).toEqual({ type: 'turnEnded', seat: '1', shot: false, quietTurns: 1 });
    expect(match.state.players).toEqual(square().state.players);
  });

  it('BS-8.5: one free weapon at an unshielded side destroys the ship without a die', () => {
    const match = square({ mine: [6, 0, 6, 6], theirs: [6, 6, 6, 0], dice: [6] });
    expect(legal(match, 1)).toEqual([fire('E', 0), fire('E', 1)]);
    expect(refusal(square({ theirs: [6, 6, 6, 0] }), 1, fire('E', 2))).toBe(
      'BS-8.5: Port is unshielded; 1 weapon destroys the ship, more are not used.',
    );
    const { match: after, events } = play(match, 1, fire('E', 1));
    expect(eventOf(events, 'vesselLost')).toEqual({
      type: 'vesselLost',
      seat: '2',
      by: '1',
      kind: 'ship',
      cell: [1, 0],
      lifeboat: null,
    });
    expect(vesselOf(after, 2)).toBeNull();
    expect(powerOf(after, 1)).toEqual([6, 0, 6, 6]);
    expect(diceLeft(after)).toEqual([6]);
    // Holding fire spares it.
    expect(vesselOf(play(match, 1, fire('E', 0)).match, 2)).not.toBeNull();
  });

  it('BS-8.6: every die equal to or above the Shield is a hit and takes 1 Power of that side', () => {
    const { match, events } = play(
      square({ mine: [5, 6, 6, 6], dice: [3, 4, 6, 1], theirs: [6, 6, 6, 4] }),
      1,
      fire('E', 4),
    );
    expect(eventOf(events, 'fired')).toMatchObject({ against: 4, hits: 2, removed: 2, points: 0 });
    expect(powerOf(match, 2)).toEqual([6, 6, 6, 2]);
  });

  it('BS-8.7: all dice count against the Shield before the volley; surplus hits are lost and nothing is destroyed', () => {
    const { match, events } = play(
      square({ mine: [6, 3, 6, 6], theirs: [6, 6, 6, 3], dice: [3, 3, 3, 6] }),
      1,
      fire('E', 4),
    );
    expect(eventOf(events, 'fired')).toMatchObject({ hits: 4, removed: 3, destroyed: false, points: 2 });
    expect(powerOf(match, 2)).toEqual([6, 6, 6, 0]);
    expect(powerOf(play(square({ theirs: [6, 6, 6, 4], dice: [4, 3, 6] }), 1, fire('E', 3)).match, 2)).toEqual([
      6, 6, 6, 2,
    ]);
  });

  it('BS-8.8: pay, roll, hits, repairs, then the next lock; a volley that misses repairs all the same', () => {
    const { match } = play(corner({ mine: [3, 6, 6, 5], theirs: [6, 6, 6, 2], dice: [1, 1, 1, 1] }), 1, fire('N', 4));
    expect(powerOf(match, 1)).toEqual([0, 6, 6, 5]);
    expect(match.state).toMatchObject({ phase: 'repair', repairPoints: 3 });
    expect(powerOf(match, 2)).toEqual([6, 6, 6, 2]);
    expect(deciding(play(match, 1, repair('bow', 'bow', 'port')).match)).toBe('fire 1');
  });

  it('BS-8.9: the turn ends by itself when all locks are resolved', () => {
    const { match, events } = play(square({ dice: [1] }), 1, fire('E', 1));
    expect(events.map(({ type }) => type)).toEqual(['fired', 'turnEnded', 'turnBegan']);
    expect(deciding(match)).toBe('maneuver 2');
  });
});
