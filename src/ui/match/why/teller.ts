import type { WhyTeller } from '../game-ui.ts';
import { gameUiOf } from '../manifest.ts';

/** Fetches a game's words for weighed decisions; null = it has none. Rejects if they cannot be fetched. */
export const tellerOf = async (game: string): Promise<WhyTeller | null> =>
  (await (await gameUiOf(game))?.why?.()) ?? null;
