import { playSeriesGame } from '../../../src/ai/series/play-series.ts';
import type { SeriesGame } from '../../../src/ai/series/series.ts';
import { summary } from '../../../src/ai/series/summary.ts';
import { SPECIES, type Species } from '../../../src/games/orions-spur/data/species.ts';
import { arenaNamed } from '../arenas.ts';
import { mean } from '../calibration.ts';
import type { Order, Row } from '../fit.ts';

/** All pairs of species, those of one kind among them. */
export const PAIRINGS: readonly (readonly [Species, Species])[] = SPECIES.flatMap((one, at) =>
  SPECIES.slice(at).map((two) => [one, two] as const),
);

/** The species of game `index`: both games of a pair have the same, and ten pairs have all pairings. */
export const speciesOf = (index: number): readonly [Species, Species] => PAIRINGS[(index >> 1) % PAIRINGS.length]!;

const MATCHES = [
  ['default', 'random'],
  ['default', 'greedy'],
  ['default', 'easy'],
  ['easy', 'novice'],
  ['hard', 'default'],
] as const;

/** Each player against another over all pairings of two species, each game again with the seats exchanged. */
export async function* spurLevels({ games, seed, options, only }: Order): AsyncIterable<Row> {
  const arena = arenaNamed('orions-spur');
  for (const names of MATCHES) {
    if (only && !only.includes(names.join('-'))) continue;
    const played = Array.from({ length: games }, (_, index): SeriesGame => {
      const resolved = { species: speciesOf(index), ...options };
      return playSeriesGame(arena, { game: 'orions-spur', options: resolved, seed, names }, index);
    });
    const { wins, draws, interval95 } = summary(played);
    const [low95, high95] = interval95;
    const rounds = mean(played.map((one) => one.rounds ?? 0));
    yield {
      what: names.join(' against '),
      figures: { n: games, won: wins[0]!, lost: wins[1]!, drawn: draws, low95, high95, rounds },
    };
  }
}
