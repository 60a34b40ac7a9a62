import {
  cardOf,
  CLASS_NAMES,
  costOfCards,
  isCard,
  kindsOf,
  READY_MADE,
  READY_MADE_IDS,
  type OwnDeck,
  type ReadyMadeId,
} from '../../../../games/retrograde/index.ts';
import type { ListGame, ReadyMade } from '../../../match/lists/list-game.ts';
import { DECK_VIEWS, decksPage } from '../pages.ts';
import { decksText as words } from '../words/decks.ts';
import { DeckCard } from './deck-card.tsx';
import { DECK_FORM } from './deck-form.ts';
import { DECK_LIBRARY } from './deck-library.ts';

const readyMade = (id: ReadyMadeId): ReadyMade<OwnDeck> => ({ ...READY_MADE[id], id, line: words.starterLines[id] });

/** What of a card can be searched for, but for its name. */
const saidOfCard = (id: string): readonly string[] => {
  if (!isCard(id)) return [];
  const card = cardOf(id);
  return [card.name, words.kinds[card.kind], ...(card.kind === 'spacecraft' ? [CLASS_NAMES[card.shipClass]] : [])];
};

/** The decks of Retrograde, as the pages of lists know them. */
export const DECKS: ListGame<OwnDeck> = {
  id: 'deck',
  form: DECK_FORM,
  library: DECK_LIBRARY,
  page: decksPage,
  views: DECK_VIEWS,
  linkedAs: ['deck1', 'deck2'],
  readyMade: READY_MADE_IDS.map(readyMade),
  figures: [
    { key: 'cost', sort: words.byCost, of: ({ cards }) => costOfCards(cards), text: words.cost },
    { key: 'cards', sort: words.byCards, of: ({ cards }) => cards.length, text: words.cards },
    {
      key: 'spacecraft',
      sort: words.bySpacecraft,
      of: ({ cards }) => kindsOf(cards).spacecraft,
      text: (n) => `${n}`,
    },
  ],
  saidOf: ({ homeworld, cards }) => [...new Set([homeworld ?? '', ...cards].flatMap(saidOfCard))],
  Card: DeckCard,
  // RG-1.1: two players, a deck each.
  pairRule: 'RG-1.1',
  madeBy: 'RG-2.1',
};
