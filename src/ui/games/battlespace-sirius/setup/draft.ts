import { DRAW_ROUNDS, PLAYERS, SHIP_IDS, TWO_PAIRS, type ShipId } from '../../../../games/battlespace-sirius/index.ts';
import { gameEntry } from '../../../../games/index.ts';
import { computerNamesOf } from '../../../../engine/level.ts';
import type { SeatDraft } from '../../../match/setup/player.ts';

/** Computer players that can be chosen. */
export const DUEL_COMPUTERS = computerNamesOf(gameEntry('battlespace-sirius'));

export interface DuelSeat extends SeatDraft {
  readonly ship: ShipId;
}

/** Options as set on the page (BS-17), but for the number of players and their ships. */
export interface DuelRules {
  readonly lifeboats: boolean;
  readonly noFireDrawRounds: number;
  readonly twoPairsRepair: number;
}

/**
 * Everything the set-up page holds. Seats beyond `players` are kept, so that fewer players for a while lose nothing.
 */
export interface Draft {
  readonly players: number;
  /** One for each seat there can be. */
  readonly seats: readonly DuelSeat[];
  readonly rules: DuelRules;
  /** Seed of the dice; empty = by chance. */
  readonly seed: string;
}

export const STANDARD_RULES: DuelRules = {
  lifeboats: false,
  noFireDrawRounds: DRAW_ROUNDS.standard,
  twoPairsRepair: TWO_PAIRS.standard,
};

/** The page as a newcomer finds it: the Basic Game, Emerald against the computer (BS-2.1, BS-2.2). */
export const freshDraft = (): Draft => ({
  players: PLAYERS.standard,
  seats: SHIP_IDS.map((ship, place) => ({ player: place === 0 ? 'human' : 'default', name: '', ship })),
  rules: STANDARD_RULES,
  seed: '',
});
