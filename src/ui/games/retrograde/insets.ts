import { underPlayer, type RoomInsets } from '../../match/layout.ts';

/**
 * Pixels that are taken from the table on each side, for plain text: a column at the right, and the hand below. On a
 * small screen they are measured instead.
 */
export const INSETS: RoomInsets = {
  wide: { top: 54, right: 366, bottom: 84, left: 8 },
  middle: { top: 56, right: 320, bottom: 84, left: 8 },
  narrow: { top: 100, right: 6, bottom: 330, left: 6 },
};

/** The same for a replay. */
export const REPLAY_INSETS = underPlayer(INSETS);
