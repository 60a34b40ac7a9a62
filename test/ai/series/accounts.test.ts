import { describe, expect, it } from 'vitest';
import { accountsOf } from '../../../src/ai/series/accounts.ts';
import { wonByPlayer } from '../../../src/ai/series/report.ts';
import type { SeriesGame } from '../../../src/ai/series/series.ts';

const game = (
  winner: number | null,
  one: readonly boolean[],
  other: readonly boolean[],
  destroyed: readonly [number, number],
): SeriesGame =>
  ({
    winner,
    accounts: [
      { destroyed: destroyed[0], standing: one },
      { destroyed: destroyed[1], standing: other },
    ],
  }) as unknown as SeriesGame;

describe('what came of fleets', () => {
  const played = [
    game(0, [true, true], [false], [6, 0]),
    game(1, [false, true], [true], [0, 2]),
    game(null, [false, true], [false], [6, 2]),
    game(0, [true, true], [false], [6, 0]),
  ];

  it('counts for each unit the games at whose end it stood, and the spread of points destroyed', () => {
    expect(accountsOf(played)).toEqual([
      { destroyed: { mean: 4.5, p5: 0, p95: 6, least: 0, most: 6 }, standing: [0.5, 1], survivors: 1.5 },
      { destroyed: { mean: 1, p5: 0, p95: 2, least: 0, most: 2 }, standing: [0.25], survivors: 0.25 },
    ]);
    expect(accountsOf([])).toEqual([]);
    expect(accountsOf([{ winner: 0 } as SeriesGame])).toEqual([]);
  });

  it('tells players of one name apart', () => {
    expect(wonByPlayer(played, 2, 0)).toMatchObject({ games: 4, wins: 2, draws: 1, even: 0.5, share: 0.625 });
    expect(wonByPlayer(played, 2, 1)).toMatchObject({ wins: 1, draws: 1, share: 0.375 });
  });
});
