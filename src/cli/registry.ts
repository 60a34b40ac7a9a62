import type { Brain, Rival } from '../engine/brain.ts';
import type { AnyGame } from '../engine/game.ts';
import type { Json } from '../engine/json.ts';
import { JUDGE } from '../engine/seat.ts';
import { brains, games, rivals } from '../games/index.ts';
import { matterSight } from '../physics/index.ts';
import type { SightEngine } from '../table/sight.ts';

/** Every game of the command line; they see through matter-js. */
export const GAMES: readonly AnyGame[] = games({ sight: matterSight });

/** Options that a fresh match adds where none are given, by game: a table of its own for every seed (OG-4.6). */
const FRESH: { readonly [game: string]: (seed: string) => object } = {
  'orions-gate': (seed) => ({ terrainSeed: seed.slice(0, 40) }),
};

/** Raw options of a new match: what is given, on top of what a fresh match adds. Throws a sentence if they are no object. */
export function freshOptions(game: AnyGame, given: unknown, seed: string): { readonly [key: string]: never } {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) throw new Error('Options are one JSON object.');
  return { ...FRESH[game.id]?.(seed), ...given };
}

/** What a game tells its computer players, seen through an engine; undefined for a game without them. */
export const brainOf = (game: AnyGame, sight: SightEngine = matterSight): Brain<unknown, unknown> | undefined => brains({ sight })[game.id];

/** The simple players a game is measured against, by name. */
export const rivalsOf = (game: AnyGame): { readonly [name: string]: Rival<unknown, unknown> } => rivals[game.id] ?? {};

/** What the referee tells of how a match stands: these fields of the judge's view. A game not named here tells all of it. */
const TOLD: { readonly [game: string]: readonly string[] } = {
  'orions-gate': ['units', 'score'],
  'battlespace-sirius': ['players', 'order', 'phase', 'turnSeat', 'decider', 'turnNumber', 'round', 'engagedSeat', 'locks', 'repairPoints', 'shot', 'quietTurns', 'ending'],
};

/** How a match stands, as the referee tells it; null in every field where there is no match. */
export function standingOf(game: AnyGame, state: unknown): { readonly [field: string]: Json } {
  const view = state === null ? {} : (game.view(state, JUDGE) as { readonly [field: string]: Json });
  return Object.fromEntries((TOLD[game.id] ?? Object.keys(view)).map((field) => [field, view[field] ?? null]));
}
