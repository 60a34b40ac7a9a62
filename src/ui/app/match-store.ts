import type { AnyGame } from '../../engine/game.ts';
import type { FindGame } from '../../session/find-game.ts';
import type { MatchStore } from '../../session/store.ts';

type Loaders = { readonly [game: string]: () => Promise<AnyGame> };

let loaders: Loaders = {};
let opened: Promise<MatchStore> | null = null;
const loaded = new Map<string, Promise<AnyGame>>();

/** The composition root says how each game is loaded; they are large, so only when first needed. */
export function provideGames(by: Loaders): void {
  loaders = by;
}

/** A game of this program by its id, with what it needs to play; null = there is none. Rejects when it cannot be fetched. */
export const findGame: FindGame = async (id) => {
  const load = Object.hasOwn(loaders, id) ? loaders[id] : undefined;
  if (!load) return null;
  const known = loaded.get(id) ?? load();
  loaded.set(id, known);
  return known.catch((error: unknown) => {
    loaded.delete(id); // A lost connection may come back.
    throw error;
  });
};

/** The one store of matches of this page. */
export function matchStore(): Promise<MatchStore> {
  return (opened ??= import('../../session/store.ts')
    .then(({ openStore }) => openStore(findGame))
    .catch((error: unknown) => {
      opened = null;
      throw error;
    }));
}
