import { wilson95 } from './interval.ts';
import { wonByName } from './report.ts';
import type { SeriesGame } from './series.ts';

type Result = Pick<SeriesGame, 'winner'>;

/**
 * What the two named players of a series won. `interval95` is Wilson's for the first one's share, a draw counting one
 * half.
 */
export function summary(played: readonly Result[]) {
  const games = played.length;
  const wins = [0, 1].map((player) => played.filter((one) => one.winner === player).length);
  const draws = games - wins[0]! - wins[1]!;
  return { games, wins, interval95: wilson95(wins[0]! + draws / 2, games), draws };
}

/**
 * What the players of a series of any number of seats won, by name: wins of all seats of that name together, the share
 * that equal players would have (`seats` of all), and Wilson's interval for the share won, a draw counting as shared by
 * all seats.
 */
export function summaryByName(names: readonly string[], played: readonly Result[]) {
  const games = played.length;
  const draws = played.filter(({ winner }) => winner === null).length;
  const players = [...new Set(names)].map((name) => {
    const { wins, even, interval95 } = wonByName(played, names, name);
    return { name, seats: names.filter((one) => one === name).length, wins, even, interval95 };
  });
  return { games, players, draws };
}
