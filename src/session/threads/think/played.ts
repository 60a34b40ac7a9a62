import type { Brain } from '../../../engine/brain.ts';
import type { AnyGame } from '../../../engine/game.ts';
import { computerNamesOf, type Level, type ComputerName } from '../../../engine/level.ts';
import { manifestOf } from '../../../games/index.ts';
import { threadSeams } from '../seams.ts';

/** A game with what it tells a computer player, and the players that weigh what they do. */
export interface Played {
  readonly game: AnyGame;
  readonly brain: Brain<unknown, unknown>;
  readonly computers: readonly ComputerName[];
  /** The level that counsels. */
  readonly counsel: Level;
}

const fetched: Record<string, Promise<Played>> = {};

/** A game with its brain, fetched when its first question comes; null = there is none. */
export async function playedOf(id: string): Promise<Played | null> {
  const manifest = manifestOf(id);
  if (!manifest) return null;
  const played = (fetched[id] ??= Promise.all([manifest.game(threadSeams), manifest.brain(threadSeams)]).then(
    ([game, makeBrain]) => ({
      game,
      brain: makeBrain(),
      computers: computerNamesOf(manifest),
      counsel: manifest.counsel,
    }),
  ));
  // A lost connection may come back.
  return played.catch((error: unknown) => {
    delete fetched[id];
    throw error;
  });
}
