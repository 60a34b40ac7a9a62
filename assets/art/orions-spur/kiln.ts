import { openKiln, type Kiln } from '../kiln.ts';
import type { HullWish } from './hull-frame.ts';

const KILN: Kiln<HullWish> = openKiln({
  nameOf: ({ yard, rank, carrier, trim, long, thick, hurt }) =>
    [yard, rank, carrier, trim, long, thick, hurt].join('/'),
  worker: () => new Worker(new URL('./bake-worker.ts', import.meta.url), { type: 'module', name: 'hulls' }),
  here: async () => (await import('./bake.ts')).bakeHull,
  widths: [96, 160, 260, 420],
  many: 160,
});

/** The hull of a ship for so many device pixels, and what is heard when one is there. */
export const { picture: hullPicture, onPicture: onHull } = KILN;
