import type { Arena } from '../ai/series/arena.ts';
import { playSeriesGame } from '../ai/series/play-series.ts';
import type { Series, SeriesGame } from '../ai/series/series.ts';

/** A game of a series, and the longest a player took for one command, in milliseconds of this machine. */
export type TimedGame = SeriesGame & { readonly slowestMs: number };

/** Plays a game of a series with a clock beside every player. */
export function playTimed(arena: Arena, series: Series, index: number): TimedGame {
  let slowestMs = 0;
  const played = playSeriesGame(arena, series, index, (player) => ({
    name: player.name,
    choose(match, seat) {
      const started = performance.now();
      const answer = player.choose(match, seat);
      slowestMs = Math.max(slowestMs, performance.now() - started);
      return answer;
    },
  }));
  return { ...played, slowestMs };
}
