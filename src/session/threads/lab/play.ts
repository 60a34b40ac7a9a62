import type { Arena } from '../../../ai/series/arena.ts';
import { readingOf } from '../../../ai/series/report.ts';
import { playSeriesGame } from '../../../ai/series/play-series.ts';
import type { LabAnswer, LabOrder } from './run.ts';
import { errorText } from '../../failure.ts';

/**
 * Plays what it is ordered to, one answer an order; a game that fails is an answer too. `arenaOf` fetches a game, null
 * = there is none.
 */
export const labPlayer =
  (arenaOf: (game: string) => Promise<Arena | null>) =>
  async ({ series, index }: LabOrder): Promise<LabAnswer> => {
    try {
      const arena = await arenaOf(series.game);
      if (!arena) throw new Error(`There is no game ${series.game} here.`);
      return { index, reading: readingOf(arena, series), played: playSeriesGame(arena, series, index) };
    } catch (error) {
      return { index, fault: errorText(error) };
    }
  };
