import { describe, expect, it } from 'vitest';
import { resultOf } from '../../../src/ui/match/result-words.ts';

const seats = [
  { seat: 'a1', player: 'human', name: 'Ada' },
  { seat: 'b1', player: 'hard', name: 'Computer (hard)' },
];
const of = (reason: string, winners: readonly string[], result: { [key: string]: never | unknown }) =>
  resultOf({ seats, outcome: { reason, winners, result: result as never } });

describe('the result of a match in words', () => {
  it.each([
    ['rounds', ['a1'], { score: { A: 9, B: 4 }, rounds: 4 }, { result: 'Ada won 9 to 4', why: 'after 4 rounds' }],
    [
      'rounds',
      ['b1'],
      { score: { A: 2, B: 3 }, rounds: 1 },
      { result: 'Computer (hard) won 3 to 2', why: 'after 1 round' },
    ],
    ['rounds', [], { score: { A: 6, B: 6 }, rounds: 4 }, { result: 'Draw, 6 to 6', why: 'after 4 rounds' }],
    [
      'elimination',
      ['a1'],
      { score: { A: 12, B: 5 }, rounds: 3 },
      { result: 'Ada won 12 to 5', why: 'nothing left to fight, round 3' },
    ],
    // OG-19.5: the score does not decide these two.
    ['concede', ['b1'], { score: { A: 9, B: 4 }, rounds: 2 }, { result: 'Computer (hard) won', why: 'Ada gave up' }],
    ['agreedDraw', [], { score: { A: 9, B: 4 }, rounds: 2 }, { result: 'Draw', why: 'agreed by both' }],
    ['elsewhere', ['a1'], {}, { result: 'Ada won', why: null }],
  ])('OG-19.5 OG-19.6: %s, winners %j', (reason, winners, result, expected) => {
    expect(of(reason, winners, result)).toEqual(expected);
  });

  it.each([
    ['lastVessel', ['2'], { result: 'Bo won', why: 'the last vessel left' }],
    ['agreement', [], { result: 'Draw', why: 'agreed by all' }],
    ['noShots', [], { result: 'Draw', why: 'no shot was fired any more' }],
  ])('BS-10.1 BS-10.4 BS-10.5: %s, winners %j', (reason, winners, expected) => {
    const three = ['Al', 'Bo', 'Cy'].map((name, place) => ({ seat: String(place + 1), player: 'human', name }));
    expect(
      resultOf({
        seats: three,
        outcome: { reason, winners, result: { scores: [0, 2, 1], placing: [['2'], ['3'], ['1']] } },
      }),
    ).toEqual(expected);
  });

  it.each([
    ['lastShips', ['A'], { result: 'Ada won', why: 'the other side ran out of ships' }],
    ['bothOut', ['B'], { result: 'Bo won', why: 'both sides ran out of ships' }],
    ['bothOut', [], { result: 'Draw', why: 'both sides ran out of ships' }],
    ['turnLimit', ['A'], { result: 'Ada won', why: 'the last turn was over' }],
    ['resign', ['B'], { result: 'Bo won', why: 'Ada gave up' }],
  ])('SK-12.8: %s, winners %j', (reason, winners, expected) => {
    const two = [
      { seat: 'A', player: 'human', name: 'Ada' },
      { seat: 'B', player: 'human', name: 'Bo' },
    ];
    expect(
      resultOf({ seats: two, outcome: { reason, winners, result: { money: [4000, 5000], ships: [1, 0] } } }),
    ).toEqual(expected);
  });

  it('is in progress while there is none', () => {
    expect(resultOf({ seats, outcome: null })).toEqual({ result: 'In progress', why: null });
  });
});
