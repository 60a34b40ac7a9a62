import { drawsOf, seedOf } from '../seeded.ts';
import type { Box } from './layout.ts';

/** Draws the picture of a card into a box. */
export const drawPicture = (pen: CanvasRenderingContext2D, key: string, box: Box, _pixels: number): void => {
  const draw = drawsOf(seedOf(key));
  const hue = draw() * 360;
  const sky = pen.createRadialGradient(box.x + box.wide * 0.6, box.y + box.high * 0.4, 0, box.x + box.wide / 2, box.y + box.high / 2, box.wide * 0.8);
  sky.addColorStop(0, `hsl(${hue} 40% 34%)`);
  sky.addColorStop(1, '#070a11');
  pen.fillStyle = sky;
  pen.fillRect(box.x, box.y, box.wide, box.high);
};
