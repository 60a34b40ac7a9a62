import type { AnyGame } from '../../../engine/game.ts';
import type { BattleState } from './state.ts';
import type { Overlay } from './table/stage.ts';

type Drawing = (game: AnyGame, state: BattleState) => readonly Overlay[];

let drawing: Drawing | null = null;

/**
 * From now on the table shows the odds of the order in hand: said by their card, which is fetched with the first one.
 */
export const drawOddsBy = (by: Drawing): void => void (drawing = by);

/** The places an order may end in, with their chances; nothing before the first card of odds is there. */
export const oddsDrawn: Drawing = (game, state) => drawing?.(game, state) ?? [];
