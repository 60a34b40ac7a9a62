import { lazy } from '../../../kit/lazy.tsx';
import { LibraryPage } from '../../../match/lists/library-page.tsx';
import type { Query } from '../../../match/manifest.ts';
import { FLEET_VIEWS } from '../pages.ts';
import { FLEETS } from './fleet-lists.ts';

// What is done with fleets is fetched when it is done.
const VIEWS = {
  build: lazy<{ query: Query }>(() => import('./build-page.tsx').then((part) => part.BuildPage)),
  compare: lazy<{ query: Query }>(() => import('./compare-page.tsx').then((part) => part.ComparePage)),
  duel: lazy<{ query: Query }>(() => import('./duel-page.tsx').then((part) => part.DuelPage)),
  print: lazy<{ query: Query }>(() => import('./sheet-page.tsx').then((part) => part.SheetPage)),
} as const;

/**
 * The fleets of Orion's Gate: the library, one being built, two of them compared or put against each other, or one as
 * a sheet to print.
 */
export function FleetsPage({ part, query }: { readonly part: string | null; readonly query: Query }) {
  const view = FLEET_VIEWS.find((one) => one === part) ?? null;
  if (view === null) return <LibraryPage game={FLEETS} query={query} />;
  const View = VIEWS[view];
  return <View query={query} />;
}
