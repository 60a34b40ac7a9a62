import {
  CARD_FONTS,
  CARD_RATIO,
  drawCardFace,
  onPicture,
  pictureStateOf,
  type CardFace,
} from '../../../../assets/art/skaxar/index.ts';
import type { CardArt } from '../../cards/face.ts';
import { fontsOf } from '../../cards/fonts.ts';
import { pictureName } from './table/faces.ts';

/** How the cards of Skaxar are painted. */
export const WAR_CARDS: CardArt<CardFace> = {
  ratio: CARD_RATIO,
  fonts: fontsOf(CARD_FONTS),
  nameOf: pictureName,
  draw: drawCardFace,
  waits: (face, width) => pictureStateOf(face, width) === 'none',
  onPicture,
};
