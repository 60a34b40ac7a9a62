import type { Brain } from '../../../engine/brain.ts';
import type { AnyGame } from '../../../engine/game.ts';
import { thinkersOf, type Level, type Thinking } from '../../../engine/level.ts';
import { manifestOf } from '../../../games/index.ts';
import { threadSeams } from '../seams.ts';

/** A game with what it tells a computer player, and the players that weigh what they do. */
export interface Played {
  readonly game: AnyGame;
  readonly brain: Brain<unknown, unknown>;
  readonly thinkers: readonly Thinking[];
  /** The level that counsels. */
  readonly counsel: Level;
}

const fetched: Record<string, Promise<Played>> = {};

/** A game with its brain, fetched when its first question comes; null = there is none. */
export async function playedOf(id: string): Promise<Played | null> {
  const manifest = manifestOf(id);
  if (!manifest) return null;
  const played = (fetched[id] ??= Promise.all([manifest.game(threadSeams), manifest.brain(threadSeams)]).then(
    ([game, makeBrain]) => ({ game, brain: makeBrain(), thinkers: thinkersOf(manifest), counsel: manifest.counsel }),
  ));
  // A lost connection may come back.
  return played.catch((error: unknown) => {
    delete fetched[id];
    throw error;
  });
}
