import { underPlayer, type RoomInsets } from '../../match/layout.ts';
import { BROAD_SIZE, deepSize, SHIP, wideSize } from './table/layout.ts';
import type { Shape } from './table/stage.ts';

/**
 * Pixels that are taken from the table on each side, for plain text: a column at the right, and the hand below. On a
 * small screen they are measured instead.
 */
export const INSETS: RoomInsets = {
  wide: { top: 54, right: 384, bottom: 84, left: 8 },
  middle: { top: 56, right: 332, bottom: 84, left: 8 },
  narrow: { top: 100, right: 6, bottom: 330, left: 6 },
};

/** The same for a replay. */
export const REPLAY_INSETS = underPlayer(INSETS);

/** Ships that would be smaller, CSS pixels, are too small to read. */
const SMALL = 50;

/**
 * All fleets while their ships can be read, with a high arena where more than two leave the height for it, two with
 * their plaques beside them where that lets ships grow; else two face each other, others wait beside them, an attack is
 * framed. `width`, `height`: the free room, CSS pixels.
 */
export function shapeIn(width: number, height: number, seats: number): Shape {
  const shipIn = (room: { readonly width: number; readonly height: number }): number =>
    SHIP * Math.min(width / room.width, height / room.height);
  const wide = shipIn(wideSize(seats));
  const broad = seats === 2 ? shipIn(BROAD_SIZE) : 0;
  if (Math.max(wide, broad) < SMALL) return 'tall';
  if (broad > wide) return 'broad';
  return seats > 2 && shipIn(deepSize(seats)) >= wide ? 'deep' : 'wide';
}
