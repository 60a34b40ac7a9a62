import { bakeSketch } from '../bake-sketch.ts';
import { blank, type Light } from '../seeded.ts';
import { hullOf, type HullClass, type HullFamily } from './hulls.ts';

/** A miniature as it is asked for. */
export interface MiniatureWish {
  readonly card: string;
  readonly of: HullClass;
  readonly family: HullFamily;
  /** Light as the craft sees it, its bow along +x. */
  readonly light: Light;
  /** Damage shown, 0..1. */
  readonly hurt: number;
  readonly dead: boolean;
}

const EDGE = { built: '255, 178, 72', grown: '86, 208, 240' } as const;
const FLAME = { built: ['255, 240, 214', '255, 150, 60'], grown: ['226, 252, 255', '70, 200, 255'] } as const;

/** Bakes a spacecraft seen from above, bow to the right, in a square picture. A few ms. */
export const bakeMiniature = (
  { card, of, family, light, hurt, dead }: MiniatureWish,
  size: number,
): HTMLCanvasElement =>
  bakeSketch(hullOf(card, of, family), {
    size,
    light,
    hurt,
    dead,
    half: 0,
    seed: card.length * 31 + 7,
    edge: EDGE[family],
    flame: FLAME[family],
  });

/** A small torn piece of a hull; `seed` tells one from another. */
export const bakeWreck = (size: number, seed: number): HTMLCanvasElement => {
  const classes = ['fighter', 'corvette', 'frigate'] as const;
  const whole = bakeSketch(hullOf('', classes[seed % 3]!, seed % 2 ? 'grown' : 'built'), {
    size: Math.max(size, 24),
    light: { x: 0.2, y: -0.8, z: 0.5 },
    hurt: 0.6,
    dead: false,
    half: seed % 2 ? 1 : -1,
    seed: seed * 17 + 3,
    edge: '160, 160, 170',
    flame: ['255, 200, 140', '255, 120, 60'],
  });
  const canvas = blank(size, size);
  const pen = canvas.getContext('2d')!;
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(whole, 0, 0, size, size);
  // Cold and grey, but it glints.
  pen.globalCompositeOperation = 'source-atop';
  pen.fillStyle = 'rgba(96, 98, 104, 0.42)';
  pen.fillRect(0, 0, size, size);
  return canvas;
};
