import { effortOf } from '../../src/ai/efforts.ts';
import type { Arena } from '../../src/ai/series/arena.ts';
import { rungsOf } from '../../src/ai/series/ladder.ts';
import { playSeriesGame } from '../../src/ai/series/play-series.ts';
import { summary } from '../../src/ai/series/summary.ts';
import type { Effort } from '../../src/engine/brain.ts';
import type { AnyBrain } from '../../src/games/manifest.ts';
import { arenaNamed, brainOf, thinking, type AnyRival } from './arenas.ts';
import type { Order, Row } from './fit.ts';
import { brainWith, valueOf } from './variant.ts';

/** Values to be tried of one number: a constant of a file, at a level; the options are those it matters with. */
export interface ConstantTrial {
  readonly file: string;
  readonly name: string;
  readonly level: string;
  readonly values: readonly number[];
  readonly options?: object;
}

/** Values to be tried of one field of a level's effort. */
export interface EffortTrial {
  readonly level: string;
  readonly field: Exclude<keyof Effort, 'foresight' | 'where'>;
  readonly values: readonly number[];
}

/** For every value that is tried: paired games of the player who has it against the player of the code. */
export async function* constantTrials(
  game: string,
  trials: readonly ConstantTrial[],
  order: Order,
): AsyncIterable<Row> {
  for (const { file, name, level, values, options } of trials) {
    if (order.only && !order.only.includes(name)) continue;
    const constant = { game, file, name };
    for (const value of values) {
      const tried = await brainWith([[constant, value]]);
      const won = pairedAt(game, level, tried, { ...order, options: { ...options, ...order.options } });
      yield { what: `${name} ${value} against ${valueOf(constant)}`, figures: won };
    }
  }
}

/** The same for efforts. */
export async function* effortTrials(game: string, trials: readonly EffortTrial[], order: Order): AsyncIterable<Row> {
  const arena = arenaNamed(game);
  const brain = brainOf(arena);
  for (const { level, field, values } of trials) {
    if (order.only && !order.only.includes(`${level}.${field}`)) continue;
    const effort = effortOf(brain, level);
    for (const value of values) {
      const tried = thinking(arena.game, brain, { ...effort, [field]: value });
      const won = paired(arena, tried, thinking(arena.game, brain, effort), order);
      yield { what: `${level}.${field} ${value} against ${effort[field] ?? 0}`, figures: won };
    }
  }
}

/** Each level of a game against the one below it, as the code has them, the strongest first. */
export async function* levelSeries(game: string, order: Order): AsyncIterable<Row> {
  const arena = arenaNamed(game);
  for (const { above, below } of [...rungsOf(arena.levels)].reverse()) {
    if (order.only && !order.only.includes(above)) continue;
    yield { what: `${above} against ${below}`, figures: series(arena, [above, below], order) };
  }
}

/** What a level of a changed brain wins against the level as it is. */
export function pairedAt(game: string, level: string, tried: AnyBrain, order: Order): Row['figures'] {
  const arena = arenaNamed(game);
  const own = brainOf(arena);
  const effort = effortOf(own, level);
  return paired(arena, thinking(arena.game, tried, effort), thinking(arena.game, own, effort), order);
}

/**
 * What one player won against another, each pair of games with the same table and dice and the seats exchanged; the
 * fleets stay with the seats, or with `ownFleets` each player chooses theirs.
 */
export const paired = (
  arena: Arena,
  tried: AnyRival,
  code: AnyRival,
  order: Order,
  ownFleets = false,
): Row['figures'] => series({ ...arena, rivals: { tried, code } }, ['tried', 'code'], order, ownFleets);

function series(
  arena: Arena,
  names: readonly string[],
  { games, seed, options }: Order,
  ownFleets = false,
): Row['figures'] {
  const asked = { game: arena.game.id, options, seed, names, ownFleets };
  const played = Array.from({ length: games }, (_, index) => playSeriesGame(arena, asked, index));
  const { wins, draws, interval95 } = summary(played);
  return { n: games, won: wins[0]!, lost: wins[1]!, drawn: draws, low95: interval95[0], high95: interval95[1] };
}
