import type { CardFace } from './face.ts';
import { drawIcon, type IconName } from './ink.ts';
import { pictureOf } from './kiln.ts';
import { CARD, type Box } from './layout.ts';
import type { CardPaint } from './palette.ts';

/** The name of the picture on a card. */
const nameOf = (face: CardFace): string => {
  switch (face.kind) {
    case 'ship':
      return face.id;
    case 'shop':
      return face.key;
    case 'asteroid':
      return `asteroid${face.amount}`;
    case 'back':
      return `back-${face.of}`;
  }
};

const INSIDE = CARD.wide - 2 * CARD.rim;

/**
 * Whether the picture of a card `pixels` wide is there: as fine as it will be, coarser, or not at all. What is missing
 * is ordered.
 */
export const pictureStateOf = (face: CardFace, pixels: number): 'fine' | 'coarse' | 'none' => {
  const picture = pictureOf(nameOf(face), (pixels * INSIDE) / CARD.wide);
  return picture ? (picture.fine ? 'fine' : 'coarse') : 'none';
};

/**
 * What stands in a window until its picture is there: still air in the colours of the card, and its sign as a shade.
 */
const drawStandIn = (
  pen: CanvasRenderingContext2D,
  { x, y, wide, high }: Box,
  paint: CardPaint,
  sign: IconName | null,
): void => {
  const air = pen.createRadialGradient(x + wide * 0.5, y + high * 0.4, 0, x + wide * 0.5, y + high * 0.4, wide * 0.85);
  air.addColorStop(0, `rgba(${paint.rgb}, 0.2)`);
  air.addColorStop(1, `rgba(${paint.rgb}, 0.03)`);
  pen.fillStyle = air;
  pen.fillRect(x, y, wide, high);
  const size = wide * 0.4;
  if (sign) drawIcon(pen, sign, x + (wide - size) / 2, y + high * 0.43 - size / 2, size, `rgba(${paint.rgb}, 0.13)`);
};

/**
 * Draws the picture of a card into a box of a card that is `pixels` wide; it covers the box. Returns false if it is not
 * there yet, or not as fine as it will be: then it is on its way (`onPicture`), and a calm stand-in is drawn, or the
 * coarser one.
 */
export const drawPicture = (
  pen: CanvasRenderingContext2D,
  face: CardFace,
  box: Box,
  pixels: number,
  paint: CardPaint,
  sign: IconName | null,
): boolean => {
  const picture = pictureOf(nameOf(face), (pixels * INSIDE) / CARD.wide);
  if (!picture) {
    drawStandIn(pen, box, paint, sign);
    return false;
  }
  pen.imageSmoothingEnabled = true;
  pen.imageSmoothingQuality = 'high';
  const { image } = picture;
  // A lower window shows less of the lower edge, which lies behind words.
  pen.drawImage(
    image,
    0,
    0,
    image.width,
    Math.min((image.width * box.high) / box.wide, image.height),
    box.x,
    box.y,
    box.wide,
    box.high,
  );
  return picture.fine;
};
