import { ComparePage as Compare } from '../../../match/lists/compare-page.tsx';
import type { Query } from '../../../match/manifest.ts';
import { compareGroups } from './compare-rows.ts';
import { FLEETS } from './fleet-lists.ts';

/** Two fleets side by side: what their ships come to, their weapons, abilities and designs. */
export const ComparePage = ({ query }: { readonly query: Query }) => (
  <Compare game={FLEETS} query={query} useGroups={compareGroups} />
);
