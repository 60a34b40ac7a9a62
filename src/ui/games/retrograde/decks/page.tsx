import { lazy } from '../../../kit/lazy.tsx';
import { LibraryPage } from '../../../match/lists/library-page.tsx';
import type { Query } from '../../../match/manifest.ts';
import { DECK_VIEWS } from '../pages.ts';
import { DECKS } from './deck-lists.ts';

// What is done with decks is fetched when it is done.
const VIEWS = {
  build: lazy<{ query: Query }>(() => import('./build-page.tsx').then((part) => part.BuildPage)),
  compare: lazy<{ query: Query }>(() => import('./compare-page.tsx').then((part) => part.ComparePage)),
  duel: lazy<{ query: Query }>(() => import('./duel-page.tsx').then((part) => part.DuelPage)),
  print: lazy<{ query: Query }>(() => import('./sheet-page.tsx').then((part) => part.SheetPage)),
} as const;

/** The decks of Retrograde: the library, one being built, two compared or put against each other, one on paper. */
export function DecksPage({ part, query }: { readonly part: string | null; readonly query: Query }) {
  const view = DECK_VIEWS.find((one) => one === part) ?? null;
  if (view === null) return <LibraryPage game={DECKS} query={query} />;
  const View = VIEWS[view];
  return <View query={query} />;
}
