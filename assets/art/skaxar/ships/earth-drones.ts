import type { Kit, V3 } from '../../solid/kit.ts';
import { ball, block, lathe, loft, plate, ring, rod, slabSection } from '../../solid/parts.ts';
import { engine, facing, hoop, mast, pipe } from './earth-parts.ts';
import { ARMOUR, DARK, GLASS, GUN, HULL, LAMP, paint, PALE, WHITE } from './earth-stuff.ts';

const RED_EYE = { stuff: { ...LAMP.stuff, colour: [255, 118, 84], lamp: [255, 96, 60] } } as const;

/** E19: a pod between two fans. */
export const gadfly = (kit: Kit): void => {
  const mint = paint(122, 160, 146);
  ball(kit, [0.1, 0, 0], [0.42, 0.24, 0.22], mint, 12, 16);
  ball(kit, [0.44, 0, 0.02], [0.1, 0.14, 0.12], GLASS);
  ball(kit, [0.53, 0.04, 0.03], [0.03, 0.03, 0.03], RED_EYE, 6, 8);
  kit.both((side) => {
    rod(kit, [0.05, 0.2 * side, 0.02], [0, 0.5 * side, 0.1], 0.035, GUN);
    kit.place({ at: [0, 0.68 * side, 0.1], pitch: Math.PI / 2, roll: 0 }, () => {
      hoop(kit, 0, 0.28, 0.06, 0.03, HULL, 22);
      for (let blade = 0; blade < 5; blade += 1)
        kit.place({ roll: (blade / 5) * Math.PI * 2 }, () =>
          kit.place({ yaw: 0.5 }, () => block(kit, [-0.01, 0.02, -0.05], [0.015, 0.24, 0.05], DARK)),
        );
      ball(kit, [0, 0, 0], [0.07, 0.06, 0.06], PALE, 6, 10);
    });
    rod(kit, [0.1, 0.13 * side, -0.18], [0.86, 0.13 * side, -0.2], 0.03, GUN, 8);
  });
  engine(kit, [-0.36, 0, 0], 0.12);
};

/** E20: a bundle of rockets, lit. */
export const firecracker = (kit: Kit): void => {
  const red = paint(196, 44, 38);
  const spots: readonly (readonly [number, number])[] = [
    [0, 0],
    ...ring(6, 0).map(([a, b]) => [a * 0.235, b * 0.235] as const),
  ];
  spots.forEach(([y, z], at) => {
    const ahead = [0.2, 0.1, 0, 0.12, -0.02, 0.08, -0.06][at]!;
    kit.place({ at: [ahead, y, z] }, () => {
      lathe(
        kit,
        [
          [-0.72, 0.1],
          [-0.7, 0.112],
          [0.42, 0.112],
        ],
        at % 2 ? red : PALE,
        12,
      );
      lathe(
        kit,
        [
          [0.42, 0.118],
          [0.5, 0.118],
          [0.72, 0.06],
          [0.82, 0.005],
        ],
        at % 2 ? PALE : red,
        12,
      );
      lathe(
        kit,
        [
          [-0.1, 0.117],
          [0.04, 0.117],
        ],
        DARK,
        12,
      );
      kit.drive([-0.74, 0, 0], 0.075);
    });
  });
  for (const x of [-0.4, 0.3]) hoop(kit, x, 0.36, 0.035, 0.018, ARMOUR, 18);
  for (let fin = 0; fin < 4; fin += 1)
    kit.place({ at: [-0.62, 0, 0], roll: (fin * Math.PI) / 2 + 0.78 }, () =>
      plate(
        kit,
        [
          [0.24, 0.3],
          [-0.16, 0.66],
          [-0.34, 0.66],
          [-0.2, 0.3],
        ],
        -0.02,
        0.02,
        0.04,
        ARMOUR,
      ),
    );
};

/** E21: a round shield with a boss, a small drone behind it. */
export const buckler = (kit: Kit): void => {
  const blue = paint(62, 96, 152);
  lathe(
    kit,
    [
      [0.1, 0.84],
      [0.16, 0.84],
      [0.22, 0.78],
      [0.3, 0.6],
    ],
    PALE,
    28,
  );
  lathe(
    kit,
    [
      [0.24, 0.68],
      [0.3, 0.62],
      [0.4, 0.3],
    ],
    blue,
    28,
  );
  lathe(
    kit,
    [
      [0.38, 0.34],
      [0.44, 0.28],
      [0.48, 0.2],
    ],
    ARMOUR,
    20,
  );
  ball(kit, [0.46, 0, 0], [0.13, 0.18, 0.18], PALE, 10, 16);
  for (let spoke = 0; spoke < 8; spoke += 1) {
    const angle = (spoke / 8) * Math.PI * 2;
    ball(kit, [0.19, Math.cos(angle) * 0.75, Math.sin(angle) * 0.75], [0.045, 0.045, 0.045], DARK, 6, 8);
    kit.place({ at: [0.3, 0, 0], roll: angle }, () => block(kit, [-0.02, 0.28, -0.03], [0.05, 0.6, 0.03], HULL));
    rod(
      kit,
      [0.1, Math.cos(angle) * 0.6, Math.sin(angle) * 0.6],
      [-0.2, Math.cos(angle) * 0.14, Math.sin(angle) * 0.14],
      0.026,
      DARK,
    );
  }
  loft(
    kit,
    [
      [0.2, 0.14, 0.14],
      [-0.1, 0.19, 0.18],
      [-0.5, 0.16, 0.15],
    ],
    slabSection(0.4),
    HULL,
  );
  engine(kit, [-0.54, 0, 0], 0.14);
};

/** E22: stakes to all sides, each with a plate at its end. */
export const picket = (kit: Kit): void => {
  const sand = paint(150, 138, 112);
  ball(kit, [0, 0, 0], [0.27, 0.27, 0.27], DARK, 10, 14);
  hoop(kit, 0, 0.29, 0.05, 0.03, HULL, 18);
  const ways: readonly V3[] = [
    [1, 0, 0],
    [-0.45, 0.85, 0.2],
    [-0.45, -0.85, 0.2],
    [0.2, 0.35, 0.9],
    [0.2, -0.5, -0.8],
  ];
  ways.forEach(([x, y, z], at) => {
    const yaw = Math.atan2(y, x);
    const pitch = Math.asin(z / Math.hypot(x, y, z));
    kit.place({ yaw }, () =>
      kit.place({ pitch }, () => {
        rod(kit, [0.2, 0, 0], [0.66, 0, 0], 0.05, GUN, 8);
        facing(
          kit,
          [0.7, 0, 0],
          ring(6, 0.5).map(([a, b]) => [a * 0.3, b * 0.3] as const),
          0.09,
          at % 2 ? sand : HULL,
          { bevel: 0.14 },
        );
        ball(kit, [0.76, 0, 0], [0.04, 0.05, 0.05], LAMP, 6, 8);
      }),
    );
  });
  kit.drive([-0.26, 0, -0.05], 0.08);
};

/** E23: yellow and black, four wings and a sting. */
export const wasp = (kit: Kit): void => {
  const yellow = paint(214, 172, 46);
  const black = paint(40, 40, 46);
  for (let band = 0; band < 6; band += 1) {
    const width = (x: number): number => 0.2 * Math.sqrt(Math.max(1 - ((x + 0.35) / 0.62) ** 2, 0.03));
    const [a, b] = [-0.9 + band * 0.19, -0.71 + band * 0.19];
    loft(
      kit,
      [
        [a, width(a), width(a), -0.04],
        [b, width(b), width(b), -0.04],
      ],
      ring(10),
      band % 2 ? yellow : black,
    );
  }
  ball(kit, [0.42, 0, 0.03], [0.22, 0.17, 0.16], black, 10, 14);
  kit.both((side) => ball(kit, [0.54, 0.1 * side, 0.08], [0.09, 0.06, 0.08], RED_EYE, 8, 10));
  rod(kit, [-0.9, 0, -0.04], [-1.2, 0, -0.1], 0.018, GUN);
  rod(kit, [0.4, 0, -0.12], [1.1, 0, -0.14], 0.035, GUN, 8);
  kit.both((side) => {
    for (const [sweep, roll] of [
      [0.3, -0.5],
      [-0.5, -0.15],
    ] as const)
      kit.place({ at: [0.12, 0.08 * side, 0.12], roll: roll * side }, () =>
        plate(
          kit,
          [
            [0.06, 0],
            [sweep * 0.5 + 0.2, 0.35 * side],
            [sweep + 0.16, 0.8 * side],
            [sweep, 0.98 * side],
            [sweep - 0.2, 0.86 * side],
            [sweep * 0.5 - 0.16, 0.4 * side],
            [-0.12, 0.08 * side],
          ],
          -0.01,
          0.01,
          0.04,
          { stuff: { ...GLASS.stuff, colour: [74, 96, 128], second: [74, 96, 128] } },
        ),
      );
    mast(kit, [0.56, 0.06 * side, 0.14], [0.84, 0.2 * side, 0.34], 0.01);
  });
  kit.drive([-0.86, 0, -0.02], 0.07);
};

/** E24: a ball of prongs that throw sparks. */
export const sparkler = (kit: Kit): void => {
  ball(kit, [0, 0, 0], [0.3, 0.3, 0.3], HULL, 12, 18);
  hoop(kit, 0, 0.31, 0.06, 0.03, paint(72, 84, 140), 22);
  for (let prong = 0; prong < 22; prong += 1) {
    const z = 1 - ((prong + 0.5) / 22) * 2;
    const angle = prong * 2.39996;
    const flat = Math.sqrt(1 - z * z);
    const way: V3 = [Math.cos(angle) * flat, Math.sin(angle) * flat, z];
    const long = 0.62 + (prong % 3) * 0.14;
    rod(kit, [way[0] * 0.26, way[1] * 0.26, way[2] * 0.26], [way[0] * long, way[1] * long, way[2] * long], 0.022, GUN);
    ball(
      kit,
      [way[0] * long, way[1] * long, way[2] * long],
      [0.045, 0.045, 0.045],
      prong % 3 === 0
        ? WHITE
        : prong % 3 === 1
          ? LAMP
          : { stuff: { ...LAMP.stuff, colour: [190, 214, 255], lamp: [150, 190, 255] } },
      6,
      8,
    );
  }
  ball(kit, [0.24, 0, 0.06], [0.12, 0.14, 0.14], GLASS);
  engine(kit, [-0.3, 0, 0], 0.13);
};

/** E25: a box with arms and tools. */
export const tinker = (kit: Kit): void => {
  const orange = paint(206, 120, 44);
  block(kit, [-0.42, -0.27, -0.2], [0.3, 0.27, 0.22], orange, 0.2);
  block(kit, [-0.28, -0.2, 0.2], [0.1, 0.2, 0.32], DARK, 0.2);
  block(kit, [0.26, -0.17, -0.04], [0.36, 0.17, 0.14], GLASS, 0.3);
  kit.both((side) => {
    ball(kit, [0.35, 0.08 * side, 0.06], [0.035, 0.045, 0.045], WHITE, 6, 10);
    ball(kit, [0.1, 0.3 * side, -0.05], [0.09, 0.09, 0.09], DARK, 8, 10);
    pipe(
      kit,
      [
        [0.1, 0.34 * side, -0.05],
        [0.3, 0.6 * side, 0.12],
        [0.62, 0.5 * side, 0.02],
      ],
      0.045,
      HULL,
    );
    ball(kit, [0.34, 0.6 * side, 0.12], [0.07, 0.07, 0.07], DARK, 8, 10);
    kit.place({ at: [0.64, 0.49 * side, 0.01], yaw: -0.5 * side }, () => {
      for (const jaw of [-1, 1])
        plate(
          kit,
          [
            [0, 0.02 * jaw],
            [0.12, 0.11 * jaw],
            [0.3, 0.05 * jaw],
            [0.26, 0.02 * jaw],
            [0.12, 0.06 * jaw],
          ],
          -0.03,
          0.03,
          0.04,
          PALE,
        );
    });
    engine(kit, [-0.46, 0.14 * side, 0], 0.11);
    block(kit, [-0.34, 0.27 * side - 0.05, -0.3], [0.0, 0.27 * side + 0.05, -0.12], ARMOUR, 0.2);
  });
  pipe(
    kit,
    [
      [0.16, 0, -0.2],
      [0.4, 0, -0.42],
      [0.76, 0, -0.36],
    ],
    0.035,
  );
  ball(
    kit,
    [0.8, 0, -0.35],
    [0.05, 0.05, 0.05],
    { stuff: { ...LAMP.stuff, colour: [180, 214, 255], lamp: [140, 190, 255] } },
    8,
    10,
  );
  mast(kit, [-0.2, 0.12, 0.3], [-0.3, 0.16, 0.66]);
};
