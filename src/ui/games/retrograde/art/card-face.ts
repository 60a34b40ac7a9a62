import { drawStandIn, limbPicture } from '../../../../../assets/art/retrograde/kiln.ts';
import { bakeMiniature } from '../../../../../assets/art/retrograde/miniature.ts';
import { limbAspect } from '../../../../../assets/art/retrograde/shape.ts';
import { cardOf, type Card, type ShipClass } from '../../../../games/retrograde/index.ts';
import type { CardDetail } from '../../../cards/face.ts';
import { printCard, textLines } from '../../../cards/printing.ts';
import { drawFigures, drawLargeRow, figuresOf, LARGE_ROW, largeRows } from './card-figures.ts';
import { INK, LARGE, line, pressed, QUIET, UNIT, type Pen } from './card-letters.ts';
import { arcOf, bodyOf, orbitalsOf } from '../table/berth.ts';
import { familyOf } from '../table/palette.ts';
import { drawClass, drawUpgradeSign } from '../table/signs.ts';
import { cardFaceWords as words } from '../words/cards.ts';

/** A card as it is painted: null = face down. `seat` gives its hulls their family. */
export interface Face {
  readonly card: string | null;
  readonly seat: string;
}

/** Height of a card, share of its width. */
export const CARD_RATIO = 88 / 63;
export const CARD_FONTS = ['600 20px "Chakra Petch"', '500 20px "Chakra Petch"', '400 16px "Source Sans 3"'] as const;

/** Colours of a kind: its frame, and the dark its window opens into. */
const TINTS: { readonly [kind in Card['kind']]: readonly [frame: string, deep: string] } = {
  asset: ['#35566f', '#0d1b2b'],
  spacecraft: ['#55606f', '#10141d'],
  upgrade: ['#5b4a78', '#17122a'],
};
const high = UNIT * CARD_RATIO;

/** Paints a card `width` pixels wide; returns whether its picture is whole. */
export const drawFace = (pen: Pen, { card, seat }: Face, width: number, detail: CardDetail): boolean =>
  printCard(pen, { unit: UNIT, ratio: CARD_RATIO }, width, () =>
    card === null ? drawBack(pen) : drawFront(pen, cardOf(card), seat, width, detail),
  );

/** A back: a sun and its orbits. */
function drawBack(pen: Pen): boolean {
  const ground = pen.createLinearGradient(0, 0, 0, high);
  ground.addColorStop(0, '#1b2740');
  ground.addColorStop(1, '#0c1322');
  pen.fillStyle = ground;
  pen.fillRect(0, 0, UNIT, high);
  pen.strokeStyle = 'rgba(170, 196, 232, 0.4)';
  for (const radius of [34, 62, 92]) {
    pen.lineWidth = 2;
    pen.beginPath();
    pen.ellipse(UNIT / 2, high / 2, radius, radius * 0.62, -0.5, 0, Math.PI * 2);
    pen.stroke();
  }
  const glow = pen.createRadialGradient(UNIT / 2, high / 2, 2, UNIT / 2, high / 2, 30);
  glow.addColorStop(0, '#fff2d0');
  glow.addColorStop(0.35, '#ffc267');
  glow.addColorStop(1, 'rgba(255, 190, 100, 0)');
  pen.fillStyle = glow;
  pen.fillRect(0, 0, UNIT, high);
  return true;
}

/** A card that is smaller shows its figures alone, as large as they go; pixels. */
const SMALL = 340;

/** Where the picture of a card is; a name of two lines takes some of its height. */
interface Window {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
}
const FOOT = 172;
const windowOf = (y: number, foot: number): Window => ({ x: 10, y, wide: UNIT - 20, high: foot - y });

function drawFront(pen: Pen, card: Card, seat: string, width: number, detail: CardDetail): boolean {
  const [frame, deep] = TINTS[card.kind];
  const ground = pen.createLinearGradient(0, 0, 0, high);
  ground.addColorStop(0, frame);
  ground.addColorStop(0.5, '#1c2635');
  ground.addColorStop(1, '#141c28');
  pen.fillStyle = ground;
  pen.fillRect(0, 0, UNIT, high);
  const cost = 'cost' in card ? card.cost : null;
  if (detail === 'stats' && width < SMALL) {
    const title = writeLargeTitle(pen, card.name);
    const rows = largeRows(card);
    const foot = high - 10 - rows.length * LARGE_ROW;
    const whole = drawWindow(pen, card, seat, width, deep, windowOf(title, foot - 6));
    if (cost !== null) writeCost(pen, cost, UNIT - 38, title + 28, 23, LARGE);
    rows.forEach((figures, row) => drawLargeRow(pen, figures, foot + row * LARGE_ROW));
    if (card.kind === 'asset') drawClasses(pen, card.facilities, high - 10 - LARGE_ROW / 2, 28);
    return whole;
  }
  const whole = drawWindow(pen, card, seat, width, deep, windowOf(44, FOOT));
  writeTitle(pen, card.name, cost === null ? 26 : 68);
  if (cost !== null) writeCost(pen, cost, UNIT - 26, 23, 17, 23);
  writeKind(pen, card);
  drawFigures(pen, figuresOf(card), FOOT + 32);
  writeText(pen, card);
  return whole;
}

/** What the card is of, in its window. */
function drawWindow(pen: Pen, card: Card, seat: string, width: number, deep: string, frame: Window): boolean {
  const { x, y, wide, high: tall } = frame;
  pen.save();
  pen.beginPath();
  pen.roundRect(x, y, wide, tall, 7);
  pen.clip();
  const space = pen.createLinearGradient(0, y, 0, y + tall);
  space.addColorStop(0, '#060a13');
  space.addColorStop(1, deep);
  pen.fillStyle = space;
  pen.fillRect(x, y, wide, tall);
  drawStars(pen, frame, card.id.length * 37 + card.name.length);
  let whole = true;
  if (card.kind === 'asset') whole = drawWorld(pen, card.id, width, frame);
  else if (card.kind === 'spacecraft') drawCraft(pen, card.id, card.shipClass, seat, width, frame);
  else
    drawUpgradeSign(
      { context: pen, lens: { ratio: 2 } as never },
      card.id,
      UNIT / 2,
      y + tall / 2,
      86,
      '214, 200, 255',
    );
  pen.restore();
  pen.lineWidth = 1;
  pen.strokeStyle = 'rgba(190, 212, 240, 0.35)';
  pen.beginPath();
  pen.roundRect(x, y, wide, tall, 7);
  pen.stroke();
  return whole;
}

function drawStars(pen: Pen, frame: Window, seed: number): void {
  let n = seed * 7919 + 13;
  for (let star = 0; star < 26; star += 1) {
    n = (n * 48271) % 2147483647;
    const [px, py] = [frame.x + (n % frame.wide), frame.y + ((n >> 8) % frame.high)];
    pen.fillStyle = `rgba(214, 228, 255, ${0.2 + ((n >> 4) % 50) / 100})`;
    pen.fillRect(px, py, 1.2, 1.2);
  }
}

/** The limb of an asset with its orbitals above it, each with its entry cost. */
function drawWorld(pen: Pen, card: string, width: number, { x, y, wide, high: tall }: Window): boolean {
  const shape = bodyOf(card);
  const unit = (wide * 0.92) / shape.wide;
  const foot = y + tall + 6;
  const picture = limbPicture({ card, shape, sun: 0, dead: false }, Math.round((wide * 0.92 * width) / UNIT));
  const limbHigh = shape.wide * unit * limbAspect(shape);
  if (picture) pen.drawImage(picture.image, x + wide * 0.04, foot - limbHigh, wide * 0.92, limbHigh);
  else {
    pen.save();
    pen.translate(x + wide * 0.04, foot - limbHigh);
    drawStandIn(pen, shape, wide * 0.92);
    pen.restore();
  }
  pen.strokeStyle = 'rgba(190, 216, 250, 0.6)';
  pen.lineWidth = 1.2;
  for (let orbital = 1; orbital <= orbitalsOf(card); orbital += 1) {
    const arc = arcOf(card, orbital);
    pen.beginPath();
    // The arcs of a card stand closer than those of the table, so that five of them have room.
    const radius = (shape.radius + 60 + (orbital - 1) * 62) * unit;
    pen.arc(UNIT / 2, foot - arc.middle * unit, radius, -Math.PI / 2 - arc.half * 0.8, -Math.PI / 2 + arc.half * 0.8);
    pen.stroke();
  }
  return picture?.fine ?? false;
}

const craftPictures = new Map<string, HTMLCanvasElement>();

function drawCraft(
  pen: Pen,
  card: string,
  of: Parameters<typeof bakeMiniature>[0]['of'],
  seat: string,
  width: number,
  { x, y, wide, high: tall }: Window,
): void {
  const size = Math.min(320, Math.max(96, 2 ** Math.ceil(Math.log2((wide * width) / UNIT))));
  const key = `${card}/${seat}/${size}`;
  const picture =
    craftPictures.get(key) ??
    bakeMiniature(
      { card, of, family: familyOf(seat), light: { x: -0.5, y: -0.6, z: 0.6 }, hurt: 0, dead: false },
      size,
    );
  craftPictures.set(key, picture);
  const side = SIDES[of];
  pen.save();
  pen.translate(x + wide / 2, y + tall / 2);
  pen.rotate(-0.28);
  pen.drawImage(picture, -side / 2, -side / 2, side, side);
  pen.restore();
}

/** Side of the picture of a spacecraft by its class: importance shows. */
const SIDES = { fighter: 128, corvette: 152, frigate: 182, capital: 220 } as const;

function beginTitle(pen: Pen): void {
  pen.textBaseline = 'middle';
  pen.textAlign = 'left';
  pen.fillStyle = INK;
}

/** The name of a card on one line, beside what it costs. */
function writeTitle(pen: Pen, name: string, beside: number): void {
  beginTitle(pen);
  line(pen, name, 13, 24, 22, UNIT - beside);
}

/** The name of a small card, on two lines where one is not enough; returns where its picture begins. */
function writeLargeTitle(pen: Pen, name: string): number {
  beginTitle(pen);
  const room = UNIT - 24;
  const parts = titleLines(pen, name, room);
  parts.forEach((part, row) => pressed(pen, part, 12, 23 + row * 28, LARGE, room));
  return 16 + parts.length * 28;
}

/** What a card costs, in a disc. */
function writeCost(pen: Pen, cost: number, x: number, y: number, radius: number, size: number): void {
  pen.fillStyle = '#0b1220';
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
  pen.fill();
  pen.strokeStyle = 'rgba(255, 214, 140, 0.9)';
  pen.lineWidth = 2;
  pen.stroke();
  pen.fillStyle = '#ffdf9e';
  pen.textAlign = 'center';
  line(pen, String(cost), x, y + 1, size, radius * 1.76);
}

/** Narrowest letters, share of their width. */
const TIGHT = 0.84;

/** A name that is longer than its line, broken once where its longer half is shortest. */
function titleLines(pen: Pen, name: string, room: number): readonly string[] {
  pen.font = `600 ${LARGE}px "Chakra Petch"`;
  const wide = (text: string): number => pen.measureText(text).width;
  const words = name.split(' ');
  if (wide(name) * TIGHT <= room || words.length === 1) return [name];
  const halves = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
  const longer = (parts: readonly string[]): number => Math.max(...parts.map(wide));
  return halves.reduce((best, next) => (longer(next) < longer(best) ? next : best));
}

/** The kind of a card in a word; the classes an asset builds as outlines. */
function writeKind(pen: Pen, card: Card): void {
  const y = FOOT + 16;
  pen.textAlign = 'left';
  pen.fillStyle = QUIET;
  const kind = card.kind === 'spacecraft' ? words.classes[card.shipClass] : words.kinds[card.kind];
  line(pen, kind, 13, y, 16, 120, 500);
  if (card.kind === 'asset') drawClasses(pen, card.facilities, y, 20);
}

/** The classes an asset builds, as outlines at its right. */
function drawClasses(pen: Pen, facilities: readonly ShipClass[], y: number, size: number): void {
  facilities.forEach((one, place) =>
    drawClass(
      { context: pen, lens: { ratio: 1 } as never },
      one,
      UNIT - size - (facilities.length - 1 - place) * size * 1.2,
      y,
      size,
      '214, 230, 250',
    ),
  );
}

/** What is printed below the figures: ability, orbitals and transfer values. */
function writeText(pen: Pen, card: Card): void {
  const top = FOOT + 90;
  const lines: readonly string[] =
    card.kind === 'asset'
      ? [words.orbitals(card.orbitals), words.transfer(card.transfer), ...(card.text ? [card.text] : [])]
      : card.text
        ? [card.text]
        : [];
  pen.textAlign = 'left';
  pen.fillStyle = INK;
  let size = 15;
  let wrapped: readonly string[] = [];
  for (; size > 9; size -= 0.5) {
    pen.font = `400 ${size}px "Source Sans 3"`;
    wrapped = lines.flatMap((text) => textLines(pen, text, UNIT - 26));
    if (wrapped.length * size * 1.2 <= high - top - 8) break;
  }
  wrapped.forEach((text, place) => pen.fillText(text, 13, top + place * size * 1.2));
}

/** The face of a card of a seat. */
export const faceOf = (card: string | null, seat: string): Face => ({ card, seat });
