import { listLibrary } from '../../../match/lists/library.ts';
import { DECK_FORM } from './deck-form.ts';

/** The decks kept in this browser. */
export const DECK_LIBRARY = listLibrary(DECK_FORM);
