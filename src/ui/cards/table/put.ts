import { blank } from '../../../../assets/art/seeded.ts';
import type { Easel } from '../../table/art.ts';
import { placed } from '../../table/world/lens.ts';
import { rgba } from '../../table/palette.ts';
import { isSpot, type Spot } from './box.ts';
import { pileSpots } from './layout.ts';
import {
  isPin,
  type CardObject,
  type GaugeObject,
  type PileObject,
  type Pin,
  type TableObject,
  type TokenObject,
} from './object.ts';
import { LYING, putCard, putPrint, raised, type CardPrinter, type Look } from './pictures.ts';
import { between, riseOf, spotOnCard } from './way.ts';

/** Where a place lies now; a spot lies at itself. */
export type SpotOf<P> = (place: P | Spot) => Spot;

/** Where places lie, from how a game lays its own. */
export const spotsBy =
  <P>(spotOf: (place: P) => Spot): SpotOf<P> =>
  (place) =>
    isSpot(place) ? place : spotOf(place);

/** What objects are put into the scene with. */
export interface Putting<F, P> {
  readonly printer: CardPrinter<F>;
  readonly spotOf: SpotOf<P>;
  /** Draws a token. */
  readonly token?: (pen: CanvasRenderingContext2D, picture: string, pixels: number) => void;
  /** Puts a game's own pictures on a card, which lie with it: over what it covers, under what covers it. */
  readonly on?: (seen: SeenCard<CardObject<F, P>>) => void;
}

/** Where a card that lies is shown while a hand has it elsewhere, and how high over the table. */
export type ShownAs<C> = (card: C) => { readonly spot: Spot; readonly lift: number; readonly order: number };

/** Where a card is: at its place, or on its way there. */
export const whereIs = <P>(
  spotOf: SpotOf<P>,
  { place, from, moved }: { readonly place: P | Spot; readonly from: P | Spot | null; readonly moved: number },
): Spot => {
  const to = spotOf(place);
  return from === null || moved >= 1 ? to : between(spotOf(from), to, moved);
};

/** A card as it is seen at a moment; `spot` = where, as high over the table as it is raised. */
export interface SeenCard<C> {
  readonly card: C;
  readonly spot: Spot;
  readonly look: Look;
  /** Its place under that height. */
  readonly below: Spot;
  readonly order: number;
}

/** The width a card on its way is printed for: the larger of both ends, so that it is sharp all the way. */
const restsOf = <F, P>(spotOf: SpotOf<P>, { place, from }: CardObject<F, P>): number =>
  Math.max(spotOf(place).width, from === null ? 0 : spotOf(from).width);

const seenOf = <F, P, C extends CardObject<F, P>>(
  spotOf: SpotOf<P>,
  card: C,
  { spot, lift, order }: ReturnType<ShownAs<C>>,
): SeenCard<C> => {
  const { up, moved, alpha, face } = card;
  // Turning over: thin in the middle of the turn.
  const turning = up > 0 && up < 1;
  const look: Look = {
    ...LYING,
    alpha,
    lift: Math.max(lift, turning ? 0.5 : 0),
    squeeze: Math.max(Math.abs(Math.cos(Math.PI * up)), 0.02),
    rests: moved >= 1 && !turning ? null : restsOf(spotOf, card),
    back: up < 0.5 || face === null,
  };
  return { card, spot: raised(spot, look), look, below: spot, order };
};

/** Cards as they are seen, lowest first: those that lie, those a hand has raised, those on their way. */
export const cardsSeen = <F, P, C extends CardObject<F, P>>(
  spotOf: SpotOf<P>,
  cards: readonly C[],
  shown: ShownAs<C>,
): readonly SeenCard<C>[] => {
  const layer = ({ card, look }: SeenCard<C>): number => (card.moved < 1 ? 2 : look.lift > 0 ? 1 : 0);
  return cards
    .map((card) =>
      card.moved >= 1
        ? seenOf<F, P, C>(spotOf, card, shown(card))
        : seenOf<F, P, C>(spotOf, card, {
            spot: whereIs(spotOf, card),
            lift: Math.max(card.lift, riseOf(card.moved)),
            order: card.order,
          }),
    )
    .sort((a, b) => layer(a) - layer(b) || a.order - b.order);
};

/** A card where it lies, with no hand on it. */
export const asItLies =
  <F, P>(spotOf: SpotOf<P>): ShownAs<CardObject<F, P>> =>
  ({ place, lift, order }) => ({ spot: spotOf(place), lift, order });

/** Puts a pile into the scene. */
export const putPile = <F, P>(
  easel: Easel,
  { printer, spotOf }: Pick<Putting<F, P>, 'printer' | 'spotOf'>,
  { place, back, count, top, riffle }: PileObject<F, P>,
): void => {
  const spots = pileSpots(spotOf(place), count, riffle);
  spots.forEach((spot, layer) => {
    const open = layer === spots.length - 1 && top !== null;
    putCard(easel, printer, spot, open ? top : back, {
      ...LYING,
      shade: layer === 0,
      rests: riffle > 0 ? spot.width : null,
      back: !open,
    });
  });
};

/** Side of the picture of a cell, pixels, and how high a cell is for its length at most. */
const CELL = 48;
const STOUT = 0.5;

const bakeCell = (ink: string, lit: boolean) => (): HTMLCanvasElement => {
  const canvas = blank(CELL, CELL);
  const pen = canvas.getContext('2d')!;
  pen.beginPath();
  pen.roundRect(3, 3, CELL - 6, CELL - 6, 9);
  pen.fillStyle = lit ? rgba(ink) : 'rgba(6, 9, 14, 0.78)';
  pen.fill();
  pen.lineWidth = 4;
  pen.strokeStyle = lit ? 'rgba(255, 255, 255, 0.75)' : rgba(ink, 0.5);
  pen.stroke();
  return canvas;
};

const putGauge = (easel: Easel, card: Spot, alpha: number, { pin, value, of, ink }: GaugeObject): void => {
  const { scene, textures, lens } = easel;
  const long = pin.size / Math.max(of, 1);
  for (let cell = 0; cell < of; cell += 1) {
    const spot = spotOnCard(card, { x: pin.x + (cell - (of - 1) / 2) * long, y: pin.y, size: long * 0.86 });
    const at = lens.at(spot);
    const wide = spot.width * lens.mil;
    const high = Math.min(wide, pin.size * card.width * lens.mil * STOUT * 0.25 + wide * 0.3);
    const lit = Math.min(Math.max(value - cell, 0), 1);
    for (const [on, seen] of [
      [false, 1],
      [true, lit],
    ] as const) {
      const kept = textures.fixed(`cell/${on ? 'lit' : 'out'}/${ink}`, bakeCell(ink, on));
      if (seen > 0.003)
        scene.put(
          placed(
            kept.key,
            at.x,
            at.y,
            wide / kept.width,
            high / kept.height,
            spot.angle ?? 0,
            Math.min(alpha, 1) * seen,
          ),
        );
    }
  }
};

type Drawing = NonNullable<Putting<never, never>['token']>;

const putToken = (
  easel: Easel,
  draw: Drawing,
  { picture, size }: TokenObject<unknown>,
  at: Spot,
  alpha: number,
): void => {
  const spot = size === undefined ? at : { ...at, width: size };
  if (spot.width > 0) putPrint(easel, `token/${picture}`, spot, (pen, pixels) => draw(pen, picture, pixels), alpha);
};

/** The tokens that lie on a card, and the others. */
const pinOf = <P>({ place, moved }: TokenObject<P>): Pin | null => (moved >= 1 && isPin(place) ? place : null);

/** Puts what is on a card: gauges and tokens. */
const putOn = <F, P>(
  easel: Easel,
  { card, spot }: SeenCard<CardObject<F, P>>,
  draw: Drawing,
  objects: readonly TableObject<F, P>[],
): void => {
  for (const object of objects) {
    if (object.kind === 'gauge' && object.pin.on === card.id) putGauge(easel, spot, card.alpha, object);
    const pin = object.kind === 'token' ? pinOf(object) : null;
    if (object.kind === 'token' && pin?.on === card.id)
      putToken(easel, draw, object, spotOnCard(spot, pin), object.alpha * card.alpha);
  }
};

/**
 * Puts all that lies or flies: piles, cards at rest with what is on them, and over them what is raised or moves; `seen`
 * = the cards, from the lowest. Returns those that are shown: others wait for their pictures.
 */
export const putObjects = <F, P, C extends CardObject<F, P>>(
  easel: Easel,
  putting: Putting<F, P>,
  objects: readonly TableObject<F, P>[],
  seen: readonly SeenCard<C>[],
): readonly SeenCard<C>[] => {
  const { printer, spotOf, token, on } = putting;
  for (const object of objects) if (object.kind === 'pile' && object.count > 0) putPile(easel, putting, object);
  const tokens = objects.flatMap((object) => (object.kind === 'token' ? [object] : []));
  const draw: Drawing = token ?? (() => undefined);
  const shown = seen.filter((one) => {
    const { card, below, look } = one;
    if (putCard(easel, printer, below, look.back || card.face === null ? card.back : card.face, look)) return false;
    on?.(one);
    putOn(easel, one, draw, objects);
    return true;
  });
  const spots = new Map(seen.map(({ card, spot }) => [card.id, spot]));
  const pinned: SpotOf<P | Pin> = (place) => {
    if (!isPin(place)) return spotOf(place);
    const card = spots.get(place.on);
    return card ? spotOnCard(card, place) : { x: 0, y: 0, width: 0 };
  };
  for (const object of tokens)
    if (!pinOf(object)) putToken(easel, draw, object, whereIs<P | Pin>(pinned, object), object.alpha);
  return shown;
};
