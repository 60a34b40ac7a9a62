import type { ListView } from '../../match/lists/list-game.ts';
import type { Query } from '../../match/manifest.ts';
import type { Route } from '../../match/router.ts';

/**
 * What can be done with fleets of the library, each on a page of its own. No duels: fleets are chosen within a match
 * (OS-2.3), so no series of computer games can be given one.
 */
export const FLEET_VIEWS = ['build', 'compare', 'print'] as const;
export type FleetView = (typeof FLEET_VIEWS)[number];

/** The fleet library, or what is done with its fleets; `query` holds the fleets. */
export const fleetsPage = (view: ListView | null = null, query: Query = {}): Route => ({
  page: 'game-page',
  name: 'spur-fleets',
  part: view,
  query,
});
