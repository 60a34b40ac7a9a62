import { pairs, both, bow, curve, disc, mirrored, stroke, type Spot } from '../hull-sketch.ts';
import type { DrawHull, HullClass } from './hull-frame.ts';

// Grown hulls, seen from above, bow to the right: swept wings, ribs, shells.

const grownFighter: DrawHull = (on, { hull, pale, dark, stripe, glass }, wide) => {
  on.sides((side) => {
    const flip = (spots: readonly Spot[]): readonly Spot[] => wide(spots).map(([x, y]): Spot => [x, y * side]);
    on.plate(
      curve(flip(pairs([-0.5, 0.04, -0.3, 0.5, 0.1, 0.82, 0.72, 0.8, 0.2, 0.62, 0.16, 0.2, 0.3, 0.02]))),
      hull,
      0.34,
      0.56,
      side * 0.5,
      0.4,
    );
    on.line(bow([0.06, side * 0.24], [-0.1, side * 0.5], [0.36, side * 0.74]), 0.045, stripe, 0.5);
  });
  on.plate(curve(wide(both(pairs([1, 0.02, 0.5, 0.2, -0.3, 0.26, -0.86, 0.12])))), pale, 0.36, 0.94, 0, 0.24);
  on.line(stroke(pairs([0.5, 0, -0.6, 0])), 0.03, dark, 0.7);
  on.lamp(disc(0.32, 0, 0.08), glass, 0.07);
  on.nozzles.push({ x: -0.78, y: 0, size: 0.16 });
};

const grownCorvette: DrawHull = (on, { hull, pale, dark, stripe, glass }, wide) => {
  on.plate(
    curve(wide(both(pairs([0.9, 0.05, 0.46, 0.3, 0.0, 0.66, -0.5, 0.78, -0.34, 0.4, -0.72, 0.14])))),
    hull,
    0.3,
    0.6,
    0,
    0.7,
  );
  on.sides((side) => {
    for (const t of [0, 1, 2])
      on.line(
        bow([0.3 - t * 0.28, side * 0.12], [0.1 - t * 0.3, side * 0.3], [-0.1 - t * 0.18, side * (0.5 + t * 0.08)]),
        0.035,
        dark,
        0.3,
      );
    on.line(bow([0.5, side * 0.22], [0.1, side * 0.52], [-0.4, side * 0.68]), 0.04, stripe, 0.56);
    on.nozzles.push({ x: -0.62, y: 0.2 * side, size: 0.12 });
  });
  on.plate(curve(wide(both(pairs([1, 0.02, 0.56, 0.16, -0.2, 0.2, -0.96, 0.05])))), pale, 0.4, 0.96, 0, 0.2);
  on.lamp(disc(0.46, 0, 0.07), glass, 0.07);
};

const grownFrigate: DrawHull = (on, { hull, pale, dark, stripe, glass }, wide) => {
  on.sides((side) => {
    const flip = (spots: readonly Spot[]): readonly Spot[] => wide(spots).map(([x, y]): Spot => [x, y * side]);
    on.plate(
      curve(flip(pairs([0.3, 0.08, 0.16, 0.4, -0.3, 0.62, -0.66, 0.6, -0.36, 0.34, -0.3, 0.08]))),
      hull,
      0.3,
      0.5,
      side * 0.34,
      0.3,
    );
    on.plate(curve(flip(pairs([-0.5, 0.06, -0.74, 0.34, -1, 0.4, -0.9, 0.08]))), hull, 0.3, 0.5, side * 0.2, 0.2);
    on.line(bow([0.16, side * 0.24], [-0.1, side * 0.46], [-0.5, side * 0.56]), 0.04, stripe, 0.52);
  });
  on.plate(
    curve(wide(both(pairs([1, 0.02, 0.8, 0.16, 0.4, 0.24, -0.2, 0.2, -0.7, 0.12, -1, 0.04])))),
    pale,
    0.36,
    0.94,
    0,
    0.22,
  );
  for (const x of [0.1, -0.1, -0.3, -0.5]) on.line(stroke(pairs([x, -0.15, x - 0.06, 0, x, 0.15])), 0.03, dark, 0.6);
  on.lamp(disc(0.62, 0, 0.07), glass, 0.07);
  on.nozzles.push({ x: -0.98, y: 0, size: 0.13 });
};

const grownCapital: DrawHull = (on, { hull, pale, dark, stripe, glass }, wide) => {
  on.plate(
    curve(wide(both(pairs([1, 0.04, 0.66, 0.34, 0.2, 0.6, -0.36, 0.72, -0.92, 0.6, -0.72, 0.3, -1, 0.12])))),
    hull,
    0.3,
    0.6,
    0,
    0.7,
  );
  on.sides((side) => {
    for (const t of [0, 1, 2, 3])
      on.line(
        bow([0.5 - t * 0.3, side * 0.18], [0.3 - t * 0.32, side * 0.4], [0.24 - t * 0.3, side * (0.5 + t * 0.05)]),
        0.05,
        dark,
        0.28,
      );
    on.line(bow([0.76, side * 0.24], [0.2, side * 0.6], [-0.7, side * 0.6]), 0.035, stripe, 0.52);
    for (const x of [0.3, -0.02, -0.34]) on.lamp(disc(x, side * 0.38, 0.035), stripe, 0.05);
    on.plate(
      curve(mirrored(pairs([-0.4, side * -0.3, -0.7, side * -0.5, -0.98, side * -0.44, -0.8, side * -0.26]))),
      pale,
      0.5,
      0.8,
      side * 0.38,
      0.14,
    );
    on.nozzles.push({ x: -0.92, y: 0.4 * side, size: 0.11 });
  });
  on.plate(curve(wide(both(pairs([0.96, 0.02, 0.5, 0.2, -0.3, 0.26, -0.96, 0.08])))), pale, 0.44, 1, 0, 0.26);
  for (const x of [0.2, -0.05, -0.3, -0.55]) on.line(stroke(pairs([x, -0.18, x - 0.08, 0, x, 0.18])), 0.03, dark, 0.66);
  on.lamp(disc(0.5, 0, 0.07), glass, 0.07);
  on.nozzles.push({ x: -1, y: 0, size: 0.12 });
};

/** Grown hulls by class. */
export const GROWN_HULLS: { readonly [one in HullClass]: DrawHull } = {
  fighter: grownFighter,
  corvette: grownCorvette,
  frigate: grownFrigate,
  capital: grownCapital,
};
