import type { Chance } from '../../../engine/rng.ts';
import { randomFleet } from '../data/random-fleet.ts';
import type { CaptainId, UnitPlan } from '../state.ts';
import { fleetOf } from './fleet.ts';
import { pointsFor, shareOf, type Musters } from './fleet-share.ts';

/** A game as far as its fleets, as somebody sees it who does not know all of them. */
type Seen = Musters & { readonly captains: readonly { readonly id: CaptainId; readonly fleetLocked: boolean }[] };

/**
 * The fleets handed in, those that may not be read yet guessed as random legal ones within their captain's share
 * (OG-17.2, 22.1).
 */
export function guessedFleets(seen: Seen, chance: Chance): { readonly [captain: CaptainId]: readonly UnitPlan[] } {
  const fleets: { [captain: CaptainId]: readonly UnitPlan[] } = {};
  for (const { id, fleetLocked } of seen.captains) {
    const known = seen.fleets[id];
    if (known) fleets[id] = known;
    else if (fleetLocked)
      fleets[id] = fleetOf(randomShare({ ...seen, fleets: { ...seen.fleets, ...fleets } }, id, chance));
  }
  return fleets;
}

/**
 * A random fleet for a captain: it spends their even share; of pooled points any part while team mates still have none,
 * and then all that is left (OG-17.2).
 */
export function randomShare(game: Musters, captain: CaptainId, chance: Chance): readonly UnitPlan[] {
  const share = shareOf(game, captain);
  const most = pointsFor(game.options, share);
  const points = game.options.pointSplit === 'pooled' && share.missing > 0 ? chance.die(most) : most;
  return randomFleet(points, chance, game.options.advancedComponents);
}
