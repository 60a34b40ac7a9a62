import { LABEL_FONT } from '../../table/ink/plates.ts';
import { brand } from '../words/share.ts';
import type { Caption } from './shot.ts';

/** Height of the strip below a picture, as a part of the picture's width. */
const STRIP = 0.036;

/** The caption as a text, for those who cannot see the picture. */
export const captionText = ({ sides, line }: Caption): string =>
  `${sides.map(({ name, score }) => `${name} ${score}`).join(' : ')}. ${line}`;

/** How high the strip of a picture is, pixels. */
export const stripHeight = (width: number): number => Math.round(width * STRIP);

/** Draws the strip: the sides with their scores, round and mission, and what the picture was made with. */
export function drawCaption(
  context: CanvasRenderingContext2D,
  { sides, line }: Caption,
  { top, width }: { readonly top: number; readonly width: number },
): void {
  const height = stripHeight(width);
  const size = Math.round(height * 0.42);
  const edge = Math.round(height * 0.5);
  const middle = top + Math.round(height * 0.53);
  const font = (weight: number): string => `${weight} ${size}px ${LABEL_FONT}`;
  context.fillStyle = '#0a101c';
  context.fillRect(0, top, width, height);
  context.fillStyle = '#2a3650';
  context.fillRect(0, top, width, Math.max(1, Math.round(height / 40)));
  context.textBaseline = 'middle';

  context.textAlign = 'right';
  context.font = font(600);
  context.fillStyle = '#8f9db8';
  context.fillText(brand, width - edge, middle);
  const right = width - edge - context.measureText(brand).width - edge * 2;

  context.textAlign = 'left';
  let x = edge;
  const each = (right * 0.62) / Math.max(1, sides.length);
  for (const { name, score, colour } of sides) {
    context.fillStyle = colour;
    context.fillRect(x, middle - size * 0.55, Math.round(size * 0.28), size * 1.1);
    x += Math.round(size * 0.65);
    context.font = font(500);
    context.fillStyle = '#e8eef9';
    const text = shortened(context, name, each - size * 4);
    context.fillText(text, x, middle);
    x += context.measureText(text).width + size * 0.5;
    context.font = font(600);
    context.fillStyle = colour;
    context.fillText(score, x, middle);
    x += context.measureText(score).width + size * 1.3;
  }
  context.font = font(500);
  context.fillStyle = '#b9c5da';
  context.fillText(shortened(context, line, right - x), x, middle);
}

/** A text that fits a width, cut by an ellipsis where it must be. */
function shortened(context: CanvasRenderingContext2D, text: string, width: number): string {
  if (context.measureText(text).width <= width) return text;
  let length = text.length;
  while (length > 1 && context.measureText(`${text.slice(0, length)}…`).width > width) length -= 1;
  return `${text.slice(0, length).trimEnd()}…`;
}
