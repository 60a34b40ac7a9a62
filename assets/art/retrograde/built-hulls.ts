import { pairs, both, box, disc, polygon, stroke, type Spot } from '../hull-sketch.ts';
import type { DrawHull, HullClass } from './hull-frame.ts';

// Built hulls, seen from above, bow to the right: faceted slabs, pods, batteries.

const builtFighter: DrawHull = (on, { hull, pale, dark, stripe, glass }, wide) => {
  on.sides((side) => {
    const wing: readonly Spot[] = pairs([0.3, 0.12, -0.34, 0.74, -0.78, 0.76, -0.56, 0.2]);
    const own = wide(wing).map(([x, y]): Spot => [x, y * side]);
    on.plate(polygon(own), hull, 0.34);
    on.line(stroke(wide(pairs([-0.1, 0.3, -0.66, 0.66])).map(([x, y]): Spot => [x, y * side])), 0.06, stripe, 0.42);
    on.nozzles.push({ x: -0.82, y: 0.17 * side, size: 0.11 });
  });
  on.plate(polygon(wide(both(pairs([1, 0.02, 0.4, 0.16, -0.5, 0.24, -0.84, 0.16])))), pale, 0.4, 0.9, 0, 0.24);
  on.plate(polygon(wide(both(pairs([0.42, 0.06, 0.1, 0.11, -0.12, 0.07])))), dark, 0.8);
  on.lamp(polygon(wide(both(pairs([0.36, 0.035, 0.12, 0.07, 0, 0.04])))), glass, 0.05);
};

const builtCorvette: DrawHull = (on, { hull, pale, dark, stripe, glass }, wide) => {
  on.sides((side) => {
    const flip = (spots: readonly Spot[]): readonly Spot[] => wide(spots).map(([x, y]): Spot => [x, y * side]);
    on.plate(polygon(flip(pairs([0.1, 0.18, -0.12, 0.44, -0.42, 0.44, -0.36, 0.18]))), dark, 0.3);
    on.plate(
      polygon(flip(pairs([0.36, 0.44, 0.24, 0.34, -0.7, 0.34, -0.82, 0.44, -0.7, 0.58, 0.22, 0.58]))),
      hull,
      0.34,
      0.74,
      side * 0.46,
      0.13,
    );
    on.line(stroke(flip(pairs([0.1, 0.46, -0.3, 0.46]))), 0.06, stripe, 0.72);
    on.nozzles.push({ x: -0.86, y: 0.46 * side, size: 0.1 });
  });
  on.plate(
    polygon(wide(both(pairs([1, 0.07, 0.66, 0.2, 0.1, 0.26, -0.6, 0.24, -0.8, 0.13])))),
    pale,
    0.42,
    0.9,
    0,
    0.26,
  );
  on.plate(polygon(wide(both(pairs([0.3, 0.13, -0.1, 0.16, -0.4, 0.1])))), hull, 0.92);
  on.lamp(box(0.4, 0.52, -0.05, 0.05), glass, 0.05);
};

const builtFrigate: DrawHull = (on, { hull, pale, dark, stripe, glass }, wide) => {
  on.sides((side) => {
    const flip = (spots: readonly Spot[]): readonly Spot[] => wide(spots).map(([x, y]): Spot => [x, y * side]);
    for (const x of [-0.56, -0.18])
      on.plate(polygon(flip(pairs([x + 0.12, 0.1, x + 0.08, 0.36, x - 0.08, 0.36, x - 0.12, 0.1]))), dark, 0.3);
    on.plate(
      polygon(flip(pairs([0.06, 0.34, -0.04, 0.26, -0.88, 0.26, -0.98, 0.36, -0.88, 0.48, -0.06, 0.46]))),
      hull,
      0.34,
      0.78,
      side * 0.36,
      0.12,
    );
    on.line(stroke(flip(pairs([-0.14, 0.36, -0.5, 0.36]))), 0.05, stripe, 0.78);
    on.nozzles.push({ x: -1, y: 0.36 * side, size: 0.09 });
  });
  on.plate(polygon(wide(both(pairs([0.5, 0.1, 0.2, 0.14, -0.86, 0.14, -0.92, 0.08])))), pale, 0.5, 0.82, 0, 0.14);
  on.plate(polygon(wide(both(pairs([1, 0.1, 0.84, 0.22, 0.5, 0.26, 0.36, 0.12])))), pale, 0.46, 0.9, 0, 0.26);
  on.plate(polygon(wide(both(pairs([-0.2, 0.1, -0.6, 0.12])))), hull, 0.96);
  for (const x of [0.22, -0.04]) on.plate(disc(x, 0, 0.09), dark, 0.98);
  on.line(stroke(pairs([0.24, 0, 0.5, 0])), 0.035, dark, 1);
  on.lamp(box(0.74, 0.84, -0.06, 0.06), glass, 0.05);
};

const builtCapital: DrawHull = (on, { hull, pale, dark, stripe, glass }, wide) => {
  on.plate(
    polygon(wide(both(pairs([1, 0.1, 0.78, 0.3, 0.3, 0.42, -0.1, 0.56, -0.86, 0.58, -0.96, 0.4])))),
    hull,
    0.3,
    0.5,
    0,
    0.6,
  );
  on.sides((side) => {
    const flip = (spots: readonly Spot[]): readonly Spot[] => wide(spots).map(([x, y]): Spot => [x, y * side]);
    on.plate(polygon(flip(pairs([0.16, 0.4, -0.14, 0.52, -0.74, 0.54, -0.74, 0.34, 0.1, 0.26]))), dark, 0.42);
    on.plate(polygon(flip(pairs([0.06, 0.42, -0.3, 0.48, -0.3, 0.38, 0.02, 0.34]))), pale, 0.62);
    on.line(stroke(flip(pairs([-0.36, 0.44, -0.7, 0.45]))), 0.05, stripe, 0.6);
    for (const x of [0.42, 0.14, -0.16, -0.46]) {
      on.plate(disc(x, side * 0.2, 0.075), dark, 0.9);
      on.line(stroke(pairs([x, side * 0.2, x + 0.15, side * 0.22])), 0.03, dark, 0.95);
    }
    for (const y of [0.18, 0.42]) on.nozzles.push({ x: -1, y: y * side, size: 0.1 });
  });
  on.plate(polygon(wide(both(pairs([0.9, 0.05, 0.5, 0.12, -0.3, 0.14, -0.8, 0.1])))), pale, 0.6, 0.94, 0, 0.14);
  on.plate(polygon(wide(both(pairs([-0.3, 0.2, -0.6, 0.22, -0.7, 0.12])))), pale, 1);
  on.lamp(box(-0.52, -0.4, -0.13, 0.13), glass, 0.05);
};

/** Built hulls by class. */
export const BUILT_HULLS: { readonly [one in HullClass]: DrawHull } = {
  fighter: builtFighter,
  corvette: builtCorvette,
  frigate: builtFrigate,
  capital: builtCapital,
};
