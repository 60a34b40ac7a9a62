import type { AnyGame } from '../engine/game.ts';

/** Finds a game by its id; null = this program has none of that name. Games are large: each is fetched when it is first asked for. */
export type FindGame = (id: string) => Promise<AnyGame | null>;

/** A finder over games at hand. */
export const among =
  (games: readonly AnyGame[]): FindGame =>
  async (id) =>
    games.find((game) => game.id === id) ?? null;
