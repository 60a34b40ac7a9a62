import type { NamedFleet } from '../../../../games/orions-gate/index.ts';
import { ComparePage as Compare } from '../../../match/lists/compare-page.tsx';
import type { Query } from '../../../match/manifest.ts';
import { compareGroups } from './compare-rows.ts';
import { FLEETS } from './fleet-lists.ts';
import { useVolleys } from './use-volleys.ts';

const useGroups = (a: NamedFleet, b: NamedFleet, able: boolean) => compareGroups(a, b, useVolleys(a, b, able));

/** Two fleets side by side: what they have, reach, do to each other and to each type of unit. */
export const ComparePage = ({ query }: { readonly query: Query }) => (
  <Compare game={FLEETS} query={query} useGroups={useGroups} />
);
