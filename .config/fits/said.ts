import { coach } from '../../src/ai/coach.ts';
import { seatsOf } from '../../src/ai/series/arena.ts';
import { playSeriesGame } from '../../src/ai/series/play-series.ts';
import type { Player } from '../../src/ai/series/player.ts';
import { GAMES, manifestOf } from '../../src/cli/registry.ts';
import { openChance, seedChance } from '../../src/engine/rng.ts';
import { viewerOf, type Seat } from '../../src/engine/seat.ts';
import type { LadderCase } from '../../src/engine/ladder-case.ts';
import { ladderOf } from '../../src/games/manifest.ts';
import { arenaNamed, brainOf } from './arenas.ts';
import { brier, inParts, type Said } from './calibration.ts';
import type { Order, Row } from './fit.ts';

/** Levels whose games are looked at, two players of one level each, beside the one that tells. */
const LEVELS = ['default', 'hard'] as const;
/** One decision in so many is told: those that follow each other say nearly the same. */
const OFTEN = 16;

/**
 * What the coach tells as the chance to win, against how the games ended, in tenths of what was said. Games go round
 * the cases of the ladder that have two players. `only` names `<game>-<level>`.
 */
export async function* saidAndCame(order: Order): AsyncIterable<Row> {
  for (const { id } of GAMES) {
    const manifest = manifestOf(id)!;
    const cases = (await ladderOf(manifest)).filter(({ players }) => players === 2);
    for (const level of new Set([...LEVELS, manifest.counsel])) {
      const name = `${id}-${level}`;
      if (order.only && !order.only.includes(name)) continue;
      const said = Array.from({ length: order.games }, (_, game) => saidIn(id, level, cases, order, game)).flat();
      yield { what: `${name}, Brier`, figures: { n: said.length, score: brier(said), half: 0.25 } };
      yield* inParts(10, name, said);
    }
  }
}

/** What was told in one game; both games of a pair have the same table and dice, and the players exchange seats. */
function saidIn(id: string, level: string, cases: readonly LadderCase[], order: Order, index: number): Said[] {
  const pair = index >> 1;
  const { tables } = cases[pair % cases.length]!;
  const options = { ...tables[Math.floor(pair / cases.length) % tables.length]!, ...order.options };
  const arena = arenaNamed(id);
  const { counsel } = manifestOf(id)!;
  const brain = brainOf(arena);
  const asked = openChance(seedChance(`${order.seed}/${index}/asked`));
  const told: { seat: Seat; chance: number }[] = [];
  const attend = (player: Player): Player => ({
    ...player,
    choose(match, seat) {
      if (asked.below(OFTEN) === 0) {
        const view = arena.game.view(match.state, viewerOf(seat));
        const best = coach(arena.game, brain, { view, seat, seed: `${index}/${match.ply}`, level: counsel }).ways[0];
        if (typeof best?.worth === 'number') told.push({ seat, chance: best.worth });
      }
      return player.choose(match, seat);
    },
  });
  const series = { game: id, options, seed: `${order.seed}/${pair}`, names: [level, level] };
  const { winnerSeat } = playSeriesGame(arena, series, index % 2, attend);
  const winner =
    winnerSeat === null ? null : seatsOf(arena.game, { ...arena.fresh(order.seed), ...options })[winnerSeat];
  return told.map(({ seat, chance }) => ({ chance, y: winner === null ? 0.5 : Number(winner === seat) }));
}
