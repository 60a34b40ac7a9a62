import type { Insets, Room } from '../../match/layout.ts';

/**
 * Pixels the docked panels take from the card table on each side, for plain text: what must be decided stands beside
 * the duel, so that cards are as high as the screen lets them. On a small screen what lies at the bottom is measured.
 */
export const INSETS: { readonly [room in Room]: Insets } = {
  wide: { top: 50, right: 424, bottom: 6, left: 226 },
  middle: { top: 96, right: 392, bottom: 6, left: 6 },
  narrow: { top: 96, right: 4, bottom: 330, left: 4 },
};

/** The same for a replay, whose player lies below the table. */
export const REPLAY_INSETS: typeof INSETS = {
  wide: { ...INSETS.wide, bottom: 120 },
  middle: { ...INSETS.middle, bottom: 120 },
  narrow: { ...INSETS.narrow, bottom: 230 },
};
