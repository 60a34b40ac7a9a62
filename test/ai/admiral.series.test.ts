import { describe, expect, it } from 'vitest';
import { playSeriesGame } from '../../src/ai/series/play-series.ts';
import { arenaOf, GAMES } from '../../src/cli/registry.ts';

describe('whole games of Retrograde', () => {
  it('levels are steps: each beats the one below it, and the lowest beats chance', () => {
    const arena = arenaOf(GAMES.find(({ id }) => id === 'retrograde')!);
    // Each game twice, with the seats exchanged; `playOut` throws for whatever is illegal.
    const options = { turnLimit: 40, decks: ['earth', 'mars'] };
    const won = (better: string, worse: string, games: number): number =>
      Array.from({ length: games }, (_, index) =>
        playSeriesGame(arena, { game: 'retrograde', options, seed: 'steps', names: [better, worse] }, index),
      ).filter(({ winner }) => winner === 0).length;
    expect(won('default', 'random', 4)).toBe(4);
    expect(won('default', 'greedy', 4)).toBeGreaterThanOrEqual(3);
    expect(won('novice', 'random', 4)).toBeGreaterThanOrEqual(3);
  });
});
