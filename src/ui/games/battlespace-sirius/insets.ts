import type { Insets, Room } from '../../match/layout.ts';
import type { Tool } from './tools/tool.ts';

/**
 * Pixels the docked panels take from the card table on each side, for plain text: what must be decided stands beside
 * the duel, so that cards are as high as the screen lets them. On a small screen what lies at the bottom is measured.
 */
const INSETS: { readonly [room in Room]: Insets } = {
  wide: { top: 50, right: 424, bottom: 6, left: 226 },
  middle: { top: 96, right: 392, bottom: 6, left: 6 },
  narrow: { top: 96, right: 4, bottom: 330, left: 4 },
};

/** Whether the panels stand below the duel though there is some room: a tablet held upright. */
export const standsBelow = (room: Room, upright: boolean): boolean => room === 'middle' && upright;

const UPRIGHT: typeof INSETS = { ...INSETS, middle: { top: 96, right: 4, bottom: 430, left: 4 } };
/** All numbers of weapons and all reactions are compared at once: their panels are higher. */
const UPRIGHT_TALL: typeof INSETS = { ...UPRIGHT, middle: { ...UPRIGHT.middle, bottom: 514 } };

/** The insets of a match. */
export function insetsFor(room: Room, upright: boolean, { kind }: Tool): typeof INSETS {
  if (!standsBelow(room, upright)) return INSETS;
  return kind === 'fire' || kind === 'react' ? UPRIGHT_TALL : UPRIGHT;
}

const REPLAY: typeof INSETS = {
  wide: { ...INSETS.wide, bottom: 120 },
  middle: { ...INSETS.middle, bottom: 120 },
  narrow: { ...INSETS.narrow, bottom: 230 },
};
const UPRIGHT_REPLAY: typeof INSETS = { ...REPLAY, middle: { ...UPRIGHT.middle, bottom: 180 } };

/** The insets of a replay, whose player lies below the table. */
export const replayInsetsFor = (room: Room, upright: boolean): typeof INSETS =>
  standsBelow(room, upright) ? UPRIGHT_REPLAY : REPLAY;
