import { playSeriesGame } from '../../src/ai/series/play-series.ts';
import type { SeriesGame } from '../../src/ai/series/series.ts';
import { GAMES, manifestOf } from '../../src/cli/registry.ts';
import { TEMPERS, computerNamed } from '../../src/engine/level.ts';
import { arenaNamed } from './arenas.ts';
import { mean } from './calibration.ts';
import { casesOfTwo } from './decisions.ts';
import type { Order, Row } from './fit.ts';
import { firstPoints, shareOf } from './tally.ts';

const LEVELS = ['default', 'hard'] as const;
/** Where a game's census counts how the sides hurt each other. */
const HURTS: { readonly [game: string]: string } = { 'orions-gate': 'damage' };

/**
 * What bold and careful players of a level win against the even one, and what a game between two of each kind is like:
 * commands, and how the sides hurt each other where that is counted. Games go round the cases of the ladder that have
 * two players or teams. `only` may name `<game>-<level>`.
 */
export async function* tempers(order: Order): AsyncIterable<Row> {
  for (const { id } of GAMES) {
    if (manifestOf(id)!.evenTempered) continue;
    const cases = await casesOfTwo(id);
    for (const level of LEVELS) {
      if (order.only && !order.only.includes(`${id}-${level}`)) continue;
      const games = (one: string, other: string): readonly SeriesGame[] =>
        Array.from({ length: order.games }, (_, index) => {
          const { tables } = cases[(index >> 1) % cases.length]!;
          const options = { ...tables[0], ...order.options };
          return playSeriesGame(arenaNamed(id), { game: id, options, seed: order.seed, names: [one, other] }, index);
        });
      const likeOf = (name: string) => {
        const played = games(name, name);
        const hurts = HURTS[id];
        return {
          commands: mean(played.map(({ plies }) => plies)),
          ...(hurts && { [hurts]: mean(played.map(({ figures }) => figures[hurts]!)) }),
        };
      };
      yield { what: `${id}, ${level}`, figures: { n: order.games, ...likeOf(level) } };
      for (const temper of TEMPERS) {
        const name = computerNamed(level, temper);
        const points = games(name, level).reduce((sum, { winner }) => sum + firstPoints(winner), 0);
        yield {
          what: `${id}, ${name} against ${level}`,
          figures: { ...shareOf({ n: order.games, points }), ...likeOf(name) },
        };
      }
    }
  }
}
