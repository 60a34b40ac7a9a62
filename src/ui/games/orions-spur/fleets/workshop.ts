import type { OwnFleet } from '../../../../games/orions-spur/index.ts';
import type { Workshop } from '../../../match/lists/use-building.ts';
import { BENCH_KEY, unpackLeft } from './bench.ts';
import { FLEETS } from './fleet-lists.ts';

/** How a fleet is built: it is kept in this browser until another is brought. */
export const SHOP: Workshop<OwnFleet, OwnFleet> = {
  game: FLEETS,
  key: BENCH_KEY,
  empty: { name: '', species: 'terran', ships: [] },
  edit: (fleet) => fleet,
  listOf: (fleet) => fleet,
  unpackLeft,
  // Letters of a name being typed are one step.
  aboutOf: (before, after) => (before.name === after.name ? null : 'name'),
};
