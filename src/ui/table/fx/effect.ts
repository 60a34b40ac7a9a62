import type { Point } from '../../../table/shape.ts';
import type { SparkColour, SparkPicture } from '../../../../assets/art/sparks.ts';

export type EffectPicture = SparkPicture;
export type EffectColour = SparkColour;

/** One picture of an effect at one moment: mils and canvas angle, sizes in mils. */
export interface Effect {
  readonly picture: EffectPicture;
  readonly colour: EffectColour;
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly width: number;
  readonly angle: number;
  readonly alpha: number;
  /** Adds its light; otherwise it covers. */
  readonly light: boolean;
  /** It belongs to this hull and is drawn as much larger than life as that. */
  readonly on?: string;
}

/** A round light. */
export const glow = (
  x: number,
  y: number,
  size: number,
  colour: EffectColour,
  alpha: number,
  picture: EffectPicture = 'glow',
): Effect => ({
  picture,
  colour,
  x,
  y,
  length: size,
  width: size,
  angle: 0,
  alpha,
  light: true,
});

/** A long light from a point to a point. */
export const beam = (
  picture: EffectPicture,
  from: { x: number; y: number },
  to: { x: number; y: number },
  width: number,
  colour: EffectColour,
  alpha: number,
): Effect => ({
  picture,
  colour,
  x: (from.x + to.x) / 2,
  y: (from.y + to.y) / 2,
  length: Math.hypot(to.x - from.x, to.y - from.y),
  width,
  angle: Math.atan2(-(to.y - from.y), to.x - from.x),
  alpha,
  light: true,
});

/** The point a share of the way from one to another. */
export const along = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});
