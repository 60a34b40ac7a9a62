import type { ComponentType } from 'preact';
import type { Reading } from '../../../ai/series/report.ts';
import type { Series } from '../../../ai/series/series.ts';
import { GAMES_RANGE, isGames, MAX_SEED, quoted } from '../lab/draft.ts';
import type { Bench } from '../lab/use-series.ts';
import type { Query } from '../manifest.ts';
import { addressParts, numberThat, textWithin, type AddressParts } from '../address-parts.ts';
import { randomSeed } from '../random-seed.ts';
import { hashOf, type Route } from '../router.ts';
import type { Named } from './form.ts';
import { packList } from './link.ts';
import type { ListGame } from './list-game.ts';
import type { Pair } from './pair.tsx';

/** What every duel is about but its lists. */
export interface DuelTerms {
  /** Who plays the first and the second list. */
  readonly players: readonly [string, string];
  readonly games: number;
  readonly seed: string;
}

/** A duel as it was started. */
export type Duel<L extends Named, T extends DuelTerms = DuelTerms> = T & { readonly lists: readonly [L, L] };

/** A duel of which at least one match is over. */
export type Fought<L extends Named, T extends DuelTerms = DuelTerms> = Bench<Duel<L, T>> & {
  readonly reading: Reading;
};

/** What a game adds to what can be set: fields below the common ones. */
export interface OwnTermsProps<L extends Named, T extends DuelTerms> {
  readonly pair: Pair<L>;
  readonly terms: T;
  readonly onTerms: (terms: T) => void;
}

/** What a game says of duels of its lists; `T` are the terms with those of its own. */
export interface ListDuel<L extends Named, T extends DuelTerms = DuelTerms> {
  readonly game: ListGame<L>;
  /** Names of who can play a list. */
  readonly players: readonly string[];
  /** The terms an address asks for, `readTerms` and the game's own; what cannot be read is as standard. */
  readonly termsOf: (parts: AddressParts) => T;
  /** How the game's own terms stand in an address. */
  readonly ownQuery: (terms: T) => Query;
  /** Whether the game's own terms can be played on; left out, they always can. */
  readonly inOrder?: (terms: T) => boolean;
  readonly OwnTerms?: ComponentType<OwnTermsProps<L, T>>;
  /** The series the threads are to play. */
  readonly seriesOf: (duel: Duel<L, T>) => Series;
  /** Options the command line has to be told beside its files; left out, all of the series. */
  readonly commandOptions?: (duel: Duel<L, T>) => object;
  readonly seatName: (seat: string) => string;
  /** How the command line is given the lists: a flag and the name of a file each. */
  readonly files: readonly [DuelFile, DuelFile];
  /** Panels of the game's own among the results, the same in lines of text, and as data. */
  readonly OwnResults?: ComponentType<{ readonly fought: Fought<L, T> }>;
  readonly ownLines?: (fought: Fought<L, T>) => readonly string[];
  readonly ownData?: (fought: Fought<L, T>) => object;
}

interface DuelFile {
  readonly flag: string;
  readonly file: string;
}

/** Matches a newcomer is offered: some minutes' worth. */
const STANDARD_GAMES = 20;

const STANDARD_PLAYER = 'default';

/** What of the address of a duel is about its lists. */
const PAIR = ['a', 'b'] as const;

/** The address of a duel, part by part, but for its lists. */
export const duelParts = (query: Query): AddressParts => addressParts(query, PAIR);

/** The common terms an address asks for, of those who can play; what is left out is as standard, the seed by chance. */
export function readTerms({ take }: AddressParts, players: readonly string[]): DuelTerms {
  const pairOf = (text: string): readonly [string, string] | null => {
    const [first, second, ...more] = text.split(',');
    const both = [first, second].every((name) => name !== undefined && players.includes(name));
    return both && more.length === 0 ? [first!, second!] : null;
  };
  return {
    players: take('players', pairOf, [STANDARD_PLAYER, STANDARD_PLAYER]),
    games: take('games', numberThat(isGames), STANDARD_GAMES),
    seed: take('seed', textWithin(MAX_SEED), randomSeed(8)),
  };
}

/** Whether a duel can be fought on these terms. */
export const inOrder = ({ games, seed }: DuelTerms): boolean => isGames(games) && seed.trim() !== '';

/** Most and fewest matches, and most characters of a seed. */
export const DUEL_LIMITS = { games: GAMES_RANGE, seed: MAX_SEED } as const;

/** The address of a duel; `termsOf` reads its terms back. */
export function duelRoute<L extends Named, T extends DuelTerms>(
  { game: { form, page }, ownQuery }: ListDuel<L, T>,
  duel: Duel<L, T>,
): Route {
  const { lists, players, games, seed } = duel;
  const [a, b] = lists.map((list) => packList(form, list)) as [string, string];
  return page('duel', { a, b, players: players.join(','), games: String(games), seed, ...ownQuery(duel) });
}

/** The whole address of a duel, to be given away. */
export const duelLink = <L extends Named, T extends DuelTerms>(of: ListDuel<L, T>, duel: Duel<L, T>): string =>
  `${location.href.split('#')[0]}${hashOf(duelRoute(of, duel))}`;

/** The command that plays the same matches without a browser. */
export function commandOfDuel<L extends Named, T extends DuelTerms>(of: ListDuel<L, T>, duel: Duel<L, T>): string {
  const { game, options: all } = of.seriesOf(duel);
  const options = of.commandOptions?.(duel) ?? all;
  const { games, seed, players } = duel;
  const files = of.files.map(({ flag, file }) => `${flag} ${file}`).join(' ');
  return `npm run --silent tabletop -- simulate --game ${game} ${files} --games ${games} --seed ${quoted(seed)} --seats ${players.join(',')} --options ${quoted(JSON.stringify(options))}`;
}
