import type { Box } from '../ink/place-labels.ts';
import { fitScale, type Extent, type ScreenPoint, type Viewport } from './camera.ts';

/**
 * A wide table on a tall screen is drawn as ever, on a canvas as wide as the screen is high, and the canvas is shown
 * turned by a quarter to the left: the left edge of the table lies at the bottom of the screen, its upper edge at the
 * left. "Drawn" is a place on that canvas, "shown" the same place on the screen; all of it in CSS pixels.
 */

/** The table is turned where that shows it larger by so much. */
const GAIN = 1.25;

/** Whether a table is shown turned on a screen. Panels do not count: what folds must not turn the table. */
export const standsTurned = (table: Extent, { width, height }: Viewport): boolean => {
  const screen = { width, height, top: 0, right: 0, bottom: 0, left: 0 };
  return fitScale(table, drawnView(screen)) >= GAIN * fitScale(table, screen);
};

/** The screen as the canvas of a turned table. */
export const drawnView = ({ width, height, top, right, bottom, left }: Viewport): Viewport => ({
  width: height,
  height: width,
  top: left,
  right: top,
  bottom: right,
  left: bottom,
});

/** Where a place of the screen is drawn; `wide` = width of the canvas, which is the height of the screen. */
export const drawnAt = ({ x, y }: ScreenPoint, wide: number): ScreenPoint => ({ x: wide - y, y: x });

/** A way on the screen as a way on the canvas. */
export const drawnWay = ({ x, y }: ScreenPoint): ScreenPoint => ({ x: -y, y: x });

/** Where a place of the canvas is shown; `wide` = width of the canvas. */
export const shownAt = ({ x, y }: ScreenPoint, wide: number): ScreenPoint => ({ x: y, y: wide - x });

/** Where a box of the canvas is shown; `wide` = width of the canvas. */
export const shownBox = ({ x, y, width, height }: Box, wide: number): Box => ({
  x: y,
  y: wide - x - width,
  width: height,
  height: width,
});

/** The style that shows a canvas of that size, turned or not. */
export const canvasStyle = ({ width, height }: Pick<Viewport, 'width' | 'height'>, turned: boolean): string =>
  `position:absolute;left:0;top:0;display:block;max-width:none;width:${width}px;height:${height}px;` +
  (turned ? `transform-origin:0 0;transform:translate(0, ${width}px) rotate(-90deg)` : '');
