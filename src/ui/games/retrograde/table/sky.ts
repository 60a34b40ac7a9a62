import { bakeStarTile } from '../../../../../assets/art/battlespace-sirius/sirius.ts';
import type { Easel } from '../../../table/art.ts';
import { drawFarSky, layTiles } from '../../../table/world/sky.ts';
import type { OrreryFrame } from './drawing.ts';

/** Layers of stars, far to near: side of a tile, CSS pixels it moves for 1000 units, how many, how large. */
const LAYERS = [
  { side: 883, pace: 3, many: 2.2, largest: 0.7 },
  { side: 1301, pace: 9, many: 0.42, largest: 1.4 },
] as const;
/** Units of way in which the dust moves most of what it can. */
const WIDE = 9000;

const eased = (way: number): number => way / (Math.abs(way) + WIDE);

/** Draws the sky behind the orrery: dust and two layers of stars, each falling behind at a pace of its own. */
export function drawOrrerySky(
  { camera: { x, y }, settings }: Pick<OrreryFrame, 'camera' | 'settings'>,
  { scene, textures, lens }: Easel,
): void {
  // Where contrast is to be high, stars stand on black.
  if (settings.palette !== 'highContrast')
    drawFarSky(scene, textures, lens, 'retrograde', 'space', { x: eased(-x), y: eased(y) });
  for (const [index, { side, pace, many, largest }] of LAYERS.entries()) {
    const wide = Math.round(side * lens.ratio);
    const tile = textures.fixed(`orrery-stars/${index}/${wide}`, () =>
      bakeStarTile(wide, 311 + index, many, largest, lens.ratio),
    );
    layTiles(scene, lens, tile.key, wide, { x: (-x / 1000) * pace, y: (y / 1000) * pace });
  }
}
