import type { AnyGame } from '../../../engine/game.ts';
import type { BattleState } from './state.ts';
import type { Overlay } from './table/stage.ts';

/** What the card of an order's odds tells the rest of the screen. */
interface Told {
  /** The places the order in hand may end in, with their chances. */
  readonly drawn: (game: AnyGame, state: BattleState) => readonly Overlay[];
  /** Whether the unit in hand is lost by it for certain. */
  readonly lost: (game: AnyGame, state: BattleState) => boolean;
}

let told: Told | null = null;

/** From now on table and buttons know the odds of the order in hand: the card is fetched with the first one. */
export const tellOddsBy = (by: Told): void => void (told = by);

/** The places an order may end in; nothing before the first card of odds is there. */
export const oddsDrawn: Told['drawn'] = (game, state) => told?.drawn(game, state) ?? [];

/** Whether an order loses its unit for certain; not told before the first card of odds is there. */
export const isLostForSure: Told['lost'] = (game, state) => told?.lost(game, state) ?? false;
