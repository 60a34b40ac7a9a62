import { openChance, seedChance } from '../../../../engine/rng.ts';
import {
  fairPoints,
  fittedOut,
  fleetCost,
  liveryOf,
  sideOfCaptain,
  styledFleet,
  type Options,
  type UnitPlan,
} from '../../../../games/orions-gate/index.ts';
import { randomSeed } from '../../../match/random-seed.ts';
import type { MatchPlan } from '../../../match/start-match.ts';
import { brings, captainsIn, namesIn, shareIn, type Seats } from './captains.ts';
import type { Draft } from './draft.ts';
import { plansOf } from './fleet-edit.ts';
import { battlePlan } from './plan.ts';

/** The battle that begins from a draft; `options` are its own, resolved. */
export function draftPlan({ seats, seed }: Pick<Draft, 'seats' | 'seed'>, options: Options): MatchPlan {
  const names = namesIn(seats);
  const dice = seed.trim() || randomSeed();
  const ordered = orderedFleets(seats, options, dice);
  return battlePlan({
    options,
    seats: captainsIn(seats).map(({ id, seat }) => ({
      seat: id,
      player: seat.player,
      name: names[id]!,
      ...(brings(seat)
        ? { fleet: plansOf(seat.fleet.units), livery: liveryOf(seat.fleet) }
        : { fleet: ordered[id] ?? null }),
    })),
    seed: dice,
  });
}

type Fleets = { readonly [id: string]: readonly UnitPlan[] };

/** The fleets of the computer captains of whom a style was asked, in seat order, each within what is left to it. */
function orderedFleets(seats: Seats, options: Options, dice: string): Fleets {
  const fleets: { [id: string]: readonly UnitPlan[] } = {};
  for (const captain of captainsIn(seats)) {
    const { id, side, seat } = captain;
    if (brings(seat) || !seat.style) continue;
    const mates = Object.entries(fleets).filter(([mate]) => sideOfCaptain(mate) === side);
    const { missing, spent, ...share } = shareIn(seats, captain);
    const points = fairPoints(options, {
      ...share,
      missing: missing - mates.length,
      spent: mates.reduce((sum, [, units]) => sum + fleetCost(units), spent),
    });
    // Where nothing is left the rules say so.
    if (points < 1) continue;
    const chance = openChance(seedChance(`${dice}/fleet/${id}`));
    fleets[id] = fittedOut(options, styledFleet(seat.style, points, chance), chance);
  }
  return fleets;
}
