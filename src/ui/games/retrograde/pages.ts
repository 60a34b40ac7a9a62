import type { Query } from '../../match/manifest.ts';
import type { Route } from '../../match/router.ts';

/** What can be done with decks of the library, each on a page of its own. */
export const DECK_VIEWS = ['build', 'compare', 'duel', 'print'] as const;
export type DeckView = (typeof DECK_VIEWS)[number];

/** The deck library, or what is done with its decks; `query` holds the decks. */
export const decksPage = (view: DeckView | null = null, query: Query = {}): Route => ({
  page: 'game-page',
  name: 'decks',
  part: view,
  query,
});
