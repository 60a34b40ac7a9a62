import { toScreen, type Extent, type Viewport } from '../../../../table/camera/camera.ts';
import { rgba } from '../../../../table/palette.ts';
import type { Palette } from '../palette.ts';
import type { CameraState } from '../../../../table/stage.ts';
import { LABEL_FONT, upright } from '../../../../table/ink/plates.ts';

/** What the sheet under the ships is drawn with: device pixels. */
export interface Sheet {
  readonly context: CanvasRenderingContext2D;
  readonly camera: CameraState;
  readonly view: Viewport;
  /** The sheet is shown turned: figures are to stand upright. */
  readonly turned: boolean;
  readonly ratio: number;
  readonly palette: Palette;
  readonly table: Extent;
}

/** A table point in whole device pixels. */
export const pixel = (sheet: Sheet, x: number, y: number): { x: number; y: number } => {
  const at = toScreen(sheet.camera, sheet.view, { x, y });
  return { x: Math.round(at.x * sheet.ratio), y: Math.round(at.y * sheet.ratio) };
};

/** Six-inch lines, inch dots where they stand apart, and rulers with figures along the edges. */
export const drawGrid = (sheet: Sheet, strength: number): void => {
  const { context, table, ratio, palette } = sheet;
  const inch = sheet.camera.scale;
  const low = pixel(sheet, 0, 0);
  const high = pixel(sheet, table.width, table.height);
  context.fillStyle = rgba(palette.hairline, 0.1 * strength);
  for (let x = 6000; x < table.width; x += 6000) context.fillRect(pixel(sheet, x, 0).x, high.y, 1, low.y - high.y);
  for (let y = 6000; y < table.height; y += 6000) context.fillRect(low.x, pixel(sheet, 0, y).y, high.x - low.x, 1);
  if (inch >= 14) {
    const size = Math.max(1, Math.round(ratio));
    context.fillStyle = rgba(palette.hairline, Math.min(0.3 + (inch - 14) / 120, 0.6) * strength);
    const width = sheet.view.width * ratio;
    const height = sheet.view.height * ratio;
    for (let x = 1000; x < table.width; x += 1000) {
      const px = pixel(sheet, x, 0).x;
      if (px < -2 || px > width) continue;
      for (let y = 1000; y < table.height; y += 1000) {
        const py = pixel(sheet, 0, y).y;
        if (py >= -2 && py <= height) context.fillRect(px, py, size, size);
      }
    }
  }
  drawRulers(sheet, strength);
};

/** Size of a ruler's figures, and the least room each has, CSS pixels. */
const FIGURE = 12;
const APART = 22;

/**
 * Rulers outside the edge: a tick an inch, a longer one with its figure every six, or every twelve where they stand
 * close.
 */
const drawRulers = (sheet: Sheet, strength: number): void => {
  const { context, ratio, palette } = sheet;
  context.fillStyle = rgba(palette.hairline, 0.6 * strength);
  context.font = `500 ${FIGURE * ratio}px ${LABEL_FONT}`;
  // Where inches lie close together, only every sixth has its tick.
  const step = sheet.camera.scale >= 9 ? 1000 : 6000;
  const low = pixel(sheet, 0, 0);
  drawRulerBelow(sheet, low.y, step);
  drawRulerAtLeft(sheet, low.x, step);
};

const isFigured = ({ camera }: Sheet, mils: number): boolean => mils % (6 * camera.scale < APART ? 12_000 : 6000) === 0;

/** Lengths of a ruler's ticks, CSS pixels. */
const LONG = 6;
const SHORT = 3;

const drawRulerBelow = (sheet: Sheet, edge: number, step: number): void => {
  const { context, table, ratio, turned } = sheet;
  // Turned, this ruler stands at the right.
  context.textAlign = turned ? 'left' : 'center';
  context.textBaseline = turned ? 'middle' : 'top';
  for (let x = 0; x <= table.width; x += step) {
    const six = x % 6000 === 0;
    const at = pixel(sheet, x, 0).x;
    context.fillRect(at, edge + 2, 1, (six ? LONG : SHORT) * ratio);
    const figure = { x: at, y: edge + (LONG + 3) * ratio };
    if (x > 0 && x < table.width && isFigured(sheet, x))
      upright(context, turned, figure, () => context.fillText(String(x / 1000), 0, 0));
  }
};

const drawRulerAtLeft = (sheet: Sheet, edge: number, step: number): void => {
  const { context, table, ratio, turned } = sheet;
  // Turned, this ruler lies below.
  context.textAlign = turned ? 'center' : 'right';
  context.textBaseline = turned ? 'top' : 'middle';
  for (let y = 0; y <= table.height; y += step) {
    const six = y % 6000 === 0;
    const tick = (six ? LONG : SHORT) * ratio;
    const at = pixel(sheet, 0, y).y;
    context.fillRect(edge - 2 - tick, at, tick, 1);
    const figure = { x: edge - (LONG + 4) * ratio, y: at };
    if (y > 0 && y < table.height && isFigured(sheet, y))
      upright(context, turned, figure, () => context.fillText(String(y / 1000), 0, 0));
  }
};

/** Dims sky and terrain where the palette asks for it. */
export const drawVeil = ({ context, view, ratio, palette }: Sheet): void => {
  if (palette.veil === 0) return;
  context.fillStyle = `rgba(0, 0, 0, ${palette.veil})`;
  context.fillRect(0, 0, Math.ceil(view.width * ratio), Math.ceil(view.height * ratio));
};

/** The table's edge: an exact frame of one pixel with corner brackets; beyond it the table is dimmed. */
export const drawEdge = (sheet: Sheet): void => {
  const { context, table, ratio, palette } = sheet;
  const low = pixel(sheet, 0, 0);
  const high = pixel(sheet, table.width, table.height);
  const width = Math.ceil(sheet.view.width * ratio);
  const height = Math.ceil(sheet.view.height * ratio);
  context.fillStyle = 'rgba(2, 4, 9, 0.5)';
  context.beginPath();
  context.rect(0, 0, width, height);
  context.rect(low.x, high.y, high.x - low.x, low.y - high.y);
  context.fill('evenodd');
  context.strokeStyle = rgba(palette.hairline, 0.42);
  context.lineWidth = 1;
  context.strokeRect(low.x - 0.5, high.y - 0.5, high.x - low.x + 1, low.y - high.y + 1);
  const arm = 14 * ratio;
  const thick = Math.max(1, Math.round(1.5 * ratio));
  context.fillStyle = rgba(palette.hairline, 0.85);
  for (const [x, dx] of [
    [low.x - thick, 1],
    [high.x + thick, -1],
  ] as const)
    for (const [y, dy] of [
      [low.y + thick, -1],
      [high.y - thick, 1],
    ] as const) {
      context.fillRect(Math.min(x, x + dx * arm), Math.min(y, y + dy * thick), arm, thick);
      context.fillRect(Math.min(x, x + dx * thick), Math.min(y, y + dy * arm), thick, arm);
    }
};

/** A deployment zone (OG-4.3): a light wash and a thin frame line towards the middle. */
export const drawZone = (sheet: Sheet, edge: 'south' | 'north', rgb: string, strength: number): void => {
  const { context, table, ratio } = sheet;
  const near = edge === 'south' ? 0 : table.height;
  const far = edge === 'south' ? 12000 : table.height - 12000;
  const a = pixel(sheet, 0, near);
  const b = pixel(sheet, table.width, far);
  const wash = context.createLinearGradient(0, a.y, 0, b.y);
  wash.addColorStop(0, rgba(rgb, 0.2 * strength));
  wash.addColorStop(1, rgba(rgb, 0.05 * strength));
  context.fillStyle = wash;
  context.fillRect(a.x, Math.min(a.y, b.y), b.x - a.x, Math.abs(b.y - a.y));
  context.fillStyle = rgba(rgb, 0.75 * strength);
  for (let x = a.x; x < b.x; x += 12 * ratio)
    context.fillRect(x, b.y, Math.min(8 * ratio, b.x - x), Math.max(1, Math.round(ratio)));
};
