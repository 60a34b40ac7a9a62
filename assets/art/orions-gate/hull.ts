import { bakeSketch, type SketchWish } from '../bake-sketch.ts';
import { BUILT } from './hull-built.ts';
import { GROWN } from './hull-grown.ts';
import type { HullSketch, Nozzle } from '../hull-sketch.ts';

export type HullType = keyof typeof BUILT;
export type HullSide = 'A' | 'B';

/** Half a hull's length in base radii: models stand over the rim of their bases a little. */
export const HULL_REACH: { readonly [type in HullType]: number } = {
  scouts: 1.16,
  fighters: 1.26,
  destroyers: 1.3,
  battleships: 1.16,
};

const made = new Map<string, HullSketch>();

const sketchOf = (type: HullType, side: HullSide): HullSketch => {
  const key = `${type}${side}`;
  const known = made.get(key);
  if (known) return known;
  const sketch = (side === 'A' ? BUILT : GROWN)[type]();
  made.set(key, sketch);
  return sketch;
};

/** Where a hull's drives burn. */
export const nozzlesOf = (type: HullType, side: HullSide): readonly Nozzle[] => sketchOf(type, side).nozzles;

/** What a hull's picture depends on. */
export interface HullWish extends Omit<SketchWish, 'edge' | 'flame'> {
  readonly type: HullType;
  readonly side: HullSide;
}

/** Bakes a hull of the fleets seen from above, bow to the right. */
export const bakeHull = (wish: HullWish): HTMLCanvasElement => {
  const sketch = sketchOf(wish.type, wish.side);
  return bakeSketch(sketch, {
    ...wish,
    edge: wish.side === 'A' ? '255, 150, 60' : '80, 200, 255',
    flame: sketch.grown ? ['220, 252, 255', '70, 210, 255'] : ['255, 244, 214', '255, 150, 50'],
  });
};
