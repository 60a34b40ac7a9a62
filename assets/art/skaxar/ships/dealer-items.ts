import type { Kit, Skin, V2, V3 } from '../../solid/kit.ts';
import { ball, block, lathe, loft, plate, ring, rod, slabSection } from '../../solid/parts.ts';
import { engine, facing, hoop, pipe, rivets } from './earth-parts.ts';
import { ARMOUR, DARK, GLASS, GUN, HULL, LAMP, paint, PALE } from './earth-stuff.ts';
import { vanguard } from './earth-swift.ts';

const shining = (r: number, g: number, b: number): Skin => ({
  stuff: {
    ...LAMP.stuff,
    colour: [Math.min(r + 60, 255), Math.min(g + 60, 255), Math.min(b + 60, 255)],
    lamp: [r, g, b],
  },
});
const BRASS = paint(176, 140, 76);
const TEAL = paint(70, 116, 120);
const BLUE = shining(120, 180, 255);
const RED = shining(255, 96, 70);
const GOLD = shining(255, 196, 96);

/** A lens in its mount, a cross in the glass. */
export const targetingLens = (kit: Kit): void => {
  lathe(
    kit,
    [
      [-0.75, 0.28],
      [-0.7, 0.34],
      [-0.3, 0.36],
      [-0.25, 0.5],
      [0.25, 0.56],
    ],
    DARK,
    28,
  );
  lathe(
    kit,
    [
      [0.2, 0.58],
      [0.24, 0.66],
      [0.5, 0.68],
      [0.56, 0.6],
      [0.5, 0.52],
      [0.3, 0.5],
    ],
    { ...BRASS, open: true },
    32,
  );
  lathe(
    kit,
    [
      [-0.12, 0.56],
      [-0.1, 0.6],
      [0.02, 0.6],
      [0.04, 0.57],
    ],
    BRASS,
    32,
  );
  ball(
    kit,
    [0.3, 0, 0],
    [0.2, 0.51, 0.51],
    { stuff: { ...GLASS.stuff, colour: [40, 96, 150], second: [40, 96, 150], shine: 1 } },
    12,
    30,
  );
  for (const turn of [0, 1, 2, 3])
    kit.place({ at: [0.5, 0, 0], roll: (turn * Math.PI) / 2 }, () =>
      block(kit, [-0.01, 0.16, -0.014], [0.02, 0.5, 0.014], RED),
    );
  hoop(kit, 0.5, 0.3, 0.012, 0.012, RED, 30);
  for (let knob = 0; knob < 16; knob += 1) {
    const angle = (knob / 16) * Math.PI * 2;
    ball(kit, [0.4, Math.cos(angle) * 0.67, Math.sin(angle) * 0.67], [0.05, 0.04, 0.04], DARK, 6, 6);
  }
  block(kit, [-0.5, -0.1, -0.95], [-0.1, 0.1, -0.3], ARMOUR, 0.3);
  block(kit, [-0.7, -0.34, -1.05], [0.3, 0.34, -0.92], ARMOUR, 0.3);
};

/** A short heavy gun with glowing coils. */
export const pulseCannon = (kit: Kit): void => {
  loft(
    kit,
    [
      [-1.0, 0.2, 0.18],
      [-0.9, 0.34, 0.3],
      [-0.2, 0.36, 0.32],
      [-0.1, 0.26, 0.24],
    ],
    slabSection(0.3),
    ARMOUR,
  );
  block(kit, [-0.8, -0.2, 0.28], [-0.3, 0.2, 0.42], TEAL, 0.3);
  lathe(
    kit,
    [
      [-0.15, 0.2],
      [0.95, 0.17],
    ],
    DARK,
    18,
  );
  for (let coil = 0; coil < 6; coil += 1) {
    hoop(kit, 0.0 + coil * 0.15, 0.235, 0.032, 0.05, coil % 2 ? HULL : TEAL, 22);
    lathe(
      kit,
      [
        [0.055 + coil * 0.15, 0.205],
        [0.095 + coil * 0.15, 0.205],
      ],
      { ...BLUE, open: true },
      18,
    );
  }
  lathe(
    kit,
    [
      [0.9, 0.22],
      [0.96, 0.3],
      [1.1, 0.3],
      [1.14, 0.24],
      [1.06, 0.16],
      [0.98, 0.14],
    ],
    { ...HULL, open: true },
    24,
  );
  ball(kit, [1.02, 0, 0], [0.06, 0.15, 0.15], BLUE);
  kit.both((side) => {
    pipe(
      kit,
      [
        [-0.6, 0.34 * side, 0.1],
        [-0.3, 0.48 * side, 0.04],
        [0.1, 0.28 * side, -0.02],
      ],
      0.04,
    );
    rivets(kit, [-0.85, 0.36 * side, -0.16], [-0.25, 0.37 * side, -0.16], 6, 0.022);
  });
  block(kit, [-0.7, -0.16, -0.62], [-0.3, 0.16, -0.28], DARK, 0.3);
  loft(
    kit,
    [
      [-1.0, 0.42, 0.07, -0.68],
      [0.05, 0.42, 0.07, -0.68],
    ],
    slabSection(0.4),
    ARMOUR,
  );
};

/** Six torpedoes in their rack. */
export const torpedoRack = (kit: Kit): void => {
  for (const y of [-0.44, 0, 0.44])
    for (const z of [-0.26, 0.24])
      kit.place({ at: [y === 0 ? 0.06 : 0, y, z] }, () => {
        lathe(
          kit,
          [
            [-0.85, 0.12],
            [-0.8, 0.16],
            [0.45, 0.16],
          ],
          z > 0 ? PALE : HULL,
          16,
        );
        lathe(
          kit,
          [
            [0.45, 0.162],
            [0.6, 0.162],
          ],
          paint(170, 60, 48),
          16,
        );
        lathe(
          kit,
          [
            [0.6, 0.16],
            [0.8, 0.12],
            [0.94, 0.05],
            [0.97, 0.005],
          ],
          paint(70, 76, 88),
          16,
        );
        ball(kit, [0.93, 0, 0], [0.035, 0.05, 0.05], RED, 6, 8);
        for (let fin = 0; fin < 4; fin += 1)
          kit.place({ at: [-0.62, 0, 0], roll: (fin * Math.PI) / 2 + 0.78 }, () =>
            plate(
              kit,
              [
                [0.14, 0.14],
                [-0.1, 0.25],
                [-0.24, 0.25],
                [-0.2, 0.14],
              ],
              -0.014,
              0.014,
              0.04,
              DARK,
            ),
          );
      });
  for (const x of [-0.4, 0.2]) {
    for (const z of [-0.5, -0.01, 0.48]) block(kit, [x, -0.72, z - 0.035], [x + 0.12, 0.72, z + 0.035], BRASS, 0.2);
    for (const y of [-0.7, -0.22, 0.22, 0.7]) block(kit, [x, y - 0.035, -0.5], [x + 0.12, y + 0.035, 0.5], ARMOUR, 0.2);
  }
};

/** The longest gun that can be bought: two rails with a star between them. */
export const novaLance = (kit: Kit): void => {
  kit.both((side) => {
    loft(
      kit,
      [
        [1.4, 0.02, 0.04, 0, 0.16 * side],
        [1.1, 0.06, 0.07, 0, 0.25 * side],
        [-0.5, 0.08, 0.1, 0, 0.28 * side],
      ],
      slabSection(0.4),
      PALE,
    );
    loft(
      kit,
      [
        [0.8, 0.07, 0.085, 0, 0.262 * side],
        [0.5, 0.075, 0.09, 0, 0.267 * side],
      ],
      slabSection(0.4),
      BRASS,
    );
    for (let vane = 0; vane < 5; vane += 1)
      kit.place({ at: [-0.1 - vane * 0.14, 0.3 * side, 0], roll: 0.35 * side }, () =>
        plate(
          kit,
          [
            [0.06, 0],
            [-0.06, 0.3 * side],
            [-0.12, 0.3 * side],
            [-0.06, 0],
          ],
          -0.02,
          0.02,
          0.04,
          ARMOUR,
        ),
      );
    engine(kit, [-1.2, 0.16 * side, 0], 0.1);
  });
  limbGlow(kit);
  loft(
    kit,
    [
      [-0.4, 0.2, 0.2],
      [-0.55, 0.34, 0.3],
      [-1.05, 0.34, 0.3],
      [-1.2, 0.22, 0.2],
    ],
    slabSection(0.35),
    ARMOUR,
  );
  hoop(kit, -0.62, 0.34, 0.06, 0.05, BRASS, 24);
  hoop(kit, -0.95, 0.34, 0.06, 0.05, BRASS, 24);
  block(kit, [-0.86, -0.1, 0.28], [-0.7, 0.1, 0.34], GOLD);
};

const limbGlow = (kit: Kit): void => {
  lathe(
    kit,
    [
      [-0.4, 0.09],
      [0.9, 0.075],
      [1.3, 0.005],
    ],
    { ...GOLD, open: true },
    12,
  );
  ball(kit, [-0.32, 0, 0], [0.15, 0.15, 0.15], GOLD);
  ball(kit, [1.28, 0, 0], [0.05, 0.05, 0.05], GOLD, 8, 10);
};

/** Armour plates, one over the other. */
export const hullPlating = (kit: Kit): void => {
  const outline: readonly V2[] = [
    [-0.6, -0.78],
    [-0.7, -0.68],
    [-0.7, 0.68],
    [-0.6, 0.78],
    [0.6, 0.78],
    [0.7, 0.68],
    [0.7, -0.68],
    [0.6, -0.78],
  ];
  for (const [layer, how] of [
    [0, DARK],
    [1, ARMOUR],
    [2, HULL],
  ] as const)
    kit.place({ at: [layer * 0.3 - 0.3, (layer - 1) * 0.2, (1 - layer) * 0.14] }, () => {
      facing(kit, [0, 0, 0], outline, 0.14, how, { bevel: 0.06 });
      for (const y of [-0.62, 0, 0.62])
        for (const z of [-0.54, 0.54]) ball(kit, [0.075, y, z], [0.045, 0.05, 0.05], layer === 2 ? ARMOUR : HULL, 6, 8);
      if (layer === 2) {
        // Chevrons: this side out.
        for (const z of [-0.28, -0.04, 0.2])
          facing(
            kit,
            [0.08, 0, z],
            [
              [-0.06, -0.34],
              [0.16, 0],
              [-0.06, 0.34],
              [-0.18, 0.34],
              [0.04, 0],
              [-0.18, -0.34],
            ],
            0.03,
            paint(164, 92, 54),
            { bevel: 0.02 },
          );
      }
    });
};

/** A lattice of light in a square frame. */
export const deflectorGrid = (kit: Kit): void => {
  for (const at of [-0.75, 0.75]) {
    block(kit, [-0.1, at - 0.08, -0.83], [0.1, at + 0.08, 0.83], HULL, 0.3);
    block(kit, [-0.1, -0.83, at - 0.08], [0.1, 0.83, at + 0.08], HULL, 0.3);
  }
  for (const y of [-0.75, 0.75])
    for (const z of [-0.75, 0.75]) block(kit, [-0.16, y - 0.15, z - 0.15], [0.16, y + 0.15, z + 0.15], TEAL, 0.35);
  for (let line = -3; line <= 3; line += 1) {
    rod(kit, [0, line * 0.18, -0.68], [0, line * 0.18, 0.68], 0.016, BLUE, 5);
    rod(kit, [0, -0.68, line * 0.18], [0, 0.68, line * 0.18], 0.016, BLUE, 5);
  }
  ball(kit, [0, 0, 0], [0.07, 0.12, 0.12], BLUE);
  loft(
    kit,
    [
      [-0.1, 0.5, 0.08, -0.98],
      [0.1, 0.5, 0.08, -0.98],
    ],
    slabSection(0.4),
    ARMOUR,
  );
};

/** A bubble of hexagons round a small generator. */
export const aegisField = (kit: Kit): void => {
  const spots: V3[] = [];
  for (let at = 0; at < 44; at += 1) {
    const z = 1 - ((at + 0.5) / 44) * 2;
    const angle = at * 2.39996;
    const flat = Math.sqrt(1 - z * z);
    spots.push([Math.cos(angle) * flat, Math.sin(angle) * flat, z]);
  }
  spots.forEach(([x, y, z], at) => {
    if (x > 0.55) return;
    kit.place({ at: [x * 0.85, y * 0.85, z * 0.85], yaw: Math.atan2(y, x) }, () =>
      kit.place({ pitch: Math.asin(z) }, () => {
        const corners = ring(6, 0).map(([a, b]): V3 => [0, a * 0.19, b * 0.19]);
        corners.forEach((corner, k) => rod(kit, corner, corners[(k + 1) % 6]!, 0.015, at % 5 === 0 ? GOLD : BLUE, 4));
      }),
    );
  });
  lathe(
    kit,
    [
      [-0.3, 0.1],
      [-0.24, 0.24],
      [0.2, 0.24],
      [0.28, 0.12],
    ],
    HULL,
    14,
  );
  for (const x of [-0.14, 0.02, 0.16]) hoop(kit, x, 0.25, 0.03, 0.03, BRASS, 20);
  ball(kit, [0.3, 0, 0], [0.13, 0.13, 0.13], BLUE);
  for (let arm = 0; arm < 3; arm += 1) {
    const angle = (arm / 3) * Math.PI * 2 + 0.5;
    rod(
      kit,
      [0, Math.cos(angle) * 0.2, Math.sin(angle) * 0.2],
      [-0.1, Math.cos(angle) * 0.48, Math.sin(angle) * 0.48],
      0.035,
      GUN,
    );
    ball(kit, [-0.1, Math.cos(angle) * 0.5, Math.sin(angle) * 0.5], [0.07, 0.07, 0.07], TEAL, 8, 10);
  }
};

/** A dome of ribs over a small town of steel. */
export const bastionDome = (kit: Kit): void => {
  kit.place({ at: [0, 0, -0.45], pitch: Math.PI / 2 }, () => {
    lathe(
      kit,
      [
        [-0.3, 0.8],
        [-0.24, 0.98],
        [-0.04, 1.0],
        [0.02, 0.92],
      ],
      ARMOUR,
      12,
    );
    lathe(
      kit,
      [
        [-0.2, 0.985],
        [-0.12, 1.0],
      ],
      { ...BLUE, open: true },
      24,
    );
    lathe(
      kit,
      [
        [0, 0.9],
        [0.04, 0.9],
      ],
      DARK,
      24,
    );
  });
  for (let rib = 0; rib < 10; rib += 1) {
    const angle = (rib / 10) * Math.PI * 2;
    const line = Array.from({ length: 7 }, (_, at): V3 => [
      Math.cos(angle) * Math.cos((at / 6) * 1.5) * 0.88,
      Math.sin(angle) * Math.cos((at / 6) * 1.5) * 0.88,
      -0.42 + Math.sin((at / 6) * 1.5) * 0.92,
    ]);
    pipe(kit, line, 0.026, PALE);
  }
  for (const [high, wide] of [
    [0.25, 0.85],
    [0.52, 0.73],
    [0.76, 0.5],
  ] as const)
    kit.place({ at: [0, 0, -0.42 + high * 0.95], pitch: Math.PI / 2 }, () =>
      hoop(kit, 0, wide * 0.99, 0.012, 0.014, BLUE, 30),
    );
  ball(kit, [0, 0, 0.5], [0.1, 0.1, 0.08], BRASS, 8, 12);
  for (const [x, y, wide, high] of [
    [0.1, 0.05, 0.13, 0.56],
    [-0.25, 0.2, 0.1, 0.4],
    [0.35, -0.24, 0.11, 0.36],
    [-0.15, -0.35, 0.12, 0.3],
    [0.3, 0.36, 0.09, 0.26],
    [-0.45, -0.1, 0.08, 0.24],
  ] as const)
    block(
      kit,
      [x - wide, y - wide, -0.42],
      [x + wide, y + wide, -0.42 + high],
      { stuff: { ...HULL.stuff, lit: 0.6 } },
      0.15,
    );
};

/** A rack of boards with a lit screen. */
export const battleComputer = (kit: Kit): void => {
  block(kit, [-0.35, -0.8, -0.62], [0.25, 0.8, 0.62], ARMOUR, 0.12);
  block(kit, [0.24, -0.7, -0.1], [0.31, 0.32, 0.52], DARK, 0.1);
  block(kit, [0.3, -0.64, -0.05], [0.33, 0.26, 0.47], {
    stuff: { ...GLASS.stuff, colour: [10, 34, 40], second: [10, 34, 40] },
  });
  // What it sees: rings, a course, and a mark.
  const green = shining(110, 240, 180);
  for (const size of [0.09, 0.19])
    kit.place({ at: [0.34, -0.19, 0.21] }, () => hoop(kit, 0, size, 0.008, 0.01, green, 24));
  rod(kit, [0.345, -0.58, 0.0], [0.345, 0.18, 0.4], 0.011, green, 4);
  ball(kit, [0.345, -0.03, 0.29], [0.02, 0.032, 0.032], RED, 6, 8);
  for (let row = 0; row < 5; row += 1) {
    block(kit, [0.24, 0.4, 0.44 - row * 0.13], [0.3, 0.7, 0.5 - row * 0.13], row % 2 ? DARK : HULL, 0.2);
    ball(kit, [0.31, 0.64, 0.47 - row * 0.13], [0.02, 0.025, 0.025], row === 2 ? RED : row % 2 ? GOLD : green, 6, 8);
  }
  for (let button = 0; button < 18; button += 1)
    block(
      kit,
      [0.25, -0.66 + (button % 9) * 0.15, -0.3 - Math.floor(button / 9) * 0.14],
      [0.3, -0.56 + (button % 9) * 0.15, -0.21 - Math.floor(button / 9) * 0.14],
      button % 5 === 0 ? BRASS : PALE,
      0.2,
    );
  for (let fin = 0; fin < 7; fin += 1)
    block(kit, [-0.3, -0.6 + fin * 0.2 - 0.03, 0.6], [0.16, -0.6 + fin * 0.2 + 0.03, 0.78], DARK, 0.2);
  kit.both((side) => block(kit, [-0.2, 0.8 * side - 0.04, -0.3], [0.1, 0.8 * side + 0.04, 0.3], BRASS, 0.3));
};

/** Three hired fighters in line. */
export const escortWing = (kit: Kit): void => {
  for (const [x, y, z] of [
    [0.5, 0, 0.1],
    [-0.35, 0.72, -0.05],
    [-0.45, -0.72, 0],
  ] as const)
    kit.place({ at: [x, y, z], size: 0.62 }, () => vanguard(kit));
};
