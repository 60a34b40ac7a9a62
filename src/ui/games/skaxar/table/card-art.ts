import {
  CARD_FONTS,
  CARD_RATIO,
  drawBareCard,
  drawCardFace,
  onPicture,
  pictureStateOf,
  type CardFace,
} from '../../../../../assets/art/skaxar/index.ts';
import type { CardArt } from '../../../cards/face.ts';
import type { CardTable } from '../../../cards/table/open-card-table.ts';
import { BARE } from '../../../cards/table/pictures.ts';
import { pictureName } from './faces.ts';

/** How the cards of Skaxar are painted. */
export const SKAXAR_CARDS: CardArt<CardFace> = {
  ratio: CARD_RATIO,
  fonts: () => Promise.allSettled(CARD_FONTS.map((font) => document.fonts.load(font))),
  nameOf: pictureName,
  draw: drawCardFace,
  onPicture,
};

const bareName = (face: CardFace): string =>
  face.kind === 'ship' ? face.fleet : face.kind === 'back' ? face.of : face.kind;

/** The kiln knows what there is of a picture; a card without one has the colours of its kind. */
export const SKAXAR_PRINT: NonNullable<CardTable<never, never, never, CardFace, never>['print']> = {
  stateOf: pictureStateOf,
  bare: (face) => ({ name: bareName(face), draw: (pen) => drawBareCard(pen, face, BARE) }),
};
