/** What an effect is painted with; each is one baked picture. */
export type EffectPicture = 'glow' | 'streak' | 'bolt' | 'ring' | 'spark' | 'smoke' | 'shard' | 'flare' | 'lattice' | 'dart';
export type EffectColour = 'white' | 'amber' | 'cyan' | 'red' | 'violet' | 'green' | 'grey';

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
}
