import type { Arena } from '../ai/series/arena.ts';
import type { AnyGame } from '../engine/game.ts';
import type { Json } from '../engine/json.ts';
import { JUDGE } from '../engine/seat.ts';
import { GAMES as LISTED, type GameManifest, type Seams } from '../games/index.ts';
import { SCREENLESS } from '../games/screenless.ts';
import { matterSight } from '../physics/index.ts';
import { arenaOf as fetchArena } from '../session/threads/lab/arena.ts';

/** The manifests of the command line: the games menus list, and those that have no screens yet. */
const MANIFESTS: readonly GameManifest[] = [...LISTED, ...SCREENLESS];

/** The manifest of a game of the command line; null = there is no such game. */
export const manifestOf = (id: string): GameManifest | null => MANIFESTS.find((manifest) => manifest.id === id) ?? null;

const seams: Seams = { sight: async () => matterSight };
const arenas = await Promise.all(MANIFESTS.map((manifest) => fetchArena(manifest, seams)));

/** Every game of the command line; they see through matter-js. */
export const GAMES: readonly AnyGame[] = arenas.map(({ game }) => game);

/** A game as series play it. Throws for one that is not among `GAMES`. */
export function arenaOf({ id }: AnyGame): Arena {
  const arena = arenas.find(({ game }) => game.id === id);
  if (!arena) throw new Error(`There is no game ${id} here.`);
  return arena;
}

/** How a match stands, as the referee sees it; null in every field where there is no match. */
export function standingOf(game: AnyGame, state: unknown): { readonly [field: string]: Json } {
  const view = state === null ? {} : (game.view(state, JUDGE) as { readonly [field: string]: Json });
  const fields = manifestOf(game.id)?.refereeFields ?? Object.keys(view);
  return Object.fromEntries(fields.map((field) => [field, view[field] ?? null]));
}
