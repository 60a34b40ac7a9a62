import { onHull } from '../../../../assets/art/orions-spur/kiln.ts';
import type { CardArt } from '../../cards/face.ts';
import { fontsOf } from '../../cards/fonts.ts';
import { faceName, type SpurFace } from './art/face.ts';
import { CARD_RATIO, UNIT, type Pen } from './art/pen.ts';
import { drawShipCard, drawTableShip } from './art/ship-face.ts';
import { drawTacticsCard } from './art/tactics-face.ts';

const fonts = fontsOf(['600 20px "Chakra Petch"', '500 20px "Chakra Petch"', '400 16px "Source Sans 3"']);

function drawCard(pen: Pen, face: SpurFace, width: number): boolean {
  const high = UNIT * CARD_RATIO;
  pen.save();
  pen.clearRect(0, 0, width, width * CARD_RATIO);
  pen.scale(width / UNIT, width / UNIT);
  pen.beginPath();
  pen.roundRect(0.5, 0.5, UNIT - 1, high - 1, 13);
  pen.clip();
  const whole = face.kind === 'ship' ? drawShipCard(pen, face) : drawTacticsCard(pen, face.card, high);
  pen.lineWidth = 2;
  pen.strokeStyle = 'rgba(200, 220, 245, 0.5)';
  pen.beginPath();
  pen.roundRect(1.5, 1.5, UNIT - 3, high - 3, 12);
  pen.stroke();
  pen.restore();
  return whole;
}

/** Ships and tactics cards as they are read. */
export const SPUR_CARDS: CardArt<SpurFace> = {
  ratio: CARD_RATIO,
  fonts,
  nameOf: faceName,
  draw: drawCard,
  onPicture: onHull,
};

/** Ships as they lie on the table: squares that can be turned. */
export const TABLE_SHIPS: CardArt<SpurFace> = {
  ...SPUR_CARDS,
  ratio: 1,
  draw: (pen, face, width) => (face.kind === 'ship' ? drawTableShip(pen, face, width) : true),
};
