import type { Query } from '../../../match/manifest.ts';
import type { FleetView } from '../pages.ts';
import { BuildPage } from './build-page.tsx';
import { ComparePage } from './compare-page.tsx';
import { SheetPage } from './sheet-page.tsx';

const VIEWS = { build: BuildPage, compare: ComparePage, print: SheetPage } as const;

/** What is done with fleets of the library, a page for each. */
export function Done({ view, query }: { readonly view: FleetView; readonly query: Query }) {
  const View = VIEWS[view];
  return <View query={query} />;
}
