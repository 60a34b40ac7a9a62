import {
  bakeBoatFace,
  bakeCardBack,
  bakeCardFace,
  bakeClip,
  CARD_FRAME,
} from '../../../../../assets/art/battlespace-sirius/card-face.ts';
import { bakeGap, bakeScale, SCALE_TALL } from '../../../../../assets/art/battlespace-sirius/card-scale.ts';
import { duelShip } from '../../../../../assets/art/battlespace-sirius/duel-ships.ts';
import { bakeSketch, HULL_FRAME } from '../../../../../assets/art/bake-sketch.ts';
import { lifeboatSketch } from '../../../../../assets/art/battlespace-sirius/lifeboats.ts';
import { seedOf, type Light } from '../../../../../assets/art/seeded.ts';
import { lifeboatData, type LifeboatId, type ShipId } from '../../../../games/battlespace-sirius/index.ts';
import type { Point } from '../../../../table/shape.ts';
import { seenBy } from '../../../table/world/seen-by.ts';
import {
  CELL,
  CLIP,
  NOTCHES,
  RAIL,
  RAIL_DEPTH,
  RAIL_REACH,
  sideSpot,
  stopOf,
  TUCK,
  type Stand,
} from './card-layout.ts';
import type { Stock } from './cast.ts';
import { BOAT_PAINT, PATTERNS, type CardPalette } from './palette.ts';

/** A ship's card as it is drawn. */
export interface ShipCard extends Stand {
  readonly kind: 'ship';
  readonly ship: ShipId;
  readonly power: readonly number[];
  readonly alpha: number;
  /** How far the hull has broken; its halves are seen longer than the card. */
  readonly broken?: number | undefined;
}

/** A lifeboat's card as it is drawn, face up. */
export interface BoatCard extends Point {
  readonly kind: 'boat';
  readonly boat: LifeboatId;
  readonly ship: ShipId;
  readonly alpha: number;
}

/** One picture of a card: how it is baked, and where it lies. Units of the stage, canvas angle. */
export interface Piece {
  readonly name: string;
  /** The picture for a width in pixels. */
  readonly bake: (pixels: number) => HTMLCanvasElement;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Share of its width; below 1 for long pictures. */
  readonly tall: number;
  readonly angle: number;
  readonly alpha: number;
}

/** Side of a ship's picture, cells. */
const PORTRAIT = 0.256 * 2 * HULL_FRAME;
const BOAT = 0.19 * 2 * HULL_FRAME;
/** Middle of a lifeboat's picture and the plates of its values, cells. */
export const BOAT_PLATE = { x: 0.262, y: 0.305, width: 0.148, height: 0.104 } as const;
/** Below this many CSS pixels a cell, clips give their place on the scale up for a number that can be read. */
export const FAR = 84;
/** Width of a clip seen from afar, CSS pixels. */
const FAR_CLIP = 13;

/** How far the halves of a broken ship drift from its spine, cells. */
const DRIFT = 0.2;

/** The sun of the table, from the upper left. */
const SUN: Light = { x: -0.52, y: -0.62, z: 0.58 };

const piece = (
  name: string,
  at: Point,
  width: number,
  angle: number,
  alpha: number,
  bake: Piece['bake'],
  tall = 1,
): Piece => ({ name, bake, x: at.x, y: at.y, width: width * CELL, tall, angle, alpha });

/** The name of what is printed on a card: equal names, equal pictures. */
export const stockName = (stock: Stock, palette: CardPalette): string => {
  if (stock.kind === 'back') return 'card/back';
  const rgb = palette.ship[stock.ship];
  return stock.kind === 'ship' ? `face/${stock.ship}/${rgb}` : `boat-face/${stock.boat}/${rgb}`;
};

const bakeBoat = (boat: LifeboatId, pixels: number): HTMLCanvasElement => {
  const { paint, other, form } = BOAT_PAINT[boat];
  const { hull, position, sentry, weapons } = lifeboatData(boat);
  const painted = { paint: `rgb(${paint})`, ...(other ? { other: `rgb(${other})` } : {}) };
  return bakeSketch(lifeboatSketch({ hull, moves: position, watches: sentry, guns: weapons, form, ...painted }), {
    size: pixels,
    light: seenBy(SUN, -Math.PI / 2),
    hurt: 0,
    dead: false,
    half: 0,
    seed: 3,
    edge: paint,
    flame: ['220, 242, 255', '90, 180, 255'],
  });
};

/** Bakes what is printed on a card, with the glow round it, bow up; `pixels` = side of the picture. */
export const bakeStock = (stock: Stock, palette: CardPalette, pixels: number): HTMLCanvasElement => {
  if (stock.kind === 'back') return bakeCardBack(pixels);
  const rgb = palette.ship[stock.ship];
  if (stock.kind === 'ship')
    return bakeCardFace({
      rgb,
      pattern: PATTERNS[stock.ship],
      size: pixels,
      reach: RAIL_REACH,
      rail: RAIL,
      depth: RAIL_DEPTH,
    });
  const face = bakeBoatFace({ rgb, paint: BOAT_PAINT[stock.boat].paint, size: pixels, plate: BOAT_PLATE });
  const pen = face.getContext('2d')!;
  const side = (face.width * BOAT) / CARD_FRAME;
  // Its bow points up: a lifeboat has no heading (BS-12.5).
  pen.setTransform(0, -1, 1, 0, face.width / 2, face.height / 2);
  pen.drawImage(bakeBoat(stock.boat, Math.round(side)), -side / 2, -side / 2, side, side);
  return face;
};

const stockPiece = (stock: Stock, palette: CardPalette, at: Stand, alpha: number, size = 1): Piece =>
  piece(stockName(stock, palette), at, CARD_FRAME * size, (at.heading / 180) * Math.PI, alpha, (pixels) =>
    bakeStock(stock, palette, pixels),
  );

/** The picture of a vessel alone, without its card. */
export const pictureOf = (card: ShipCard | BoatCard, palette: CardPalette): readonly Piece[] =>
  card.kind === 'ship'
    ? portrait(card, palette)
    : [piece(`boat/${card.boat}`, card, BOAT, -Math.PI / 2, card.alpha, (pixels) => bakeBoat(card.boat, pixels))];

/**
 * The hull, lit by the table's sun as it lies: while it turns, the light of one quarter goes over into that of the
 * next. Sides without Power leave marks on it.
 */
const portrait = (card: ShipCard, palette: CardPalette): readonly Piece[] => {
  const empty = card.power.filter((value) => value < 0.5).length;
  const angle = (card.heading / 180) * Math.PI - Math.PI / 2;
  const rgb = palette.ship[card.ship];
  const hull = (turns: number, half: -1 | 0 | 1, alpha: number, at: Point = card, spin = 0): Piece => {
    const quarter = ((turns % 4) + 4) % 4;
    return piece(`duel/${card.ship}/${quarter}/${empty}/${half}/${rgb}`, at, PORTRAIT, angle + spin, alpha, (pixels) =>
      bakeSketch(duelShip(card.ship), {
        size: pixels,
        light: seenBy(SUN, ((quarter - 1) * Math.PI) / 2),
        hurt: half === 0 ? empty * 0.22 : 0.9,
        dead: false,
        half,
        seed: seedOf(card.ship),
        edge: rgb,
        flame: ['245, 250, 255', rgb],
      }),
    );
  };
  const broken = card.broken ?? 0;
  if (broken > 0) {
    const apart = (1 - (1 - broken) ** 2) * DRIFT * CELL;
    // Starboard of a bow that points along the canvas angle; the stage's y points up.
    const aside = { x: -Math.sin(angle) * apart, y: -Math.cos(angle) * apart };
    return ([-1, 1] as const).map((half) =>
      hull(
        Math.round(card.heading / 90),
        half,
        Math.min((1 - broken) * 2, 1),
        { x: card.x + aside.x * half, y: card.y + aside.y * half },
        half * broken * 0.35,
      ),
    );
  }
  const passed = Math.floor(card.heading / 90);
  const on = card.heading / 90 - passed;
  return on < 0.004
    ? [hull(passed, 0, card.alpha)]
    : [hull(passed, 0, card.alpha), hull(passed + 1, 0, card.alpha * on)];
};

/** Width of the pictures of a rail, cells. */
const RAIL_WIDE = 0.66;

/** One side: its scale lit up to its value, or an open gap; and its clip. */
const sidePieces = (card: ShipCard, rgb: string, value: number, side: number, scale: number): readonly Piece[] => {
  const angle = ((card.heading + side * 90) / 180) * Math.PI;
  const far = scale < FAR;
  const middle = sideSpot(card, side, 0, RAIL);
  const lit = Math.floor(value + 0.001);
  const scaleOf = (count: number, alpha: number): Piece =>
    piece(
      `scale/${rgb}/${count}`,
      middle,
      RAIL_WIDE,
      angle,
      alpha,
      (pixels) => bakeScale({ rgb, lit: count, notches: NOTCHES, wide: RAIL_WIDE, pixels }),
      SCALE_TALL,
    );
  const gap = piece(
    'card/gap',
    middle,
    RAIL_WIDE,
    angle,
    card.alpha * (1 - Math.min(value, 1)),
    (pixels) => bakeGap(RAIL_WIDE, pixels),
    SCALE_TALL,
  );
  const clip = piece(
    `clip/${rgb}`,
    sideSpot(card, side, far ? 0 : stopOf(value), RAIL),
    far ? FAR_CLIP / scale : CLIP.width,
    angle,
    card.alpha * Math.min(value * 1.4, 1),
    (pixels) => bakeClip(rgb, pixels),
    far ? 1 : CLIP.depth / CLIP.width,
  );
  return [
    ...(lit > 0 ? [scaleOf(lit, card.alpha)] : []),
    ...(lit < 6 && value > lit + 0.001 ? [scaleOf(lit + 1, card.alpha * (value - lit))] : []),
    ...(value < 1 ? [gap] : []),
    ...(value > 0 ? [clip] : []),
  ];
};

/** What lies on the printed card of a ship, lowest first: its hull and its clips. `scale` = CSS pixels a cell. */
export const onShip = (card: ShipCard, palette: CardPalette, scale: number): readonly Piece[] => {
  const rgb = palette.ship[card.ship];
  return [
    ...portrait(card, palette),
    ...card.power.flatMap((value, side) => sidePieces(card, rgb, value, side, scale)),
  ];
};

/** The pictures of a whole card, lowest first; `under` = the card that looks out from under a ship. */
export const cardPieces = (
  card: ShipCard | BoatCard,
  palette: CardPalette,
  scale: number,
  under: LifeboatId | 'hidden' | null = null,
): readonly Piece[] => {
  const { ship, alpha } = card;
  if (card.kind === 'boat')
    return [stockPiece({ kind: 'boat', boat: card.boat, ship }, palette, { ...card, heading: 0 }, alpha)];
  const below: Stock = under === null || under === 'hidden' ? { kind: 'back' } : { kind: 'boat', boat: under, ship };
  const tucked = { x: card.x + TUCK.x * CELL, y: card.y + TUCK.y * CELL, heading: 0 };
  return [
    ...(under === null ? [] : [stockPiece(below, palette, tucked, alpha, TUCK.size)]),
    stockPiece({ kind: 'ship', ship }, palette, card, alpha),
    ...onShip(card, palette, scale),
  ];
};
