import type { FleetView } from '../../router.ts';
import { lazy } from '../../lazy.tsx';
import { LibraryPage } from './library.tsx';
import './library.css';

type Query = { readonly [name: string]: string };

// What is done with fleets is fetched when it is done.
const VIEWS = {
  compare: lazy<{ query: Query }>(() => import('./compare-page.tsx').then((part) => part.ComparePage)),
  duel: lazy<{ query: Query }>(() => import('./duel-page.tsx').then((part) => part.DuelPage)),
  print: lazy<{ query: Query }>(() => import('./sheet-page.tsx').then((part) => part.SheetPage)),
} as const;

/** The fleets of Orion's Gate: the library, or two of them compared or put against each other, or one as a sheet to print. */
export function FleetsPage({ view, query }: { readonly view: FleetView | null; readonly query: Query }) {
  if (view === null) return <LibraryPage query={query} />;
  const View = VIEWS[view];
  return <View query={query} />;
}
