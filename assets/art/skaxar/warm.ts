import { blank } from '../seeded.ts';
import { CARD_RATIO, type CardFace, type Detail } from './face.ts';
import { drawCardFace } from './draw-card.ts';

/** Bakes the pictures of cards one by one, for the time in which nothing moves: one picture each step. */
export function* warmCards(faces: readonly CardFace[], width: number, detail: Detail): Generator<void> {
  const sheet = blank(width, width * CARD_RATIO).getContext('2d')!;
  for (const face of faces) {
    drawCardFace(sheet, face, width, detail);
    yield;
  }
}
