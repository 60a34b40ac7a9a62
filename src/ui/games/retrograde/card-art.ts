import { onLimb } from '../../../../assets/art/retrograde/kiln.ts';
import type { CardArt } from '../../cards/face.ts';
import { CARD_FONTS, CARD_RATIO, drawFace, type Face } from './art/card-face.ts';

/** The fonts cards are written in; asked for once. */
let fonts: Promise<unknown> | null = null;

/** How the cards of Retrograde are painted. */
export const RETROGRADE_CARDS: CardArt<Face> = {
  ratio: CARD_RATIO,
  fonts: () => (fonts ??= Promise.all(CARD_FONTS.map((font) => document.fonts.load(font))).catch(() => null)),
  nameOf: ({ card, seat }) => `${card ?? 'back'}/${seat}`,
  draw: drawFace,
  onPicture: onLimb,
};
