import type { Json } from '../../engine/json.ts';
import type { Briefing, SeatInfo } from '../../engine/recording.ts';
import type { Seat } from '../../engine/seat.ts';
import { rememberGame } from './last-game.ts';
import type { GameId } from '../../games/index.ts';
import { findGame, matchStore } from './match-store.ts';
import { beganQuickly } from './quick-match.ts';

/** A match to be started, whatever the game. */
export interface MatchPlan {
  readonly game: GameId;
  readonly options: Json;
  /** In seat order: a person or a level of the computer, and the name shown. */
  readonly seats: readonly SeatInfo[];
  readonly seed: string;
  /** What the seed was sealed with where its commitment was shown before; else it is sealed now. */
  readonly salt?: string;
  /** The position it begins in, instead of the setup. */
  readonly position?: Json;
  /** The briefing its players are given before it begins. */
  readonly briefing?: Briefing;
  /** Begun with a quick start: its screen gets ready by itself what a newcomer need not do. */
  readonly quick?: boolean;
  /** Commands given before anybody looks, such as a fleet handed in. */
  readonly opening?: readonly { readonly seat: Seat; readonly command: Json }[];
}

/** Sets up a match and gives its id. Rejects with a sentence when something is refused. */
export async function startMatch({
  game: id,
  options,
  seats,
  seed,
  salt,
  position,
  briefing,
  opening = [],
  quick = false,
}: MatchPlan): Promise<string> {
  const [store, game, { headerOf }, { freshSalt, seal }] = await Promise.all([
    matchStore(),
    findGame(id),
    import('../../session/local/store.ts'),
    import('../../session/local/seal.ts'),
  ]);
  if (!game) throw new Error(`This program has no game called ${id}.`);
  const match = await store.createMatch(
    headerOf(game, {
      options,
      seats,
      ...(position !== undefined && { position }),
      ...(briefing && { briefing }),
      ...seal(seed, salt ?? freshSalt()),
    }),
    opening,
  );
  if (quick) beganQuickly(match);
  rememberGame(id);
  void askToKeep(navigator.storage);
  return match;
}

/** Asks the browser to clear nothing away by itself; whatever it answers, the match goes on. */
export async function askToKeep(storage: Partial<StorageManager> | undefined): Promise<void> {
  try {
    if (!(await storage?.persisted?.())) await storage?.persist?.();
  } catch {
    // A browser that gives no storage cannot promise to keep it either.
  }
}
