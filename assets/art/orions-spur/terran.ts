import { both, box, disc, pairs, polygon, stroke } from '../hull-sketch.ts';
import type { DrawYard } from './hull-frame.ts';

const HULL = '#6f7f92';
const PALE = '#9fb0c2';
const DARK = '#414d5c';
const STRIPE = '#e0a23a';
const GLASS = '#bfe6ff';

/** Terran plates: boxes bolted to boxes, square shoulders, straight edges, rows of tiles. */
export const terran: DrawYard = (on, { rank, carrier, trim, long, thick }) => {
  const girth = 0.2 + rank * 0.028 + (thick ? 0.04 : 0);
  const wide = carrier ? girth * 1.1 : girth;
  on.sides((side) => {
    const y = (at: number): number => side * at;
    // Engine blocks at the stern, shoulders before them.
    on.plate(box(-0.98, -0.46, y(wide * 0.5), y(wide * 1.35)), DARK, 0.34, 0.44, y(wide * 0.9), 0.12);
    if (rank >= 2) on.plate(box(-0.42, 0.16, y(wide * 0.7), y(wide * 1.5)), HULL, 0.4, 0.5, y(wide), 0.14);
    if (rank >= 4) on.plate(box(-0.2, 0.34, y(wide * 1.3), y(wide * 1.95)), DARK, 0.3, 0.42, y(wide * 1.6), 0.1);
    if (trim === 1) on.plate(polygon(pairs([0.1, y(wide), 0.56, y(wide * 1.5), 0.3, y(wide * 0.6)])), PALE, 0.36);
    on.nozzles.push({ x: -0.99, y: y(wide * 0.92), size: 0.07 + rank * 0.008 });
  });
  const nose = carrier ? 0.8 : 0.96;
  on.plate(
    polygon(both(pairs([nose, wide * 0.34, nose - 0.14, wide * 0.8, 0.2, wide, -0.66, wide, -0.86, wide * 0.6]))),
    HULL,
    0.46,
    0.86,
    0,
    wide,
  );
  on.plate(box(-0.7, nose - 0.22, -wide * 0.36, wide * 0.36), PALE, 0.78, 0.92, 0, wide * 0.4);
  // Tiles: one more row for every step in class.
  for (let tile = 0; tile < rank + 2; tile += 1) {
    const x = -0.62 + (tile * 1.24) / (rank + 2);
    on.line(stroke(pairs([x, -wide * 0.96, x, wide * 0.96])), 0.016, DARK, 0.5);
  }
  if (carrier) {
    on.plate(box(-0.8, 0.72, wide * 0.5, wide * 0.98), DARK, 0.9);
    on.line(stroke(pairs([-0.74, wide * 0.74, 0.68, wide * 0.74])), 0.03, STRIPE, 0.92);
  }
  on.plate(box(0.3, 0.4, -wide, wide), STRIPE, 0.8);
  on.plate(box(-0.34, -0.04, -0.09, 0.09), DARK, 0.98);
  on.lamp(box(-0.1, -0.06, -0.07, 0.07), GLASS, 0.05);
  if (long) on.plate(box(0.1, 1.02, -0.045, 0.045), PALE, 1);
  else on.plate(disc(0.56, 0, 0.07 + rank * 0.006), DARK, 0.98);
  on.nozzles.push({ x: -0.9, y: 0, size: 0.1 });
};
