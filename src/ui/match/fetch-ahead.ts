import { gameUiManifest } from './manifest.ts';
import { findGame, matchStore } from './match-store.ts';

let fetchPage = async (): Promise<unknown> => undefined;

/** The frame of all pages says how the page of a match is fetched. */
export const provideMatchPage = (by: () => Promise<unknown>): void => {
  fetchPage = by;
};

/**
 * Fetches all at once what a match of a game is shown with, while it is still being made. What fails is asked for again
 * when it is needed, and told of then.
 */
export const fetchAhead = (game: string): void => {
  const manifest = gameUiManifest(game);
  const rules = () => findGame(game);
  for (const fetch of [fetchPage, manifest?.screens, manifest?.table, rules, matchStore])
    void fetch?.().catch(() => undefined);
};
