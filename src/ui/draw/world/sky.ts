import { bakeBackdrop, bakeStars, type Theme } from '../../../../assets/art/backdrop.ts';
import { seedOf } from '../../../../assets/art/seeded.ts';
import type { Pictures } from '../pictures.ts';
import { flat, type Lens } from './lens.ts';
import type { Textures } from './textures.ts';

/** How far the far stars may shift each way, CSS pixels. */
const FAR_SHIFT = 36;
const STAR_TILE = 640;

/** How the sky has moved. */
export interface Drift {
  /** Of the dust and far stars, -1..1 of what they can. */
  readonly far: { readonly x: number; readonly y: number };
  /** Of the near stars, CSS pixels. */
  readonly near: { readonly x: number; readonly y: number };
}

/** Draws what lies behind everything: dust, far stars, near stars. */
export const drawSky = (scene: Pictures, textures: Textures, lens: Lens, seed: string, theme: Theme, drift: Drift): void => {
  const { ratio } = lens;
  const margin = FAR_SHIFT * ratio;
  const number = seedOf(`${seed}/sky`);
  const far = textures.fixed(`sky/${theme}/${seed}/${lens.width}x${lens.height}`, () => bakeBackdrop(lens.width + margin * 2, lens.height + margin * 2, number, theme, ratio));
  const moved = (share: number): number => Math.max(-2 * margin, Math.min(0, Math.round(share * margin) - margin));
  scene.put(flat(far.key, moved(drift.far.x), moved(drift.far.y)));
  if (theme !== 'space') return;
  const side = Math.round(STAR_TILE * ratio);
  const near = textures.fixed(`stars/${seed}/${side}`, () => bakeStars(side, number, theme, ratio));
  const start = (shift: number): number => (((Math.round(shift * ratio) % side) + side) % side) - side;
  for (let x = start(drift.near.x); x < lens.width; x += side) for (let y = start(drift.near.y); y < lens.height; y += side) scene.put(flat(near.key, x, y));
};
