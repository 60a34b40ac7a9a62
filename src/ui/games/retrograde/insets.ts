import type { PanelParts } from '../../match/docks.tsx';
import type { Insets, Room } from '../../match/layout.ts';

/**
 * Pixels that are taken from the table on each side, for plain text: a column at the right, and the hand below. On a
 * small screen they are measured instead.
 */
export const INSETS: { readonly [room in Room]: Insets } = {
  wide: { top: 54, right: 366, bottom: 84, left: 8 },
  middle: { top: 56, right: 320, bottom: 84, left: 8 },
  narrow: { top: 100, right: 6, bottom: 330, left: 6 },
};

/** The same for a replay, whose player lies below the table. */
export const REPLAY_INSETS: { readonly [room in Room]: Insets } = {
  wide: { ...INSETS.wide, bottom: 120 },
  middle: { ...INSETS.middle, bottom: 120 },
  narrow: { ...INSETS.narrow, bottom: 230 },
};

/** The table itself shows both systems: their list waits folded. On a small screen the action panel alone is open. */
export const openAtFirst = ({ id }: PanelParts, room: Room): boolean =>
  id === 'act' || (room !== 'narrow' && id === 'log');
