import { lineIn, type DataSet } from './sets.ts';
import type { Species } from './species.ts';

/** A starting fleet nobody has to put together; `designs` has one entry for each ship. */
export interface ReadyFleet {
  readonly name: string;
  /** Recruitment points it costs (OS-12.2): 6, 12, 18 or 24. */
  readonly points: number;
  readonly designs: readonly string[];
}

const fleet = (name: string, points: number, ...designs: readonly (readonly [design: string, copies: number])[]) => ({
  name,
  points,
  designs: designs.flatMap(([design, copies]) => Array.from({ length: copies }, () => design)),
});

/** OS-12.2: ready-made fleets of each species for the four recommended totals, after how it fights (OS-18.7). */
export const READY_FLEETS: { readonly [species in Species]: readonly ReadyFleet[] } = {
  terran: [
    fleet('Picket', 6, ['ter-phobos', 1], ['ter-ceres', 2]),
    fleet('Patrol', 12, ['ter-mars', 1], ['ter-venus', 1], ['ter-ceres', 1], ['ter-phobos', 1]),
    fleet('Squadron', 18, ['ter-ganymede', 1], ['ter-mars', 1], ['ter-phobos', 1], ['ter-ceres', 2]),
    fleet('Home Fleet', 24, ['ter-sol', 1], ['ter-europa', 1], ['ter-venus', 1], ['ter-phobos', 2], ['ter-ceres', 2]),
  ],
  hssuk: [
    fleet('Clan Guard', 6, ['hss-clanguard', 1], ['hss-bulwark', 1]),
    fleet('Red Escort', 12, ['hss-elder', 1], ['hss-clanguard', 1], ['hss-scale', 2]),
    fleet('Stone Wall', 18, ['hss-monolith', 1], ['hss-scribe', 1], ['hss-scale', 3]),
    fleet('Throne Guard', 24, ['hss-throne', 1], ['hss-elder', 1], ['hss-clanguard', 1], ['hss-scale', 3]),
  ],
  churrap: [
    fleet('Flight', 6, ['chu-swift', 2], ['chu-kite', 1]),
    fleet('Wing', 12, ['chu-roost', 1], ['chu-harrier', 1], ['chu-swift', 2]),
    fleet('Great Flock', 18, ['chu-eyrie', 1], ['chu-harrier', 2], ['chu-kite', 1], ['chu-swift', 2]),
    fleet('Storm', 24, ['chu-thunderhead', 1], ['chu-harrier', 2], ['chu-kite', 1], ['chu-swift', 4]),
  ],
  mrooshen: [
    fleet('Litter', 6, ['mro-cub', 2], ['mro-stalker', 1]),
    fleet('Hunt', 12, ['mro-mauler', 1], ['mro-prowler', 1], ['mro-cub', 2]),
    fleet('Pride', 18, ['mro-pridelord', 1], ['mro-mauler', 1], ['mro-cub', 3]),
    fleet(
      'Great Hunt',
      24,
      ['mro-ancestor', 1],
      ['mro-matron', 1],
      ['mro-prowler', 1],
      ['mro-cub', 3],
      ['mro-stalker', 1],
    ),
  ],
};

/** The ready-made fleets of a species, with the designs of a set. */
export const readyFleetsIn = (set: DataSet, species: Species): readonly ReadyFleet[] =>
  READY_FLEETS[species].map((one) => ({ ...one, designs: one.designs.map((id) => lineIn(set, id)) }));
