import type { AnyGame } from '../../engine/game.ts';
import type { MatchStore } from '../../session/store.ts';

let load: () => Promise<readonly AnyGame[]> = () => Promise.reject(new Error('No games were handed in.'));
let opened: Promise<MatchStore> | null = null;
let loaded: Promise<readonly AnyGame[]> | null = null;

/** The composition root says how the games are loaded; they are large, so only when first needed. */
export function provideGames(loader: () => Promise<readonly AnyGame[]>): void {
  load = loader;
}

/** The games of this program, with their line of sight. */
export function allGames(): Promise<readonly AnyGame[]> {
  return (loaded ??= load().catch((error: unknown) => {
    loaded = null; // A lost connection may come back.
    throw error;
  }));
}

/** The one store of matches of this page. */
export function matchStore(): Promise<MatchStore> {
  return (opened ??= Promise.all([import('../../session/store.ts'), allGames()])
    .then(([{ openStore }, games]) => openStore(games))
    .catch((error: unknown) => {
      opened = null;
      throw error;
    }));
}
