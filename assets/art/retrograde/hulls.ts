import {
  board,
  bow,
  both,
  box,
  curve,
  disc,
  mirrored,
  polygon,
  stroke,
  type Board,
  type HullSketch,
  type Spot,
} from '../hull-sketch.ts';

// Spacecraft seen from above, bow to the right. Two families: built hulls, faceted and riveted, and grown ones, swept
// and ribbed; in each a silhouette for every class.

export type HullFamily = 'built' | 'grown';
export type HullClass = 'fighter' | 'corvette' | 'frigate' | 'capital';

/** What makes a card differ from others of its class: its breadth, and what it carries. */
interface Trim {
  readonly girth: number;
  readonly extra: 'none' | 'bombs' | 'tubes' | 'ring' | 'fins' | 'armour' | 'rocket';
}

const TRIMS: { readonly [card: string]: Trim | undefined } = {
  'fast-attack-craft': { girth: 0.74, extra: 'fins' },
  'heavy-assault-vehicle': { girth: 1.22, extra: 'armour' },
  'elite-fighter': { girth: 1.05, extra: 'tubes' },
  'heavy-corvette': { girth: 1.2, extra: 'armour' },
  'light-bomber': { girth: 1.12, extra: 'bombs' },
  'missile-frigate': { girth: 0.96, extra: 'tubes' },
  destroyer: { girth: 0.86, extra: 'fins' },
  'heavy-frigate': { girth: 1.18, extra: 'armour' },
  'interplanetary-missile': { girth: 0.5, extra: 'rocket' },
  'colony-ship': { girth: 1, extra: 'ring' },
};

const PLAIN: Trim = { girth: 1, extra: 'none' };

interface Paint {
  readonly hull: string;
  readonly pale: string;
  readonly dark: string;
  readonly stripe: string;
  readonly glass: string;
}

const BUILT: Paint = { hull: '#7d766a', pale: '#978e7c', dark: '#55524c', stripe: '#d8902c', glass: '#ffd79a' };
const GROWN: Paint = { hull: '#4e7480', pale: '#6b929c', dark: '#2c444e', stripe: '#39b8d8', glass: '#a6f0ff' };

type Draw = (on: Board, paint: Paint, wide: (spots: readonly Spot[]) => readonly Spot[]) => void;

const builtFighter: Draw = (on, { hull, pale, dark, stripe, glass }, wide) => {
  on.sides((side) => {
    const wing: readonly Spot[] = [
      [0.3, 0.12],
      [-0.34, 0.74],
      [-0.78, 0.76],
      [-0.56, 0.2],
    ];
    const own = wide(wing).map(([x, y]): Spot => [x, y * side]);
    on.plate(polygon(own), hull, 0.34);
    on.line(
      stroke(
        wide([
          [-0.1, 0.3],
          [-0.66, 0.66],
        ]).map(([x, y]): Spot => [x, y * side]),
      ),
      0.06,
      stripe,
      0.42,
    );
    on.nozzles.push({ x: -0.82, y: 0.17 * side, size: 0.11 });
  });
  on.plate(
    polygon(
      wide(
        both([
          [1, 0.02],
          [0.4, 0.16],
          [-0.5, 0.24],
          [-0.84, 0.16],
        ]),
      ),
    ),
    pale,
    0.4,
    0.9,
    0,
    0.24,
  );
  on.plate(
    polygon(
      wide(
        both([
          [0.42, 0.06],
          [0.1, 0.11],
          [-0.12, 0.07],
        ]),
      ),
    ),
    dark,
    0.8,
  );
  on.lamp(
    polygon(
      wide(
        both([
          [0.36, 0.035],
          [0.12, 0.07],
          [0, 0.04],
        ]),
      ),
    ),
    glass,
    0.05,
  );
};

const builtCorvette: Draw = (on, { hull, pale, dark, stripe, glass }, wide) => {
  on.sides((side) => {
    const flip = (spots: readonly Spot[]): readonly Spot[] => wide(spots).map(([x, y]): Spot => [x, y * side]);
    on.plate(
      polygon(
        flip([
          [0.1, 0.18],
          [-0.12, 0.44],
          [-0.42, 0.44],
          [-0.36, 0.18],
        ]),
      ),
      dark,
      0.3,
    );
    on.plate(
      polygon(
        flip([
          [0.36, 0.44],
          [0.24, 0.34],
          [-0.7, 0.34],
          [-0.82, 0.44],
          [-0.7, 0.58],
          [0.22, 0.58],
        ]),
      ),
      hull,
      0.34,
      0.74,
      side * 0.46,
      0.13,
    );
    on.line(
      stroke(
        flip([
          [0.1, 0.46],
          [-0.3, 0.46],
        ]),
      ),
      0.06,
      stripe,
      0.72,
    );
    on.nozzles.push({ x: -0.86, y: 0.46 * side, size: 0.1 });
  });
  on.plate(
    polygon(
      wide(
        both([
          [1, 0.07],
          [0.66, 0.2],
          [0.1, 0.26],
          [-0.6, 0.24],
          [-0.8, 0.13],
        ]),
      ),
    ),
    pale,
    0.42,
    0.9,
    0,
    0.26,
  );
  on.plate(
    polygon(
      wide(
        both([
          [0.3, 0.13],
          [-0.1, 0.16],
          [-0.4, 0.1],
        ]),
      ),
    ),
    hull,
    0.92,
  );
  on.lamp(box(0.4, 0.52, -0.05, 0.05), glass, 0.05);
};

const builtFrigate: Draw = (on, { hull, pale, dark, stripe, glass }, wide) => {
  on.sides((side) => {
    const flip = (spots: readonly Spot[]): readonly Spot[] => wide(spots).map(([x, y]): Spot => [x, y * side]);
    for (const x of [-0.56, -0.18])
      on.plate(
        polygon(
          flip([
            [x + 0.12, 0.1],
            [x + 0.08, 0.36],
            [x - 0.08, 0.36],
            [x - 0.12, 0.1],
          ]),
        ),
        dark,
        0.3,
      );
    on.plate(
      polygon(
        flip([
          [0.06, 0.34],
          [-0.04, 0.26],
          [-0.88, 0.26],
          [-0.98, 0.36],
          [-0.88, 0.48],
          [-0.06, 0.46],
        ]),
      ),
      hull,
      0.34,
      0.78,
      side * 0.36,
      0.12,
    );
    on.line(
      stroke(
        flip([
          [-0.14, 0.36],
          [-0.5, 0.36],
        ]),
      ),
      0.05,
      stripe,
      0.78,
    );
    on.nozzles.push({ x: -1, y: 0.36 * side, size: 0.09 });
  });
  on.plate(
    polygon(
      wide(
        both([
          [0.5, 0.1],
          [0.2, 0.14],
          [-0.86, 0.14],
          [-0.92, 0.08],
        ]),
      ),
    ),
    pale,
    0.5,
    0.82,
    0,
    0.14,
  );
  on.plate(
    polygon(
      wide(
        both([
          [1, 0.1],
          [0.84, 0.22],
          [0.5, 0.26],
          [0.36, 0.12],
        ]),
      ),
    ),
    pale,
    0.46,
    0.9,
    0,
    0.26,
  );
  on.plate(
    polygon(
      wide(
        both([
          [-0.2, 0.1],
          [-0.6, 0.12],
        ]),
      ),
    ),
    hull,
    0.96,
  );
  for (const x of [0.22, -0.04]) on.plate(disc(x, 0, 0.09), dark, 0.98);
  on.line(
    stroke([
      [0.24, 0],
      [0.5, 0],
    ]),
    0.035,
    dark,
    1,
  );
  on.lamp(box(0.74, 0.84, -0.06, 0.06), glass, 0.05);
};

const builtCapital: Draw = (on, { hull, pale, dark, stripe, glass }, wide) => {
  on.plate(
    polygon(
      wide(
        both([
          [1, 0.1],
          [0.78, 0.3],
          [0.3, 0.42],
          [-0.1, 0.56],
          [-0.86, 0.58],
          [-0.96, 0.4],
        ]),
      ),
    ),
    hull,
    0.3,
    0.5,
    0,
    0.6,
  );
  on.sides((side) => {
    const flip = (spots: readonly Spot[]): readonly Spot[] => wide(spots).map(([x, y]): Spot => [x, y * side]);
    on.plate(
      polygon(
        flip([
          [0.16, 0.4],
          [-0.14, 0.52],
          [-0.74, 0.54],
          [-0.74, 0.34],
          [0.1, 0.26],
        ]),
      ),
      dark,
      0.42,
    );
    on.plate(
      polygon(
        flip([
          [0.06, 0.42],
          [-0.3, 0.48],
          [-0.3, 0.38],
          [0.02, 0.34],
        ]),
      ),
      pale,
      0.62,
    );
    on.line(
      stroke(
        flip([
          [-0.36, 0.44],
          [-0.7, 0.45],
        ]),
      ),
      0.05,
      stripe,
      0.6,
    );
    for (const x of [0.42, 0.14, -0.16, -0.46]) {
      on.plate(disc(x, side * 0.2, 0.075), dark, 0.9);
      on.line(
        stroke([
          [x, side * 0.2],
          [x + 0.15, side * 0.22],
        ]),
        0.03,
        dark,
        0.95,
      );
    }
    for (const y of [0.18, 0.42]) on.nozzles.push({ x: -1, y: y * side, size: 0.1 });
  });
  on.plate(
    polygon(
      wide(
        both([
          [0.9, 0.05],
          [0.5, 0.12],
          [-0.3, 0.14],
          [-0.8, 0.1],
        ]),
      ),
    ),
    pale,
    0.6,
    0.94,
    0,
    0.14,
  );
  on.plate(
    polygon(
      wide(
        both([
          [-0.3, 0.2],
          [-0.6, 0.22],
          [-0.7, 0.12],
        ]),
      ),
    ),
    pale,
    1,
  );
  on.lamp(box(-0.52, -0.4, -0.13, 0.13), glass, 0.05);
};

const grownFighter: Draw = (on, { hull, pale, dark, stripe, glass }, wide) => {
  on.sides((side) => {
    const flip = (spots: readonly Spot[]): readonly Spot[] => wide(spots).map(([x, y]): Spot => [x, y * side]);
    on.plate(
      curve(
        flip([
          [-0.5, 0.04],
          [-0.3, 0.5],
          [0.1, 0.82],
          [0.72, 0.8],
          [0.2, 0.62],
          [0.16, 0.2],
          [0.3, 0.02],
        ]),
      ),
      hull,
      0.34,
      0.56,
      side * 0.5,
      0.4,
    );
    on.line(bow([0.06, side * 0.24], [-0.1, side * 0.5], [0.36, side * 0.74]), 0.045, stripe, 0.5);
  });
  on.plate(
    curve(
      wide(
        both([
          [1, 0.02],
          [0.5, 0.2],
          [-0.3, 0.26],
          [-0.86, 0.12],
        ]),
      ),
    ),
    pale,
    0.36,
    0.94,
    0,
    0.24,
  );
  on.line(
    stroke([
      [0.5, 0],
      [-0.6, 0],
    ]),
    0.03,
    dark,
    0.7,
  );
  on.lamp(disc(0.32, 0, 0.08), glass, 0.07);
  on.nozzles.push({ x: -0.78, y: 0, size: 0.16 });
};

const grownCorvette: Draw = (on, { hull, pale, dark, stripe, glass }, wide) => {
  on.plate(
    curve(
      wide(
        both([
          [0.9, 0.05],
          [0.46, 0.3],
          [0.0, 0.66],
          [-0.5, 0.78],
          [-0.34, 0.4],
          [-0.72, 0.14],
        ]),
      ),
    ),
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
  on.plate(
    curve(
      wide(
        both([
          [1, 0.02],
          [0.56, 0.16],
          [-0.2, 0.2],
          [-0.96, 0.05],
        ]),
      ),
    ),
    pale,
    0.4,
    0.96,
    0,
    0.2,
  );
  on.lamp(disc(0.46, 0, 0.07), glass, 0.07);
};

const grownFrigate: Draw = (on, { hull, pale, dark, stripe, glass }, wide) => {
  on.sides((side) => {
    const flip = (spots: readonly Spot[]): readonly Spot[] => wide(spots).map(([x, y]): Spot => [x, y * side]);
    on.plate(
      curve(
        flip([
          [0.3, 0.08],
          [0.16, 0.4],
          [-0.3, 0.62],
          [-0.66, 0.6],
          [-0.36, 0.34],
          [-0.3, 0.08],
        ]),
      ),
      hull,
      0.3,
      0.5,
      side * 0.34,
      0.3,
    );
    on.plate(
      curve(
        flip([
          [-0.5, 0.06],
          [-0.74, 0.34],
          [-1, 0.4],
          [-0.9, 0.08],
        ]),
      ),
      hull,
      0.3,
      0.5,
      side * 0.2,
      0.2,
    );
    on.line(bow([0.16, side * 0.24], [-0.1, side * 0.46], [-0.5, side * 0.56]), 0.04, stripe, 0.52);
  });
  on.plate(
    curve(
      wide(
        both([
          [1, 0.02],
          [0.8, 0.16],
          [0.4, 0.24],
          [-0.2, 0.2],
          [-0.7, 0.12],
          [-1, 0.04],
        ]),
      ),
    ),
    pale,
    0.36,
    0.94,
    0,
    0.22,
  );
  for (const x of [0.1, -0.1, -0.3, -0.5])
    on.line(
      stroke([
        [x, -0.15],
        [x - 0.06, 0],
        [x, 0.15],
      ]),
      0.03,
      dark,
      0.6,
    );
  on.lamp(disc(0.62, 0, 0.07), glass, 0.07);
  on.nozzles.push({ x: -0.98, y: 0, size: 0.13 });
};

const grownCapital: Draw = (on, { hull, pale, dark, stripe, glass }, wide) => {
  on.plate(
    curve(
      wide(
        both([
          [1, 0.04],
          [0.66, 0.34],
          [0.2, 0.6],
          [-0.36, 0.72],
          [-0.92, 0.6],
          [-0.72, 0.3],
          [-1, 0.12],
        ]),
      ),
    ),
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
      curve(
        mirrored([
          [-0.4, side * -0.3],
          [-0.7, side * -0.5],
          [-0.98, side * -0.44],
          [-0.8, side * -0.26],
        ]),
      ),
      pale,
      0.5,
      0.8,
      side * 0.38,
      0.14,
    );
    on.nozzles.push({ x: -0.92, y: 0.4 * side, size: 0.11 });
  });
  on.plate(
    curve(
      wide(
        both([
          [0.96, 0.02],
          [0.5, 0.2],
          [-0.3, 0.26],
          [-0.96, 0.08],
        ]),
      ),
    ),
    pale,
    0.44,
    1,
    0,
    0.26,
  );
  for (const x of [0.2, -0.05, -0.3, -0.55])
    on.line(
      stroke([
        [x, -0.18],
        [x - 0.08, 0],
        [x, 0.18],
      ]),
      0.03,
      dark,
      0.66,
    );
  on.lamp(disc(0.5, 0, 0.07), glass, 0.07);
  on.nozzles.push({ x: -1, y: 0, size: 0.12 });
};

const CLASSES: { readonly [family in HullFamily]: { readonly [one in HullClass]: Draw } } = {
  built: { fighter: builtFighter, corvette: builtCorvette, frigate: builtFrigate, capital: builtCapital },
  grown: { fighter: grownFighter, corvette: grownCorvette, frigate: grownFrigate, capital: grownCapital },
};

/** What a card carries besides, drawn over its hull. */
const fit = (on: Board, { dark, pale, stripe }: Paint, extra: Trim['extra']): void => {
  on.sides((side) => {
    if (extra === 'bombs') for (const x of [0.12, -0.14, -0.4]) on.plate(disc(x, side * 0.3, 0.095), dark, 0.7);
    if (extra === 'tubes')
      for (const y of [0.24, 0.34]) on.plate(box(-0.3, 0.24, side * y - 0.03, side * y + 0.03), dark, 0.86);
    if (extra === 'fins')
      on.plate(
        polygon([
          [-0.5, side * 0.16],
          [-0.96, side * 0.5],
          [-0.86, side * 0.12],
        ]),
        pale,
        0.5,
      );
    if (extra === 'armour')
      on.plate(
        polygon([
          [0.52, side * 0.2],
          [0.2, side * 0.34],
          [-0.3, side * 0.34],
          [-0.3, side * 0.2],
        ]),
        pale,
        0.72,
      );
  });
  if (extra === 'ring') {
    const ring = disc(-0.1, 0, 0.62);
    on.line(ring, 0.2, pale, 0.72);
    on.line(ring, 0.05, stripe, 0.9);
  }
  if (extra === 'rocket') on.plate(box(0.62, 0.82, -0.1, 0.1), stripe, 0.9);
};

/** The hull of a card in a family. */
export const hullOf = (card: string, of: HullClass, family: HullFamily): HullSketch => {
  const { girth, extra } = TRIMS[card] ?? PLAIN;
  const on = board();
  const paint = family === 'built' ? BUILT : GROWN;
  CLASSES[family][of](on, paint, (spots) => spots.map(([x, y]): Spot => [x, y * girth]));
  fit(on, paint, extra);
  return { layers: on.layers, nozzles: on.nozzles, grown: family === 'grown' };
};

/** Outlines by which a class is known at a glance, in a square of -1..1, bow to the right. */
export const classOutline = (of: HullClass): Path2D => {
  if (of === 'fighter')
    return polygon([
      [0.95, 0],
      [-0.8, 0.72],
      [-0.4, 0],
      [-0.8, -0.72],
    ]);
  if (of === 'corvette')
    return polygon(
      both([
        [0.95, 0.08],
        [0.3, 0.3],
        [-0.1, 0.72],
        [-0.8, 0.72],
        [-0.5, 0.22],
      ]),
    );
  if (of === 'frigate')
    return polygon(
      both([
        [0.98, 0.12],
        [0.66, 0.3],
        [0.1, 0.3],
        [0, 0.6],
        [-0.9, 0.6],
        [-0.9, 0.32],
        [-0.5, 0.26],
      ]),
    );
  return polygon(
    both([
      [1, 0.12],
      [0.66, 0.42],
      [0.2, 0.5],
      [-0.1, 0.78],
      [-0.95, 0.78],
      [-0.95, 0.3],
    ]),
  );
};
