import type { CardFace } from './face.ts';
import { drawPlate, drawScrim } from './frame.ts';
import { rounded, write } from './ink.ts';
import { CARD } from './layout.ts';
import { paintOf } from './palette.ts';
import { drawPicture } from './picture.ts';
import { drawMoney } from './stat-plates.ts';

type Pen = CanvasRenderingContext2D;
type BackFace = Extract<CardFace, { kind: 'back' }>;

const INSIDE = { x: CARD.rim, y: CARD.rim, wide: CARD.wide - 2 * CARD.rim, high: CARD.high - 2 * CARD.rim } as const;

/** Draws an asteroid: its rock, and what it is worth. */
export const drawAsteroidCard = (pen: Pen, face: Extract<CardFace, { kind: 'asteroid' }>, pixels: number): boolean => {
  const paint = paintOf(face);
  const whole = drawPicture(pen, face, INSIDE, pixels, paint, null);
  drawScrim(pen, INSIDE, 540);
  write(pen, 'Asteroid', { x: 40, y: 618, wide: 550, high: 60 }, { face: 'title', size: 54, colour: '#f6f8fc' });
  const box = { x: 40, y: 696, wide: 550, high: 146 };
  drawPlate(pen, rounded(box, 26), box, paint);
  drawMoney(pen, face.amount, { ...box, x: box.x + 24, wide: box.wide - 48 }, 112);
  return whole;
};

/** How far the pattern of a back stays off its emblem, in units of the card. */
const CLEAR = 226;

/** Fine lines that run from the emblem to the rim, of another kind on each back. */
const pattern = (pen: Pen, of: BackFace['of']): void => {
  const [cx, cy] = [CARD.wide / 2, CARD.high / 2];
  const line = (angle: number, from: number, to: number, bend = 0): void => {
    pen.moveTo(cx + Math.cos(angle) * from, cy + Math.sin(angle) * from);
    pen.quadraticCurveTo(
      cx + Math.cos(angle + bend) * (from + to) * 0.5,
      cy + Math.sin(angle + bend) * (from + to) * 0.5,
      cx + Math.cos(angle + bend * 2) * to,
      cy + Math.sin(angle + bend * 2) * to,
    );
  };
  pen.beginPath();
  if (of === 'earth') for (let ray = 0; ray < 72; ray += 1) line((ray / 72) * Math.PI * 2, CLEAR + (ray % 3) * 24, 600);
  else if (of === 'skaxar')
    for (let ray = 0; ray < 40; ray += 1)
      for (const bend of [0.3, -0.3]) line((ray / 40) * Math.PI * 2, CLEAR, 620, bend);
  else if (of === 'dealer')
    for (let ringAt = 0; ringAt < 9; ringAt += 1)
      for (let corner = 0; corner <= 6; corner += 1) {
        const angle = (corner / 6) * Math.PI * 2;
        const radius = CLEAR + 26 + ringAt * 40;
        if (corner === 0) pen.moveTo(cx + Math.cos(angle) * radius, cy + Math.sin(angle) * radius);
        else pen.lineTo(cx + Math.cos(angle) * radius, cy + Math.sin(angle) * radius);
      }
  else
    for (let ringAt = 0; ringAt < 9; ringAt += 1) {
      const radius = CLEAR + 8 + ringAt * 42;
      pen.moveTo(cx + radius, cy);
      pen.ellipse(cx, cy, radius, radius * (0.82 + ringAt * 0.03), 0.4, 0, Math.PI * 2);
    }
};

/** Draws the back of a card: the emblem of its deck within a double border. */
export const drawBack = (pen: Pen, face: BackFace, pixels: number): boolean => {
  const paint = paintOf(face);
  const whole = drawPicture(pen, face, INSIDE, pixels, paint, null);
  pen.save();
  pen.clip(rounded({ x: 46, y: 46, wide: CARD.wide - 92, high: CARD.high - 92 }, 22));
  pattern(pen, face.of);
  pen.strokeStyle = `rgba(${paint.rgb}, 0.22)`;
  pen.lineWidth = 3;
  pen.stroke();
  pen.restore();
  for (const [inset, wide, alpha] of [
    [36, 5, 0.6],
    [48, 2, 0.4],
  ] as const) {
    pen.strokeStyle = `rgba(${paint.rgb}, ${alpha})`;
    pen.lineWidth = wide;
    pen.stroke(rounded({ x: inset, y: inset, wide: CARD.wide - 2 * inset, high: CARD.high - 2 * inset }, 26));
  }
  return whole;
};
