import type { CardFace } from './face.ts';
import { drawPlate, drawScrim } from './frame.ts';
import { rounded, write } from './ink.ts';
import { CARD } from './layout.ts';
import { paintOf } from './palette.ts';
import { drawPicture } from './picture.ts';
import { drawMoney } from './stat-plates.ts';

type Pen = CanvasRenderingContext2D;

const INSIDE = { x: CARD.rim, y: CARD.rim, wide: CARD.wide - 2 * CARD.rim, high: CARD.high - 2 * CARD.rim } as const;

/** Draws an asteroid: its rock, and what it is worth. */
export const drawAsteroidCard = (pen: Pen, face: Extract<CardFace, { kind: 'asteroid' }>, pixels: number): void => {
  drawPicture(pen, `asteroid${face.amount}`, INSIDE, pixels);
  drawScrim(pen, INSIDE, 540);
  write(pen, 'Asteroid', { x: 40, y: 618, wide: 550, high: 60 }, { face: 'title', size: 54, colour: '#f6f8fc' });
  const box = { x: 40, y: 696, wide: 550, high: 146 };
  drawPlate(pen, rounded(box, 26), box, paintOf(face));
  drawMoney(pen, face.amount, box, 118);
};

/** Draws the back of a card. */
export const drawBack = (pen: Pen, face: Extract<CardFace, { kind: 'back' }>, pixels: number): void => drawPicture(pen, `back-${face.of}`, INSIDE, pixels);
