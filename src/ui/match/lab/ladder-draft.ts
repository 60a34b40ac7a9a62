import { levelsOf } from '../../../engine/level.ts';
import { ladderParts, ladderRow, rungsOf, type LadderPart } from '../../../ai/series/ladder.ts';
import type { SeriesGame } from '../../../ai/series/series.ts';
import type { LadderCase, LadderRow } from '../../../engine/ladder.ts';
import { gameEntry, isGame, type GameId } from '../../../games/index.ts';
import { addressParts, numberThat, oneOf, textWithin } from '../address-parts.ts';
import { randomSeed } from '../random-seed.ts';
import { labText } from '../words/lab.ts';
import { isGames, MAX_SEED, quoted } from './draft.ts';
import { labGame, playerName } from './lab-games.ts';
import type { WonGroup, WonRow } from './rows.ts';

const words = labText.ladder;

/** A ladder as set on the page. */
export interface LadderDraft {
  readonly game: GameId;
  /** The one case that is played; null = all of them. */
  readonly only: string | null;
  /** Games of each pair of levels in each case. */
  readonly each: number;
  readonly seed: string;
}

type Query = { readonly [name: string]: string };

/** Games of a pair where nothing is said: an evening's wait for all missions of the slowest game. */
const USUAL = 40;

/** The ladder an address asks for, and the parts of it that could not be read; what is left out is as standard. */
export function readLadderDraft(
  query: Query,
  standard: GameId,
  cases: readonly LadderCase[],
): { readonly draft: LadderDraft; readonly misread: readonly string[] } {
  const { take, misread } = addressParts(query);
  const draft: LadderDraft = {
    game: take('ladder', (text) => (isGame(text) ? text : null), standard),
    only: take<string | null>('only', oneOf(cases.map(({ name }) => name)), null),
    each: take('games', numberThat(isGames), USUAL),
    seed: take('seed', textWithin(MAX_SEED), randomSeed(8)),
  };
  return { draft, misread: misread() };
}

/** The address of a ladder; `readLadderDraft` reads it back. */
export const ladderQuery = ({ game, only, each, seed }: LadderDraft): Query => ({
  ladder: game,
  ...(only !== null && { only }),
  games: String(each),
  seed,
});

/** Whether a ladder can be played as it is set. */
export const isInOrder = ({ each, seed }: LadderDraft): boolean => isGames(each) && seed.trim() !== '';

/** The pairs of levels a game's ladder plays in each case. */
export const rungsIn = (game: GameId): ReturnType<typeof rungsOf> => rungsOf(levelsOf(gameEntry(game)));

/** The steps a ladder plays. */
export const partsOf = ({ game, only, each, seed }: LadderDraft, cases: readonly LadderCase[]): readonly LadderPart[] =>
  ladderParts(
    game,
    cases.filter(({ name }) => only === null || name === only),
    rungsIn(game),
    { games: each, seed },
  );

/** What came of the steps so far; those of which nothing was played are left out. */
export function rowsOf(
  parts: readonly LadderPart[],
  byPlace: readonly (SeriesGame | undefined)[],
): readonly LadderRow[] {
  let from = 0;
  return parts.flatMap((part) => {
    const row = ladderRow(part, byPlace.slice(from, (from += part.games.length)));
    return row.games > 0 ? [row] : [];
  });
}

/** A case in words, with the games of its steps where all have as many. */
function titleOf(game: GameId, rows: readonly LadderRow[]): string {
  const [{ case: name, games }] = rows as [LadderRow];
  const label = labGame(game).ladderCase(name);
  return rows.every((row) => row.games === games) ? `${label} · ${words.gamesEach(games)}` : label;
}

/** The picture of a ladder: its steps by what was played. */
export function ladderGroups(game: GameId, rows: readonly LadderRow[]): readonly WonGroup[] {
  const cases = [...new Set(rows.map((row) => row.case))];
  return cases.map((name) => {
    const own = rows.filter((row) => row.case === name);
    return { title: titleOf(game, own), rows: own.map((row) => wonRow(game, row)) };
  });
}

const wonRow = (game: GameId, { above, below, games, won, drawn, share, interval95 }: LadderRow): WonRow => ({
  who: words.over(playerName(game, above), playerName(game, below)),
  games,
  wins: won,
  draws: drawn,
  share,
  even: 0.5,
  interval95,
  seat: null,
});

/** The command that plays the same ladder without a browser. */
export const ladderCommand = ({ game, only, each, seed }: LadderDraft): string =>
  `npm run --silent tabletop -- ladder --game ${game} --games ${each} --seed ${quoted(seed)}` +
  (only === null ? '' : ` --cases ${quoted(only)}`);
