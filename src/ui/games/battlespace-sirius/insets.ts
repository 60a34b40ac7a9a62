import type { Insets, Room } from '../../match/layout.ts';
import { reactOptions } from './tools/react.ts';
import type { Tool, ToolView } from './tools/tool.ts';

type RoomInsets = { readonly [room in Room]: Insets };

/**
 * Pixels the docked panels take from the card table on each side, for plain text. On a small screen they are measured
 * instead.
 */
export const INSETS: RoomInsets = {
  wide: { top: 56, right: 276, bottom: 262, left: 226 },
  middle: { top: 98, right: 8, bottom: 260, left: 8 },
  narrow: { top: 100, right: 6, bottom: 330, left: 6 },
};

const below = (wide: number, middle: number): RoomInsets => ({
  ...INSETS,
  wide: { ...INSETS.wide, bottom: wide },
  middle: { ...INSETS.middle, bottom: middle },
});

/** A row of cards with their figures; two rows of them. */
const TALL = below(320, 345);
const TALLEST = below(375, 415);

/** With more reactions than these they stand in two rows. */
export const ONE_ROW = 5;

/** What the panels take while a tool is in hand: the vessels keep clear of a panel with many cards. */
export function insetsFor(tool: Tool, view: ToolView): RoomInsets {
  if (tool.kind === 'react') return reactOptions(view).length > ONE_ROW ? TALLEST : INSETS;
  return tool.kind === 'fire' ? TALL : INSETS;
}
