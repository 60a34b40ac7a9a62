import {
  drawBareCard,
  drawCardFace,
  drawCoin,
  pictureStateOf,
  type CardFace,
  type CoinWorth,
  type Detail,
} from '../../../../../assets/art/skaxar/index.ts';
import { CARD_RATIO } from '../../../../../assets/art/skaxar/face.ts';
import { blank } from '../../../../../assets/art/seeded.ts';
import type { Easel } from '../../../table/art.ts';
import { placed } from '../../../table/world/lens.ts';
import { printOf } from '../../../table/world/prints.ts';
import { backFace, pictureName, type BackOf } from './faces.ts';
import type { Spot } from './plan.ts';

/** From these widths on, CSS pixels, a card shows more. */
const WHOLE = 196;
const INSPECT = 380;
/** Widest picture of a card, pixels. */
const WIDEST = 1400;
/** A shadow reaches beyond its card on each side by this share of its width. */
const SOFT = 0.14;

/** Width of the card that stands in where not even its print is there yet, pixels. */
const BARE = 240;

const bakeBare = (face: CardFace) => (): HTMLCanvasElement => {
  const canvas = blank(BARE, BARE * CARD_RATIO);
  drawBareCard(canvas.getContext('2d')!, face, BARE);
  return canvas;
};

const bareKind = (face: CardFace): string =>
  face.kind === 'ship' ? face.fleet : face.kind === 'back' ? face.of : face.kind;

const printFace =
  (face: CardFace, detail: Detail) =>
  (pixels: number): HTMLCanvasElement => {
    const canvas = blank(pixels, pixels * CARD_RATIO);
    drawCardFace(canvas.getContext('2d')!, face, pixels, detail);
    return canvas;
  };

const bakeShadow = (): HTMLCanvasElement => {
  const wide = 100;
  const soft = wide * SOFT;
  const canvas = blank(wide + soft * 2, wide * CARD_RATIO + soft * 2);
  const on = canvas.getContext('2d')!;
  on.shadowColor = 'rgba(0, 0, 0, 0.9)';
  on.shadowBlur = soft;
  // Only the shadow: what casts it lies outside.
  on.shadowOffsetX = 1000;
  on.beginPath();
  on.roundRect(soft - 1000, soft, wide, wide * CARD_RATIO, wide * 0.06);
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
  /** Radians, clockwise. */
  readonly tilt: number;
  /** Width of the place it comes from or goes to, units, if it is on its way: it is printed for that one alone. */
  readonly rests: number | null;
  /** It throws a shadow. */
  readonly shade: boolean;
}

export const LYING: Look = { alpha: 1, lift: 0, squeeze: 1, tilt: 0, rests: null, shade: true };

/** How much a card of so many device pixels shows. */
const detailOf = (face: CardFace, css: number): Detail =>
  face.kind === 'back' || css < WHOLE ? 'stats' : css < INSPECT ? 'whole' : 'inspect';

/** The width a card is printed for, device pixels. */
const printWide = (easel: Easel, width: number): number =>
  Math.min(Math.max(Math.round(width * easel.lens.mil), 1), WIDEST);

/** Orders the picture of a card that lies somewhere, before those of others. */
export const orderPicture = (easel: Easel, width: number, face: CardFace): void =>
  void pictureStateOf(face, printWide(easel, width));

/** Puts a card into the scene, its pixels on those of the screen while it lies still. */
export const putCard = (easel: Easel, spot: Spot, face: CardFace, look: Look): void => {
  const { scene, textures, lens } = easel;
  if (look.alpha <= 0.003 || look.squeeze <= 0.01) return;
  const wide = Math.max(Math.round(spot.width * lens.mil), 1);
  const at = lens.at(spot);
  const grown = 1 + look.lift * 0.06;
  const reach = wide * CARD_RATIO;
  if (at.x + reach < 0 || at.y + reach < 0 || at.x - reach > lens.width || at.y - reach > lens.height) return;
  const pixels = printWide(easel, look.rests ?? spot.width);
  const detail = detailOf(face, pixels / lens.ratio);
  const still = look.rests === null && look.squeeze === 1 && look.tilt === 0;
  const kept =
    printOf(easel, {
      name: `${pictureName(face)}/${detail}`,
      pixels,
      state: pictureStateOf(face, pixels),
      print: printFace(face, detail),
    }) ?? textures.fixed(`bare/${bareKind(face)}`, bakeBare(face));
  const shadow = textures.fixed('card/shadow', bakeShadow);
  const drop = wide * (0.02 + look.lift * 0.16);
  if (look.shade)
    scene.put(
      placed(
        shadow.key,
        at.x + drop * 0.5,
        at.y + drop,
        ((wide * (1 + SOFT * 2)) / shadow.width) * look.squeeze * grown,
        ((wide * (CARD_RATIO + SOFT * 2)) / shadow.height) * grown,
        look.tilt,
        look.alpha * (0.75 - look.lift * 0.3),
      ),
    );
  const high = Math.round(wide * CARD_RATIO);
  const x = still ? Math.round(at.x - wide / 2) + wide / 2 : at.x;
  const y = still ? Math.round(at.y - high / 2) + high / 2 : at.y - look.lift * wide * 0.1;
  scene.put(
    placed(
      kept.key,
      x,
      y,
      (wide / kept.width) * look.squeeze * grown,
      (high / kept.height) * grown,
      look.tilt,
      Math.min(look.alpha, 1),
    ),
  );
};

/** Cards of a pile that are seen as one layer of it, and most layers. */
const LAYER = 3;
const LAYERS = 9;
/** Thickness of a layer, share of a card's width. */
const THICK = 0.014;

/** How many layers a pile shows: its height shows its count. */
const layersOf = (count: number): number => Math.min(Math.ceil(count / LAYER), LAYERS);

/** Puts a pile into the scene; `riffle` = how far it is fanned while it is shuffled. */
export const putPile = (
  easel: Easel,
  spot: Spot,
  back: BackOf,
  count: number,
  top: CardFace | null,
  riffle: number,
): void => {
  const layers = layersOf(count);
  for (let layer = 0; layer < layers; layer += 1) {
    const last = layer === layers - 1;
    const aside = riffle === 0 ? 0 : (layer % 2 ? 1 : -1) * riffle * spot.width * 0.34;
    putCard(
      easel,
      { ...spot, x: spot.x + aside, y: spot.y + layer * THICK * spot.width },
      last && top ? top : backFace(back),
      {
        ...LYING,
        shade: layer === 0,
        rests: riffle > 0 ? spot.width : null,
        tilt: riffle === 0 ? 0 : (aside / spot.width) * 0.25,
      },
    );
  }
};

const printCoin =
  (worth: CoinWorth) =>
  (pixels: number): HTMLCanvasElement => {
    const canvas = blank(pixels, pixels);
    drawCoin(canvas.getContext('2d')!, worth, pixels);
    return canvas;
  };

/** Puts a coin into the scene. Size in units of the stage. */
export const putCoin = (
  easel: Easel,
  at: { readonly x: number; readonly y: number },
  worth: CoinWorth,
  size: number,
): void => {
  const { scene, lens } = easel;
  const wide = Math.max(Math.round(size * lens.mil), 2);
  const kept = printOf(easel, { name: `coin/${worth}`, pixels: wide, state: '', print: printCoin(worth) });
  if (!kept) return;
  const middle = lens.at(at);
  scene.put(
    placed(
      kept.key,
      Math.round(middle.x - wide / 2) + wide / 2,
      Math.round(middle.y - wide / 2) + wide / 2,
      wide / kept.width,
      wide / kept.height,
    ),
  );
};
