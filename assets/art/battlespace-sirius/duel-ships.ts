import {
  board,
  both,
  bow,
  box,
  curve,
  disc,
  polygon,
  stroke,
  type Board,
  type HullSketch,
  type Spot,
} from '../hull-sketch.ts';

/** Six ships of one class, each built by other hands: told apart by outline alone. Half a length = 1, bow along +x. */
export type DuelShip = 'emerald' | 'red' | 'platinum' | 'orange' | 'purple' | 'azure';

/** What a ship is built of: its paint and four metals. */
interface Metals {
  readonly paint: string;
  readonly steel: string;
  readonly dark: string;
  readonly pale: string;
  readonly lamp: string;
}

const SOOT = '#1d2026';
const SEAM = '#262a31';

const jet = (on: Board, x: number, y: number, size: number, lamp: string): void => {
  on.plate(
    polygon([
      [x + size, y - size * 0.8],
      [x + size, y + size * 0.8],
      [x - size * 0.7, y + size],
      [x - size * 0.7, y - size],
    ]),
    SOOT,
    0.45,
    0.6,
    y,
    size,
  );
  on.lamp(box(x - size * 0.75, x - size * 0.4, y - size * 0.7, y + size * 0.7), lamp, size);
  on.nozzles.push({ x: x - size * 0.6, y, size });
};

const gun = (on: Board, x: number, y: number, size: number, reach: number, metal: string): void => {
  for (const shift of [-0.42, 0.42])
    on.plate(box(x, x + reach, y + shift * size - size * 0.17, y + shift * size + size * 0.17), SOOT, 0.86);
  on.plate(disc(x, y, size), metal, 0.72, 0.98, y, size);
};

const lights = (on: Board, from: Spot, to: Spot, count: number, colour: string, size = 0.012): void => {
  for (let index = 0; index < count; index += 1) {
    const t = count === 1 ? 0.5 : index / (count - 1);
    on.lamp(disc(from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t, size), colour, 0.025);
  }
};

const canopy = (on: Board, x: number, length: number, width: number): void => {
  on.plate(
    curve(
      both([
        [x + length, 0.01],
        [x + length * 0.4, width],
        [x - length, width * 0.8],
        [x - length * 1.2, 0.01],
      ]),
    ),
    '#16323f',
    0.9,
    1,
    0,
    width,
  );
  on.lamp(
    curve(
      both([
        [x + length * 0.7, 0.005],
        [x + length * 0.3, width * 0.35],
        [x - length * 0.2, width * 0.2],
      ]),
    ),
    '#9fe6ff',
    0.02,
  );
};

/** A leaf with ribs: broad wings grown from one spine. */
const emerald = (m: Metals): HullSketch => {
  const on = board();
  const wing: readonly Spot[] = both([
    [0.86, 0.04],
    [0.52, 0.3],
    [0.2, 0.62],
    [-0.24, 0.94],
    [-0.78, 0.98],
    [-0.58, 0.66],
    [-0.84, 0.44],
    [-0.62, 0.2],
  ]);
  on.plate(curve(wing), m.dark, 0.16, 0.6, 0, 0.95);
  on.sides((side) => {
    on.plate(
      curve([
        [0.7, 0.1 * side],
        [0.32, 0.44 * side],
        [-0.2, 0.84 * side],
        [-0.64, 0.92 * side],
        [-0.2, 0.6 * side],
        [0.22, 0.26 * side],
      ]),
      m.paint,
      0.42,
      0.66,
      0.45 * side,
      0.5,
    );
    for (const [x, reach] of [
      [0.3, 0.46],
      [0.02, 0.68],
      [-0.28, 0.84],
      [-0.52, 0.72],
    ] as const)
      on.line(bow([x, 0.06 * side], [x - 0.02, reach * 0.6 * side], [x - 0.26, reach * side]), 0.024, m.pale, 0.78);
    lights(on, [-0.32, 0.88 * side], [-0.66, 0.92 * side], 4, m.lamp);
    gun(on, 0.2, 0.42 * side, 0.05, 0.2, m.pale);
    jet(on, -0.74, 0.56 * side, 0.06, m.lamp);
    jet(on, -0.84, 0.2 * side, 0.08, m.lamp);
  });
  on.plate(
    curve(
      both([
        [1.1, 0.02],
        [0.72, 0.16],
        [0.1, 0.22],
        [-0.66, 0.16],
        [-1.02, 0.04],
      ]),
    ),
    m.steel,
    0.46,
    0.98,
    0,
    0.2,
  );
  on.plate(
    curve(
      both([
        [0.3, 0.01],
        [0, 0.07],
        [-0.62, 0.06],
        [-0.8, 0.01],
      ]),
    ),
    m.paint,
    0.9,
    1,
    0,
    0.07,
  );
  canopy(on, 0.5, 0.16, 0.08);
  return { layers: on.layers, nozzles: on.nozzles, grown: true };
};

/** A dagger with blades swept forward. */
const red = (m: Metals): HullSketch => {
  const on = board();
  on.sides((side) => {
    on.plate(
      polygon([
        [-0.1, 0.2 * side],
        [0.1, 0.5 * side],
        [0.62, 0.82 * side],
        [0.7, 0.94 * side],
        [0.1, 0.86 * side],
        [-0.5, 0.62 * side],
        [-0.86, 0.58 * side],
        [-0.66, 0.2 * side],
      ]),
      m.steel,
      0.26,
      0.6,
      0.5 * side,
      0.46,
    );
    on.plate(
      polygon([
        [0.62, 0.82 * side],
        [0.7, 0.94 * side],
        [0.1, 0.86 * side],
        [-0.18, 0.75 * side],
        [0.02, 0.66 * side],
      ]),
      m.paint,
      0.5,
      0.64,
      0.84 * side,
      0.14,
    );
    on.line(
      stroke([
        [-0.6, 0.26 * side],
        [-0.4, 0.6 * side],
      ]),
      0.016,
      SEAM,
      0.25,
    );
    on.line(
      stroke([
        [-0.3, 0.24 * side],
        [-0.02, 0.66 * side],
      ]),
      0.016,
      SEAM,
      0.25,
    );
    gun(on, 0.02, 0.58 * side, 0.055, 0.26, m.pale);
    on.plate(box(-0.86, -0.36, 0.36 * side - 0.07, 0.36 * side + 0.07), m.dark, 0.5, 0.82, 0.36 * side, 0.07);
    jet(on, -0.9, 0.36 * side, 0.085, m.lamp);
    lights(on, [0.5, 0.9 * side], [0.16, 0.84 * side], 4, m.lamp);
  });
  on.plate(
    polygon(
      both([
        [1.1, 0.012],
        [0.66, 0.12],
        [0.1, 0.26],
        [-0.62, 0.28],
        [-0.94, 0.16],
      ]),
    ),
    m.steel,
    0.34,
    0.9,
    0,
    0.28,
  );
  on.plate(
    polygon(
      both([
        [1.1, 0.012],
        [0.66, 0.12],
        [0.4, 0.178],
        [0.58, 0.02],
      ]),
    ),
    m.paint,
    0.62,
    0.8,
    0,
    0.16,
  );
  on.sides((side) =>
    on.plate(
      polygon([
        [0.02, 0.1 * side],
        [-0.08, 0.22 * side],
        [-0.5, 0.23 * side],
        [-0.58, 0.1 * side],
      ]),
      m.pale,
      0.72,
      0.78,
      0.16 * side,
      0.08,
    ),
  );
  on.plate(
    polygon(
      both([
        [0.5, 0.02],
        [0.3, 0.07],
        [-0.8, 0.07],
        [-0.9, 0.04],
      ]),
    ),
    m.dark,
    0.8,
    1,
    0,
    0.07,
  );
  canopy(on, 0.2, 0.14, 0.075);
  gun(on, -0.3, 0, 0.075, 0.26, m.pale);
  jet(on, -0.97, 0, 0.1, m.lamp);
  return { layers: on.layers, nozzles: on.nozzles, grown: false };
};

/** A ring carried by a spindle. */
const platinum = (m: Metals): HullSketch => {
  const on = board();
  const ring = new Path2D();
  ring.arc(-0.1, 0, 0.88, 0, Math.PI * 2);
  ring.arc(-0.1, 0, 0.6, Math.PI * 2, 0, true);
  ring.closePath();
  on.plate(ring, m.steel, 0.34, 0.74, 0, 0.9);
  for (const [radius, metal, height] of [
    [0.74, m.pale, 0.92],
    [0.64, SEAM, 0.2],
    [0.84, SEAM, 0.2],
  ] as const) {
    const line = new Path2D();
    line.arc(-0.1, 0, radius, 0, Math.PI * 2);
    on.line(line, height > 0.5 ? 0.06 : 0.014, metal, height);
  }
  for (let index = 0; index < 12; index += 1) {
    const angle = ((index + 0.5) / 12) * Math.PI * 2;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    on.line(
      stroke([
        [-0.1 + cos * 0.61, sin * 0.61],
        [-0.1 + cos * 0.87, sin * 0.87],
      ]),
      0.014,
      SEAM,
      0.2,
    );
    if (index % 3 !== 1) on.lamp(disc(-0.1 + cos * 0.805, sin * 0.805, 0.013), m.lamp, 0.03);
  }
  on.sides((side) => {
    for (const x of [0.18, -0.38])
      on.plate(
        polygon([
          [x - 0.06, 0.1 * side],
          [x + 0.06, 0.1 * side],
          [x + (x > 0 ? 0.1 : -0.02), 0.66 * side],
          [x + (x > 0 ? 0.02 : -0.1), 0.66 * side],
        ]),
        m.dark,
        0.4,
        0.6,
      );
    on.plate(
      polygon([
        [0.24, 0.68 * side],
        [0.24, 0.98 * side],
        [-0.44, 0.98 * side],
        [-0.44, 0.68 * side],
      ]),
      m.paint,
      0.56,
      0.9,
      0.83 * side,
      0.16,
    );
    on.plate(box(-0.3, 0.1, 0.76 * side - 0.05, 0.76 * side + 0.05), m.pale, 0.96);
    gun(on, 0.14, 0.86 * side, 0.06, 0.24, m.pale);
    jet(on, -0.5, 0.83 * side, 0.09, m.lamp);
  });
  on.plate(
    polygon(
      both([
        [1.1, 0.02],
        [0.94, 0.1],
        [0.5, 0.17],
        [-0.66, 0.17],
        [-0.96, 0.1],
      ]),
    ),
    m.steel,
    0.44,
    0.96,
    0,
    0.18,
  );
  on.plate(
    polygon(
      both([
        [1.1, 0.02],
        [0.94, 0.1],
        [0.72, 0.135],
        [0.78, 0.02],
      ]),
    ),
    m.paint,
    0.7,
    0.9,
    0,
    0.12,
  );
  on.plate(disc(-0.1, 0, 0.24), m.pale, 0.8, 1, 0, 0.24);
  on.plate(disc(-0.1, 0, 0.13), m.paint, 0.98);
  on.lamp(disc(-0.1, 0, 0.05), m.lamp, 0.06);
  canopy(on, 0.56, 0.13, 0.065);
  jet(on, -1, 0, 0.1, m.lamp);
  return { layers: on.layers, nozzles: on.nozzles, grown: false };
};

/** A hammerhead that hauls a train of holds. */
const orange = (m: Metals): HullSketch => {
  const on = board();
  on.plate(
    polygon(
      both([
        [0.4, 0.14],
        [-0.7, 0.14],
        [-0.94, 0.1],
      ]),
    ),
    m.dark,
    0.3,
    0.5,
    0,
    0.14,
  );
  on.sides((side) => {
    for (const [index, x] of [0.22, -0.14, -0.5].entries()) {
      on.plate(
        box(x - 0.3, x, 0.16 * side, (0.5 - index * 0.02) * side),
        index === 1 ? m.paint : m.steel,
        0.4,
        0.66,
        0.33 * side,
        0.2,
      );
      for (const line of [0.08, 0.15, 0.22])
        on.line(
          stroke([
            [x - line, 0.18 * side],
            [x - line, 0.47 * side],
          ]),
          0.014,
          SEAM,
          0.3,
        );
    }
    on.plate(
      polygon([
        [1, 0],
        [0.98, 0.5 * side],
        [0.86, 0.9 * side],
        [0.58, 0.98 * side],
        [0.42, 0.9 * side],
        [0.44, 0.34 * side],
        [0.36, 0],
      ]),
      m.steel,
      0.4,
      0.8,
      0.4 * side,
      0.6,
    );
    on.plate(
      polygon([
        [0.86, 0.9 * side],
        [0.58, 0.98 * side],
        [0.42, 0.9 * side],
        [0.42, 0.68 * side],
        [0.93, 0.7 * side],
      ]),
      m.paint,
      0.6,
      0.76,
      0.84 * side,
      0.16,
    );
    on.line(
      stroke([
        [0.98, 0.42 * side],
        [0.44, 0.42 * side],
      ]),
      0.016,
      SEAM,
      0.25,
    );
    gun(on, 0.7, 0.56 * side, 0.085, 0.34, m.pale);
    on.plate(
      polygon([
        [-0.66, 0.14 * side],
        [-0.7, 0.6 * side],
        [-0.96, 0.54 * side],
        [-0.96, 0.14 * side],
      ]),
      m.dark,
      0.44,
      0.8,
      0.34 * side,
      0.26,
    );
    jet(on, -0.98, 0.22 * side, 0.1, m.lamp);
    jet(on, -0.98, 0.46 * side, 0.08, m.lamp);
    lights(on, [0.98, 0.1 * side], [0.96, 0.38 * side], 4, m.lamp);
  });
  on.plate(
    polygon(
      both([
        [0.86, 0.06],
        [0.7, 0.2],
        [0.4, 0.2],
        [0.3, 0.1],
        [-0.84, 0.1],
        [-0.9, 0.06],
      ]),
    ),
    m.pale,
    0.74,
    0.96,
    0,
    0.2,
  );
  on.plate(
    polygon(
      both([
        [0.02, 0.05],
        [-0.06, 0.1],
        [-0.6, 0.1],
        [-0.66, 0.05],
      ]),
    ),
    m.paint,
    0.98,
  );
  canopy(on, 0.66, 0.14, 0.09);
  gun(on, -0.34, 0, 0.08, 0.26, m.steel);
  return { layers: on.layers, nozzles: on.nozzles, grown: false };
};

/** A trident: three prongs from one crescent. */
const purple = (m: Metals): HullSketch => {
  const on = board();
  on.plate(
    curve(
      both([
        [0.1, 0.12],
        [-0.16, 0.46],
        [0.1, 0.86],
        [-0.36, 1.02],
        [-0.86, 0.74],
        [-1, 0.3],
      ]),
    ),
    m.dark,
    0.2,
    0.62,
    0,
    0.9,
  );
  on.sides((side) => {
    on.plate(
      curve([
        [0.96, 0.6 * side],
        [0.6, 0.76 * side],
        [-0.1, 0.96 * side],
        [-0.7, 0.82 * side],
        [-0.5, 0.5 * side],
        [-0.08, 0.66 * side],
        [0.5, 0.64 * side],
      ]),
      m.steel,
      0.36,
      0.9,
      0.76 * side,
      0.26,
    );
    on.plate(
      curve([
        [1.02, 0.6 * side],
        [0.66, 0.72 * side],
        [0.16, 0.82 * side],
        [0.2, 0.72 * side],
        [0.56, 0.65 * side],
      ]),
      m.paint,
      0.7,
      0.84,
      0.7 * side,
      0.12,
    );
    on.line(bow([-0.1, 0.1 * side], [-0.4, 0.4 * side], [-0.34, 0.84 * side]), 0.03, m.pale, 0.8);
    on.line(bow([-0.4, 0.1 * side], [-0.66, 0.34 * side], [-0.58, 0.7 * side]), 0.03, m.pale, 0.8);
    lights(on, [0.1, 0.88 * side], [-0.4, 0.94 * side], 5, m.lamp);
    gun(on, -0.08, 0.8 * side, 0.06, 0.22, m.pale);
    jet(on, -0.8, 0.62 * side, 0.08, m.lamp);
  });
  on.plate(
    curve(
      both([
        [1.2, 0.01],
        [0.62, 0.12],
        [0.1, 0.2],
        [-0.6, 0.26],
        [-1.02, 0.06],
      ]),
    ),
    m.steel,
    0.4,
    1,
    0,
    0.22,
  );
  on.plate(
    curve(
      both([
        [1.2, 0.01],
        [0.7, 0.09],
        [0.36, 0.1],
        [0.5, 0.01],
      ]),
    ),
    m.paint,
    0.8,
    0.92,
    0,
    0.1,
  );
  on.plate(
    curve(
      both([
        [-0.1, 0.01],
        [-0.24, 0.12],
        [-0.6, 0.14],
        [-0.78, 0.01],
      ]),
    ),
    m.paint,
    0.94,
    1,
    0,
    0.12,
  );
  canopy(on, 0.2, 0.15, 0.075);
  jet(on, -0.98, 0.14, 0.075, m.lamp);
  jet(on, -0.98, -0.14, 0.075, m.lamp);
  return { layers: on.layers, nozzles: on.nozzles, grown: true };
};

/** Two hulls side by side, a deck between them. */
const azure = (m: Metals): HullSketch => {
  const on = board();
  on.plate(
    polygon(
      both([
        [0.36, 0.5],
        [0.2, 0.3],
        [0.3, 0.1],
        [0.3, 0],
        [-0.62, 0],
        [-0.56, 0.24],
        [-0.74, 0.5],
      ]),
    ),
    m.dark,
    0.3,
    0.5,
    0,
    0.5,
  );
  for (const x of [0.14, -0.06, -0.26, -0.46])
    on.line(
      stroke([
        [x, -0.44],
        [x, 0.44],
      ]),
      0.016,
      SEAM,
      0.2,
    );
  on.sides((side) => {
    const y = 0.58 * side;
    on.plate(
      polygon([
        [1.08, y],
        [0.8, y + 0.1],
        [0.2, y + 0.17],
        [-0.72, y + 0.17],
        [-0.94, y + 0.1],
        [-0.94, y - 0.1],
        [-0.72, y - 0.17],
        [0.2, y - 0.17],
        [0.8, y - 0.1],
      ]),
      m.steel,
      0.38,
      0.92,
      y,
      0.17,
    );
    on.plate(
      polygon([
        [1.08, y],
        [0.8, y + 0.1],
        [0.52, y + 0.134],
        [0.62, y],
        [0.52, y - 0.134],
        [0.8, y - 0.1],
      ]),
      m.paint,
      0.64,
      0.84,
      y,
      0.13,
    );
    on.plate(box(-0.66, -0.46, y - 0.172, y + 0.172), m.paint, 0.5, 0.94, y, 0.17);
    on.plate(box(-0.4, 0.34, y - 0.05, y + 0.05), m.pale, 0.95);
    on.plate(
      polygon([
        [0.1, y + 0.15 * side],
        [-0.16, 0.98 * side],
        [-0.5, 0.98 * side],
        [-0.44, y + 0.15 * side],
      ]),
      m.dark,
      0.34,
      0.5,
      0.86 * side,
      0.14,
    );
    on.plate(
      polygon([
        [-0.1, 0.9 * side],
        [-0.16, 0.98 * side],
        [-0.5, 0.98 * side],
        [-0.49, 0.9 * side],
      ]),
      m.paint,
      0.56,
    );
    gun(on, 0.18, y, 0.075, 0.3, m.pale);
    gun(on, -0.24, y, 0.065, 0.24, m.pale);
    lights(on, [0.44, y + 0.14 * side], [-0.36, y + 0.15 * side], 6, m.lamp);
    jet(on, -0.98, y, 0.13, m.lamp);
  });
  on.plate(
    polygon(
      both([
        [0.46, 0.04],
        [0.34, 0.16],
        [-0.1, 0.22],
        [-0.5, 0.16],
        [-0.66, 0.06],
      ]),
    ),
    m.pale,
    0.66,
    0.96,
    0,
    0.2,
  );
  on.plate(disc(-0.2, 0, 0.12), m.paint, 0.96, 1, 0, 0.12);
  on.lamp(disc(-0.2, 0, 0.04), m.lamp, 0.05);
  canopy(on, 0.28, 0.12, 0.08);
  return { layers: on.layers, nozzles: on.nozzles, grown: false };
};

const SHAPES: { readonly [ship in DuelShip]: (metals: Metals) => HullSketch } = {
  emerald,
  red,
  platinum,
  orange,
  purple,
  azure,
};

const METALS: { readonly [ship in DuelShip]: Metals } = {
  emerald: { paint: '#2fae6c', steel: '#8ea599', dark: '#3f5b4e', pale: '#c4dacd', lamp: '#a8ffcf' },
  red: { paint: '#c9343a', steel: '#a39492', dark: '#5c4545', pale: '#dccac6', lamp: '#ffb0a0' },
  platinum: { paint: '#e6edf4', steel: '#98a1ab', dark: '#525b66', pale: '#f2f5f8', lamp: '#dff1ff' },
  orange: { paint: '#ec8a2c', steel: '#a89a88', dark: '#5f5143', pale: '#dccdb6', lamp: '#ffd68a' },
  purple: { paint: '#8f55dd', steel: '#9a92ab', dark: '#4b3f63', pale: '#d6cbe8', lamp: '#dcb8ff' },
  azure: { paint: '#2f86e0', steel: '#8f9dad', dark: '#3d5068', pale: '#c8d8e8', lamp: '#a8dcff' },
};

const made = new Map<DuelShip, HullSketch>();

/** The sketch of a ship. */
export const duelShip = (ship: DuelShip): HullSketch => {
  const known = made.get(ship) ?? SHAPES[ship](METALS[ship]);
  made.set(ship, known);
  return known;
};
