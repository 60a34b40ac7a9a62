import type { SeriesGame } from './series.ts';
import { round, spreadOf, type Lengths } from './report.ts';

/** What came of one player's fleet over a series. */
export interface FleetAccount {
  /** Points it destroyed, a game. */
  readonly destroyed: Omit<Lengths, 'figure'>;
  /** Share of the games at whose end each of its units stood, 0..1, in the order they were handed in. */
  readonly standing: readonly number[];
  /** Units that stood at the end, a game. */
  readonly survivors: number;
}

/** What came of each player's fleet over the games of a series in which players bring fleets; empty where none does. */
export function accountsOf(played: readonly SeriesGame[]): readonly FleetAccount[] {
  const reported = played.flatMap(({ accounts }) => (accounts ? [accounts] : []));
  return (reported[0] ?? []).map((first, player) => {
    const own = reported.map((accounts) => accounts[player]!);
    const stood = first.standing.map((_, unit) => own.filter(({ standing }) => standing[unit]).length);
    return {
      destroyed: spreadOf(own.map(({ destroyed }) => destroyed)),
      standing: stood.map((games) => round(games / own.length, 4)),
      survivors: round(stood.reduce((sum, games) => sum + games, 0) / own.length, 2),
    };
  });
}
