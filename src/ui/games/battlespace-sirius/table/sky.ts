import { bakeSirius, bakeStarTile } from '../../../../../assets/art/battlespace-sirius/sirius.ts';
import type { Easel, Frame } from '../../../table/art.ts';
import { placed } from '../../../table/world/lens.ts';
import { drawFarSky, layTiles } from '../../../table/world/sky.ts';
import { CELL } from './card-layout.ts';

/** Cells of way in which the farthest things move most of what they can: the table has no end. */
const WIDE = 9;
/**
 * Layers of stars, far to near: side of a tile, CSS pixels it moves a cell, stars in a square of 100, radius of the
 * largest.
 */
const LAYERS = [
  { side: 911, pace: 9, many: 2.6, largest: 0.75 },
  { side: 1373, pace: 27, many: 0.5, largest: 1.5 },
] as const;
/**
 * Sirius: its glare as a share of the canvas' shorter side, CSS pixels it may move, and its place in the room that
 * panels leave.
 */
const SUN = { wide: 1.75, shift: 54, x: 0.085, y: 0.075 } as const;

/** The last picture of Sirius and the side it was asked for: who comes back to a table finds it. */
let lastSun: { readonly side: number; readonly canvas: HTMLCanvasElement } | null = null;

const sunOf = (side: number): HTMLCanvasElement => {
  if (lastSun?.side !== side) lastSun = { side, canvas: bakeSirius(side) };
  return lastSun.canvas;
};

const eased = (way: number): number => way / (Math.abs(way) + WIDE);

/**
 * Draws the sky over the card table in depth: dust, Sirius with its companion at the upper left, whence the ships are
 * lit, and two layers of stars. All of it falls behind as the camera follows the vessels, the nearer the more.
 */
export const drawCardSky = (
  { camera, viewport, settings }: Pick<Frame<unknown, unknown, unknown>, 'camera' | 'viewport' | 'settings'>,
  { scene, textures, lens }: Easel,
): void => {
  const [x, y] = [camera.x / CELL, camera.y / CELL];
  drawFarSky(scene, textures, lens, 'canis', 'space', { x: eased(-x), y: eased(y) });
  const { ratio } = lens;
  if (settings.palette !== 'highContrast') {
    const sun = textures.fixed(`sirius/${lens.width}x${lens.height}`, () =>
      sunOf(Math.min(lens.width, lens.height) * SUN.wide),
    );
    const room = {
      width: viewport.width - viewport.left - viewport.right,
      height: viewport.height - viewport.top - viewport.bottom,
    };
    const at = {
      x: viewport.left + room.width * SUN.x - eased(x) * SUN.shift,
      y: viewport.top + room.height * SUN.y + eased(y) * SUN.shift,
    };
    const size = (Math.min(lens.width, lens.height) * SUN.wide) / sun.width;
    scene.put(placed(sun.key, at.x * ratio, at.y * ratio, size, size, 0, 1, true));
  }
  for (const [index, { side, pace, many, largest }] of LAYERS.entries()) {
    const wide = Math.round(side * ratio);
    const tile = textures.fixed(`card-stars/${index}/${wide}`, () =>
      bakeStarTile(wide, 71 + index, many, largest, ratio),
    );
    layTiles(scene, lens, tile.key, wide, { x: -x * pace, y: y * pace });
  }
};
