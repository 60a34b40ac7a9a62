import {
  CARD_FONTS,
  CARD_RATIO,
  drawCardFace,
  onPicture,
  pictureStateOf,
  type CardFace,
} from '../../../../assets/art/skaxar/index.ts';
import type { CardArt } from '../../cards/face.ts';
import { pictureName } from './table/faces.ts';

/** The fonts cards are written in; asked for once. */
let fonts: Promise<unknown> | null = null;

/** How the cards of Skaxar are painted. */
export const WAR_CARDS: CardArt<CardFace> = {
  ratio: CARD_RATIO,
  fonts: () => (fonts ??= Promise.all(CARD_FONTS.map((font) => document.fonts.load(font))).catch(() => null)),
  nameOf: pictureName,
  draw: drawCardFace,
  waits: (face, width) => pictureStateOf(face, width) === 'none',
  onPicture,
};
