import { describe, expect, it } from 'vitest';
import { playSeriesGame } from '../../src/ai/series/play-series.ts';
import { arenaOf, GAMES } from '../../src/cli/registry.ts';

describe('whole battles', () => {
  const arena = arenaOf(GAMES.find(({ id }) => id === 'orions-gate')!);
  const series = (options: object) => ({
    game: 'orions-gate',
    options,
    seed: 'missions',
    names: ['default', 'random'],
  });

  it.each(['territoryControl', 'artifactHunt', 'stationAssault', 'breakthrough', 'captureTheGate'])(
    'the default level beats chance in %s',
    (name) => {
      for (const index of [0, 1]) expect(playSeriesGame(arena, series({ mission: name }), index).winner).toBe(0);
    },
  );

  it('OG-17.1: captains of a side win a mission over two tables together', () => {
    const options = {
      mission: 'captureTheGate',
      tables: 2,
      points: 24,
      playersA: 2,
      playersB: 2,
      mysteriousObjectives: true,
    };
    expect(playSeriesGame(arena, series(options), 0).winner).toBe(0);
  });
});
