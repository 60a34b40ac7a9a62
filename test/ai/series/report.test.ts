import { describe, expect, it } from 'vitest';
import { histogram } from '../../../src/ai/series/histogram.ts';
import { wilson95 } from '../../../src/ai/series/interval.ts';
import { reportOf, spreadOf, wonByName, type Reading } from '../../../src/ai/series/report.ts';
import type { SeriesGame } from '../../../src/ai/series/series.ts';

const reading: Reading = {
  seats: ['A', 'B'],
  length: 'turns',
  shares: [
    { figure: 'hits', of: 'shots' },
    { figure: 'hits', of: 'none' },
    { figure: 'unknown', of: 'shots' },
  ],
};
const game = (winnerSeat: number | null, more: Partial<SeriesGame> = {}): SeriesGame => ({
  winner: winnerSeat,
  winnerSeat,
  opener: 0,
  sides: ['earth', 'skaxar'],
  reason: 'lastShips',
  plies: 10,
  rounds: null,
  mostWork: 1,
  figures: { turns: 4, hits: 1, shots: 2, none: 0 },
  ...more,
});

describe('the report of a series', () => {
  const played = [
    game(0),
    game(1, { sides: ['skaxar', 'earth'], opener: 1, figures: { turns: 6, hits: 1, shots: 4, none: 0 } }),
    game(1, { opener: null }),
    game(null, { sides: ['skaxar', 'earth'], reason: 'bothOut', figures: { turns: 9, hits: 0, shots: 6, none: 0 } }),
  ];
  const report = reportOf(played, reading);

  it('counts by seat, a draw as one half', () => {
    expect(report.seats).toEqual([
      { seat: 'A', games: 4, wins: 1, draws: 1, even: 0.5, share: 0.375, interval95: wilson95(1.5, 4) },
      { seat: 'B', games: 4, wins: 2, draws: 1, even: 0.5, share: 0.625, interval95: wilson95(2.5, 4) },
    ]);
  });

  it('counts by what was played, wherever it sat', () => {
    expect(report.sides.map(({ side, wins, share }) => [side, wins, share])).toEqual([
      ['earth', 2, 0.625],
      ['skaxar', 1, 0.375],
    ]);
    expect(reportOf([game(0, { sides: ['earth', 'earth'] })], reading).sides).toEqual([]);
    expect(reportOf([game(0, { sides: [] })], reading).sides).toEqual([]);
  });

  it('counts the opener only in games that had one', () => {
    expect(report.opener).toEqual({
      games: 3,
      wins: 2,
      draws: 1,
      even: 0.5,
      share: 0.8333,
      interval95: wilson95(2.5, 3),
    });
    expect(reportOf([game(0, { opener: null })], reading).opener).toBeNull();
  });

  it('gives means a game, shares of sums, lengths and reasons', () => {
    expect(report.means).toEqual({ turns: 5.75, hits: 0.75, shots: 3.5, none: 0 });
    // 3 of 14: not the mean of the four shares. A share of nothing is none.
    expect(report.shares).toEqual({ hits: 0.2143 });
    expect(report.length).toEqual({ figure: 'turns', mean: 5.75, p5: 4, p95: 9, least: 4, most: 9 });
    expect(report.reasons).toEqual({ lastShips: 3, bothOut: 1 });
  });

  it('is the same whatever order the games came in, and empty of nothing', () => {
    expect(reportOf([...played].reverse(), reading)).toEqual({ ...report, reasons: { bothOut: 1, lastShips: 3 } });
    expect(reportOf([], reading)).toMatchObject({
      sides: [],
      opener: null,
      length: null,
      means: {},
      shares: {},
      reasons: {},
    });
  });

  it('counts all seats of a name together', () => {
    const three = [game(null, { winner: null }), game(0, { winner: 0 }), game(1, { winner: 2 })];
    expect(wonByName(three, ['easy', 'hard', 'hard'], 'hard')).toEqual({
      games: 3,
      wins: 1,
      draws: 1,
      even: 0.6667,
      share: 0.5556,
      interval95: wilson95(1 + 2 / 3, 3),
    });
  });
});

describe('spreads', () => {
  it('takes the middle 90 % by rank', () => {
    const hundred = Array.from({ length: 101 }, (_, at) => 100 - at);
    expect(spreadOf(hundred)).toEqual({ mean: 50, p5: 5, p95: 95, least: 0, most: 100 });
    expect(spreadOf([7])).toEqual({ mean: 7, p5: 7, p95: 7, least: 7, most: 7 });
  });

  it('counts in bins without a gap, each value once', () => {
    expect(histogram([], 5)).toEqual([]);
    expect(histogram([4, 4, 6], 5)).toEqual([
      { from: 4, to: 4, count: 2 },
      { from: 5, to: 5, count: 0 },
      { from: 6, to: 6, count: 1 },
    ]);
    expect(histogram([1, 2, 3, 4, 5, 6, 7], 3)).toEqual([
      { from: 1, to: 3, count: 3 },
      { from: 4, to: 6, count: 3 },
      { from: 7, to: 9, count: 1 },
    ]);
  });
});
