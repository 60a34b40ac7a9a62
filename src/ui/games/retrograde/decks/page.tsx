import { lazy } from '../../../kit/lazy.tsx';
import { LibraryPage } from '../../../match/lists/library-page.tsx';
import type { Query } from '../../../match/manifest.ts';
import { DECK_VIEWS, type DeckView } from '../pages.ts';
import { DECKS } from './deck-lists.ts';

// What is done with decks is fetched when it is done.
const Done = lazy<{ view: DeckView; query: Query }>(() => import('./done.tsx').then((part) => part.Done));

/** The decks of Retrograde: the library, one being built, two compared or put against each other, one on paper. */
export function DecksPage({ part, query }: { readonly part: string | null; readonly query: Query }) {
  const view = DECK_VIEWS.find((one) => one === part) ?? null;
  return view === null ? <LibraryPage game={DECKS} query={query} /> : <Done view={view} query={query} />;
}
