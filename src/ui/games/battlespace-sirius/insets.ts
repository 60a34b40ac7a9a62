import type { Insets, Room } from '../../play/layout.ts';

/** Pixels the docked panels take from the card table on each side, for plain text. */
export const INSETS: { readonly [room in Room]: Insets } = {
  wide: { top: 56, right: 276, bottom: 262, left: 226 },
  middle: { top: 98, right: 8, bottom: 260, left: 8 },
  narrow: { top: 100, right: 6, bottom: 330, left: 6 },
};
