import { bakePlanet, PLANET_FRAME } from '../../../../assets/art/planet.ts';
import type { Light } from '../../../../assets/art/seeded.ts';
import type { Easel } from '../art.ts';
import { placed } from '../world/lens.ts';
import type { Spot } from './plan.ts';

/** A world with seas and clouds (SK-1.1), and the sun from the upper left. */
const SEED = 23;
const SUN: Light = { x: -0.62, y: -0.58, z: 0.52 };
/** Widest picture of it, pixels: it lies far behind. */
const WIDEST = 760;

/** Puts the world both sides want behind the table. */
export const putWorld = ({ scene, textures, lens }: Easel, { x, y, width }: Spot): void => {
  const wide = width * PLANET_FRAME * lens.mil;
  const kept = textures.get('skaxar/world', wide, WIDEST, (pixels) => bakePlanet(pixels, SEED, false, SUN));
  const at = lens.at({ x, y });
  scene.put(placed(kept.key, at.x, at.y, wide / kept.width, wide / kept.height));
};
