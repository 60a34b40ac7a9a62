import { blank } from '../../../../assets/art/seeded.ts';
import type { Easel } from '../../table/art.ts';
import { placed, type Lens } from '../../table/world/lens.ts';
import { printOf } from '../../table/world/prints.ts';
import type { Kept } from '../../table/world/textures.ts';
import type { CardArt, CardDetail } from '../face.ts';
import type { Spot } from './box.ts';

/** How the cards of a game become pictures on its table. */
export interface CardPrinter<F> {
  readonly art: CardArt<F>;
  /** What is there of a face's picture at a width: a print made in another state is made anew. */
  readonly stateOf: (face: F, pixels: number, detail: CardDetail) => string;
  /**
   * How far prints reach beyond their cards on each side, share of a card's width: what glows, or stands out. The pen
   * of `art.draw` begins at the card's own corner all the same.
   */
  readonly bleed: number;
  /** Whatever of a face can be drawn at once, with nothing of its own: shown on its way while there is no print. */
  readonly bare: (face: F) => { readonly name: string; readonly draw: (pen: CanvasRenderingContext2D) => void };
}

/** Width a bare card is drawn at, pixels. */
export const BARE = 240;
/** From these widths on, CSS pixels, a card shows more. */
const WHOLE = 196;
const INSPECT = 380;
/** Widest picture of a card, pixels. */
const WIDEST = 1400;
/** A shadow reaches beyond its card on each side by this share of its width. */
const SOFT = 0.14;

const bakeShadow = (ratio: number) => (): HTMLCanvasElement => {
  const wide = 100;
  const soft = wide * SOFT;
  const canvas = blank(wide + soft * 2, wide * ratio + soft * 2);
  const on = canvas.getContext('2d')!;
  on.shadowColor = 'rgba(0, 0, 0, 0.9)';
  on.shadowBlur = soft;
  // Only the shadow: what casts it lies outside.
  on.shadowOffsetX = 1000;
  on.beginPath();
  on.roundRect(soft - 1000, soft, wide, wide * ratio, wide * 0.06);
  on.fill();
  return canvas;
};

/** How a card is shown. */
export interface Look {
  readonly alpha: number;
  /** Height over the table, 0..1: its shadow goes out from under it. */
  readonly lift: number;
  /** Share of its width that is seen while it turns over. */
  readonly squeeze: number;
  /** Width of the place it comes from or goes to, units, if it is on its way: it is printed for that one alone. */
  readonly rests: number | null;
  /** It throws a shadow. */
  readonly shade: boolean;
  /** A back says no more when it is larger. */
  readonly back: boolean;
}

export const LYING: Look = { alpha: 1, lift: 0, squeeze: 1, rests: null, shade: true, back: false };

/** How much a card of so many CSS pixels shows. */
const detailOf = (css: number, back: boolean): CardDetail =>
  back || css < WHOLE ? 'stats' : css < INSPECT ? 'whole' : 'inspect';

/** The width a card is printed for, device pixels. */
const printWide = (easel: Easel, width: number): number =>
  Math.min(Math.max(Math.round(width * easel.lens.mil), 1), WIDEST);

/** Orders the picture of a card that lies somewhere, before those of others; returns what there is of it. */
export const orderPicture = <F>(easel: Easel, printer: CardPrinter<F>, width: number, face: F): string => {
  const pixels = printWide(easel, width);
  return printer.stateOf(face, pixels, detailOf(pixels / easel.lens.ratio, false));
};

/** What a print of a card so wide has round it on each side, pixels. */
const marginOf = ({ bleed }: Pick<CardPrinter<never>, 'bleed'>, wide: number): number => Math.round(wide * bleed);

const pictureOf = <F>(easel: Easel, printer: CardPrinter<F>, face: F, pixels: number, back: boolean): Kept | null => {
  const { art } = printer;
  const detail = detailOf(pixels / easel.lens.ratio, back);
  const print = (wide: number): HTMLCanvasElement => {
    const margin = marginOf(printer, wide);
    const canvas = blank(wide + margin * 2, wide * art.ratio + margin * 2);
    const pen = canvas.getContext('2d')!;
    if (margin > 0) pen.translate(margin, margin);
    art.draw(pen, face, wide, detail);
    return canvas;
  };
  if (art.waits?.(face, pixels)) return null;
  const name = `${art.nameOf(face)}/${detail}`;
  return printOf(easel, { name, pixels, state: printer.stateOf(face, pixels, detail), print });
};

const bareOf = <F>(easel: Easel, printer: CardPrinter<F>, face: F): Kept => {
  const { name, draw } = printer.bare(face);
  return easel.textures.fixed(`bare/${name}`, () => {
    const margin = marginOf(printer, BARE);
    const canvas = blank(BARE + margin * 2, BARE * printer.art.ratio + margin * 2);
    const pen = canvas.getContext('2d')!;
    if (margin > 0) pen.translate(margin, margin);
    draw(pen);
    return canvas;
  });
};

const putShadow = (easel: Easel, ratio: number, at: Spot, wide: number, look: Look): void => {
  const shadow = easel.textures.fixed('card/shadow', bakeShadow(ratio));
  const drop = wide * (0.02 + look.lift * 0.16);
  const [across, along] = [(wide * (1 + SOFT * 2)) / shadow.width, (wide * (ratio + SOFT * 2)) / shadow.height];
  const alpha = look.alpha * (0.75 - look.lift * 0.3);
  const [x, y] = [at.x + drop * 0.5, at.y + drop];
  easel.scene.put(placed(shadow.key, x, y, across * look.squeeze, along, at.angle ?? 0, alpha));
};

/** Quarters a card is turned by, clockwise; null between them. */
const quartersOf = ({ angle = 0 }: Spot): number | null => {
  const quarters = angle / (Math.PI / 2);
  return Math.abs(quarters - Math.round(quarters)) < 1e-6 ? Math.round(quarters) : null;
};

/** Whether a card lies still and straight: then no pixel of it is stretched or parted, however high it is raised. */
const liesStraight = (spot: Spot, { rests, squeeze }: Pick<Look, 'rests' | 'squeeze'>): boolean =>
  rests === null && squeeze === 1 && quartersOf(spot) !== null;

/** Whether nothing of a card round a point of the canvas is seen. */
const isOutside = ({ width, height }: Lens, { x, y }: { x: number; y: number }, reach: number): boolean =>
  x + reach < 0 || y + reach < 0 || x - reach > width || y - reach > height;

/** How much nearer a card at its highest is, and how far it has risen on the screen, share of its width. */
const NEARER = 0.06;
const RISEN = 0.1;

/**
 * Where a card on its way is seen, high over the table: nearer, and further up. One that rests is where a hand has it:
 * it is read.
 */
export const raised = (spot: Spot, { rests, lift }: Pick<Look, 'rests' | 'lift'>): Spot =>
  rests === null || lift === 0
    ? spot
    : { ...spot, y: spot.y + lift * spot.width * RISEN, width: spot.width * (1 + lift * NEARER) };

/**
 * Puts a card into the scene, its pixels on those of the screen while it lies still. Returns whether it waits for its
 * picture, and is not shown.
 */
export const putCard = <F>(easel: Easel, printer: CardPrinter<F>, spot: Spot, face: F, look: Look): boolean => {
  const { scene, lens } = easel;
  if (look.alpha <= 0.003 || look.squeeze <= 0.01) return false;
  const { ratio } = printer.art;
  const seen = raised(spot, look);
  const wide = Math.max(Math.round(seen.width * lens.mil), 1);
  const high = Math.round(wide * ratio);
  const at = lens.at(seen);
  if (isOutside(lens, at, wide * ratio)) return false;
  const known = pictureOf(easel, printer, face, printWide(easel, look.rests ?? spot.width), look.back);
  // What lies waits for its picture; what is on its way cannot.
  const kept = known ?? (look.rests === null ? null : bareOf(easel, printer, face));
  if (!kept) return true;
  const tilt = spot.angle ?? 0;
  if (look.shade) putShadow(easel, ratio, { ...spot, ...lens.at(spot) }, wide, look);
  const straight = liesStraight(spot, look);
  const [across, along] = straight && quartersOf(spot)! % 2 !== 0 ? [high, wide] : [wide, high];
  const x = straight ? Math.round(at.x - across / 2) + across / 2 : at.x;
  const y = straight ? Math.round(at.y - along / 2) + along / 2 : at.y;
  const margin = marginOf(printer, wide) * 2;
  const [scaleX, scaleY] = [((wide + margin) / kept.width) * look.squeeze, (high + margin) / kept.height];
  scene.put(placed(kept.key, x, y, scaleX, scaleY, tilt, Math.min(look.alpha, 1)));
  return false;
};

/** Puts a picture printed for its very width into the scene: a token, a coin. Width in units of the stage. */
export const putPrint = (
  easel: Easel,
  name: string,
  spot: Spot,
  draw: (pen: CanvasRenderingContext2D, pixels: number) => void,
  alpha = 1,
): void => {
  const { scene, lens } = easel;
  const wide = Math.max(Math.round(spot.width * lens.mil), 2);
  const print = (pixels: number): HTMLCanvasElement => {
    const canvas = blank(pixels, pixels);
    draw(canvas.getContext('2d')!, pixels);
    return canvas;
  };
  const kept = printOf(easel, { name, pixels: wide, state: '', print });
  if (!kept) return;
  const middle = lens.at(spot);
  const [x, y] = [Math.round(middle.x - wide / 2) + wide / 2, Math.round(middle.y - wide / 2) + wide / 2];
  scene.put(placed(kept.key, x, y, wide / kept.width, wide / kept.height, spot.angle ?? 0, alpha));
};
