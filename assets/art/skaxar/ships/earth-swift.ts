import type { Kit, V2 } from '../../solid/kit.ts';
import { ball, block, lathe, loft, plate, ring, rod, slabSection } from '../../solid/parts.ts';
import { dish, engine, facing, hoop, mast, turret } from './earth-parts.ts';
import { ARMOUR, DARK, GLASS, GUN, HULL, LAMP, paint, PALE, WHITE } from './earth-stuff.ts';

/** A wing: its outline on the starboard side, tilted by `roll`. */
const wings = (kit: Kit, outline: readonly V2[], roll: number, how = HULL, up = 0): void =>
  kit.both((side) =>
    kit.place({ at: [0, 0, up], roll: roll * side }, () =>
      plate(
        kit,
        outline.map(([x, y]) => [x, y * side]),
        -0.022,
        0.022,
        0.05,
        how,
      ),
    ),
  );

/** A cockpit under glass. */
const cockpit = (kit: Kit, x: number, z: number, size: number): void =>
  ball(kit, [x, 0, z], [size * 1.8, size * 0.7, size * 0.62], GLASS, 10, 14);

/** E07: a falcon that stoops, wings swept ahead. */
export const kestrel = (kit: Kit): void => {
  const brown = paint(164, 104, 58);
  loft(
    kit,
    [
      [1.05, 0.02, 0.02, -0.04],
      [0.8, 0.08, 0.08, -0.02],
      [0.3, 0.15, 0.13],
      [-0.5, 0.19, 0.15],
      [-0.82, 0.13, 0.11],
    ],
    slabSection(0.42),
    HULL,
  );
  wings(
    kit,
    [
      [0.1, 0.12],
      [0.42, 0.72],
      [0.78, 0.98],
      [0.5, 0.6],
      [0.3, 0.95],
      [0.16, 0.6],
      [-0.04, 0.82],
      [-0.3, 0.5],
      [-0.5, 0.12],
    ],
    -0.2,
  );
  wings(
    kit,
    [
      [0.3, 0.5],
      [0.78, 0.99],
      [0.5, 0.6],
      [0.34, 0.7],
    ],
    -0.2,
    brown,
    0.02,
  );
  plate(
    kit,
    [
      [-0.7, 0.05],
      [-1.05, 0.34],
      [-1.12, 0],
      [-1.05, -0.34],
      [-0.7, -0.05],
    ],
    -0.02,
    0.03,
    0.08,
    brown,
  );
  cockpit(kit, 0.46, 0.11, 0.13);
  kit.both((side) => {
    rod(kit, [0.2, 0.3 * side, -0.06], [0.78, 0.3 * side, -0.06], 0.028, GUN, 8);
    engine(kit, [-0.84, 0.09 * side, 0.02], 0.09);
  });
};

/** E08: one long blade. */
export const saber = (kit: Kit): void => {
  const steel = paint(206, 214, 224);
  const crimson = paint(140, 36, 44);
  kit.place({ roll: 0.3 }, () => {
    plate(
      kit,
      [
        [1.25, -0.03],
        [0.7, 0.06],
        [0.0, 0.14],
        [-0.5, 0.15],
        [-0.5, -0.12],
        [0.1, -0.14],
        [0.75, -0.13],
      ],
      -0.03,
      0.05,
      0.16,
      steel,
    );
    plate(
      kit,
      [
        [0.9, -0.05],
        [0.1, 0.04],
        [-0.45, 0.05],
        [-0.45, -0.03],
        [0.1, -0.06],
      ],
      0.045,
      0.07,
      0.1,
      crimson,
    );
  });
  loft(
    kit,
    [
      [0.1, 0.07, 0.07],
      [-0.15, 0.13, 0.13],
      [-0.7, 0.15, 0.14],
      [-0.9, 0.1, 0.1],
    ],
    slabSection(0.4),
    ARMOUR,
  );
  // The guard of the hilt.
  wings(
    kit,
    [
      [-0.28, 0.1],
      [-0.18, 0.56],
      [-0.02, 0.7],
      [-0.3, 0.66],
      [-0.5, 0.52],
      [-0.56, 0.1],
    ],
    0.3,
    HULL,
  );
  cockpit(kit, -0.18, 0.12, 0.1);
  engine(kit, [-0.92, 0, 0], 0.13);
  kit.both((side) => rod(kit, [-0.2, 0.6 * side, 0.19], [0.3, 0.6 * side, 0.19], 0.024, GUN, 8));
};

/** E10: a fence of stakes before a small craft. */
export const palisade = (kit: Kit): void => {
  const yellow = paint(178, 142, 62);
  for (let stake = -4; stake <= 4; stake += 1) {
    const bent = Math.abs(stake);
    const tall = 0.5 - bent * 0.028 + (stake % 2 ? 0.07 : 0);
    facing(
      kit,
      [0.55 - bent * bent * 0.02, stake * 0.17, -0.02],
      [
        [-tall, -0.066],
        [tall - 0.1, -0.066],
        [tall, 0],
        [tall - 0.1, 0.066],
        [-tall, 0.066],
      ],
      0.07,
      stake % 3 === 0 ? yellow : bent % 2 ? ARMOUR : HULL,
      { yaw: stake * 0.07 },
    );
  }
  for (const z of [-0.22, 0.2]) kit.both((side) => rod(kit, [0.48, 0, z], [0.22, 0.72 * side, z], 0.03, DARK));
  loft(
    kit,
    [
      [0.45, 0.1, 0.1],
      [0.1, 0.17, 0.15],
      [-0.6, 0.17, 0.15],
      [-0.8, 0.12, 0.12],
    ],
    slabSection(0.4),
    HULL,
  );
  wings(
    kit,
    [
      [-0.1, 0.14],
      [-0.3, 0.5],
      [-0.62, 0.5],
      [-0.6, 0.14],
    ],
    0.15,
    ARMOUR,
  );
  turret(kit, [0.05, 0, 0.15], 0.085, { long: 2.6, pitch: 0.6 });
  cockpit(kit, -0.2, 0.14, 0.1);
  kit.both((side) => engine(kit, [-0.82, 0.08 * side, 0], 0.09));
};

/** E11: a spear point, chevrons on its back. */
export const vanguard = (kit: Kit): void => {
  const navy = paint(52, 78, 138);
  loft(
    kit,
    [
      [1.15, 0.02, 0.02],
      [0.5, 0.2, 0.1],
      [-0.2, 0.36, 0.14],
      [-0.62, 0.4, 0.15],
      [-0.72, 0.34, 0.12],
    ],
    [
      [1, -0.1],
      [0.5, 0.8],
      [0, 1],
      [-0.5, 0.8],
      [-1, -0.1],
      [-0.4, -0.7],
      [0.4, -0.7],
    ],
    HULL,
  );
  for (const [x, size] of [
    [0.52, 0.5],
    [0.2, 0.68],
    [-0.12, 0.86],
  ] as const)
    plate(
      kit,
      [
        [x, 0],
        [x - 0.3, 0.42 * size],
        [x - 0.42, 0.42 * size],
        [x - 0.14, 0],
        [x - 0.42, -0.42 * size],
        [x - 0.3, -0.42 * size],
      ],
      0.06,
      0.155,
      0.02,
      navy,
    );
  kit.both((side) => {
    kit.place({ at: [-0.5, 0.38 * side, 0.02], roll: 0.9 * side }, () =>
      plate(
        kit,
        [
          [0.1, 0],
          [-0.3, 0.42 * side],
          [-0.52, 0.42 * side],
          [-0.3, 0],
        ],
        -0.02,
        0.02,
        0.05,
        navy,
      ),
    );
    rod(kit, [-0.1, 0.33 * side, 0.02], [0.6, 0.33 * side, 0.02], 0.03, GUN, 8);
    engine(kit, [-0.74, 0.2 * side, 0], 0.1);
  });
  cockpit(kit, -0.3, 0.16, 0.11);
  engine(kit, [-0.74, 0, 0.02], 0.1);
};

/** E12: a boom that carries a dish into the unknown. */
export const pathfinder = (kit: Kit): void => {
  const orange = paint(196, 112, 52);
  loft(
    kit,
    [
      [0.3, 0.06, 0.06],
      [0.15, 0.13, 0.12],
      [-0.6, 0.15, 0.13],
      [-0.8, 0.1, 0.1],
    ],
    slabSection(0.4),
    HULL,
  );
  loft(
    kit,
    [
      [-0.1, 0.14, 0.128],
      [-0.26, 0.145, 0.132],
    ],
    slabSection(0.4),
    orange,
  );
  for (const [y, z] of [
    [0.05, 0.05],
    [-0.05, 0.05],
    [0, -0.06],
  ] as const)
    rod(kit, [0.2, y, z], [0.82, y * 0.6, z * 0.6], 0.014, GUN);
  for (let step = 0; step < 5; step += 1) hoop(kit, 0.3 + step * 0.12, 0.06, 0.008, 0.012, PALE, 10);
  dish(kit, [0.78, 0, 0], 0.42);
  wings(
    kit,
    [
      [-0.3, 0.12],
      [-0.2, 0.62],
      [-0.56, 0.66],
      [-0.62, 0.12],
    ],
    0.12,
    paint(34, 52, 92),
  );
  kit.both((side) => mast(kit, [-0.3, 0.1 * side, 0.1], [-0.2, 0.26 * side, 0.52]));
  cockpit(kit, 0.02, 0.1, 0.08);
  engine(kit, [-0.82, 0, 0], 0.12);
};

/** E13: a long snout with two ears. */
export const bloodhound = (kit: Kit): void => {
  const tan = paint(150, 102, 74);
  loft(
    kit,
    [
      [1.05, 0.07, 0.06, -0.2],
      [0.98, 0.12, 0.1, -0.19],
      [0.55, 0.13, 0.12, -0.1],
      [0.2, 0.2, 0.18],
      [-0.5, 0.2, 0.17],
      [-0.8, 0.14, 0.12],
    ],
    slabSection(0.4),
    HULL,
  );
  loft(
    kit,
    [
      [1.0, 0.125, 0.105, -0.19],
      [0.84, 0.13, 0.11, -0.165],
    ],
    slabSection(0.4),
    tan,
  );
  kit.both((side) => {
    ball(kit, [1.06, 0.04 * side, -0.2], [0.035, 0.03, 0.035], WHITE, 6, 8);
    kit.place({ at: [0.14, 0.18 * side, 0.06], roll: -1.0 * side }, () =>
      plate(
        kit,
        [
          [0.16, 0],
          [0.0, 0.3 * side],
          [-0.42, 0.46 * side],
          [-0.5, 0.24 * side],
          [-0.3, 0],
        ],
        -0.025,
        0.025,
        0.08,
        tan,
      ),
    );
    engine(kit, [-0.82, 0.09 * side, 0], 0.1);
    ball(kit, [0.4, 0.1 * side, 0.05], [0.05, 0.03, 0.04], LAMP, 6, 8);
  });
  rod(kit, [-0.5, 0, 0.14], [-1.0, 0, 0.5], 0.03, GUN);
  rod(kit, [0.3, 0, -0.22], [0.95, 0, -0.34], 0.03, GUN, 8);
};

/** E16: sails like a gust. */
export const swiftwind = (kit: Kit): void => {
  const sail = { stuff: { ...paint(120, 168, 190).stuff, shine: 0.9, gloss: 34, grain: 0.12 } };
  loft(
    kit,
    [
      [1.2, 0.015, 0.015],
      [0.7, 0.07, 0.06],
      [0, 0.11, 0.1],
      [-0.7, 0.1, 0.09],
      [-0.86, 0.07, 0.07],
    ],
    slabSection(0.45),
    PALE,
  );
  for (const [roll, size] of [
    [-0.5, 1],
    [0.45, 0.82],
  ] as const)
    wings(
      kit,
      [
        [0.35 * size, 0.08],
        [-0.25 * size, 0.8 * size],
        [-0.95 * size, 1.05 * size],
        [-0.62 * size, 0.6 * size],
        [-0.6 * size, 0.08],
      ],
      roll,
      sail,
    );
  for (const roll of [-0.5, 0.45])
    kit.both((side) =>
      kit.place({ roll: roll * side }, () =>
        rod(kit, [0.35, 0.08 * side, 0.02], [-0.9, 1.03 * side, 0.02], 0.022, HULL),
      ),
    );
  cockpit(kit, 0.36, 0.07, 0.08);
  engine(kit, [-0.88, 0, 0], 0.09);
};

/** E17: boxes, booms and instruments. */
export const surveyor = (kit: Kit): void => {
  const gold = paint(170, 136, 66);
  block(kit, [-0.5, -0.2, -0.2], [0.35, 0.2, 0.2], gold, 0.16);
  block(kit, [-0.16, -0.23, -0.23], [0.02, 0.23, 0.23], DARK, 0.16);
  loft(
    kit,
    [
      [0.35, 0.17, 0.17],
      [0.55, 0.1, 0.1],
      [0.75, 0.1, 0.1],
    ],
    ring(8),
    HULL,
  );
  ball(kit, [0.76, 0, 0], [0.06, 0.08, 0.08], GLASS);
  kit.both((side) => {
    rod(kit, [-0.1, 0.2 * side, 0], [-0.1, 0.5 * side, 0], 0.025, GUN);
    plate(
      kit,
      [
        [0.2, 0.44 * side],
        [0.2, 1.06 * side],
        [-0.34, 1.06 * side],
        [-0.34, 0.44 * side],
      ],
      -0.012,
      0.012,
      0.02,
      paint(30, 46, 88),
    );
    for (const y of [0.59, 0.75, 0.91]) rod(kit, [0.2, y * side, 0.014], [-0.34, y * side, 0.014], 0.01, PALE, 4);
    engine(kit, [-0.54, 0.1 * side, 0], 0.1);
  });
  dish(kit, [0.12, 0, 0.4], 0.26, { pitch: 0.5, yaw: 0.3 });
  rod(kit, [0.1, 0, 0.18], [0.1, 0, 0.42], 0.03, GUN);
  mast(kit, [0.2, 0, -0.2], [0.7, 0.1, -0.5]);
  mast(kit, [-0.3, 0.1, -0.2], [-0.5, 0.3, -0.52]);
};

/** E18: all bones and speed. */
export const whippet = (kit: Kit): void => {
  const red = paint(170, 46, 44);
  loft(
    kit,
    [
      [1.3, 0.012, 0.012],
      [0.8, 0.06, 0.055],
      [0.2, 0.085, 0.09, 0.02],
      [-0.25, 0.07, 0.07],
      [-0.6, 0.12, 0.12],
      [-0.8, 0.1, 0.1],
    ],
    slabSection(0.4),
    PALE,
  );
  loft(
    kit,
    [
      [0.75, 0.064, 0.058],
      [0.5, 0.074, 0.072, 0.01],
    ],
    slabSection(0.4),
    red,
  );
  kit.both((side) => {
    rod(kit, [-0.4, 0.06 * side, 0], [-0.5, 0.3 * side, 0.02], 0.04, DARK);
    pod(kit, 0.34 * side, red);
    kit.place({ at: [0.55, 0, 0.02], roll: -0.3 * side }, () =>
      plate(
        kit,
        [
          [0.05, 0.05 * side],
          [-0.12, 0.26 * side],
          [-0.2, 0.26 * side],
          [-0.14, 0.05 * side],
        ],
        -0.012,
        0.012,
        0.04,
        red,
      ),
    );
  });
  kit.place({ at: [-0.62, 0, 0.1], roll: Math.PI / 2 }, () =>
    plate(
      kit,
      [
        [0.16, 0],
        [-0.24, 0.34],
        [-0.4, 0.34],
        [-0.22, 0],
      ],
      -0.014,
      0.014,
      0.04,
      red,
    ),
  );
  cockpit(kit, 0.24, 0.1, 0.07);
  engine(kit, [-0.84, 0, 0], 0.12);
};

const pod = (kit: Kit, y: number, how: typeof HULL): void =>
  kit.place({ at: [0, y, 0.02] }, () => {
    lathe(
      kit,
      [
        [0.16, 0.05],
        [0.1, 0.09],
        [-0.1, 0.11],
        [-0.7, 0.1],
      ],
      HULL,
      10,
    );
    lathe(
      kit,
      [
        [0.02, 0.105],
        [-0.08, 0.113],
      ],
      how,
      10,
    );
    engine(kit, [-0.74, 0, 0], 0.1);
  });

/** E14: a tower whose lamp is seen from afar. */
export const lighthouse = (kit: Kit): void => {
  const red = paint(168, 56, 48);
  kit.place({ pitch: Math.PI / 2 }, () => {
    loft(
      kit,
      [
        [-0.9, 0.1, 0.1],
        [-0.78, 0.3, 0.3],
        [-0.5, 0.3, 0.3],
        [-0.42, 0.22, 0.22],
      ],
      ring(10),
      ARMOUR,
    );
    for (let band = 0; band < 5; band += 1) {
      const [from, to] = [-0.44 + band * 0.2, -0.24 + band * 0.2];
      loft(
        kit,
        [
          [from, 0.205 - band * 0.018, 0.205 - band * 0.018],
          [to, 0.19 - band * 0.018, 0.19 - band * 0.018],
        ],
        ring(10),
        band % 2 ? red : PALE,
      );
    }
    lathe(
      kit,
      [
        [0.54, 0.12],
        [0.56, 0.24],
        [0.6, 0.24],
        [0.61, 0.12],
      ],
      DARK,
      16,
    );
    lathe(
      kit,
      [
        [0.62, 0.13],
        [0.82, 0.13],
      ],
      { ...WHITE, open: true },
      12,
    );
    for (let bar = 0; bar < 6; bar += 1)
      rod(
        kit,
        [0.6, Math.cos((bar / 6) * 6.2832) * 0.145, Math.sin((bar / 6) * 6.2832) * 0.145],
        [0.84, Math.cos((bar / 6) * 6.2832) * 0.145, Math.sin((bar / 6) * 6.2832) * 0.145],
        0.014,
        GUN,
      );
    lathe(
      kit,
      [
        [0.83, 0.2],
        [0.86, 0.2],
        [1.0, 0.06],
        [1.1, 0.012],
      ],
      red,
      12,
    );
    for (let arm = 0; arm < 3; arm += 1) {
      const angle = (arm / 3) * Math.PI * 2 + 0.5;
      rod(kit, [-0.6, 0, 0], [-0.66, Math.cos(angle) * 0.66, Math.sin(angle) * 0.66], 0.04, DARK);
      kit.place({ at: [-0.62, Math.cos(angle) * 0.68, Math.sin(angle) * 0.68], roll: angle }, () =>
        block(kit, [-0.2, -0.03, -0.2], [0.26, 0.05, 0.2], HULL, 0.25),
      );
    }
    kit.drive([-0.92, 0, 0], 0.1);
  });
};

/** E15: a platform on a lattice, eyes on every side. */
export const watchtower = (kit: Kit): void => {
  const olive = paint(96, 108, 84);
  kit.place({ pitch: Math.PI / 2 }, () => {
    block(kit, [-0.95, -0.24, -0.24], [-0.62, 0.24, 0.24], ARMOUR, 0.25);
    for (const [y, z] of [
      [1, 1],
      [1, -1],
      [-1, 1],
      [-1, -1],
    ] as const) {
      rod(kit, [-0.62, y * 0.2, z * 0.2], [0.36, y * 0.11, z * 0.11], 0.024, HULL);
      for (let step = 0; step < 4; step += 1) {
        const [a, b] = [-0.62 + step * 0.245, -0.375 + step * 0.245];
        const [wa, wb] = [0.2 - step * 0.0225, 0.1775 - step * 0.0225];
        rod(kit, [a, y * wa, z * wa], [b, y === z ? -y * wb : y * wb, y === z ? z * wb : -z * wb], 0.013, DARK, 4);
      }
    }
    loft(
      kit,
      [
        [0.34, 0.16, 0.16],
        [0.42, 0.36, 0.36],
        [0.5, 0.36, 0.36],
        [0.54, 0.3, 0.3],
      ],
      ring(8),
      olive,
    );
    loft(
      kit,
      [
        [0.54, 0.24, 0.24],
        [0.74, 0.26, 0.26],
      ],
      ring(8),
      { ...GLASS, open: true },
    );
    loft(
      kit,
      [
        [0.6, 0.246, 0.246],
        [0.64, 0.25, 0.25],
      ],
      ring(8),
      { ...LAMP, open: true },
    );
    loft(
      kit,
      [
        [0.74, 0.3, 0.3],
        [0.8, 0.3, 0.3],
        [0.9, 0.12, 0.12],
      ],
      ring(8),
      olive,
    );
    mast(kit, [0.88, 0, 0], [1.2, 0, 0], 0.018);
    kit.drive([-0.96, 0, 0], 0.13);
  });
  for (const [yaw, up] of [
    [0.2, 0.05],
    [2.3, 0.2],
    [-2.0, 0.12],
  ] as const)
    kit.place({ yaw }, () => dish(kit, [0.32, 0, up], 0.17));
  kit.both((side) =>
    plate(
      kit,
      [
        [0.2, 0.24 * side],
        [0.2, 0.8 * side],
        [-0.16, 0.8 * side],
        [-0.16, 0.24 * side],
      ],
      -0.82,
      -0.79,
      0.02,
      paint(32, 50, 92),
    ),
  );
  turret(kit, [0.26, 0, -0.62], 0.08, { long: 2.4 });
};
