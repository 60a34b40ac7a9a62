import { onHull } from '../../../../assets/art/orions-spur/kiln.ts';
import type { CardArt, CardDetail } from '../../cards/face.ts';
import { fontsOf } from '../../cards/fonts.ts';
import { printCard } from '../../cards/printing.ts';
import { faceName, tacticsFace, type SpurFace } from './art/face.ts';
import { CARD_RATIO, UNIT, type Pen } from './art/pen.ts';
import { drawShipCard, drawTableShip } from './art/ship-face.ts';
import { drawTacticsCard } from './art/tactics-face.ts';

const fonts = fontsOf(['600 20px "Chakra Petch"', '500 20px "Chakra Petch"', '400 16px "Source Sans 3"']);

const drawCard = (pen: Pen, face: SpurFace, width: number, detail: CardDetail): boolean =>
  printCard(pen, { unit: UNIT, ratio: CARD_RATIO }, width, () =>
    face.kind === 'ship' ? drawShipCard(pen, face) : drawTacticsCard(pen, face.card, UNIT * CARD_RATIO, detail),
  );

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

/** A tactics card that is played, upright in the middle of a square. */
export const drawPlayed = (pen: Pen, card: string, pixels: number): void => {
  const width = pixels / CARD_RATIO;
  pen.save();
  pen.translate((pixels - width) / 2, 0);
  drawCard(pen, tacticsFace(card), width, 'stats');
  pen.restore();
};
