import { calibratedFor } from '../../src/ai/calibration.ts';
import { coach } from '../../src/ai/coach.ts';
import { effortOf } from '../../src/ai/efforts.ts';
import { GAMES, manifestOf } from '../../src/cli/registry.ts';
import { levelsOf, type Level } from '../../src/engine/level.ts';
import { openChance, seedChance } from '../../src/engine/rng.ts';
import type { AnyBrain } from '../../src/games/manifest.ts';
import { arenaNamed, brainOf } from './arenas.ts';
import { brier, inParts, pairOf, type Said } from './calibration.ts';
import { askedIn, casesOfTwo } from './decisions.ts';
import type { Order, Row } from './fit.ts';

type GameId = (typeof GAMES)[number]['id'];

/** Levels whose games are looked at where none is named, beside the one that counsels. */
const LEVELS: readonly Level[] = ['default', 'hard'];
/** One decision in so many is told: those that follow each other say nearly the same. */
const OFTEN = 16;
/** Games in which the best way leaves the very chance of the position, which is told without weighing any way. */
const AS_IT_STANDS: readonly GameId[] = ['orions-gate'];
/** Stands for the best way, whatever it is. */
const BEST = { command: { type: 'any' }, worth: 0 };

/** A chance that was told in a game of a pair. */
export interface Told extends Said {
  readonly pair: number;
}

/** A game between two players or teams of one level, and whether it is asked for. `only` names `<game>-<level>`. */
export function* pairings({
  only,
}: Order): Iterable<{ readonly id: GameId; readonly level: Level; readonly name: string }> {
  for (const { id } of GAMES) {
    const manifest = manifestOf(id)!;
    for (const level of levelsOf(manifest)) {
      const name = `${id}-${level}`;
      if (only ? only.includes(name) : LEVELS.includes(level) || level === manifest.counsel) yield { id, level, name };
    }
  }
}

/**
 * What the level that counsels tells with a brain as the chance to win, with how the games ended. Games go round the
 * cases of the ladder that have two players or teams.
 */
export async function saidIn(
  order: Order,
  { id, level }: { readonly id: GameId; readonly level: Level },
  brain: AnyBrain,
): Promise<readonly Told[]> {
  const cases = await casesOfTwo(id);
  const { counsel } = manifestOf(id)!;
  const arena = arenaNamed(id);
  const best = (view: unknown, seat: string, seed: string): number | null | undefined =>
    coach(arena.game, brain, { view, seat, seed, level: counsel }).ways[0]?.worth;
  const asItStands = (view: unknown, seat: string, seed: string): number | undefined => {
    const state = arena.game.guess(view, seat, openChance(seedChance(seed)));
    return brain.chances?.(state, seat, effortOf(brain, counsel), [BEST])[0];
  };
  const ask = (view: unknown, seat: string, seed: string): { readonly chance: number } | null => {
    const worth = AS_IT_STANDS.includes(id) ? asItStands(view, seat, seed) : best(view, seat, seed);
    return typeof worth === 'number' ? { chance: worth } : null;
  };
  return Array.from({ length: order.games }, (_, index) =>
    askedIn(order, { game: id, level, cases, index, often: OFTEN, ask }).map((one) => ({
      ...one,
      pair: pairOf(index),
    })),
  ).flat();
}

/** What the coach tells as the chance to win, against how the games ended, in tenths of what was said. */
export async function* saidAndCame(order: Order): AsyncIterable<Row> {
  for (const { name, ...pairing } of pairings(order)) {
    const brain = calibratedFor(brainOf(arenaNamed(pairing.id)), { players: [pairing.level], sides: 2 });
    yield* tenths(name, await saidIn(order, pairing, brain));
  }
}

/** Brier's score of chances, and what came of each tenth of them. */
export function* tenths(what: string, said: readonly Said[]): Iterable<Row> {
  yield { what: `${what}, Brier`, figures: { n: said.length, score: brier(said), half: 0.25 } };
  yield* inParts(10, what, said);
}
