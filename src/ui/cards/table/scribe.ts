import { LABEL_FONT } from '../../table/ink/plates.ts';
import { inksOf, type Inks } from '../../table/palette.ts';
import type { StageSettings } from '../../table/stage.ts';
import type { Lens } from '../../table/world/lens.ts';
import type { Box } from './box.ts';

/** The inks of a card table, as `r, g, b`: what is open to be chosen has a light of its own. */
export interface TableInks extends Inks {
  readonly focus: string;
}

/** The inks of a card table in a palette. */
export const tableInks = (name: StageSettings['palette']): TableInks => ({ ...inksOf(name), focus: '242, 247, 255' });

/** What words, plates and signs are drawn with, on a context in device pixels. */
export interface Scribe<P extends TableInks = TableInks> {
  readonly context: CanvasRenderingContext2D;
  readonly lens: Lens;
  readonly palette: P;
}

/** A box on the canvas, its upper left corner on whole device pixels. */
export interface Pane {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A box of the table on the canvas. */
export const paneOf = ({ lens }: Pick<Scribe, 'lens'>, box: Box): Pane => {
  const middle = lens.at(box);
  const [width, height] = [Math.round(box.width * lens.mil), Math.round(box.height * lens.mil)];
  return { x: Math.round(middle.x - width / 2), y: Math.round(middle.y - height / 2), width, height };
};

/** A pane grown (or shrunk) by so many device pixels on every side. */
export const grown = ({ x, y, width, height }: Pane, by: number): Pane => ({
  x: x - by,
  y: y - by,
  width: width + by * 2,
  height: height + by * 2,
});

/** Puts a pane's path on the context; half a pixel in, so that a line of one pixel is sharp. */
export const pathOf = (context: CanvasRenderingContext2D, { x, y, width, height }: Pane, radius: number): void => {
  context.beginPath();
  context.roundRect(x + 0.5, y + 0.5, Math.max(width - 1, 1), Math.max(height - 1, 1), radius);
};

/** A size of letters: a share of something in device pixels, within limits in CSS pixels. */
export const sized = ({ lens }: Pick<Scribe, 'lens'>, wish: number, least: number, most: number): number =>
  Math.round(Math.min(Math.max(wish, least * lens.ratio), most * lens.ratio));

export interface Writing {
  readonly size: number;
  readonly ink: string;
  readonly weight?: 500 | 600;
  readonly align?: 'left' | 'center' | 'right';
  /** The text gets smaller, and then shorter, to stay within so many device pixels. */
  readonly within?: number;
  /** A dark edge round the letters, where they stand on a picture. */
  readonly edge?: string;
}

/** Smallest letters, CSS pixels: what does not fit then is cut. */
export const LEAST = 12;
/** Narrowest letters, share of their width. */
const TIGHT = 0.84;

/** Writes one line, its capitals' middle on a height; returns its width. */
export const writeAt = (
  { context, lens }: Pick<Scribe, 'context' | 'lens'>,
  text: string,
  x: number,
  y: number,
  { size, ink, weight = 600, align = 'center', within, edge }: Writing,
): number => {
  const use = (pixels: number): number => {
    context.font = `${weight} ${pixels}px ${LABEL_FONT}`;
    return context.measureText(text).width;
  };
  let pixels = size;
  let wide = use(pixels);
  let shown = text;
  if (within !== undefined && wide > within) {
    pixels = Math.max(Math.floor((pixels * within) / wide), Math.min(Math.ceil(LEAST * lens.ratio), size));
    wide = use(pixels);
    // Letters may be pressed together a little before any is left out.
    while (wide * TIGHT > within && shown.length > 2) {
      shown = `${shown.replace(/.\u2026?$/u, '')}\u2026`;
      wide = context.measureText(shown).width;
    }
    wide = Math.min(wide, within);
  }
  context.textAlign = align;
  context.textBaseline = 'alphabetic';
  const [left, base] = [Math.round(x), Math.round(y + pixels * 0.35)];
  if (edge !== undefined) {
    context.lineJoin = 'round';
    context.lineWidth = Math.max(pixels * 0.28, 2);
    context.strokeStyle = edge;
    context.strokeText(shown, left, base, within);
  }
  context.fillStyle = ink;
  context.fillText(shown, left, base, within);
  return wide;
};

/** Whether a line fits into so many device pixels in the smallest letters, pressed together a little if need be. */
export const fits = (
  { context, lens }: Pick<Scribe, 'context' | 'lens'>,
  text: string,
  within: number,
  weight: Writing['weight'] = 500,
): boolean => {
  context.font = `${weight} ${Math.ceil(LEAST * lens.ratio)}px ${LABEL_FONT}`;
  return context.measureText(text).width * TIGHT <= within;
};

/** Writes one line in the middle of a pane. */
export const writeIn = (
  scribe: Pick<Scribe, 'context' | 'lens'>,
  { x, y, width, height }: Pane,
  text: string,
  writing: Writing,
): number => writeAt(scribe, text, x + width / 2, y + height / 2, writing);
