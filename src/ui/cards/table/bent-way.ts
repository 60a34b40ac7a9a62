import type { Point } from '../../../table/shape.ts';
import { rgba } from '../../table/palette.ts';
import type { Box } from './box.ts';
import { edgeOf } from './edge.ts';
import type { Scribe } from './scribe.ts';

/** How far a way bends, share of its length. */
const BEND = 0.1;

/** How a way is drawn: `ink` as `r, g, b`, `clear` = the share of a box that is kept free, `dash` in CSS pixels. */
export interface WayStyle {
  readonly ink: string;
  readonly clear: number;
  readonly dash: readonly number[];
}

/** A bent line on the canvas: its ends, and the point it is pulled to. */
export interface Bent {
  readonly start: Point;
  readonly pull: Point;
  readonly end: Point;
}

/** Draws a way that is thought of, a bent line with a head from box to box. Returns where it goes. */
export function drawWay(scribe: Scribe, from: Box, to: Box, { ink, clear, dash }: WayStyle): Bent {
  const { context, lens } = scribe;
  const [start, end] = [lens.at(edgeOf(from, to, clear)), lens.at(edgeOf(to, from, clear))];
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const pull = { x: (start.x + end.x) / 2 - dy * BEND, y: (start.y + end.y) / 2 + dx * BEND };
  context.save();
  context.lineCap = 'round';
  context.setLineDash(dash.map((part) => part * lens.ratio));
  context.lineWidth = 4 * lens.ratio;
  context.strokeStyle = rgba(ink, 0.95);
  context.shadowColor = rgba(ink, 0.8);
  context.shadowBlur = 10 * lens.ratio;
  context.beginPath();
  context.moveTo(start.x, start.y);
  context.quadraticCurveTo(pull.x, pull.y, end.x, end.y);
  context.stroke();
  context.restore();
  arrowHead(scribe, pull, end, ink);
  return { start, pull, end };
}

/** The head of an arrow that comes from somewhere, its tip at a point of the canvas. */
export function arrowHead(
  { context, lens }: Pick<Scribe, 'context' | 'lens'>,
  from: Point,
  to: Point,
  ink: string,
): void {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const size = 13 * lens.ratio;
  context.beginPath();
  context.moveTo(to.x, to.y);
  context.lineTo(to.x - size * Math.cos(angle - 0.5), to.y - size * Math.sin(angle - 0.5));
  context.lineTo(to.x - size * Math.cos(angle + 0.5), to.y - size * Math.sin(angle + 0.5));
  context.closePath();
  context.fillStyle = rgba(ink);
  context.fill();
}
