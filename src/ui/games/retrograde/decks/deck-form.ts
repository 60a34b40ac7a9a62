import {
  deckData,
  deckTexts,
  LONGEST_NAME,
  ownDeckFaults,
  readOwnDeck,
  WIDEST_TERMS,
  writeOwnDeck,
  type DeckTerms,
  type OwnDeck,
  type TextFault,
} from '../../../../games/retrograde/index.ts';
import type { ListForm, TextFault as ListFault } from '../../../match/lists/form.ts';
import { decksText as words } from '../words/decks.ts';

/** RG-2.8 begins with the line; the list's own words say it already. */
const WITH_LINE = /^Line \d+: /;

const faultOf = ({ rule, reason, line, meant }: TextFault): ListFault => ({
  line,
  reason: rule === 'RG-2.8' && line !== null ? reason.replace(WITH_LINE, '') : `${rule}: ${reason}`,
  ...(meant && { meant }),
});

/** How decks are written, read and checked; legal is what these terms allow. */
export const deckFormOf = (terms: DeckTerms): ListForm<OwnDeck> => ({
  key: 'orion.decks',
  longestName: LONGEST_NAME,
  head: 'Name',
  // RG-2.7: the homeworld may stand before the name.
  partedBy: 'rule',
  words,
  write: writeOwnDeck,
  parse(text) {
    const { deck, unreadable } = readOwnDeck(text, WIDEST_TERMS);
    return { list: deck, faults: unreadable.map(faultOf) };
  },
  check: (deck) => ownDeckFaults(deck, terms),
  checkText(text) {
    const { deck, faults } = readOwnDeck(text, terms);
    return { list: deck, faults: faults.map(faultOf) };
  },
  json: { write: deckData, texts: deckTexts },
  isEmpty: ({ homeworld, cards }) => homeworld === null && cards.length === 0,
  limits: { packed: 20_000, text: 40_000 },
});

/** Decks as the library takes them: what no match could be played with is illegal. */
export const DECK_FORM = deckFormOf(WIDEST_TERMS);
