import { plateOf } from '../../../../../assets/art/skaxar/index.ts';
import { blank } from '../../../../../assets/art/seeded.ts';
import { PLANET_FRAME } from '../../../../../assets/art/planet.ts';
import type { Easel } from '../../../table/art.ts';
import { placed } from '../../../table/world/lens.ts';
import type { Spot } from '../../../cards/table/box.ts';

/** Side of the world's picture, pixels: it lies far behind. */
const WORLD = 560;

type Plate = Parameters<typeof plateOf>[0];

const skyPlate = (width: number, height: number, ratio: number): Plate => ({
  plate: 'sky',
  wide: width,
  high: height,
  ratio,
});
const WORLD_PLATE: Plate = { plate: 'world', wide: WORLD, high: WORLD, ratio: 1 };

/**
 * Orders what lies behind the table before there is one. Sides in device pixels: 0 where the page was left meanwhile,
 * and then there is no sky to paint.
 */
export const orderBackdrop = (width: number, height: number, ratio: number): void => {
  if (width > 0 && height > 0) plateOf(skyPlate(width, height, ratio));
  plateOf(WORLD_PLATE);
};

/** Puts a plate into the scene with its middle at a place, so many pixels wide and high. */
const putPlate = ({ scene, textures }: Easel, plate: Plate, x: number, y: number, wide: number, high: number): void => {
  const image = plateOf(plate);
  if (!image) return;
  const kept = textures.fixed(`skaxar/${plate.plate}/${image.width}x${image.height}`, () => {
    const canvas = blank(image.width, image.height);
    canvas.getContext('2d')!.drawImage(image, 0, 0);
    return canvas;
  });
  scene.put(placed(kept.key, x, y, wide / kept.width, high / kept.height));
};

/** Puts the sky behind everything. */
export const putSky = (easel: Easel): void => {
  const { width, height, ratio } = easel.lens;
  if (width === 0 || height === 0) return;
  putPlate(easel, skyPlate(width, height, ratio), width / 2, height / 2, width, height);
};

/** Puts the world both sides want behind the table. */
export const putWorld = (easel: Easel, { x, y, width }: Spot): void => {
  const wide = width * PLANET_FRAME * easel.lens.mil;
  const at = easel.lens.at({ x, y });
  putPlate(easel, WORLD_PLATE, at.x, at.y, wide, wide);
};
