import { both, bow, curve, disc, pairs, polygon, type Spot } from '../hull-sketch.ts';
import type { DrawYard } from './hull-frame.ts';

const SHELL = '#5c6b3f';
const PALE = '#8d9a58';
const DARK = '#2f3824';
const CLAN = '#c23b2e';
const EYE = '#ffd27a';

/** H'ssuk chitin: a long back of overlapping rings, a tail behind and jaws before. */
export const hssuk: DrawYard = (on, { rank, trim, long, thick }) => {
  const girth = 0.24 + rank * 0.034 + (thick ? 0.05 : 0);
  const rings = 4 + rank;
  // The tail, and spines beside it.
  on.plate(polygon(both(pairs([-0.5, girth * 0.5, -1, 0.02]))), DARK, 0.3, 0.6, 0, girth * 0.4);
  on.sides((side) => {
    for (let spine = 0; spine < 1 + Math.ceil(rank / 2); spine += 1) {
      const x = -0.3 + spine * 0.34;
      const reach = girth * (1.3 + (trim === 1 ? 0.3 : 0) + (thick ? 0.12 : 0));
      on.plate(
        polygon(pairs([x, side * girth * 0.6, x - 0.34, side * reach, x - 0.16, side * girth * 0.5])),
        DARK,
        0.36,
      );
    }
    // Jaws.
    on.plate(
      curve(
        pairs([0.56, side * 0.08, 0.78, side * 0.34, 1.02, side * 0.12, 0.9, side * 0.2, 0.7, side * 0.12] as number[]),
      ),
      PALE,
      0.5,
    );
    on.nozzles.push({ x: -0.52, y: side * girth * 0.5, size: 0.08 + rank * 0.008 });
  });
  for (let ring = 0; ring < rings; ring += 1) {
    const along = ring / (rings - 1);
    const x = -0.62 + along * 1.3;
    // Broadest a little before the middle.
    const wide = girth * (0.55 + 0.62 * Math.sin(Math.PI * Math.min(along * 0.86 + 0.16, 1)));
    const half = 0.86 / rings + 0.05;
    const spots: readonly Spot[] = both(
      pairs([x + half, wide * 0.5, x + half * 0.5, wide, x - half * 0.7, wide * 0.96, x - half, wide * 0.3]),
    );
    on.plate(curve(spots), ring % 2 ? SHELL : PALE, 0.42, 0.94, 0, wide);
    on.line(bow([x + half * 0.5, -wide * 0.9], [x + half * 1.1, 0], [x + half * 0.5, wide * 0.9]), 0.022, DARK, 0.4);
  }
  for (let mark = 0; mark < rank; mark += 1) on.plate(disc(-0.4 + mark * 0.16, 0, 0.045), CLAN, 0.98);
  on.plate(curve(both(pairs([0.9, 0.04, 0.74, girth * 0.62, 0.48, girth * 0.6, 0.42, 0.1]))), SHELL, 0.6, 1, 0, girth);
  on.sides((side) => on.lamp(disc(0.7, side * girth * 0.36, 0.032), EYE, 0.05));
  if (long) on.plate(polygon(both(pairs([1.05, 0.03, 0.2, 0.07]))), DARK, 1);
};
