import type { Brain } from '../engine/brain.ts';
import type { AnyGame } from '../engine/game.ts';
import { brains, games } from '../games/index.ts';
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
