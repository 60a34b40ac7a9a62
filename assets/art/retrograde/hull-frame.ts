import type { Board, Spot } from '../hull-sketch.ts';

export type HullFamily = 'built' | 'grown';
export type HullClass = 'fighter' | 'corvette' | 'frigate' | 'capital';

/** Colours of a family. */
export interface Paint {
  readonly hull: string;
  readonly pale: string;
  readonly dark: string;
  readonly stripe: string;
  readonly glass: string;
}

/** Draws a hull on a board; `wide` makes an outline as broad as the card is. */
export type DrawHull = (on: Board, paint: Paint, wide: (spots: readonly Spot[]) => readonly Spot[]) => void;
