import {
  board,
  both,
  box,
  curve,
  disc,
  polygon,
  stroke,
  type Board,
  type HullSketch,
  type Spot,
} from '../hull-sketch.ts';

/**
 * What a lifeboat shows of itself: the thicker its hull the more plates, drives if it may move, a dish if it keeps
 * watch, its guns.
 */
export interface BoatTraits {
  /** 2..6. */
  readonly hull: number;
  readonly moves: boolean;
  readonly watches: boolean;
  /** 1 or 2. */
  readonly guns: number;
  readonly paint: string;
  /** Whose yard it comes from, 0..7: no two have the same lines. */
  readonly form: number;
  /** A second paint, on the port half. */
  readonly other?: string;
}

const STEEL = '#9aa3ad';
const DARK = '#4a525c';
const PALE = '#d8dee5';
const SOOT = '#1d2026';
const SEAM = '#2a2f37';
const LAMP = '#ffe2a8';

const barrel = (on: Board, y: number, long: number): void => {
  on.plate(box(0.3, 0.3 + long, y - 0.035, y + 0.035), SOOT, 0.7);
  on.plate(box(0.3 + long - 0.1, 0.3 + long, y - 0.055, y + 0.055), DARK, 0.8);
  on.plate(disc(0.34, y, 0.1), PALE, 0.76, 0.96, y, 0.1);
};

const drives = (on: Board): void =>
  on.sides((side) => {
    on.plate(
      polygon([
        [0.1, 0.36 * side],
        [-0.34, 0.86 * side],
        [-0.84, 0.9 * side],
        [-0.62, 0.3 * side],
      ]),
      STEEL,
      0.3,
      0.56,
      0.6 * side,
      0.34,
    );
    on.plate(
      polygon([
        [-0.3, 0.78 * side],
        [-0.34, 0.86 * side],
        [-0.84, 0.9 * side],
        [-0.8, 0.78 * side],
      ]),
      DARK,
      0.6,
    );
    on.plate(box(-0.86, -0.4, 0.52 * side - 0.1, 0.52 * side + 0.1), DARK, 0.5, 0.82, 0.52 * side, 0.1);
    on.lamp(box(-0.9, -0.84, 0.52 * side - 0.07, 0.52 * side + 0.07), '#bfe4ff', 0.08);
    on.nozzles.push({ x: -0.88, y: 0.52 * side, size: 0.11 });
  });

/** Without a drive it rides on four sails that drink light. */
const sails = (on: Board): void =>
  on.sides((side) => {
    for (const x of [0.18, -0.62]) {
      on.plate(box(x, x + 0.44, 0.48 * side, 0.98 * side), '#22405e', 0.3, 0.4, 0.73 * side, 0.3);
      for (const step of [0.11, 0.22, 0.33])
        on.line(
          stroke([
            [x + step, 0.5 * side],
            [x + step, 0.96 * side],
          ]),
          0.014,
          '#7fb2d8',
          0.5,
        );
      on.line(
        stroke([
          [x, 0.73 * side],
          [x + 0.44, 0.73 * side],
        ]),
        0.014,
        '#7fb2d8',
        0.5,
      );
    }
    on.plate(box(-0.2, 0, 0.3 * side, 0.5 * side), DARK, 0.4);
    on.line(
      stroke([
        [-0.1, 0.48 * side],
        [-0.1, 0.9 * side],
      ]),
      0.03,
      PALE,
      0.7,
    );
  });

const dish = (on: Board): void => {
  on.plate(disc(-0.12, 0, 0.26), PALE, 0.5, 1, 0, 0.26);
  on.plate(disc(-0.12, 0, 0.17), DARK, 0.72, 0.4, 0, 0.17);
  on.line(
    stroke([
      [-0.34, 0],
      [0.1, 0],
    ]),
    0.02,
    PALE,
    0.98,
  );
  on.line(
    stroke([
      [-0.12, -0.22],
      [-0.12, 0.22],
    ]),
    0.02,
    PALE,
    0.98,
  );
  on.lamp(disc(-0.12, 0, 0.05), '#ff9c7a', 0.08);
};

/** Half an outline along the hull, bow first: place along it, and share of the half width there. */
type Lines = readonly (readonly [x: number, share: number])[];

/** Hulls: the first four grown smooth, for boats with drives; the others plated, for boats with sails. */
const FORMS: readonly { readonly lines: Lines; readonly smooth: boolean; readonly fins: boolean }[] = [
  {
    lines: [
      [0.9, 0.1],
      [0.56, 0.62],
      [-0.2, 1],
      [-0.8, 0.72],
      [-0.92, 0.2],
    ],
    smooth: true,
    fins: false,
  },
  {
    lines: [
      [0.66, 0.5],
      [0.52, 0.94],
      [0.1, 1.04],
      [-0.66, 0.98],
      [-0.9, 0.5],
    ],
    smooth: true,
    fins: false,
  },
  {
    lines: [
      [0.98, 0.06],
      [0.5, 0.36],
      [0.22, 0.46],
      [-0.1, 1],
      [-0.72, 1.08],
      [-0.92, 0.4],
    ],
    smooth: true,
    fins: true,
  },
  {
    lines: [
      [0.8, 0.3],
      [0.64, 0.66],
      [0.3, 0.6],
      [0, 0.86],
      [-0.5, 0.8],
      [-0.9, 1.02],
      [-0.94, 0.3],
    ],
    smooth: true,
    fins: true,
  },
  {
    lines: [
      [0.62, 0.5],
      [0.48, 1],
      [-0.52, 1],
      [-0.8, 0.62],
      [-0.82, 0.2],
    ],
    smooth: false,
    fins: false,
  },
  {
    lines: [
      [0.74, 0.2],
      [0.3, 1],
      [-0.2, 1],
      [-0.74, 0.5],
      [-0.8, 0.2],
    ],
    smooth: false,
    fins: false,
  },
  {
    lines: [
      [0.66, 0.7],
      [0.6, 0.94],
      [0.2, 0.94],
      [0.12, 0.6],
      [-0.2, 0.6],
      [-0.28, 1.04],
      [-0.76, 1.04],
      [-0.84, 0.7],
    ],
    smooth: false,
    fins: true,
  },
  {
    lines: [
      [0.56, 0.34],
      [0.5, 0.6],
      [0.1, 0.78],
      [-0.36, 1.12],
      [-0.78, 1.12],
      [-0.84, 0.3],
    ],
    smooth: false,
    fins: false,
  },
];

/** The sketch of a lifeboat, bow along +x. */
export const lifeboatSketch = ({ hull, moves, watches, guns, paint, form, other }: BoatTraits): HullSketch => {
  const on = board();
  const half = 0.26 + hull * 0.035;
  if (moves) drives(on);
  else sails(on);
  if (guns === 1) barrel(on, 0, 0.62);
  else on.sides((side) => barrel(on, 0.2 * side, 0.5));
  const { lines, smooth, fins } = FORMS[form % FORMS.length]!;
  if (fins)
    on.sides((side) =>
      on.plate(
        polygon([
          [0.02, half * 0.8 * side],
          [-0.42, (half + 0.22) * side],
          [-0.66, (half + 0.2) * side],
          [-0.6, half * 0.7 * side],
        ]),
        STEEL,
        0.34,
        0.5,
        half * side,
        0.2,
      ),
    );
  const body: readonly Spot[] = both(lines.map(([x, share]) => [x, share * half] as const));
  const outline = smooth ? curve(body) : polygon(body);
  on.plate(outline, paint, 0.36, 0.9, 0, half);
  if (other)
    on.plate(
      polygon([
        [0.52, 0],
        [0.4, -half * 0.72],
        [-0.4, -half * 0.86],
        [-0.76, -half * 0.5],
        [-0.8, 0],
      ]),
      other,
      0.5,
      0.9,
      0,
      half,
    );
  // One belt of armour for each point of Hull beyond the first.
  for (let belt = 0; belt < hull - 1; belt += 1) {
    const x = 0.36 - belt * 0.2;
    on.plate(
      polygon([
        [x, -half * 0.92],
        [x + 0.07, 0],
        [x, half * 0.92],
        [x - 0.09, half * 0.92],
        [x - 0.02, 0],
        [x - 0.09, -half * 0.92],
      ]),
      STEEL,
      0.62,
      0.96,
      0,
      half,
    );
  }
  on.line(
    stroke([
      [-0.62, -half * 0.66],
      [-0.62, half * 0.66],
    ]),
    0.02,
    SEAM,
    0.3,
  );
  if (watches) dish(on);
  else {
    on.plate(box(-0.3, 0.06, -0.1, 0.1), DARK, 0.92, 1, 0, 0.1);
    on.lamp(box(-0.24, 0, -0.035, 0.035), LAMP, 0.04);
  }
  on.plate(
    curve(
      both([
        [0.56, 0.01],
        [0.48, 0.1],
        [0.34, 0.08],
        [0.32, 0.01],
      ]),
    ),
    '#16323f',
    0.95,
  );
  on.sides((side) => on.lamp(disc(-0.7, half * 0.36 * side, 0.022), '#ff8a6a', 0.04));
  return { layers: on.layers, nozzles: on.nozzles, grown: moves };
};
