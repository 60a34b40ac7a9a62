import { coach } from '../../src/ai/coach.ts';
import { GAMES, manifestOf } from '../../src/cli/registry.ts';
import { arenaNamed, brainOf } from './arenas.ts';
import { brier, inParts } from './calibration.ts';
import { askedIn, casesOfTwo } from './decisions.ts';
import type { Order, Row } from './fit.ts';

/** Levels whose games are looked at, two players of one level each, beside the one that tells. */
const LEVELS = ['default', 'hard'] as const;
/** One decision in so many is told: those that follow each other say nearly the same. */
const OFTEN = 16;

/**
 * What the coach tells as the chance to win, against how the games ended, in tenths of what was said. Games go round
 * the cases of the ladder that have two players or teams. `only` names `<game>-<level>`.
 */
export async function* saidAndCame(order: Order): AsyncIterable<Row> {
  for (const { id } of GAMES) {
    const { counsel } = manifestOf(id)!;
    const cases = await casesOfTwo(id);
    for (const level of new Set([...LEVELS, counsel])) {
      const name = `${id}-${level}`;
      if (order.only && !order.only.includes(name)) continue;
      const arena = arenaNamed(id);
      const brain = brainOf(arena);
      const ask = (view: unknown, seat: string, seed: string): { readonly chance: number } | null => {
        const [best] = coach(arena.game, brain, { view, seat, seed, level: counsel }).ways;
        return typeof best?.worth === 'number' ? { chance: best.worth } : null;
      };
      const said = Array.from({ length: order.games }, (_, index) =>
        askedIn(order, { game: id, level, cases, index, often: OFTEN, ask }),
      ).flat();
      yield { what: `${name}, Brier`, figures: { n: said.length, score: brier(said), half: 0.25 } };
      yield* inParts(10, name, said);
    }
  }
}
