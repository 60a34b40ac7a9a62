import type { Point } from '../../../table/shape.ts';
import type { CameraState } from '../stage.ts';

/** The canvas in CSS pixels and what panels cover of it. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** What there is to see of a table, in mils from its lower left corner, and how a camera may look at it. */
export interface Extent extends Size {
  readonly x: number;
  readonly y: number;
  /** Closest view: 1000 mils as wide as this many CSS pixels. */
  readonly closest: number;
  /** Free space kept round the table when all of it is shown, CSS pixels. */
  readonly margin: number;
  /** Table space beyond the edge that may be brought to the middle, mils. */
  readonly beyond: number;
  /**
   * What matters now, where the whole would leave it small: it is shown whole, 1000 mils as wide as `large` CSS pixels
   * where it fits with `margin` (CSS pixels) at its sides and above and below, and of the rest as much as there is room
   * for. Of the parts of `crowd`, which lie round it and each other, the widest is shown whole instead in which 1000
   * mils are at least `least` CSS pixels wide.
   */
  readonly heart?: { readonly part: Part; readonly large: number; readonly margin: Margin; readonly crowd?: Crowd };
}

/** What is shown whole with what matters, where it is not too small for that; the widest last. */
export interface Crowd {
  readonly parts: readonly Part[];
  readonly least: number;
}

/** Free space at the left and right, and above and below. */
export interface Margin {
  readonly x: number;
  readonly y: number;
}

/** A part of a table, mils from its lower left corner. */
export interface Part extends Size {
  readonly x: number;
  readonly y: number;
}

export interface ScreenPoint {
  readonly x: number;
  readonly y: number;
}

/** How much further out than the whole table one may go. */
const FARTHEST = 0.7;
const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

/** The middle of the uncovered part, relative to the middle of the canvas, CSS pixels. */
const offset = (view: Viewport): ScreenPoint => ({ x: (view.left - view.right) / 2, y: (view.top - view.bottom) / 2 });

const clear = (view: Viewport): Size => ({
  width: Math.max(view.width - view.left - view.right, 40),
  height: Math.max(view.height - view.top - view.bottom, 40),
});

/** CSS pixels per 1000 mils at which something just fits the uncovered part with a margin, at most `closest`. */
const fitWithin = ({ width, height }: Size, view: Viewport, margin: Margin, closest: number): number => {
  const space = clear(view);
  const [x, y] = [(space.width - 2 * margin.x) / width, (space.height - 2 * margin.y) / height];
  return clamp(Math.min(x, y) * 1000, 1, closest);
};

/** CSS pixels per 1000 mils at which the whole table just fits the uncovered part. */
export const fitScale = (table: Extent, view: Viewport): number =>
  fitWithin(table, view, { x: table.margin, y: table.margin }, table.closest);

/** The camera that shows the whole table in the middle of the uncovered part, or what matters of it large. */
export const fitCamera = (table: Extent, view: Viewport): CameraState => {
  const whole = fitScale(table, view);
  const { heart } = table;
  if (!heart) return centred({ x: table.x + table.width / 2, y: table.y + table.height / 2 }, whole, view);
  const { large, crowd, margin } = heart;
  const inside = { x: table.margin, y: table.margin };
  const fits = crowd?.parts.findLast((part) => fitWithin(part, view, inside, large) >= crowd.least);
  const part = fits ?? heart.part;
  const scale = Math.max(whole, Math.min(fitWithin(part, view, fits ? inside : margin, table.closest), large));
  const space = clear(view);
  const along = (start: number, size: number, middle: number, pixels: number): number => {
    const half = ((pixels / 2 - table.margin) / scale) * 1000;
    return half * 2 >= size ? start + size / 2 : clamp(middle, start + half, start + size - half);
  };
  return centred(
    {
      x: along(table.x, table.width, part.x + part.width / 2, space.width),
      y: along(table.y, table.height, part.y + part.height / 2, space.height),
    },
    scale,
    view,
  );
};

/** Whether all of a part lies in the uncovered part of the screen. */
export const showsAll = (camera: CameraState, view: Viewport, { x, y, width, height }: Part): boolean => {
  const a = toScreen(camera, view, { x, y: y + height });
  const b = toScreen(camera, view, { x: x + width, y });
  return a.x >= view.left && a.y >= view.top && b.x <= view.width - view.right && b.y <= view.height - view.bottom;
};

/** The camera at a scale that shows a table point in the middle of the uncovered part. */
export const centred = (at: Point, scale: number, view: Viewport): CameraState => {
  const shift = offset(view);
  return { x: at.x - (shift.x * 1000) / scale, y: at.y + (shift.y * 1000) / scale, scale };
};

/** Keeps the scale within its limits and the table in sight: one may not pan past an edge, nor lose a small table. */
export const bounded = (camera: CameraState, table: Extent, view: Viewport): CameraState => {
  const scale = clamp(camera.scale, fitScale(table, view) * FARTHEST, table.closest);
  const shift = offset(view);
  const space = clear(view);
  const middle = { x: camera.x + (shift.x * 1000) / scale, y: camera.y - (shift.y * 1000) / scale };
  const along = (value: number, start: number, size: number, pixels: number): number => {
    const half = (pixels / 2 / scale) * 1000;
    const low = start + half - table.beyond;
    const high = start + size - half + table.beyond;
    return low >= high ? start + size / 2 : clamp(value, low, high);
  };
  return centred(
    { x: along(middle.x, table.x, table.width, space.width), y: along(middle.y, table.y, table.height, space.height) },
    scale,
    view,
  );
};

/** Where a table point is on the canvas, CSS pixels. */
export const toScreen = (camera: CameraState, view: Viewport, at: Point): ScreenPoint => ({
  x: view.width / 2 + ((at.x - camera.x) * camera.scale) / 1000,
  y: view.height / 2 - ((at.y - camera.y) * camera.scale) / 1000,
});

/** Which table point is at a place of the canvas, mils, not rounded. */
export const toTable = (camera: CameraState, view: Viewport, screen: ScreenPoint): Point => ({
  x: camera.x + ((screen.x - view.width / 2) / camera.scale) * 1000,
  y: camera.y - ((screen.y - view.height / 2) / camera.scale) * 1000,
});

/** Zooms by a factor so that the table point under a place of the canvas stays under it. */
export const zoomed = (
  camera: CameraState,
  table: Extent,
  view: Viewport,
  factor: number,
  screen: ScreenPoint,
): CameraState => {
  const under = toTable(camera, view, screen);
  const scale = clamp(camera.scale * factor, fitScale(table, view) * FARTHEST, table.closest);
  const x = under.x - ((screen.x - view.width / 2) / scale) * 1000;
  const y = under.y + ((screen.y - view.height / 2) / scale) * 1000;
  return bounded({ x, y, scale }, table, view);
};

/** Moves the picture by CSS pixels: a pan to the right shows more of the table's left. */
export const panned = (camera: CameraState, table: Extent, view: Viewport, dx: number, dy: number): CameraState =>
  bounded(
    { x: camera.x - (dx / camera.scale) * 1000, y: camera.y + (dy / camera.scale) * 1000, scale: camera.scale },
    table,
    view,
  );

/** A camera between two, at share t of the way; the scale moves evenly as the eye sees it. */
export const between = (from: CameraState, to: CameraState, t: number): CameraState => ({
  x: from.x + (to.x - from.x) * t,
  y: from.y + (to.y - from.y) * t,
  scale: from.scale * (to.scale / from.scale) ** t,
});
