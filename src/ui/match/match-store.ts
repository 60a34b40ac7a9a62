import type { FindGame } from '../../session/find-game.ts';
import type { MatchStore } from '../../session/local/store.ts';

let find: FindGame = async () => null;
let opened: Promise<MatchStore> | null = null;

/** The composition root says how games are found: their rules are large and fetched when first needed. */
export function provideGames(by: FindGame): void {
  find = by;
}

/**
 * A game of this program by its id, with what it needs to play; null = there is none. Rejects when it cannot be
 * fetched.
 */
export const findGame: FindGame = (id) => find(id);

/** The one store of matches of this page. */
export function matchStore(): Promise<MatchStore> {
  return (opened ??= import('../../session/local/store.ts')
    .then(({ openStore }) => openStore(findGame))
    .catch((error: unknown) => {
      opened = null;
      throw error;
    }));
}
