import { board, both, box, disc, polygon, stroke, type Board, type HullSketch, type Spot } from '../hull-sketch.ts';

/** Side A: built hulls. Faceted slabs, rivets, stepped plates, barrels. */
const STEEL = '#a39a8d';
const DARK = '#5d564e';
const PALE = '#cfc5b3';
const PAINT = '#e39a2f';
const SOOT = '#2a2724';
const SEAM = '#37322d';
const LAMP = '#ffd27a';

/** A gun: a turret with two barrels. */
const gun = (on: Board, x: number, y: number, size: number, length: number): void => {
  for (const shift of [-0.4, 0.4])
    on.plate(box(x, x + length, y + shift * size - size * 0.16, y + shift * size + size * 0.16), SOOT, 0.86);
  on.plate(
    polygon([
      [x + size, y - size * 0.7],
      [x + size, y + size * 0.7],
      [x, y + size],
      [x - size, y + size * 0.7],
      [x - size, y - size * 0.7],
      [x, y - size],
    ]),
    PALE,
    0.8,
    0.98,
    y,
    size,
  );
};

/** Rivets along a line. */
const rivets = (on: Board, from: Spot, to: Spot, count: number, size = 0.008): void => {
  for (let index = 0; index < count; index += 1) {
    const t = (index + 0.5) / count;
    on.plate(disc(from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t, size), PALE, 0.95);
  }
};

const seams = (on: Board, places: readonly number[], half: number): void => {
  for (const x of places)
    on.line(
      stroke([
        [x, -half],
        [x, half],
      ]),
      0.012,
      SEAM,
      0.3,
    );
};

const nozzle = (on: Board, x: number, y: number, size: number): void => {
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
  on.lamp(box(x - size * 0.75, x - size * 0.4, y - size * 0.7, y + size * 0.7), '#ffb45a', size);
  on.nozzles.push({ x: x - size * 0.6, y, size });
};

const destroyer = (): HullSketch => {
  const on = board();
  on.sides((side) => {
    const y = 0.31 * side;
    on.plate(
      polygon([
        [0.02, 0.14 * side],
        [-0.08, y],
        [-0.62, y],
        [-0.55, 0.12 * side],
      ]),
      DARK,
      0.3,
    );
    on.plate(
      polygon([
        [0.16, y - 0.03],
        [0.16, y + 0.03],
        [0.02, y + 0.085],
        [-0.86, y + 0.085],
        [-0.86, y - 0.085],
        [0.02, y - 0.085],
      ]),
      STEEL,
      0.42,
      0.78,
      y,
      0.09,
    );
    on.plate(box(-0.7, -0.5, y - 0.088, y + 0.088), PAINT, 0.5, 0.84, y, 0.09);
    on.line(
      stroke([
        [-0.3, y - 0.085],
        [-0.3, y + 0.085],
      ]),
      0.014,
      SEAM,
      0.3,
    );
    rivets(on, [-0.28, y], [0.0, y], 6);
    nozzle(on, -0.9, y, 0.075);
  });
  on.plate(
    polygon(
      both([
        [1, 0.035],
        [0.9, 0.1],
        [0.66, 0.115],
        [0.5, 0.19],
        [0.1, 0.22],
        [-0.4, 0.22],
        [-0.62, 0.16],
        [-0.9, 0.13],
      ]),
    ),
    STEEL,
    0.34,
    0.74,
    0,
    0.22,
  );
  on.plate(
    polygon(
      both([
        [0.99, 0.02],
        [0.9, 0.1],
        [0.66, 0.115],
        [0.74, 0.03],
      ]),
    ),
    PAINT,
    0.5,
    0.8,
    0,
    0.12,
  );
  on.sides((side) => {
    on.plate(
      polygon([
        [0.46, 0.075 * side],
        [0.42, 0.175 * side],
        [0.12, 0.2 * side],
        [0.12, 0.085 * side],
      ]),
      PALE,
      0.66,
      0.72,
      0.13 * side,
      0.08,
    );
    on.plate(
      polygon([
        [0.04, 0.085 * side],
        [0.04, 0.205 * side],
        [-0.34, 0.205 * side],
        [-0.34, 0.085 * side],
      ]),
      DARK,
      0.6,
      0.66,
      0.14 * side,
      0.08,
    );
    for (let step = 0; step < 5; step += 1) on.lamp(disc(0.0 - step * 0.08, 0.196 * side, 0.009), LAMP, 0.02);
    rivets(on, [0.42, 0.19 * side], [0.14, 0.205 * side], 7);
  });
  seams(on, [0.56, 0.08, -0.4, -0.62], 0.16);
  on.plate(
    polygon(
      both([
        [0.62, 0.03],
        [0.5, 0.06],
        [-0.74, 0.06],
        [-0.84, 0.035],
      ]),
    ),
    PALE,
    0.72,
    0.95,
    0,
    0.06,
  );
  gun(on, 0.4, 0, 0.062, 0.2);
  gun(on, 0.06, 0, 0.062, 0.2);
  on.plate(
    polygon(
      both([
        [-0.2, 0.06],
        [-0.26, 0.11],
        [-0.5, 0.11],
        [-0.54, 0.07],
      ]),
    ),
    STEEL,
    0.88,
    1,
    0,
    0.11,
  );
  on.plate(box(-0.24, -0.22, -0.07, 0.07), '#7fd4ff', 0.98);
  on.lamp(box(-0.245, -0.22, -0.06, 0.06), '#ffe7b0', 0.02);
  gun(on, -0.66, 0, 0.05, -0.15);
  on.sides((side) => nozzle(on, -0.93, 0.06 * side, 0.06));
  return { layers: on.layers, nozzles: on.nozzles, grown: false };
};

const battleship = (): HullSketch => {
  const on = board();
  on.sides((side) => {
    // Sponsons: broad shoulders with hangars open to the side.
    on.plate(
      polygon([
        [0.5, 0.26 * side],
        [0.36, 0.5 * side],
        [0.12, 0.6 * side],
        [-0.56, 0.6 * side],
        [-0.72, 0.48 * side],
        [-0.72, 0.24 * side],
      ]),
      STEEL,
      0.3,
      0.62,
      0.34 * side,
      0.28,
    );
    on.plate(
      polygon([
        [0.34, 0.5 * side],
        [0.12, 0.6 * side],
        [0.06, 0.52 * side],
        [0.3, 0.42 * side],
      ]),
      PAINT,
      0.52,
    );
    on.plate(box(-0.5, 0.0, 0.5 * side, 0.585 * side), SOOT, 0.12);
    for (let step = 0; step < 4; step += 1) {
      on.plate(box(-0.385 + step * 0.125, -0.37 + step * 0.125, 0.5 * side, 0.59 * side), STEEL, 0.6);
      on.lamp(box(-0.48 + step * 0.125, -0.4 + step * 0.125, 0.515 * side, 0.53 * side), LAMP, 0.03);
    }
    on.plate(
      polygon([
        [-0.62, 0.28 * side],
        [-0.62, 0.52 * side],
        [-0.7, 0.46 * side],
        [-0.7, 0.28 * side],
      ]),
      PAINT,
      0.5,
    );
    nozzle(on, -0.78, 0.39 * side, 0.085);
    // Prow prongs.
    on.plate(
      polygon([
        [1, 0.1 * side],
        [0.98, 0.19 * side],
        [0.58, 0.3 * side],
        [0.36, 0.3 * side],
        [0.36, 0.09 * side],
        [0.62, 0.07 * side],
      ]),
      STEEL,
      0.4,
      0.72,
      0.17 * side,
      0.13,
    );
    on.plate(
      polygon([
        [1, 0.1 * side],
        [0.98, 0.19 * side],
        [0.84, 0.228 * side],
        [0.84, 0.085 * side],
      ]),
      PAINT,
      0.56,
      0.7,
      0.16 * side,
      0.1,
    );
    on.line(
      stroke([
        [0.68, 0.07 * side],
        [0.68, 0.27 * side],
      ]),
      0.012,
      SEAM,
      0.3,
    );
    rivets(on, [0.8, 0.2 * side], [0.4, 0.27 * side], 9);
  });
  on.plate(
    polygon(
      both([
        [0.6, 0.1],
        [0.5, 0.26],
        [0.2, 0.34],
        [-0.6, 0.34],
        [-0.82, 0.2],
        [-0.96, 0.2],
      ]),
    ),
    STEEL,
    0.44,
    0.76,
    0,
    0.34,
  );
  on.plate(
    polygon(
      both([
        [0.6, 0.06],
        [0.44, 0.16],
        [0.3, 0.16],
        [0.42, 0.05],
      ]),
    ),
    DARK,
    0.62,
  );
  on.sides((side) => {
    on.plate(
      polygon([
        [0.3, 0.15 * side],
        [0.22, 0.315 * side],
        [-0.12, 0.325 * side],
        [-0.12, 0.15 * side],
      ]),
      PALE,
      0.66,
      0.72,
      0.24 * side,
      0.1,
    );
    on.plate(
      polygon([
        [-0.17, 0.15 * side],
        [-0.17, 0.325 * side],
        [-0.58, 0.325 * side],
        [-0.66, 0.28 * side],
        [-0.66, 0.15 * side],
      ]),
      DARK,
      0.62,
      0.68,
      0.24 * side,
      0.1,
    );
    for (const x of [0.12, -0.2, -0.48]) gun(on, x, 0.24 * side, 0.062, 0.19);
    gun(on, 0.14, 0.44 * side, 0.045, 0.14);
    gun(on, -0.6, 0.44 * side, 0.045, 0.14);
    for (let step = 0; step < 9; step += 1) on.lamp(disc(0.22 - step * 0.1, 0.334 * side, 0.007), LAMP, 0.018);
    rivets(on, [-0.2, 0.31 * side], [-0.58, 0.31 * side], 9);
  });
  seams(on, [0.34, -0.145, -0.68], 0.32);
  on.plate(
    polygon(
      both([
        [0.42, 0.06],
        [0.28, 0.1],
        [-0.72, 0.1],
        [-0.88, 0.06],
      ]),
    ),
    PALE,
    0.74,
    0.94,
    0,
    0.1,
  );
  gun(on, 0.22, 0, 0.07, 0.25);
  gun(on, -0.04, 0, 0.07, 0.25);
  on.plate(
    polygon(
      both([
        [-0.28, 0.06],
        [-0.34, 0.14],
        [-0.5, 0.17],
        [-0.66, 0.17],
        [-0.7, 0.1],
      ]),
    ),
    STEEL,
    0.88,
    1,
    0,
    0.17,
  );
  on.plate(
    polygon(
      both([
        [-0.42, 0.05],
        [-0.46, 0.1],
        [-0.6, 0.1],
        [-0.64, 0.05],
      ]),
    ),
    PAINT,
    1,
  );
  on.lamp(box(-0.345, -0.32, -0.09, 0.09), '#ffe7b0', 0.025);
  on.sides((side) => nozzle(on, -0.96, 0.1 * side, 0.1));
  return { layers: on.layers, nozzles: on.nozzles, grown: false };
};

/** One craft of a flight, its middle at (x, y), `size` = half its length. */
const craft = (on: Board, x: number, y: number, size: number, dart: boolean): void => {
  const at = (spots: readonly Spot[]): Spot[] => spots.map(([a, b]): Spot => [x + a * size, y + b * size]);
  if (dart) {
    on.plate(
      polygon(
        at(
          both([
            [0.2, 0.1],
            [-0.5, 0.52],
            [-0.85, 0.52],
            [-0.6, 0.16],
          ]),
        ),
      ),
      DARK,
      0.35,
      0.5,
      y,
      size * 0.5,
    );
    on.plate(
      polygon(
        at(
          both([
            [-0.45, 0.48],
            [-0.85, 0.52],
            [-0.8, 0.36],
            [-0.5, 0.3],
          ]),
        ),
      ),
      PAINT,
      0.5,
    );
    on.plate(
      polygon(
        at(
          both([
            [1, 0.03],
            [0.3, 0.17],
            [-0.7, 0.2],
            [-0.86, 0.12],
          ]),
        ),
      ),
      STEEL,
      0.5,
      0.95,
      y,
      size * 0.2,
    );
    on.plate(
      polygon(
        at(
          both([
            [0.3, 0.05],
            [0.0, 0.1],
            [-0.2, 0.05],
          ]),
        ),
      ),
      SOOT,
      0.95,
    );
  } else {
    on.plate(
      polygon(
        at([
          ...both([
            [0.1, 0.16],
            [-0.2, 0.72],
            [0.16, 0.74],
            [0.1, 0.82],
            [-0.72, 0.82],
            [-0.72, 0.7],
            [-0.4, 0.16],
          ]),
        ]),
      ),
      STEEL,
      0.36,
      0.56,
      y,
      size * 0.8,
    );
    on.plate(
      polygon(
        at([
          [0.04, 0.5],
          [-0.18, 0.7],
          [-0.7, 0.7],
          [-0.6, 0.5],
        ]),
      ),
      PAINT,
      0.5,
    );
    on.plate(
      polygon(
        at([
          [0.04, -0.5],
          [-0.18, -0.7],
          [-0.7, -0.7],
          [-0.6, -0.5],
        ]),
      ),
      PAINT,
      0.5,
    );
    on.sides((side) =>
      on.plate(
        polygon(
          at([
            [0.62, 0.72 * side],
            [0.62, 0.8 * side],
            [-0.3, 0.8 * side],
            [-0.3, 0.72 * side],
          ]),
        ),
        SOOT,
        0.6,
      ),
    );
    on.plate(
      polygon(
        at(
          both([
            [1, 0.05],
            [0.7, 0.16],
            [0.1, 0.26],
            [-0.74, 0.26],
            [-0.9, 0.18],
          ]),
        ),
      ),
      STEEL,
      0.48,
      0.92,
      y,
      size * 0.27,
    );
    on.plate(
      polygon(
        at(
          both([
            [0.96, 0.04],
            [0.7, 0.15],
            [0.58, 0.16],
            [0.66, 0.03],
          ]),
        ),
      ),
      PAINT,
      0.7,
    );
    on.plate(
      polygon(
        at(
          both([
            [0.4, 0.07],
            [0.1, 0.13],
            [-0.16, 0.09],
          ]),
        ),
      ),
      '#23313a',
      0.97,
    );
    on.line(
      stroke(
        at([
          [-0.35, -0.26],
          [-0.35, 0.26],
        ]),
      ),
      0.03 * size,
      SEAM,
      0.4,
    );
    on.plate(
      polygon(
        at(
          both([
            [-0.4, 0.1],
            [-0.8, 0.1],
          ]),
        ),
      ),
      PALE,
      0.95,
    );
  }
  nozzle(on, x - size * 0.86, y, size * 0.17);
};

const fighters = (): HullSketch => {
  const on = board();
  craft(on, 0.26, -0.45, 0.55, false);
  craft(on, -0.24, 0.45, 0.55, false);
  return { layers: on.layers, nozzles: on.nozzles, grown: false };
};

const scouts = (): HullSketch => {
  const on = board();
  craft(on, 0.42, 0.02, 0.52, true);
  craft(on, -0.3, -0.56, 0.46, true);
  craft(on, -0.42, 0.5, 0.48, true);
  return { layers: on.layers, nozzles: on.nozzles, grown: false };
};

export const BUILT = { destroyers: destroyer, battleships: battleship, fighters, scouts };
