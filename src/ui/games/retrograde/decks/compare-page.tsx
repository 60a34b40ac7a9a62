import { ComparePage as Compare } from '../../../match/lists/compare-page.tsx';
import type { Query } from '../../../match/manifest.ts';
import { compareGroups } from './compare-rows.ts';
import { DECKS } from './deck-lists.ts';

/** Two decks side by side: what they hold, come to, and have early. */
export const ComparePage = ({ query }: { readonly query: Query }) => (
  <Compare game={DECKS} query={query} useGroups={compareGroups} />
);
