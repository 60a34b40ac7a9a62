import { describe, expect, it } from 'vitest';
import {
  costliest,
  curveOf,
  finest,
  fortuneOf,
  isBest,
  judged,
  judgementsOf,
  keptOf,
  leadOf,
  lossOf,
  sameJudged,
  sumsOf,
  toldOf,
  type Judgement,
} from '../../src/ai/judgement.ts';
import type { Reason, Weighed } from '../../src/ai/reason.ts';

const way = (worth: number | null): Weighed => ({ command: {}, worth, facts: null });
const weighed = (given: number | null, rival: number | null): Reason => ({
  kind: 'weighed',
  given: way(given),
  rival: rival === null ? null : way(rival),
  rank: 1,
  of: 2,
  secret: false,
  own: null,
});
const made = (plies: number, seat: string, given: number, rival: number): Judgement =>
  judged(plies, seat, weighed(given, rival))!;

/** Seat 1 gives 0.2 away at its second decision; seat 2 sees something fine, and gives next to nothing away. */
const MATCH = [
  made(3, '1', 0.6, 0.5),
  made(5, '2', 0.5, 0.3),
  made(8, '1', 0.3, 0.5),
  made(11, '2', 0.699, 0.7),
  made(14, '1', 0.2, 0.21),
];

describe('decisions that are judged', () => {
  it('are worth what was done, beside the best of all ways', () => {
    expect(made(1, '1', 0.6, 0.5)).toMatchObject({ plies: 1, seat: '1', done: 0.6, best: 0.6 });
    expect(made(1, '1', 0.3, 0.5)).toMatchObject({ done: 0.3, best: 0.5 });
    expect(lossOf(made(1, '1', 0.25, 0.5))).toBe(0.25);
    expect(leadOf(made(1, '1', 0.75, 0.5))).toBe(0.25);
  });

  it('are only those that were weighed against another way', () => {
    expect(judged(1, '1', { kind: 'random', ways: 3 })).toBeNull();
    expect(judged(1, '1', weighed(null, 0.5))).toBeNull();
    expect(judged(1, '1', weighed(0.5, null))).toBeNull();
  });

  it('add up by seat, in the order of the seats, those who decided nothing left out', () => {
    const sums = sumsOf(['2', '1', '3'], MATCH);
    expect(sums.map(({ seat, decisions, best }) => [seat, decisions, best])).toEqual([
      ['2', 2, 2],
      ['1', 3, 1],
    ]);
    expect(sums[1]!.lost).toBeCloseTo(0.21, 12);
  });

  it('are as good as the best below half a percentage point', () => {
    expect([0.004, 0.006].map((loss) => isBest({ best: 0.5, done: 0.5 - loss }))).toEqual([true, false]);
  });

  it('are listed by what they cost, and by how far they led', () => {
    expect(costliest(MATCH, '1', 3).map(({ plies }) => plies)).toEqual([8, 14]);
    expect(costliest(MATCH, '1', 1).map(({ plies }) => plies)).toEqual([8]);
    expect(costliest(MATCH, '2', 3)).toEqual([]);
    expect(finest(MATCH, '1', 3).map(({ plies }) => plies)).toEqual([3]);
    expect(finest(MATCH, '2', 3).map(({ plies }) => plies)).toEqual([5]);
  });
});

describe('a kept analysis', () => {
  /** A match of so many plies, seats in turn, whose last has a hash. */
  const match = (length: number, last = 'f'.repeat(16)) =>
    ({
      plies: Array.from({ length }, (_, at) => ({
        seat: MATCH.find(({ plies }) => plies === at + 1)?.seat ?? '1',
        match: { hash: at + 1 === length ? last : 'x' },
      })),
    }) as unknown as Parameters<typeof judgementsOf>[1];

  it('says the same chances again, without the reasons', () => {
    const kept = keptOf(MATCH, 'f'.repeat(16));
    expect(kept.judged).toEqual([
      [3, 6000, 5000],
      [5, 5000, 3000],
      [8, 3000, 5000],
      [11, 6990, 7000],
      [14, 2000, 2100],
    ]);
    const known = judgementsOf(kept, match(20))!;
    expect(known).toEqual(MATCH.map((one) => ({ ...one, reason: null })));
    expect(known.every((one, at) => sameJudged(one, MATCH[at]!))).toBe(true);
    expect(sameJudged(known[0]!, made(3, '1', 0.6, 0.4))).toBe(false);
    expect(toldOf(known)).toEqual([8, 14, 3, 5]);
  });

  it('is none of a match that went on, nor of one that is shorter', () => {
    const kept = keptOf(MATCH, 'f'.repeat(16));
    expect(judgementsOf(kept, match(20, 'another'))).toBeNull();
    expect(judgementsOf(kept, match(13))).toBeNull();
    expect(judgementsOf(kept, match(0))).toBeNull();
  });
});

describe('the chance to win over a match', () => {
  const end = { plies: 20, share: 1 };

  it('goes from decision to decision and ends with the match', () => {
    expect(curveOf([...MATCH].reverse(), '2', end)).toEqual([
      { plies: 4, value: 0.5 },
      { plies: 5, value: 0.5 },
      { plies: 10, value: 0.7 },
      { plies: 11, value: 0.699 },
      { plies: 20, value: 1 },
    ]);
    expect(curveOf(MATCH, '3', end)).toEqual([{ plies: 20, value: 1 }]);
  });

  it('is made of what was given away and of fortune, and of nothing else', () => {
    for (const seat of ['1', '2']) {
      const curve = curveOf(MATCH, seat, end);
      const lost = sumsOf([seat], MATCH)[0]!.lost;
      expect(curve[0]!.value - lost + fortuneOf(MATCH, seat, end.share)).toBeCloseTo(1, 12);
    }
    expect(fortuneOf(MATCH, '3', 1)).toBe(0);
  });
});
