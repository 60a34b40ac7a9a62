import type { Overlay, Tone } from '../stage.ts';
import { canvasAngle } from './regions.ts';
import { circle, ink, stroke, type Pen } from './pen.ts';

type Of<K extends Overlay['kind']> = Extract<Overlay, { kind: K }>;

/** The tone of the words at a mark, and of what is aimed at. */
const WORDS: { readonly [mark in Of<'mark'>['mark']]: Tone } = {
  selected: 'neutral',
  hovered: 'neutral',
  target: 'good',
  refused: 'bad',
  ready: 'neutral',
};

const FOUR_WAYS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

const arc = (pen: Pen, x: number, y: number, radius: number, middle: number, half: number): void => {
  pen.context.moveTo(x + Math.cos(middle - half) * radius, y + Math.sin(middle - half) * radius);
  pen.context.arc(x, y, radius, middle - half, middle + half);
};

/** A mark round a unit. Each kind has its own shape: brackets, a ring, cross hairs, a crossed ring, dots. */
export const drawMark = (pen: Pen, { mark, unit, label }: Of<'mark'>): void => {
  const place = pen.unit(unit);
  if (!place) return;
  const { x, y } = place;
  const radius = place.radius + 9 * pen.ratio;
  const side = place.side === 'A' ? 'sideA' : 'sideB';
  pen.context.beginPath();
  switch (mark) {
    case 'selected':
      for (let quarter = 0; quarter < 4; quarter += 1) arc(pen, x, y, radius, (quarter + 0.5) * (Math.PI / 2), 0.42);
      stroke(pen, side, 2);
      break;
    case 'hovered':
      pen.context.arc(x, y, radius, 0, Math.PI * 2);
      stroke(pen, 'focus', 1, 0.8);
      break;
    case 'ready':
      for (let third = 0; third < 3; third += 1) arc(pen, x, y, radius, (third * 2 * Math.PI) / 3 - Math.PI / 2, 0.16);
      stroke(pen, side, 2, 0.9);
      break;
    case 'target':
    case 'refused':
      drawAimed(pen, mark, x, y, radius);
  }
  if (label) pen.words.push({ x, y, away: radius + 6 * pen.ratio, text: label, tone: WORDS[mark] });
};

/** A ring round what was aimed at: with cross hairs, or broken and crossed where the aim is refused. */
const drawAimed = (pen: Pen, mark: 'target' | 'refused', x: number, y: number, radius: number): void => {
  pen.context.arc(x, y, radius, 0, Math.PI * 2);
  stroke(pen, WORDS[mark], 1.25, 0.95, mark === 'refused' ? [3, 4] : []);
  pen.context.beginPath();
  const shape = mark === 'target' ? crossHairs : crossOnRing;
  shape(pen, x, y, radius);
  stroke(pen, WORDS[mark], 2);
};

/** Half the length of the strokes across a ring, CSS pixels. */
const ACROSS = 5;

const crossHairs = ({ context, ratio }: Pen, x: number, y: number, radius: number): void => {
  const reach = ACROSS * ratio;
  for (const [dx, dy] of FOUR_WAYS) {
    context.moveTo(x + dx * (radius - reach), y + dy * (radius - reach));
    context.lineTo(x + dx * (radius + reach), y + dy * (radius + reach));
  }
};

/** A cross on the ring, up to the right. */
const crossOnRing = ({ context, ratio }: Pen, x: number, y: number, radius: number): void => {
  const reach = ACROSS * ratio;
  const px = x + radius * Math.SQRT1_2;
  const py = y - radius * Math.SQRT1_2;
  context.moveTo(px - reach, py - reach);
  context.lineTo(px + reach, py + reach);
  context.moveTo(px + reach, py - reach);
  context.lineTo(px - reach, py + reach);
};

/** Distance of the heading handle from the base, and its size, CSS pixels. */
const HANDLE_AWAY = 22;
export const HANDLE_RADIUS = 7;

/** Where the heading handle of a ghost is drawn on the canvas. */
export const handleDrawn = (
  { pose, radius }: Pick<Of<'ghost'>, 'pose' | 'radius'>,
  { at, mil, ratio }: Pick<Pen, 'at' | 'mil' | 'ratio'>,
): { readonly x: number; readonly y: number } => {
  const { x, y } = at(pose);
  const angle = canvasAngle(pose.heading);
  const away = radius * mil + HANDLE_AWAY * ratio;
  return { x: x + Math.cos(angle) * away, y: y + Math.sin(angle) * away };
};

/** A unit tried at a pose: its silhouette, base ring, heading notch and handle. */
export const drawGhost = (pen: Pen, aid: Of<'ghost'>): void => {
  const { context, ratio } = pen;
  pen.silhouette(aid, aid.tone === 'bad' ? 0.45 : 0.75);
  circle(pen, aid.pose.x, aid.pose.y, aid.radius);
  context.fillStyle = ink(pen, aid.tone, 0.12);
  context.fill();
  stroke(pen, aid.tone, 1.5, 1, aid.tone === 'bad' ? [4, 4] : []);
  const at = pen.at(aid.pose);
  const angle = canvasAngle(aid.pose.heading);
  const radius = aid.radius * pen.mil;
  const dx = Math.cos(angle);
  const dy = Math.sin(angle);
  context.beginPath();
  context.moveTo(at.x + dx * (radius - 4 * ratio), at.y + dy * (radius - 4 * ratio));
  context.lineTo(at.x + dx * (radius + 6 * ratio), at.y + dy * (radius + 6 * ratio));
  stroke(pen, aid.tone, 2);
  if (!aid.handle) return;
  const { x: hx, y: hy } = handleDrawn(aid, pen);
  context.beginPath();
  context.arc(at.x, at.y, radius + HANDLE_AWAY * ratio, angle - 0.5, angle + 0.5);
  stroke(pen, aid.tone, 1, 0.7);
  context.beginPath();
  context.arc(hx, hy, HANDLE_RADIUS * ratio, 0, Math.PI * 2);
  context.fillStyle = `rgba(${pen.palette.plate}, 0.85)`;
  context.fill();
  stroke(pen, 'focus', 1.5);
  context.beginPath();
  context.arc(hx, hy, 2 * ratio, 0, Math.PI * 2);
  context.fillStyle = ink(pen, 'focus');
  context.fill();
};
