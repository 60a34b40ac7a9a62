import { STARTERS, type OwnDeck } from '../../../../games/retrograde/index.ts';
import { DECK_FORM } from '../decks/deck-form.ts';
import type { DeckSeat } from './draft.ts';

/** An own deck of a draft, which holds it as text. */
export const ownDeckOf = (text: string): OwnDeck => DECK_FORM.parse(text).list;

/** The deck of a seat: an own one where there is one, else a ready-made one. */
export const deckOf = ({ own, deck }: DeckSeat): OwnDeck => (own === null ? STARTERS[deck] : ownDeckOf(own));
