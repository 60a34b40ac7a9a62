import { calibratedFor, standingIn, type Standing } from '../../src/ai/calibration.ts';
import { coach } from '../../src/ai/coach.ts';
import { effortOf } from '../../src/ai/efforts.ts';
import { GAMES, manifestOf } from '../../src/cli/registry.ts';
import type { LadderCase } from '../../src/engine/ladder.ts';
import { levelsOf, type Level } from '../../src/engine/level.ts';
import { openChance, seedChance } from '../../src/engine/rng.ts';
import type { AnyBrain } from '../../src/games/manifest.ts';
import { arenaNamed, brainOf } from './arenas.ts';
import { brier, inParts, type Said } from './calibration.ts';
import { asked, casesOfMore, casesOfTwo } from './decisions.ts';
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

/** A chance that was told in a game; games of a pair have the same table and dice. */
export interface Told extends Said {
  readonly pair: number;
  readonly standing: Standing;
}

/** A game among players or teams of one level. */
interface Pairing {
  readonly id: GameId;
  readonly level: Level;
  readonly cases: readonly LadderCase[];
  readonly name: string;
}

/**
 * Games that are asked for. `only` names `<game>-<level>`, or `<game>-<level>-more` for games of more than two sides;
 * without it, games of two.
 */
export async function* pairings({ only }: Order): AsyncIterable<Pairing> {
  for (const { id } of GAMES) {
    const manifest = manifestOf(id)!;
    const [two, more] = [await casesOfTwo(id), await casesOfMore(id)];
    for (const level of levelsOf(manifest)) {
      const name = `${id}-${level}`;
      const isUsual = LEVELS.includes(level) || level === manifest.counsel;
      if (only ? only.includes(name) : isUsual) yield { id, level, cases: two, name };
      if (only?.includes(`${name}-more`) && more.length > 0) yield { id, level, cases: more, name: `${name}-more` };
    }
  }
}

/**
 * What the level that counsels tells with a brain as the chance to win, with how the games ended. Games go round the
 * cases of the ladder.
 */
export function saidIn(
  order: Order,
  { id, level, cases }: Pick<Pairing, 'id' | 'level' | 'cases'>,
  brain: AnyBrain,
): readonly Told[] {
  const { counsel } = manifestOf(id)!;
  const arena = arenaNamed(id);
  const best = (view: unknown, seat: string, seed: string): number | null | undefined =>
    coach(arena.game, brain, { view, seat, seed, level: counsel }).ways[0]?.worth;
  const asItStands = (state: unknown, seat: string): number | undefined =>
    brain.chances?.(state, seat, effortOf(brain, counsel), [BEST])[0];
  const ask = (view: unknown, seat: string, seed: string): Pick<Told, 'chance' | 'standing'> | null => {
    const state = arena.game.guess(view, seat, openChance(seedChance(seed)));
    const worth = AS_IT_STANDS.includes(id) ? asItStands(state, seat) : best(view, seat, seed);
    return typeof worth === 'number' ? { chance: worth, standing: standingIn(brain, state) } : null;
  };
  return asked(order, { game: id, level, cases, often: OFTEN, ask });
}

/** What the coach tells as the chance to win, against how the games ended, in tenths of what was said. */
export async function* saidAndCame(order: Order): AsyncIterable<Row> {
  for await (const { name, ...pairing } of pairings(order)) {
    const brain = calibratedFor(brainOf(arenaNamed(pairing.id)), [pairing.level]);
    yield* tenths(name, saidIn(order, pairing, brain));
  }
}

/** Brier's score of chances, and what came of each tenth of them. */
export function* tenths(what: string, said: readonly Said[]): Iterable<Row> {
  yield { what: `${what}, Brier`, figures: { n: said.length, score: brier(said), half: 0.25 } };
  yield* inParts(10, what, said);
}
