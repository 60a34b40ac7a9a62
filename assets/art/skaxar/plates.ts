import { bakeBackdrop } from '../backdrop.ts';
import { bakePlanet } from '../planet.ts';
import { seedOf, type Light } from '../seeded.ts';

/** What lies behind the table: the sky, or the world both sides want. Sides in pixels. */
export interface Plate {
  readonly plate: 'sky' | 'world';
  readonly wide: number;
  readonly high: number;
  /** Pixels in one of the page. */
  readonly ratio: number;
}

/** A world with seas and clouds (SK-1.1), and the sun from the upper left. */
const WORLD = 23;
const SUN: Light = { x: -0.62, y: -0.58, z: 0.52 };

/** Bakes what lies behind the table: some 100 ms. */
export const bakePlate = ({ plate, wide, high, ratio }: Plate): HTMLCanvasElement =>
  plate === 'sky' ? bakeBackdrop(wide, high, seedOf('ska/sky'), 'space', ratio) : bakePlanet(wide, WORLD, false, SUN);
