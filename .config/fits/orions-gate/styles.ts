import { playSeriesGame } from '../../../src/ai/series/play-series.ts';
import { openChance, seedChance, type Chance } from '../../../src/engine/rng.ts';
import {
  FLEET_STYLES,
  optionsForFleets,
  randomFleet,
  styledFleet,
  submission,
  type UnitPlan,
} from '../../../src/games/orions-gate/index.ts';
import { arenaNamed } from '../arenas.ts';
import type { Order, Row } from '../fit.ts';
import { firstPoints, shareRow } from '../tally.ts';

/** OG-3.5: the default size of a battle; `--options` may name another. */
const POINTS = 12;

/** The styles, and fleets made by chance. */
const ENTRANTS = [...FLEET_STYLES, 'random'] as const;
type Entrant = (typeof ENTRANTS)[number];

const fleetOf = (entrant: Entrant, points: number, chance: Chance): readonly UnitPlan[] =>
  entrant === 'random' ? randomFleet(points, chance) : styledFleet(entrant, points, chance);

/**
 * What a default level wins with fleets of each style against itself with those of every other, `games` a pair, each
 * meeting at both edges. `only` may name entrants: their meetings among each other are played.
 */
export async function* orionsStyles({ games, seed, options, only }: Order): AsyncIterable<Row> {
  const arena = arenaNamed('orions-gate');
  const { points = POINTS }: { readonly points?: number } = options;
  const entrants = ENTRANTS.filter((one) => !only || only.includes(one));
  const field = new Map(entrants.map((one) => [one, { n: 0, points: 0 }]));
  for (const [at, one] of entrants.entries())
    for (const other of entrants.slice(at + 1)) {
      const pair = { n: 0, points: 0 };
      for (let index = 0; index < games; index += 1) {
        // Of two games of a pair the players change seats, and the fleets go with them.
        const chance = openChance(seedChance(`${seed}/${one}/${other}/${index >> 1}`));
        const units = [fleetOf(one, points, chance), fleetOf(other, points, chance)];
        const series = {
          game: 'orions-gate',
          options: { ...options, ...optionsForFleets(units), points },
          seed: `${seed}/${one}/${other}`,
          names: ['default', 'default'],
          brings: units.map(submission),
        };
        const { winner } = playSeriesGame(arena, series, index);
        pair.n += 1;
        pair.points += firstPoints(winner);
      }
      for (const [entrant, won] of [
        [one, pair.points],
        [other, pair.n - pair.points],
      ] as const) {
        const tally = field.get(entrant)!;
        tally.n += pair.n;
        tally.points += won;
      }
      yield shareRow(`${one} against ${other}`, pair);
    }
  for (const [entrant, tally] of field) if (tally.n > 0) yield shareRow(`${entrant} against the others`, tally);
}
