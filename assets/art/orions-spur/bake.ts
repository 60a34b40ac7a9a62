import { bakeSketch } from '../bake-sketch.ts';
import { board, type HullSketch } from '../hull-sketch.ts';
import { churrap } from './churrap.ts';
import { hssuk } from './hssuk.ts';
import type { DrawYard, HullShape, HullWish, Yard } from './hull-frame.ts';
import { mrooshen } from './mrooshen.ts';
import { terran } from './terran.ts';

const YARDS: { readonly [yard in Yard]: DrawYard } = { terran, hssuk, churrap, mrooshen };

/** Hulls of shell and hide are rounder and shine; plates and feathers have edges. */
const GROWN: { readonly [yard in Yard]: boolean } = { terran: false, hssuk: true, churrap: false, mrooshen: true };

const EDGE: { readonly [yard in Yard]: string } = {
  terran: '150, 190, 230',
  hssuk: '170, 200, 90',
  churrap: '150, 220, 255',
  mrooshen: '240, 150, 90',
};
const FLAME: { readonly [yard in Yard]: readonly [core: string, hue: string] } = {
  terran: ['255, 240, 214', '110, 170, 255'],
  hssuk: ['255, 230, 190', '255, 96, 60'],
  churrap: ['235, 255, 255', '80, 230, 240'],
  mrooshen: ['240, 255, 220', '120, 240, 90'],
};

/** Light from up left on a card whose ship looks up, as the ship sees it. */
const LIGHT = { x: 0.62, y: -0.5, z: 0.6 } as const;

const sketchOf = (shape: HullShape): HullSketch => {
  const on = board();
  YARDS[shape.yard](on, shape);
  return { layers: on.layers, nozzles: on.nozzles, grown: GROWN[shape.yard] };
};

/** Bakes a hull seen from above, bow to the right, in a square picture. Some 30 ms at its largest. */
export const bakeHull = ({ wide, hurt, ...shape }: HullWish): HTMLCanvasElement =>
  bakeSketch(sketchOf(shape), {
    size: wide,
    light: LIGHT,
    hurt: hurt / 5,
    dead: false,
    half: 0,
    seed: shape.rank * 31 + shape.trim * 7 + shape.yard.length,
    edge: EDGE[shape.yard],
    flame: FLAME[shape.yard],
  });
