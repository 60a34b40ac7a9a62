import type { Point } from '../../../table/shape.ts';
import type { Spot } from './box.ts';
import type { Pin } from './object.ts';

/** How high a card's way bends, share of its length. */
const BEND = 0.08;
/** How far a card tilts into its movement, radians, and after which way, its own widths. */
const TILT = 0.11;
const FAR = 3;

/** Something heavy on its way: off with a jerk, in softly. */
export const ease = (t: number): number => 1 - (1 - t) ** 3;

/** How far along `moved` (0..1) a thing on its way has risen, 0..1. */
export const riseOf = (moved: number): number => (moved >= 1 ? 0 : Math.sin(Math.PI * ease(moved)));

/** Where a thing is on its way from a spot to another: in a slight bend, tilted into the movement. */
export const between = (from: Spot, to: Spot, moved: number): Spot => {
  const t = ease(moved);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const [start, end] = [from.angle ?? 0, to.angle ?? 0];
  const lean = Math.min(Math.max(dx / (Math.max(to.width, 1) * FAR), -1), 1) * TILT * Math.sin(Math.PI * t);
  const angle = start + (end - start) * t + lean;
  return {
    x: from.x + dx * t,
    y: from.y + dy * t + Math.sin(Math.PI * t) * Math.hypot(dx, dy) * BEND,
    width: from.width + (to.width - from.width) * t,
    ...(angle === 0 ? {} : { angle }),
  };
};

/** The spot of a place on a card, where that card lies or is. */
export const spotOnCard = (card: Spot, { x, y, size }: Pick<Pin, 'x' | 'y' | 'size'>): Spot => {
  const angle = card.angle ?? 0;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const at: Point = { x: x * card.width, y: y * card.width };
  return {
    x: card.x + at.x * cos + at.y * sin,
    y: card.y - at.x * sin + at.y * cos,
    width: size * card.width,
    ...(angle === 0 ? {} : { angle }),
  };
};
