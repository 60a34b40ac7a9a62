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
  const far = textures.fixed(`sky/${theme}/${seed}/${lens.width}x${lens.height}`, () =>
    bakeBackdrop(lens.width + margin * 2, lens.height + margin * 2, seedOf(`${seed}/sky`), theme, ratio),
  );
  const moved = (share: number): number => Math.max(-2 * margin, Math.min(0, Math.round(share * margin) - margin));
  scene.put(flat(far.key, moved(drift.x), moved(drift.y)));
};

/** Lays a square tile (`side` in device pixels) over the whole canvas, shifted by so many CSS pixels. */
export const layTiles = (scene: Pictures, lens: Lens, key: string, side: number, drift: Shift): void => {
  const start = (shift: number): number => (((Math.round(shift * lens.ratio) % side) + side) % side) - side;
  for (let x = start(drift.x); x < lens.width; x += side)
    for (let y = start(drift.y); y < lens.height; y += side) scene.put(flat(key, x, y));
};
