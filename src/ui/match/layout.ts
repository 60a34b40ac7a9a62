import { useEffect, useRef, useState } from 'preact/hooks';
import { useSubject } from '../kit/index.ts';
import { settings$ } from '../theme/settings.ts';

/**
 * How much room there is: `wide` docks everything, `middle` folds the list, `narrow` has one sheet with tabs at the
 * bottom.
 */
export type Room = 'wide' | 'middle' | 'narrow';

/** Pixels covered on each side of the table. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** What is covered in a room of each size. */
export type RoomInsets = { readonly [room in Room]: Insets };

/** The same for a replay, whose player lies below the table. */
export const underPlayer = ({ wide, middle, narrow }: RoomInsets): RoomInsets => ({
  wide: { ...wide, bottom: 120 },
  middle: { ...middle, bottom: 120 },
  narrow: { ...narrow, bottom: 230 },
});

/**
 * The table itself shows what the lists say: they wait folded, but for the action panel and the log. On a small screen
 * the action panel alone is open.
 */
export const actAndLog = ({ id }: { readonly id: string }, room: Room): boolean =>
  id === 'act' || (room !== 'narrow' && id === 'log');

/** Nothing is covered. */
export const NONE: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/** What two things cover that lie side by side. */
export const added = (one: Insets, other: Insets): Insets => ({
  top: one.top + other.top,
  right: one.right + other.right,
  bottom: one.bottom + other.bottom,
  left: one.left + other.left,
});

/** The room for panels in a window of so many pixels when text is so many times its plain size. */
export const roomFor = (width: number, scale: number): Room =>
  width / scale < 760 ? 'narrow' : width / scale < 1180 ? 'middle' : 'wide';

/** A phone held sideways is lower than this, pixels. */
const LOW = 480;

/**
 * Whether the panels of a small screen lie at the right of a window of so many pixels: a phone held sideways, and a
 * window wider than it is high that has become small by large text. Below a table they would leave it hardly any
 * height.
 */
export const isLow = (width: number, height: number, scale: number): boolean =>
  height < width && (height < LOW || (scale > 1 && roomFor(width, scale) === 'narrow'));

/** Most of the width that the panels of a low window take, and pixels for plain text. */
const LOW_SHARE = 0.46;
const LOW_WIDTH = 312;
const EDGE_LOW = 6;

/** What the bar at the top, so many pixels high, and the column of panels at the right cover of a low window. */
export const lowInsets = (top: number, scale: number): Insets => ({
  top: top + EDGE_LOW,
  right: Math.min(LOW_WIDTH * scale, innerWidth * LOW_SHARE) + 2 * EDGE_LOW,
  bottom: EDGE_LOW,
  left: EDGE_LOW,
});

/** Text so many times its plain size asks for fewer things on the screen. */
const LARGE = 1.5;

/** The room of the window and the text in it. */
export interface RoomNow {
  readonly room: Room;
  /** How many times larger than plain the text is. */
  readonly scale: number;
  readonly large: boolean;
  /** The window is higher than it is wide. */
  readonly upright: boolean;
  /** The panels of a small screen lie at the right of the window (`isLow`). */
  readonly low: boolean;
}

/** The room of the window, followed. */
export function useRoom(): RoomNow {
  const scale = useSubject(settings$).textScale / 100;
  const [{ width, height }, setWindow] = useState(windowNow);
  useEffect(() => {
    const look = () => setWindow(windowNow);
    addEventListener('resize', look);
    return () => removeEventListener('resize', look);
  }, []);
  const low = isLow(width, height, scale);
  return { room: low ? 'narrow' : roomFor(width, scale), scale, large: scale >= LARGE, upright: height > width, low };
}

const windowNow = () => ({ width: innerWidth, height: innerHeight });

/** Insets for plain text, for text of another size; panels grow with their text, but leave half of the window. */
export function scaled({ top, right, bottom, left }: Insets, scale: number): Insets {
  return {
    top: top * scale,
    right: right * scale,
    bottom: Math.min(bottom * scale, innerHeight * 0.5),
    left: left * scale,
  };
}

/** The height of an element in pixels, followed while `on`; null otherwise. */
export function useHeight(element: { readonly current: HTMLElement | null }, on: boolean): number | null {
  const [height, setHeight] = useState<number | null>(null);
  useEffect(() => {
    const box = element.current;
    if (!on || !box) return setHeight(null);
    const watcher = new ResizeObserver(() => setHeight(Math.round(box.getBoundingClientRect().height)));
    watcher.observe(box);
    return () => watcher.disconnect();
  }, [on]);
  return height;
}

/** Pixels between the edge of the window and a panel, and between two panels. */
const EDGE = 10;
const GAP = 8;

/**
 * How far up the panels at the left must end: in a middling room what lies at the bottom reaches under them. `bottomOf`
 * is what lies there.
 */
export function useFloor(room: Room) {
  const bottomOf = useRef<HTMLDivElement>(null);
  const height = useHeight(bottomOf, room === 'middle');
  return { bottomOf, floor: height === null ? null : EDGE + height + GAP };
}
