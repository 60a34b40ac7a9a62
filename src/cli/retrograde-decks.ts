import { needsProblematic, readOwnDeck, WIDEST_TERMS, type OwnDeck } from '../games/retrograde/index.ts';
import { readText } from './arguments.ts';

/** Two decks that are to meet in every game of a series. */
export interface GivenDecks {
  /** The decks as options, and those they need; options that are given go before them. */
  readonly options: object;
  readonly decks: readonly [OwnDeck, OwnDeck];
}

/** Rounds after which a game between computers ends (RG-22.1). */
const LIMIT = 60;

/**
 * `--deckA` and `--deckB`: the decks of two files, or null when neither is named; throws a sentence for a file that
 * holds no legal deck.
 */
export function givenDecks(game: string, fileA: string | undefined, fileB: string | undefined): GivenDecks | null {
  if (fileA === undefined && fileB === undefined) return null;
  if (fileA === undefined || fileB === undefined) throw new Error('--deckA and --deckB are given together.');
  if (game !== 'retrograde') throw new Error('--deckA and --deckB hold decks of retrograde.');
  const decks = [deckIn(fileA), deckIn(fileB)] as const;
  return {
    decks,
    options: {
      turnLimit: LIMIT,
      ...(decks.some(needsProblematic) && { problematicCards: true }),
      decks: decks.map(({ name, homeworld, cards }) => ({ name, homeworld, cards })),
    },
  };
}

/** RG-2.8: every fault at once, each with its line. */
function deckIn(path: string): OwnDeck {
  const { deck, faults } = readOwnDeck(readText(path, 'the file of a deck').replace(/^\uFEFF/, ''), WIDEST_TERMS);
  if (faults.length > 0)
    throw new Error(
      faults
        .map(({ line, rule, reason }) =>
          line === null || /^Line \d/.test(reason)
            ? `${path}: ${rule}: ${reason}`
            : `${path}: ${rule}: Line ${line}: ${reason}`,
        )
        .join('\n'),
    );
  return deck;
}
