import type { AnyGame } from '../engine/game.ts';
import type { GameManifest, Seams } from '../games/index.ts';

/**
 * Finds a game by its id; null = this program has none of that name. Games are large: each is fetched when it is first
 * asked for. Rejects when it cannot be fetched.
 */
export type FindGame = (id: string) => Promise<AnyGame | null>;

/** A finder over games at hand. */
export const among =
  (games: readonly AnyGame[]): FindGame =>
  async (id) =>
    games.find((game) => game.id === id) ?? null;

/** A finder over manifests: each game is fetched once, and asked for again after a failure. */
export function finderOver(manifests: readonly GameManifest[], seams: Seams): FindGame {
  const fetched = new Map<string, Promise<AnyGame>>();
  return async (id) => {
    const manifest = manifests.find((one) => one.id === id);
    if (!manifest) return null;
    const game = fetched.get(id) ?? manifest.game(seams);
    fetched.set(id, game);
    return game.catch((error: unknown) => {
      fetched.delete(id); // A lost connection may come back.
      throw error;
    });
  };
}
