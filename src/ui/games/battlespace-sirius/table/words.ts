import { lifeboatData, shipData } from '../../../../games/battlespace-sirius/index.ts';
import { LEAST, sized, writeAt } from '../../../cards/table/scribe.ts';
import { LABEL_FONT } from '../../../table/ink/plates.ts';
import type { Point } from '../../../../table/shape.ts';
import { rgba } from '../../../table/palette.ts';
import type { Lens } from '../../../table/world/lens.ts';
import { boatWords } from '../words/table.ts';
import { BOAT_PLATE, FAR, type BoatCard, type ShipCard } from './card.ts';
import { CELL, figureSpot, NOTCHES, RAIL, sideSpot } from './card-layout.ts';
import { BOAT_PAINT, type CardPalette } from './palette.ts';
import { drawIcon, type BoatIcon } from './boat-icons.ts';

/** A card's words are written from these widths of a cell on, CSS pixels. */
const NAMES = 112;
const FIGURES = 128;
const CAPTIONS = 172;

/** What words are written with. */
export interface Scribe {
  readonly context: CanvasRenderingContext2D;
  readonly lens: Lens;
  readonly palette: CardPalette;
  /** CSS pixels a cell. */
  readonly scale: number;
}

/** Size of letters: a share of the cell within limits, device pixels. */
const lettersOf = (scribe: Scribe, share: number, least: number, most: number): number =>
  sized(scribe, scribe.scale * share * scribe.lens.ratio, least, most);

const chip = (
  { context, palette, lens }: Scribe,
  x: number,
  y: number,
  width: number,
  height: number,
  edge: string | null,
): void => {
  context.beginPath();
  context.roundRect(
    Math.round(x - width / 2),
    Math.round(y - height / 2),
    Math.round(width),
    Math.round(height),
    3 * lens.ratio,
  );
  context.fillStyle = rgba(palette.plate, 0.84);
  context.fill();
  if (!edge) return;
  context.lineWidth = 1;
  context.strokeStyle = edge;
  context.stroke();
};

/** The Power of each side: on its clip, or in the open gap (BS-19.1). Always upright. */
const powers = (scribe: Scribe, card: ShipCard): void => {
  const { lens, scale, palette } = scribe;
  const pixels = lettersOf(scribe, 0.098, LEAST, 30);
  card.power.forEach((value, side) => {
    const shown = Math.round(value);
    const at = lens.at(figureSpot(card, side, value, scale < FAR));
    if (shown > 0) return void writeAt(scribe, String(shown), at.x, at.y, { size: pixels, ink: '#06090e' });
    const plate = pixels * 1.3;
    chip(scribe, at.x, at.y, plate, plate, rgba(palette.bad, 0.9));
    writeAt(scribe, '0', at.x, at.y, { size: pixels, ink: rgba(palette.bad) });
  });
};

/**
 * The figures of the scales in their cells, where there is room for them: those below the value clear, those above it
 * quiet.
 */
const figures = (scribe: Scribe, card: ShipCard): void => {
  if (scribe.scale < FIGURES) return;
  const pixels = lettersOf(scribe, 0.056, LEAST, 15);
  card.power.forEach((value, side) =>
    NOTCHES.forEach(({ along, out }, index) => {
      // In an open gap nothing stands but its 0.
      if (value < 0.5 || Math.abs(value - index - 1) < 0.9) return;
      const at = scribe.lens.at(sideSpot(card, side, along, RAIL + out));
      const ink = rgba(scribe.palette.text, index + 1 < value ? 0.86 : 0.42);
      writeAt(scribe, String(index + 1), at.x, at.y, { size: pixels, ink, weight: 500 });
    }),
  );
};

/** Where mark and name keep to, cells: the inner edges of the rails. */
const WINDOW = 0.29;

/** Middle of the plates of mark and name, and half their sides, from the middle of the card; device pixels. */
const platesOf = (scribe: Scribe): { readonly mark: Plated; readonly name: Plated } => {
  const edge = WINDOW * CELL * scribe.lens.mil;
  const [mark, name] = [lettersOf(scribe, 0.062, LEAST, 18), lettersOf(scribe, 0.056, LEAST, 18)];
  return {
    mark: { letters: mark, left: -edge, top: -edge, height: mark * 1.3 },
    name: { letters: name, left: -edge, top: edge - name * 1.3, height: name * 1.3 },
  };
};

interface Plated {
  readonly letters: number;
  readonly left: number;
  readonly top: number;
  readonly height: number;
}

/** Name and mark of the ship: at the upper and at the lower left of its window, however it is turned. */
const nameCard = (scribe: Scribe, card: ShipCard): void => {
  const { lens, palette, scale, context } = scribe;
  const rgb = palette.ship[card.ship];
  const ship = shipData(card.ship);
  const centre = lens.at(card);
  const { mark, name } = platesOf(scribe);
  const width = mark.letters * 1.66;
  const [x, y] = [centre.x + mark.left + width / 2, centre.y + mark.top + mark.height / 2];
  chip(scribe, x, y, width, mark.height, rgba(rgb, 0.9));
  writeAt(scribe, ship.mark, x, y, { size: mark.letters, ink: rgba(rgb) });
  if (scale < NAMES) return;
  context.font = `600 ${name.letters}px ${LABEL_FONT}`;
  const half = context.measureText(ship.name).width / 2 + name.letters * 0.4;
  const [left, middle] = [centre.x + name.left + half, centre.y + name.top + name.height / 2];
  chip(scribe, left, middle, half * 2, name.height, null);
  writeAt(scribe, ship.name, left, middle, { size: name.letters, ink: rgba(palette.text) });
};

/** Writes on a ship's card. */
const wordCard = (scribe: Scribe, card: ShipCard): void => {
  const { context } = scribe;
  const seen = card.alpha;
  context.globalAlpha = seen;
  figures(scribe, card);
  powers(scribe, card);
  // While the card turns its corners are elsewhere.
  const askew = Math.abs(card.heading / 90 - Math.round(card.heading / 90));
  context.globalAlpha = seen * Math.max(1 - askew * 6, 0);
  nameCard(scribe, card);
  scribe.context.globalAlpha = 1;
};

/** Letters a little smaller than others, but never too small. */
const smaller = ({ lens }: Scribe, pixels: number): number =>
  Math.max(Math.round(pixels * 0.84), Math.ceil(LEAST * lens.ratio));

/** A caption over an attribute of a lifeboat. */
const captionOver = (scribe: Scribe, word: string, at: Point, high: number): void =>
  void writeAt(scribe, word, at.x, at.y - high * 0.46, {
    size: lettersOf(scribe, 0.048, LEAST, 14),
    ink: rgba(scribe.palette.quiet),
    weight: 500,
  });

/** How an icon is inked: quiet where the lifeboat has not what it stands for. */
const iconInk = ({ palette }: Scribe, paint: string, has: boolean): string =>
  has ? rgba(paint) : rgba(palette.quiet, 0.7);

/** One of the four attributes of a lifeboat: where its plate lies, and whether the lifeboat has it (BS-19.11). */
interface BoatAttribute {
  readonly icon: BoatIcon;
  readonly word: string;
  readonly value: string;
  /** A number; else yes or no. */
  readonly counted: boolean;
  readonly has: boolean;
  readonly x: -1 | 1;
  readonly y: -1 | 1;
}

function attributesOf(boat: BoatCard): readonly BoatAttribute[] {
  const { hull, position, sentry, weapons } = lifeboatData(boat.boat);
  const said = (has: boolean) => ({ value: has ? boatWords.yes : boatWords.no, counted: false, has });
  const figure = (value: number) => ({ value: String(value), counted: true, has: true });
  return [
    { icon: 'hull', word: boatWords.hull, ...figure(hull), x: -1, y: 1 },
    { icon: 'weapons', word: boatWords.weapons, ...figure(weapons), x: 1, y: 1 },
    { icon: 'position', word: boatWords.position, ...said(position), x: -1, y: -1 },
    { icon: 'sentry', word: boatWords.sentry, ...said(sentry), x: 1, y: -1 },
  ];
}

/** Writes one attribute on its plate: on a small card the icon, struck through or not, says yes or no. */
const wordAttribute = (
  scribe: Scribe,
  boat: BoatCard,
  { icon, word, value, counted, has, x, y }: BoatAttribute,
): void => {
  const { lens, palette, context, scale } = scribe;
  const high = BOAT_PLATE.height * CELL * lens.mil;
  const captions = scale >= CAPTIONS;
  const pixels = lettersOf(scribe, 0.086, LEAST, 24);
  const at = lens.at({ x: boat.x + x * BOAT_PLATE.x * CELL, y: boat.y + y * BOAT_PLATE.y * CELL });
  const line = captions ? at.y + high * 0.24 : at.y;
  if (captions) captionOver(scribe, word, at, high);
  const said = counted || captions ? value : '';
  const letters = counted ? pixels : smaller(scribe, pixels);
  context.font = `600 ${letters}px ${LABEL_FONT}`;
  const size = scale >= FAR ? pixels : 0;
  const gap = size * 0.35;
  const left = at.x - (size + gap + context.measureText(said).width) / 2;
  if (size > 0)
    drawIcon(context, icon, left + size / 2, line, size, iconInk(scribe, BOAT_PAINT[boat.boat].paint, has), !has);
  const ink = has ? rgba(palette.text) : rgba(palette.quiet);
  if (said !== '') writeAt(scribe, said, left + size + gap, line, { size: letters, ink, align: 'left' });
};

/** Writes on a lifeboat's card: what it is called and its four attributes (BS-19.11). */
const wordBoat = (scribe: Scribe, boat: BoatCard): void => {
  const { lens, palette, context, scale } = scribe;
  const { name: called } = lifeboatData(boat.boat);
  context.globalAlpha = boat.alpha;
  for (const attribute of attributesOf(boat)) wordAttribute(scribe, boat, attribute);
  const name = lettersOf(scribe, 0.056, LEAST, 17);
  const side = lens.at({ x: boat.x, y: boat.y + 0.34 * CELL });
  const ink = rgba(palette.ship[boat.ship]);
  if (scale >= FAR) writeAt(scribe, shipData(boat.ship).mark, side.x, side.y, { size: name, ink });
  if (scale >= NAMES) {
    const at = lens.at({ x: boat.x, y: boat.y - 0.2 * CELL });
    context.font = `600 ${name}px ${LABEL_FONT}`;
    chip(scribe, at.x, at.y, context.measureText(called).width + name * 0.8, name * 1.3, null);
    writeAt(scribe, called, at.x, at.y, { size: name, ink: rgba(palette.text) });
  }
  context.globalAlpha = 1;
};

/** Writes on a card. */
export const writeCard = (scribe: Scribe, card: ShipCard | BoatCard): void =>
  card.kind === 'ship' ? wordCard(scribe, card) : wordBoat(scribe, card);
