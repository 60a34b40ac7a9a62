import { computerNamesOf } from '../../../../engine/level.ts';
import { gameEntry } from '../../../../games/index.ts';
import type { Options, StarterId } from '../../../../games/retrograde/index.ts';
import type { SeatDraft } from '../../../match/setup/player.ts';

/** Computer players that can be chosen. */
export const ORBIT_COMPUTERS = computerNamesOf(gameEntry('retrograde'));

export interface DeckSeat extends SeatDraft {
  /** One of the ready-made decks (RG-25.1). */
  readonly deck: StarterId;
  /** The text of an own deck, which is played in its place; null = none. */
  readonly own: string | null;
}

/** Options as set on the page (chapter 22), but for the decks. */
export type OrbitRules = Omit<Options, 'decks'>;

/** Everything the set-up page holds. */
export interface Draft {
  /** Player 1, then 2. */
  readonly seats: readonly [DeckSeat, DeckSeat];
  readonly rules: OrbitRules;
  /** Seed of coin and dice; empty = by chance. */
  readonly seed: string;
}

export const STANDARD_RULES: OrbitRules = {
  errata: false,
  hitRule: 'lower',
  problematicCards: false,
  maxCopies: null,
  turnLimit: null,
  firstPlayer: 'random',
  scrapProjects: false,
};

/** The page as a newcomer finds it: Earth against the computer's Mars. */
export const freshDraft = (): Draft => ({
  seats: [
    { player: 'human', name: '', deck: 'earth', own: null },
    { player: 'default', name: '', deck: 'mars', own: null },
  ],
  rules: STANDARD_RULES,
  seed: '',
});
