import { describe, expect, it } from 'vitest';
import {
  automatic,
  deciding,
  duel,
  fire,
  legal,
  linesOf,
  lock,
  play,
  powerOf,
  refusal,
  ship,
  stay,
  sentry,
} from '../../../helpers/bs-position.ts';

const CORNER = { vessels: [ship(1, [0, 0]), ship(2, [1, 1])] };

describe('chapter 6: Lock Targets', () => {
  it('BS-6.1: the turn player locks lines on an adjacent opponent, who becomes the engaged one', () => {
    const match = play(duel({ vessels: [ship(1, [1, 0]), ship(2, [0, 0]), ship(3, [2, 0])] }), 1, stay).match;
    expect(legal(match, 1)).toEqual([lock(2, 'W'), lock(3, 'E')]);
    const { match: after } = play(match, 1, lock(3, 'E'));
    expect(after.state.engagedSeat).toBe('3');
    expect(deciding(after)).toBe('reaction 3');
    // A seat may be written as its number.
    expect(play(match, 1, { type: 'lock', target: 3, lines: ['E'] } as never).match.state).toEqual(after.state);
  });

  it('BS-6.2: in Square the one line is locked, with nothing to choose', () => {
    const { match, events } = play(duel({ vessels: [ship(1, [0, 0]), ship(2, [0, 1])] }), 1, stay);
    expect(automatic(events)).toEqual(['lock 2 N']);
    expect(linesOf(match.state.locks)).toBe('N: Bo>St');
    const asked = play(duel({ vessels: [ship(1, [0, 0]), ship(2, [0, 1]), ship(3, [1, 0])] }), 1, stay).match;
    expect(refusal(asked, 1, lock(2, 'S'))).toBe('BS-6.2: your Stern (S) faces nobody; the line to Red is N.');
    expect(refusal(asked, 1, lock(2, 'E'))).toBe('BS-6.2: your Starboard (E) does not face Red; the line to Red is N.');
  });

  it('BS-6.3: in Corner one line or both, in any order, each once', () => {
    const match = play(duel(CORNER), 1, stay).match;
    expect(legal(match, 1)).toEqual([lock(2, 'N'), lock(2, 'E'), lock(2, 'NE')]);
    expect(play(match, 1, lock(2, 'EN')).match.state).toEqual(play(match, 1, lock(2, 'NE')).match.state);
    expect(refusal(match, 1, lock(2, 'NN'))).toBe('BS-6.3: line N is named 2 times; once is enough.');
    expect(refusal(match, 1, lock(2, 'W'))).toBe('BS-6.3: your Port (W) faces nobody; the lines to Red are N and E.');
    expect(refusal(match, 1, lock(2, 'NES'))).toBe(
      'BS-6.3: your Stern (S) faces nobody; the lines to Red are N and E.',
    );
  });

  it('BS-6.4: at least one line is locked', () => {
    expect(refusal(play(duel(CORNER), 1, stay).match, 1, lock(2, ''))).toBe(
      'BS-6.4: lock at least 1 line; N and E face Red.',
    );
  });

  it('BS-6.5: a lock ties one firing side to one target side', () => {
    const { match } = play(play(duel(CORNER), 1, stay).match, 1, lock(2, 'NE'));
    expect(match.state.locks).toEqual([
      { line: 'N', firingSide: 'bow', targetSide: 'port', resolved: false },
      { line: 'E', firingSide: 'starboard', targetSide: 'stern', resolved: false },
    ]);
  });

  it('BS-6.6: locking is free and asks no Power of either side', () => {
    const match = play(
      duel({ vessels: [ship(1, [0, 0], 'N', [0, 0, 6, 6]), ship(2, [1, 1], 'N', [6, 6, 0, 0])] }),
      1,
      stay,
    ).match;
    expect(legal(match, 1)).toHaveLength(3);
    const { match: after } = play(match, 1, lock(2, 'NE'));
    expect([powerOf(after, 1), powerOf(after, 2)]).toEqual([
      [0, 0, 6, 6],
      [6, 6, 0, 0],
    ]);
  });

  it('BS-6.7: how many weapons go to a lock is said in Fire, not in the lock', () => {
    const match = play(duel(CORNER), 1, stay).match;
    expect(refusal(match, 1, { ...lock(2, 'N'), weapons: 2 })).toBe('BS-13.4: "weapons" is not part of this command.');
    const fires = play(play(duel({ ...CORNER, dice: [1] }), 1, stay).match, 1, lock(2, 'N')).match;
    expect(legal(play(fires, 2, sentry('N')).match, 1)).toEqual([0, 1, 2, 3, 4].map((weapons) => fire('N', weapons)));
  });
});
