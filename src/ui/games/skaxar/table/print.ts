import { drawBareCard, pictureStateOf, type CardFace } from '../../../../../assets/art/skaxar/index.ts';
import { BARE, type CardPrinter } from '../../../cards/table/pictures.ts';

const bareName = (face: CardFace): string =>
  face.kind === 'ship' ? face.fleet : face.kind === 'back' ? face.of : face.kind;

/** The kiln knows what there is of a picture; a card without one has the colours of its kind. */
export const WAR_PRINT: Pick<CardPrinter<CardFace>, 'stateOf' | 'bare'> = {
  stateOf: pictureStateOf,
  bare: (face) => ({ name: bareName(face), draw: (pen) => drawBareCard(pen, face, BARE) }),
};
