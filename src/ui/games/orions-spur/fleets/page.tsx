import { lazy } from '../../../kit/lazy.tsx';
import { LibraryPage } from '../../../match/lists/library-page.tsx';
import type { Query } from '../../../match/manifest.ts';
import { FLEET_VIEWS, type FleetView } from '../pages.ts';
import { FLEETS } from './fleet-lists.ts';

// What is done with fleets is fetched when it is done.
const Done = lazy<{ view: FleetView; query: Query }>(() => import('./done.tsx').then((part) => part.Done));

/** The fleets of Orion's Spur: the library, one being built, two compared, one on paper. */
export function FleetsPage({ part, query }: { readonly part: string | null; readonly query: Query }) {
  const view = FLEET_VIEWS.find((one) => one === part) ?? null;
  return view === null ? <LibraryPage game={FLEETS} query={query} /> : <Done view={view} query={query} />;
}
