import { describe, expect, it } from 'vitest';
import {
  choiceOf,
  committed,
  guessedSealed,
  isComplete,
  mayTakeBack,
  openSealed,
  sealedView,
  takenBack,
  waitingSeats,
  withoutSeat,
  type Sealed,
} from '../../src/cards/sealed.ts';
import { AUDIENCE, JUDGE, viewerOf } from '../../src/engine/seat.ts';

const SEATS = ['1', '2', '3'];
const fresh = (takeBack = true): Sealed<string> => openSealed(SEATS, { takeBack });
const all = (sealed: Sealed<string>) =>
  ['2', '3', '1'].reduce((now, seat) => committed(now, seat, `of ${seat}`), sealed);

describe('a secret simultaneous choice', () => {
  it('OS-2.3: is made by each seat in any order, and is complete with the last', () => {
    const one = committed(fresh(), '2', 'fleet');
    expect(waitingSeats(one)).toEqual(['1', '3']);
    expect([isComplete(one), choiceOf(one, '2'), choiceOf(one, '1')]).toEqual([false, 'fleet', undefined]);
    expect(isComplete(all(fresh()))).toBe(true);
    expect(fresh().choices).toEqual([]);
  });

  it('is taken back until the last one has committed, and made anew', () => {
    const one = committed(fresh(), '2', 'first');
    expect(mayTakeBack(one, '2')).toBe(true);
    expect(mayTakeBack(one, '1')).toBe(false);
    expect(choiceOf(committed(takenBack(one, '2'), '2', 'second'), '2')).toBe('second');
    expect(mayTakeBack(all(fresh()), '2')).toBe(false);
    expect(() => takenBack(all(fresh()), '2')).toThrow('2 has nothing to take back.');
    expect(() => takenBack(one, '3')).toThrow('3 has nothing to take back.');
  });

  it('OS-13.1: is final at once where the game wants it so', () => {
    const one = committed(fresh(false), '2', 'fleet');
    expect(mayTakeBack(one, '2')).toBe(false);
    expect(() => committed(one, '2', 'other')).toThrow('2 has nothing to choose.');
    expect(() => committed(one, '9', 'stranger')).toThrow('9 has nothing to choose.');
  });

  it('OS-11.9: waits for nobody who has left', () => {
    const two = committed(committed(fresh(), '1', 'a'), '2', 'b');
    expect(isComplete(withoutSeat(two, '3'))).toBe(true);
    expect(withoutSeat(two, '2')).toMatchObject({ seats: ['1', '3'], choices: [{ seat: '1', choice: 'a' }] });
    expect(isComplete(openSealed([], { takeBack: true }))).toBe(true);
  });

  it('OS-14.1: tells who has committed, and what to nobody else, until all is revealed together', () => {
    const two = committed(committed(fresh(), '3', 'c'), '1', 'a');
    expect(sealedView(two, viewerOf('1'))).toEqual({
      seats: SEATS,
      committed: ['3', '1'],
      shown: [{ seat: '1', choice: 'a' }],
      takeBack: true,
    });
    for (const viewer of [viewerOf('2'), AUDIENCE]) {
      expect(sealedView(two, viewer)).toMatchObject({ committed: ['3', '1'], shown: [] });
      expect(JSON.stringify(sealedView(two, viewer))).toBe(
        JSON.stringify(sealedView(committed(committed(fresh(), '3', 'x'), '1', 'y'), viewer)),
      );
    }
    expect(sealedView(two, JUDGE).shown).toHaveLength(2);
    expect(sealedView(committed(two, '2', 'b'), AUDIENCE).shown).toHaveLength(3);
  });

  it('is guessed so that it looks the same', () => {
    const two = committed(committed(fresh(), '3', 'c'), '1', 'a');
    const guessed = guessedSealed(sealedView(two, viewerOf('1')), (seat) => `guess ${seat}`);
    expect(guessed.choices).toEqual([
      { seat: '3', choice: 'guess 3' },
      { seat: '1', choice: 'a' },
    ]);
    expect(sealedView(guessed, viewerOf('1'))).toEqual(sealedView(two, viewerOf('1')));
  });
});
