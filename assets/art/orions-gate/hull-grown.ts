import { board, both, bow, curve, disc, mirrored, type Board, type HullSketch, type Spot } from '../hull-sketch.ts';

/** Side B: grown hulls. Swept curves, ribs, veins of light. */
const SHELL = '#749fb0';
const DEEP = '#2b5666';
const PEARL = '#b4d3da';
const NIGHT = '#16303a';
const VEIN = '#7ef0ff';

const organ = (on: Board, x: number, y: number, size: number): void => {
  on.plate(disc(x, y, size), NIGHT, 0.3);
  on.lamp(disc(x, y, size * 0.62), '#8ff4ff', size * 1.1);
  on.nozzles.push({ x: x - size * 0.3, y, size });
};

/** Ribs across a body: arcs bent to the stern. */
const ribs = (on: Board, from: number, to: number, count: number, half: (x: number) => number, colour = DEEP): void => {
  for (let index = 0; index < count; index += 1) {
    const x = from + ((to - from) * (index + 0.5)) / count;
    const y = half(x);
    on.line(bow([x - 0.07, -y], [x + 0.09, 0], [x - 0.07, y]), 0.02, colour, 0.34);
  }
};

const destroyer = (): HullSketch => {
  const on = board();
  on.sides((side) => {
    // Swept nacelles: crescents that grow out of the body.
    const fin: Spot[] = [
      [0.3, 0.1],
      [0.02, 0.3],
      [-0.34, 0.44],
      [-0.98, 0.5],
      [-1, 0.44],
      [-0.62, 0.32],
      [-0.4, 0.2],
      [-0.3, 0.08],
    ];
    const own = side === 1 ? fin : mirrored(fin);
    on.plate(curve(own), SHELL, 0.36, 0.62, 0.34 * side, 0.2);
    on.line(bow([0.0, 0.25 * side], [-0.4, 0.42 * side], [-0.95, 0.475 * side]), 0.03, PEARL, 0.85);
    for (let step = 0; step < 5; step += 1) {
      const x = -0.2 - step * 0.11;
      on.line(
        bow(
          [x, (0.2 + step * 0.025) * side],
          [x + 0.02, (0.3 + step * 0.02) * side],
          [x - 0.06, (0.4 + step * 0.018) * side],
        ),
        0.014,
        DEEP,
        0.3,
      );
    }
    organ(on, -0.9, 0.465 * side, 0.05);
  });
  on.plate(
    curve(
      both([
        [1.08, 0.0],
        [0.86, 0.07],
        [0.42, 0.11],
        [0.0, 0.2],
        [-0.4, 0.19],
        [-0.75, 0.1],
        [-0.98, 0.07],
      ]),
    ),
    SHELL,
    0.4,
    0.86,
    0,
    0.2,
  );
  ribs(on, -0.7, 0.55, 9, (x) => (x > 0.1 ? 0.18 - (x - 0.1) * 0.2 : 0.18 - Math.abs(x + 0.2) * 0.12));
  on.plate(
    curve(
      both([
        [0.9, 0.0],
        [0.5, 0.03],
        [0, 0.055],
        [-0.5, 0.05],
        [-0.85, 0.02],
      ]),
    ),
    PEARL,
    0.82,
    1,
    0,
    0.06,
  );
  on.plate(
    curve(
      both([
        [0.36, 0.0],
        [0.28, 0.05],
        [0.1, 0.06],
        [0.04, 0.0],
      ]),
    ),
    NIGHT,
    0.96,
  );
  on.lamp(bow([0.3, 0], [0.2, 0.012], [0.1, 0]), VEIN, 0.03);
  for (const x of [-0.12, -0.27, -0.42, -0.57]) on.lamp(disc(x, 0, 0.014), VEIN, 0.04);
  on.sides((side) => {
    on.lamp(bow([0.62, 0.06 * side], [0.4, 0.09 * side], [0.15, 0.15 * side]), VEIN, 0.02);
    // Mandibles at the bow.
    const jaw: Spot[] = [
      [1.06, 0.1],
      [0.94, 0.13],
      [0.66, 0.12],
      [0.5, 0.08],
      [0.66, 0.07],
      [0.9, 0.07],
    ];
    on.plate(curve(side === 1 ? jaw : mirrored(jaw)), PEARL, 0.6, 0.8, 0.1 * side, 0.04);
  });
  organ(on, -0.88, 0, 0.07);
  return { layers: on.layers, nozzles: on.nozzles, grown: true };
};

const battleship = (): HullSketch => {
  const on = board();
  on.sides((side) => {
    // A broad swept wing with an open gill between it and the body.
    const wing: Spot[] = [
      [0.62, 0.16],
      [0.5, 0.34],
      [0.2, 0.52],
      [-0.2, 0.68],
      [-0.72, 0.82],
      [-0.98, 0.8],
      [-0.8, 0.66],
      [-0.56, 0.54],
      [-0.44, 0.42],
      [-0.5, 0.2],
      [-0.1, 0.12],
    ];
    on.plate(curve(side === 1 ? wing : mirrored(wing)), SHELL, 0.3, 0.66, 0.4 * side, 0.3);
    const inner: Spot[] = [
      [0.3, 0.3],
      [0.0, 0.46],
      [-0.4, 0.6],
      [-0.5, 0.52],
      [-0.2, 0.38],
      [0.1, 0.24],
    ];
    on.plate(curve(side === 1 ? inner : mirrored(inner)), DEEP, 0.4, 0.5, 0.42 * side, 0.2);
    on.line(bow([0.52, 0.24 * side], [0.1, 0.62 * side], [-0.88, 0.795 * side]), 0.045, PEARL, 0.9);
    for (let step = 0; step < 8; step += 1) {
      const x = 0.3 - step * 0.115;
      const y = 0.22 + step * 0.045;
      on.line(bow([x, y * side], [x + 0.06, (y + 0.12) * side], [x - 0.02, (y + 0.22) * side]), 0.018, SHELL, 0.62);
    }
    // Hangar mouths between the ribs.
    for (let step = 0; step < 4; step += 1)
      on.lamp(disc(0.02 - step * 0.12, (0.41 + step * 0.045) * side, 0.019), VEIN, 0.05);
    organ(on, -0.86, 0.745 * side, 0.06);
    const gill: Spot[] = [
      [0.1, 0.19],
      [-0.2, 0.24],
      [-0.46, 0.3],
      [-0.42, 0.36],
      [-0.16, 0.3],
      [0.08, 0.23],
    ];
    on.plate(curve(side === 1 ? gill : mirrored(gill)), NIGHT, 0.08);
  });
  on.plate(
    curve(
      both([
        [1.12, 0.0],
        [0.92, 0.14],
        [0.56, 0.2],
        [0.2, 0.2],
        [-0.2, 0.22],
        [-0.62, 0.18],
        [-0.95, 0.14],
        [-1.04, 0.06],
      ]),
    ),
    SHELL,
    0.42,
    0.88,
    0,
    0.22,
  );
  ribs(on, -0.8, 0.8, 13, (x) => (x > 0.5 ? 0.2 - (x - 0.5) * 0.22 : 0.19));
  on.plate(
    curve(
      both([
        [0.98, 0.0],
        [0.6, 0.05],
        [0.1, 0.075],
        [-0.5, 0.08],
        [-0.95, 0.03],
      ]),
    ),
    PEARL,
    0.82,
    1,
    0,
    0.08,
  );
  on.plate(
    curve(
      both([
        [0.66, 0.0],
        [0.56, 0.065],
        [0.36, 0.075],
        [0.28, 0.0],
      ]),
    ),
    NIGHT,
    0.96,
  );
  on.lamp(bow([0.6, 0], [0.48, 0.014], [0.36, 0]), VEIN, 0.04);
  for (const x of [0.14, -0.04, -0.22, -0.4, -0.58]) {
    on.plate(disc(x, 0, 0.042), DEEP, 1);
    on.lamp(disc(x, 0, 0.022), VEIN, 0.05);
  }
  on.sides((side) => {
    const jaw: Spot[] = [
      [1.1, 0.2],
      [0.98, 0.26],
      [0.66, 0.28],
      [0.46, 0.22],
      [0.66, 0.19],
      [0.92, 0.18],
    ];
    on.plate(curve(side === 1 ? jaw : mirrored(jaw)), PEARL, 0.56, 0.8, 0.23 * side, 0.06);
    on.lamp(bow([0.86, 0.12 * side], [0.5, 0.2 * side], [0.1, 0.18 * side]), VEIN, 0.025);
    organ(on, -0.92, 0.1 * side, 0.085);
  });
  return { layers: on.layers, nozzles: on.nozzles, grown: true };
};

const craft = (on: Board, x: number, y: number, size: number, seed: boolean): void => {
  const at = (spots: readonly Spot[]): Spot[] => spots.map(([a, b]): Spot => [x + a * size, y + b * size]);
  if (seed) {
    on.plate(
      curve(
        at(
          both([
            [1.1, 0],
            [0.5, 0.26],
            [-0.1, 0.3],
            [-0.6, 0.12],
            [-1.1, 0.02],
          ]),
        ),
      ),
      SHELL,
      0.4,
      0.92,
      y,
      size * 0.28,
    );
    on.sides((side) =>
      on.plate(
        curve(
          at(
            side === 1
              ? [
                  [0.3, 0.2],
                  [-0.2, 0.42],
                  [-0.9, 0.5],
                  [-0.4, 0.24],
                ]
              : mirrored([
                  [0.3, 0.2],
                  [-0.2, 0.42],
                  [-0.9, 0.5],
                  [-0.4, 0.24],
                ]),
          ),
        ),
        DEEP,
        0.4,
        0.6,
        y,
        size * 0.4,
      ),
    );
    for (const shift of [0.3, 0.05, -0.2])
      on.line(
        bow(
          [x + (shift - 0.08) * size, y - 0.24 * size],
          [x + (shift + 0.08) * size, y],
          [x + (shift - 0.08) * size, y + 0.24 * size],
        ),
        0.04 * size,
        DEEP,
        0.35,
      );
    on.lamp(disc(x + size * 0.5, y, size * 0.07), VEIN, size * 0.16);
    organ(on, x - size * 0.62, y, size * 0.12);
    return;
  }
  // Forward-swept crescent wings.
  on.plate(
    curve(
      at(
        both([
          [0.2, 0.05],
          [0.3, 0.3],
          [0.74, 0.66],
          [0.86, 0.82],
          [0.4, 0.78],
          [-0.24, 0.56],
          [-0.56, 0.3],
          [-0.5, 0.05],
        ]),
      ),
    ),
    SHELL,
    0.36,
    0.62,
    y,
    size * 0.7,
  );
  on.sides((side) => {
    on.line(
      bow(
        [x + 0.24 * size, y + 0.2 * side * size],
        [x + 0.4 * size, y + 0.56 * side * size],
        [x + 0.8 * size, y + 0.78 * side * size],
      ),
      0.06 * size,
      PEARL,
      0.85,
    );
    for (const step of [0, 1, 2])
      on.line(
        bow(
          [x + (-0.3 + step * 0.18) * size, y + (0.22 + step * 0.1) * side * size],
          [x + (-0.16 + step * 0.18) * size, y + (0.34 + step * 0.1) * side * size],
          [x + (-0.26 + step * 0.2) * size, y + (0.5 + step * 0.1) * side * size],
        ),
        0.035 * size,
        DEEP,
        0.3,
      );
  });
  on.plate(
    curve(
      at(
        both([
          [0.98, 0],
          [0.5, 0.14],
          [0, 0.24],
          [-0.6, 0.16],
          [-1.05, 0.03],
        ]),
      ),
    ),
    PEARL,
    0.5,
    0.96,
    y,
    size * 0.24,
  );
  on.plate(
    curve(
      at(
        both([
          [0.5, 0],
          [0.3, 0.09],
          [0.05, 0.1],
          [-0.05, 0],
        ]),
      ),
    ),
    NIGHT,
    0.97,
  );
  on.lamp(bow([x - 0.1 * size, y], [x - 0.3 * size, y], [x - 0.5 * size, y]), VEIN, size * 0.08);
  organ(on, x - size * 0.72, y, size * 0.13);
};

const fighters = (): HullSketch => {
  const on = board();
  craft(on, 0.2, -0.44, 0.6, false);
  craft(on, -0.26, 0.44, 0.6, false);
  return { layers: on.layers, nozzles: on.nozzles, grown: true };
};

const scouts = (): HullSketch => {
  const on = board();
  craft(on, 0.44, 0.06, 0.5, true);
  craft(on, -0.24, -0.54, 0.46, true);
  craft(on, -0.4, 0.52, 0.44, true);
  return { layers: on.layers, nozzles: on.nozzles, grown: true };
};

export const GROWN = { destroyers: destroyer, battleships: battleship, fighters, scouts };
