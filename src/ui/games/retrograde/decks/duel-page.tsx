import { TURN_LIMIT, type OwnDeck } from '../../../../games/retrograde/index.ts';
import { NumberInput } from '../../../kit/index.ts';
import { DuelPage as ListDuelPage } from '../../../match/lists/duel-page.tsx';
import type { ListDuel, OwnTermsProps } from '../../../match/lists/list-duel.ts';
import type { Query } from '../../../match/manifest.ts';
import { retrogradeLab } from '../lab.ts';
import { decksText as words } from '../words/decks.ts';
import { DECKS } from './deck-lists.ts';
import { DuelAccount, endLines } from './duel-account.tsx';
import { DUEL_PLAYERS, isLimit, optionsOfDuel, ownQuery, seriesOfDuel, termsOf, type DeckTerms } from './duel-draft.ts';

/** Rounds after which a match ends. */
const OwnTerms = ({ terms, onTerms }: OwnTermsProps<OwnDeck, DeckTerms>) => (
  <NumberInput
    label={words.roundLimit}
    hint={words.roundLimitHint}
    value={terms.limit}
    min={TURN_LIMIT.least}
    max={TURN_LIMIT.most}
    onInput={(limit) => onTerms({ ...terms, limit })}
    faults={
      isLimit(terms.limit)
        ? []
        : [{ rule: 'RG-22.1', reason: words.roundLimitFault(TURN_LIMIT.least, TURN_LIMIT.most) }]
    }
  />
);

/** Duels of two decks between computer players. */
export const DECK_DUEL: ListDuel<OwnDeck, DeckTerms> = {
  game: DECKS,
  players: DUEL_PLAYERS,
  termsOf,
  ownQuery,
  inOrder: ({ limit }) => isLimit(limit),
  OwnTerms,
  seriesOf: seriesOfDuel,
  commandOptions: optionsOfDuel,
  seatName: retrogradeLab.seatName,
  files: [
    { flag: '--deckA', file: 'deck-a.txt' },
    { flag: '--deckB', file: 'deck-b.txt' },
  ],
  OwnResults: DuelAccount,
  ownLines: endLines,
};

/** Two decks put against each other in many matches, counted while they are played. */
export const DuelPage = ({ query }: { readonly query: Query }) => <ListDuelPage of={DECK_DUEL} query={query} />;
