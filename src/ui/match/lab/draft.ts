import type { Series } from '../../../ai/series/series.ts';
import { gamesIn, type LabOrder } from '../../../session/threads/lab/run.ts';
import { isGame, type GameId } from '../../../games/index.ts';
import { addressParts, numberThat, textWithin } from '../address-parts.ts';
import { randomSeed } from '../random-seed.ts';
import { hashOf } from '../router.ts';
import { standardOf, valueOf } from './lab-game.ts';
import { labGame, playersOf } from './lab-games.ts';

export const GAMES_RANGE = { least: 10, most: 2000, standard: 100 } as const;
/** Most characters of a seed; the games add their number to it. */
export const MAX_SEED = 40;

/** An experiment as set on the page. */
export interface Draft {
  readonly game: GameId;
  /** Chosen value of each choice of the game. */
  readonly chosen: { readonly [key: string]: string };
  /** One player a place. */
  readonly names: readonly string[];
  readonly games: number;
  readonly seed: string;
}

type Query = { readonly [name: string]: string };

/** How many places a series of these choices has: two, unless one of them says otherwise. */
function placesOf({ game, chosen }: Pick<Draft, 'game' | 'chosen'>): number {
  const values = labGame(game).choices.map((choice) => valueOf(choice, chosen[choice.key]!));
  return values.find((value) => value?.places !== undefined)?.places ?? 2;
}

/** Names for so many places: those there are, then the standard level. */
const filled = (names: readonly string[], places: number): readonly string[] =>
  Array.from({ length: places }, (_, at) => names[at] ?? 'default');

/** A draft with some of it changed; the number of places follows the choices. */
export function changed(draft: Draft, change: Partial<Omit<Draft, 'game'>>): Draft {
  const next = { ...draft, ...change };
  return { ...next, names: filled(next.names, placesOf(next)) };
}

/**
 * The experiment an address asks for, and the parts of it that could not be read; what is left out is as standard, the
 * seed by chance.
 */
export function readDraft(
  given: Query,
  standard: GameId,
): { readonly draft: Draft; readonly misread: readonly string[] } {
  const game = [given['game']].find(isGame) ?? standard;
  const { choices, today } = labGame(game);
  const { take, misread } = addressParts(today?.(given) ?? given);
  take('game', (text) => (isGame(text) ? text : null), standard);
  const chosen = Object.fromEntries(
    choices.map((choice) => [
      choice.key,
      take(choice.key, (text) => valueOf(choice, text)?.value ?? null, standardOf(choice)),
    ]),
  );
  const places = placesOf({ game, chosen });
  const readNames = (text: string): readonly string[] | null => {
    const names = text.split(',');
    return names.length === places && names.every((name) => playersOf(game).includes(name)) ? names : null;
  };
  const names = take('players', readNames, filled([], places));
  const games = take('games', numberThat(isGames), GAMES_RANGE.standard);
  const seed = take('seed', textWithin(MAX_SEED), randomSeed(8));
  return { draft: { game, chosen, names, games, seed }, misread: misread() };
}

/** Whether so many games can be played. */
export const isGames = (n: number): boolean => Number.isInteger(n) && n >= GAMES_RANGE.least && n <= GAMES_RANGE.most;

/** The address of an experiment; `readDraft` reads it back. Choices that are as standard are left out. */
export function queryOf({ game, chosen, names, games, seed }: Draft): Query {
  const others = labGame(game).choices.flatMap((choice) =>
    chosen[choice.key] === standardOf(choice) ? [] : [[choice.key, chosen[choice.key]!]],
  );
  return { game, ...Object.fromEntries(others), players: names.join(','), games: String(games), seed };
}

/** The whole address of an experiment, to be given away. */
export const linkOf = (draft: Draft): string =>
  `${location.href.split('#')[0]}${hashOf({ page: 'lab', query: queryOf(draft) })}`;

/** Raw options of the experiment's matches. */
export function optionsOf({ game, chosen }: Draft): { readonly [option: string]: unknown } {
  const { choices, options } = labGame(game);
  if (options) return options(chosen);
  return Object.assign({}, ...choices.map((choice) => valueOf(choice, chosen[choice.key]!)?.options ?? {}));
}

/** The series of an experiment. */
export const seriesOf = (draft: Draft): Series => ({
  game: draft.game,
  options: optionsOf(draft),
  seed: draft.seed,
  names: draft.names,
  ...(labGame(draft.game).sides && { keep: true }),
});

/** The games the threads are to play. */
export const ordersOf = (draft: Draft): readonly LabOrder[] => gamesIn(seriesOf(draft), draft.games);

/** The command that plays the same series without a browser. */
export function commandOf(draft: Draft): string {
  const { game, options, seed, names, keep } = seriesOf(draft);
  const given = Object.keys(options).length > 0 ? ` --options ${quoted(JSON.stringify(options))}` : '';
  return `npm run --silent tabletop -- simulate --game ${game} --games ${draft.games} --seed ${quoted(seed)} --seats ${names.join(',')}${keep ? ' --keep side' : ''}${given}`;
}

/** A word of a command line, in quotes where it needs them. */
export const quoted = (text: string): string => (/^[\w-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`);
