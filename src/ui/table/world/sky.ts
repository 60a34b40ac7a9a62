import { bakeBackdrop, type Theme } from '../../../../assets/art/backdrop.ts';
import { seedOf } from '../../../../assets/art/seeded.ts';
import type { Pictures } from '../pictures.ts';
import { flat, type Lens } from './lens.ts';
import type { Textures } from './textures.ts';

/** How far the far stars may shift each way, CSS pixels. */
const FAR_SHIFT = 36;

/** A way on the canvas, y downwards. */
interface Shift {
  readonly x: number;
  readonly y: number;
}

/** How the sky has moved. */
export interface Drift {
  /** Of the dust and far stars, -1..1 of what they can. */
  readonly far: Shift;
  /** Of the near stars, CSS pixels. */
  readonly near: Shift;
}

/** A sky that was baked, and what it is. */
interface Baked {
  readonly name: string;
  readonly canvas: HTMLCanvasElement;
}

/** The last two that were baked, latest first: who comes back to a table, or goes between two games, finds them. */
let kept: readonly Baked[] = [];

/** The dust and stars of a sky at a size. Baking takes 0.3 s of a core at 1440x900, as long as all else of a table. */
const farSky = ({ width, height, ratio }: Lens, seed: string, theme: Theme): HTMLCanvasElement => {
  const name = `${theme}/${seed}/${width}x${height}/${ratio}`;
  const known = kept.find((sky) => sky.name === name);
  if (known) return known.canvas;
  const margin = FAR_SHIFT * ratio;
  const canvas = bakeBackdrop(width + margin * 2, height + margin * 2, seedOf(`${seed}/sky`), theme, ratio);
  kept = [{ name, canvas }, ...kept.slice(0, 1)];
  return canvas;
};

/** Draws the farthest plate: dust and faint stars. */
export const drawFarSky = (
  scene: Pictures,
  textures: Textures,
  lens: Lens,
  seed: string,
  theme: Theme,
  drift: Shift,
): void => {
  const { ratio } = lens;
  const margin = FAR_SHIFT * ratio;
  const far = textures.fixed(`sky/${theme}/${seed}/${lens.width}x${lens.height}`, () => farSky(lens, seed, theme));
  const moved = (share: number): number => Math.max(-2 * margin, Math.min(0, Math.round(share * margin) - margin));
  scene.put(flat(far.key, moved(drift.x), moved(drift.y)));
};

/** Lays a square tile (`side` in device pixels) over the whole canvas, shifted by so many CSS pixels. */
export const layTiles = (scene: Pictures, lens: Lens, key: string, side: number, drift: Shift): void => {
  const start = (shift: number): number => (((Math.round(shift * lens.ratio) % side) + side) % side) - side;
  for (let x = start(drift.x); x < lens.width; x += side)
    for (let y = start(drift.y); y < lens.height; y += side) scene.put(flat(key, x, y));
};
