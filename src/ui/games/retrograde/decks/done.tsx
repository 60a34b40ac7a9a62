import type { Query } from '../../../match/manifest.ts';
import type { DeckView } from '../pages.ts';
import { BuildPage } from './build-page.tsx';
import { ComparePage } from './compare-page.tsx';
import { DuelPage } from './duel-page.tsx';
import { SheetPage } from './sheet-page.tsx';

const VIEWS = { build: BuildPage, compare: ComparePage, duel: DuelPage, print: SheetPage } as const;

/** What is done with decks of the library, a page for each. */
export function Done({ view, query }: { readonly view: DeckView; readonly query: Query }) {
  const View = VIEWS[view];
  return <View query={query} />;
}
