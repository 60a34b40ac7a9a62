import { bakeBackdrop } from '../backdrop.ts';

/** Draws the table: the dark sky that cards lie on, filling (0, 0, w, h) in device pixels. */
export const drawTable = (ctx: CanvasRenderingContext2D, w: number, h: number, seed: number): void => {
  ctx.drawImage(bakeBackdrop(w, h, seed, 'space', 1), 0, 0);
  ctx.fillStyle = 'rgba(8, 11, 17, 0.45)';
  ctx.fillRect(0, 0, w, h);
};
