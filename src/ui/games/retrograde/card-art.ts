import { onLimb } from '../../../../assets/art/retrograde/kiln.ts';
import type { CardArt } from '../../cards/face.ts';
import { fontsOf } from '../../cards/fonts.ts';
import { CARD_FONTS, CARD_RATIO, drawFace, type Face } from './art/card-face.ts';

/** How the cards of Retrograde are painted. */
export const RETROGRADE_CARDS: CardArt<Face> = {
  ratio: CARD_RATIO,
  fonts: fontsOf(CARD_FONTS),
  nameOf: ({ card, seat }) => `${card ?? 'back'}/${seat}`,
  draw: drawFace,
  onPicture: onLimb,
};
