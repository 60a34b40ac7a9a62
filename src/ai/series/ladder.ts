import type { LadderCase, LadderRow, Rung } from '../../engine/ladder.ts';
import type { Level } from '../../engine/level.ts';
import { wilson95 } from './interval.ts';
import type { Series, SeriesGame } from './series.ts';

/** Each of a game's levels against the one below it, the lowest first. */
export const rungsOf = (levels: readonly Level[]): readonly Rung[] =>
  levels.slice(1).map((above, at) => ({ above, below: levels[at]! }));

/** A game of a rung: the series it belongs to, its number in it, and which of the names are of the level above. */
export interface LadderGame {
  readonly series: Series;
  readonly index: number;
  readonly above: readonly boolean[];
}

/**
 * `games` games of a rung. At each table the levels sit alternately and move on by a seat from game to game, each seat
 * once; where their number is odd, the level that has more of them changes from table to table. So equal levels win
 * half.
 */
export function ladderGames(
  game: string,
  { players, tables }: LadderCase,
  { above, below }: { readonly above: string; readonly below: string },
  { games, seed }: { readonly games: number; readonly seed: string },
): readonly LadderGame[] {
  const list: LadderGame[] = [];
  for (let round = 0; list.length < games; round += 1) {
    const table = tables[round % tables.length]!;
    const first = round % 2 === 0;
    const sits = Array.from({ length: players }, (_, at) => (at % 2 === 0) === first);
    const names = sits.map((isAbove) => (isAbove ? above : below));
    const series: Series = { game, options: table, seed: `${seed}/${round}`, names };
    for (let index = 0; index < players && list.length < games; index += 1) list.push({ series, index, above: sits });
  }
  return list;
}

/** The row of the games that were played, in the order of `ladderGames`; those that were not are left out. */
export function ladderRow(
  { case: name, rung, games }: LadderPart,
  played: readonly (Pick<SeriesGame, 'winner'> | undefined)[],
): LadderRow {
  const over = games.flatMap(({ above }, at) => {
    const game = played[at];
    return game ? [game.winner === null ? null : above[game.winner]!] : [];
  });
  const won = over.filter((one) => one === true).length;
  const lost = over.filter((one) => one === false).length;
  const drawn = over.length - won - lost;
  const score = won + drawn / 2;
  return {
    case: name,
    ...rung,
    games: over.length,
    won,
    lost,
    drawn,
    share: over.length === 0 ? 0 : Math.round((score / over.length) * 1e4) / 1e4,
    interval95: wilson95(score, over.length),
  };
}

/** A rung in a case with its games. */
export interface LadderPart {
  readonly case: string;
  readonly rung: Rung;
  readonly games: readonly LadderGame[];
}

/** Everything a ladder plays: every rung in every case, `games` games each. */
export const ladderParts = (
  game: string,
  cases: readonly LadderCase[],
  rungs: readonly Rung[],
  { games, seed }: { readonly games: number; readonly seed: string },
): readonly LadderPart[] =>
  cases.flatMap((one) =>
    rungs.map((rung) => ({
      case: one.name,
      rung,
      games: ladderGames(game, one, rung, { games, seed: `${seed}/${one.name}/${rung.above}` }),
    })),
  );
