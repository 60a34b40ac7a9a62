import { needsProblematic, TURN_LIMIT, USUAL_LIMIT, type OwnDeck } from '../../../../games/retrograde/index.ts';
import { computersOf } from '../../../../engine/level.ts';
import { gameEntry } from '../../../../games/index.ts';
import type { Series } from '../../../../ai/series/series.ts';
import { readTerms, type Duel, type DuelTerms } from '../../../match/lists/list-duel.ts';
import { numberThat, type AddressParts } from '../../../match/address-parts.ts';
import type { Query } from '../../../match/manifest.ts';

/** Who can play a list. */
export const DUEL_PLAYERS = computersOf(gameEntry('retrograde'));

/** Everything about a duel of decks but the decks. */
export interface DeckTerms extends DuelTerms {
  /** Rounds after which a match between computers ends (RG-22.1). */
  readonly limit: number;
}

type DeckDuel = Duel<OwnDeck, DeckTerms>;

/** Whether a match can have such a limit (RG-22.1). */
export const isLimit = (limit: number): boolean =>
  Number.isInteger(limit) && limit >= TURN_LIMIT.least && limit <= TURN_LIMIT.most;

/** The terms an address asks for. */
export const termsOf = (parts: AddressParts): DeckTerms => ({
  ...readTerms(parts, DUEL_PLAYERS),
  limit: parts.take('limit', numberThat(isLimit), USUAL_LIMIT),
});

/** What only decks have of these terms, for an address. */
export const ownQuery = ({ limit }: DeckTerms): Query => (limit === USUAL_LIMIT ? {} : { limit: `${limit}` });

/** The options of a duel that its decks do not bring with them. */
export const optionsOfDuel = ({ lists, limit }: Pick<DeckDuel, 'lists' | 'limit'>): object => ({
  turnLimit: limit,
  ...(lists.some(needsProblematic) && { problematicCards: true }),
});

/** The series the threads are to play: each player keeps a deck, and the seats are exchanged. */
export const seriesOfDuel = ({ lists, limit, seed, players }: DeckDuel): Series => ({
  game: 'retrograde',
  options: {
    ...optionsOfDuel({ lists, limit }),
    decks: lists.map(({ name, homeworld, cards }) => ({ name, homeworld, cards })),
  },
  seed,
  names: players,
  keep: true,
});
