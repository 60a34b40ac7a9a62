import { computerNamesOf } from '../../../../engine/level.ts';
import { gameEntry } from '../../../../games/index.ts';
import {
  STALEMATE_LIMIT,
  STARTING_MONEY,
  TURN_LIMIT,
  type Fleet,
  type Options,
} from '../../../../games/skaxar/index.ts';
import type { SeatDraft } from '../../../match/setup/player.ts';

/** Computer players that can be chosen. */
export const WAR_COMPUTERS = computerNamesOf(gameEntry('skaxar'));

export interface FleetSeat extends SeatDraft {
  readonly fleet: Fleet;
}

/** Options as set on the page (SK-15.1), but for the fleets. */
export type WarRules = Omit<Options, 'fleetA' | 'fleetB'>;

/** Everything the set-up page holds. */
export interface Draft {
  /** A, then B. */
  readonly seats: readonly [FleetSeat, FleetSeat];
  readonly rules: WarRules;
  /** Seed of the shuffles; empty = by chance. */
  readonly seed: string;
}

export const STANDARD_RULES: WarRules = {
  mirror: false,
  startingMoney: STARTING_MONEY.standard,
  stalemateLimit: STALEMATE_LIMIT.standard,
  turnLimit: TURN_LIMIT.standard,
  purchaseWithoutEffect: true,
  openTracker: true,
  redrawItems: 'stay',
};

/** The page as a newcomer finds it: Earth against the computer's Skaxar (SK-3.2). */
export const freshDraft = (): Draft => ({
  seats: [
    { player: 'human', name: '', fleet: 'earth' },
    { player: 'default', name: '', fleet: 'skaxar' },
  ],
  rules: STANDARD_RULES,
  seed: '',
});
