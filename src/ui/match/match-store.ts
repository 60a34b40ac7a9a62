import type { FindGame } from '../../session/find-game.ts';
import type { MatchSummary } from '../../session/local/shelf.ts';
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

/** The shelf alone. Kept, as every shelf would open another connection, and the browser closes none of them. */
let reading: Promise<() => Promise<MatchSummary | null>> | null = null;

const shelfReading = () =>
  (reading ??= import('../../session/local/shelf.ts')
    .then(({ browserShelf, unfinishedOf }) => {
      const shelf = browserShelf();
      return async () => unfinishedOf(await shelf.list());
    })
    .catch((error: unknown) => {
      reading = null;
      throw error;
    }));

/**
 * The latest match that is not over; null if there is none. A page that has not opened the store has nothing to write:
 * the shelf is then read without the store, whose code is large.
 */
export async function latestUnfinished(): Promise<MatchSummary | null> {
  if (opened) return (await opened).latestUnfinished();
  return (await shelfReading())();
}
