import { designNamed, designOf } from '../data/cards.ts';
import type { Design, Keyword } from '../data/ships.ts';
import { WEAPONS } from '../data/weapons.ts';
import { FULL_FLEET } from '../rules/formation.ts';
import { offeredFleet } from '../rules/setup.ts';
import { playerOf } from '../rules/table.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { SpurState } from '../state.ts';

/** What abilities make of a ship, in points of damage it does or bears in a game. */
const ABLE: { readonly [keyword in Keyword]: number } = {
  armored: 2.5,
  artillery: 1.5,
  interference: 1,
  bracing: 1,
  flock: 1,
  ram: 1.5,
  suppressingFire: 0.5,
};
/** What energy, hull and shield are worth in the same points, and what a victory point costs that it gives away. */
const ENERGY = 1.6;
const HULL = 1;
const SHIELD = 0.8;
const GIVEN = 0.8;
const ARMED = 0.7;
const ANSWERS = 0.5;

/** How good a design is for its owner. */
export function strengthOf({ energy, hull, shield, vp, keywords, weapon }: Design): number {
  const armed = weapon === null ? 0 : ARMED + (WEAPONS[weapon].reacts ? ANSWERS : 0);
  const able = keywords.reduce((sum, keyword) => sum + ABLE[keyword], 0);
  return ENERGY * energy + HULL * hull + SHIELD * shield + armed + able - GIVEN * vp;
}

/** A choice of designs and how good it is. */
interface Choice {
  readonly designs: readonly string[];
  readonly strength: number;
}

/** The strongest choice of ships for each cost up to `points`, of at most `room` ships; undefined = none costs that. */
function strongest(ships: readonly string[], points: number, room: number): readonly (Choice | undefined)[] {
  // By cost, then by number of ships.
  const best: (Choice | undefined)[][] = Array.from({ length: points + 1 }, () => []);
  best[0]![0] = { designs: [], strength: 0 };
  for (const ship of ships) {
    const design = designOf(ship);
    for (let cost = points - design.cost; cost >= 0; cost -= 1)
      for (let count = room - 1; count >= 0; count -= 1) {
        const from = best[cost]![count];
        if (!from) continue;
        const strength = from.strength + strengthOf(design);
        const known = best[cost + design.cost]![count + 1];
        if (!known || strength > known.strength)
          best[cost + design.cost]![count + 1] = { designs: [...from.designs, design.id], strength };
      }
  }
  return best.map((byCount) =>
    byCount.reduce<Choice | undefined>(
      (top, one) => (one && (!top || one.strength > top.strength) ? one : top),
      undefined,
    ),
  );
}

/** The strongest ships of a ship deck that so many points buy, the dearest first. */
export function boughtFleet(shipDeck: readonly string[], points: number, room: number): readonly string[] {
  if (room <= 0) return [];
  const found = strongest(shipDeck, points, room);
  const best = found.reduce<Choice | undefined>(
    (top, one) => (one && (!top || one.strength > top.strength) ? one : top),
    undefined,
  );
  return [...(best?.designs ?? [])].sort((a, b) => designNamed(b)!.cost - designNamed(a)!.cost);
}

/** The starting fleet a seat chooses (OS-2.2, OS-12.1). */
export function startingFleet(state: SpurState, seat: Seat): readonly string[] {
  const { options } = state;
  const { shipDeck } = playerOf(state, seat);
  if (options.startingFleet === 'standard') return standardFleet(state, seat);
  const found = strongest(shipDeck, options.fleetPoints, FULL_FLEET);
  const exact = found[options.fleetPoints]?.designs;
  if (options.fleetPointsRule === 'exact') return exact ?? offeredFleet(state, seat);
  return boughtFleet(shipDeck, options.fleetPoints, FULL_FLEET);
}

/** OS-2.2: of each class the strongest designs. */
function standardFleet(state: SpurState, seat: Seat): readonly string[] {
  const left = playerOf(state, seat)
    .shipDeck.map(designOf)
    .sort((a, b) => strengthOf(b) - strengthOf(a));
  return offeredFleet(state, seat).map((offered) => {
    const at = left.findIndex(({ shipClass }) => shipClass === designNamed(offered)!.shipClass);
    return left.splice(at, 1)[0]!.id;
  });
}
