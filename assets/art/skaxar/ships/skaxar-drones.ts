import { drawsOf } from '../../seeded.ts';
import type { Kit, V3 } from '../../solid/kit.ts';
import { ball, grown, loft, shellSection } from '../../solid/parts.ts';
import { blade, body, eye, feeler, horn, leg, organ } from './skaxar-parts.ts';
import { ACID_GLOW, BLACK, BONE, DEEP, dyed, EYE, FLESH, MEMBRANE, PALE_EYE, SHELL, VEINED } from './skaxar-stuff.ts';

const bent = (side: number, line: readonly V3[]): readonly V3[] => line.map(([x, y, z]): V3 => [x, y * side, z]);

/** X18: a tail that curls over its head. */
export const stinger = (kit: Kit): void => {
  const teal = dyed(64, 104, 112, 0.3);
  body(
    kit,
    [
      [0.5, 0.04, 0.04],
      [0.3, 0.2, 0.14],
      [-0.2, 0.22, 0.15],
      [-0.5, 0.1, 0.09],
    ],
    teal,
    { ribs: 6 },
  );
  const tail: V3[] = [
    [-0.42, 0, 0.02],
    [-0.85, 0, 0.14],
    [-0.98, 0, 0.56],
    [-0.6, 0, 0.9],
    [-0.1, 0, 0.86],
  ];
  for (let part = 0; part < 8; part += 1) {
    const t = (part / 8) * 4;
    const at = Math.min(Math.floor(t), 3);
    const [a, b, f] = [tail[at]!, tail[at + 1]!, t - at];
    ball(
      kit,
      [a[0] + (b[0] - a[0]) * f, 0, a[2] + (b[2] - a[2]) * f],
      [0.18 - part * 0.007, 0.14 - part * 0.006, 0.17 - part * 0.007],
      part % 2 ? SHELL : teal,
      8,
      12,
    );
  }
  ball(kit, [-0.06, 0, 0.86], [0.16, 0.12, 0.12], {
    stuff: {
      ...ACID_GLOW.stuff,
      kind: 'chitin',
      colour: [98, 150, 46],
      second: [44, 84, 24],
      lit: 0.8,
      grain: 0.14,
      shine: 1,
    },
  });
  horn(
    kit,
    [
      [0.04, 0, 0.88],
      [0.26, 0, 0.86],
      [0.42, 0, 0.56],
    ],
    0.06,
  );
  kit.both((side) => {
    leg(
      kit,
      bent(side, [
        [0.3, 0.16, 0],
        [0.62, 0.46, 0.04],
        [0.86, 0.3, 0],
      ]),
      0.07,
      teal,
    );
    horn(
      kit,
      bent(side, [
        [0.8, 0.34, 0],
        [1.0, 0.36, 0],
        [1.12, 0.18, 0],
      ]),
      0.05,
    );
    for (const x of [0.1, -0.1, -0.3])
      leg(
        kit,
        bent(side, [
          [x, 0.16, -0.04],
          [x, 0.5, 0.08],
          [x - 0.14, 0.66, -0.3],
        ]),
        0.035,
      );
    eye(kit, [0.42, 0.07 * side, 0.08], 0.035);
  });
  kit.drive([-0.52, 0, -0.05], 0.06);
};

/** X19: long legs, small wings, a thin snout. */
export const gnat = (kit: Kit): void => {
  ball(kit, [0.1, 0, 0.04], [0.2, 0.14, 0.15], DEEP, 10, 14);
  body(
    kit,
    [
      [0.0, 0.08, 0.08],
      [-0.3, 0.11, 0.1, -0.04],
      [-0.75, 0.06, 0.06, -0.14],
      [-0.95, 0.01, 0.01, -0.2],
    ],
    dyed(110, 112, 76, 0.3),
    { ribs: 7, ripple: 0.12 },
  );
  ball(kit, [0.34, 0, 0], [0.11, 0.1, 0.1], BLACK, 8, 12);
  horn(
    kit,
    [
      [0.4, 0, -0.04],
      [0.65, 0, -0.16],
      [0.92, 0, -0.34],
    ],
    0.026,
  );
  kit.both((side) => {
    eye(kit, [0.37, 0.08 * side, 0.03], 0.06);
    blade(
      kit,
      bent(side, [
        [0.05, 0.06, 0.14],
        [-0.05, 0.44, 0.4],
        [-0.4, 0.86, 0.5],
      ]),
      0.15,
      MEMBRANE,
      0.05,
    );
    for (const [x, ahead] of [
      [0.15, 0.5],
      [0.05, 0],
      [-0.05, -0.5],
    ] as const)
      leg(
        kit,
        bent(side, [
          [x, 0.08, -0.06],
          [x + ahead * 0.5, 0.42, 0.12],
          [x + ahead, 0.6, -0.26],
          [x + ahead * 1.3, 0.72, -0.62],
        ]),
        0.022,
      );
    feeler(
      kit,
      bent(side, [
        [0.4, 0.04, 0.08],
        [0.56, 0.14, 0.24],
        [0.76, 0.2, 0.26],
      ]),
      0.012,
      DEEP,
      8,
    );
  });
  kit.drive([-0.9, 0, -0.18], 0.06);
};

/** X20: spikes and eyes and rage. */
export const frenzyMite = (kit: Kit): void => {
  const magenta = dyed(168, 52, 110, 0.35, 0.2);
  ball(kit, [0, 0, 0], [0.42, 0.4, 0.34], magenta, 16, 22);
  for (let spike = 0; spike < 30; spike += 1) {
    const z = 1 - ((spike + 0.5) / 30) * 2;
    const angle = spike * 2.39996;
    const flat = Math.sqrt(1 - z * z);
    const [x, y] = [Math.cos(angle) * flat, Math.sin(angle) * flat];
    if (x > 0.72) continue;
    const long = 0.24 + (spike % 4) * 0.07;
    horn(
      kit,
      [
        [x * 0.38, y * 0.36, z * 0.3],
        [x * (0.42 + long * 0.5) - 0.03, y * (0.4 + long * 0.5), z * (0.34 + long * 0.5)],
        [x * (0.42 + long) - 0.12, y * (0.4 + long), z * (0.34 + long)],
      ],
      0.06,
      BONE,
      { steps: 6 },
    );
  }
  for (const [y, z, size] of [
    [0.12, 0.1, 0.085],
    [-0.12, 0.1, 0.085],
    [0, 0.22, 0.05],
    [0.24, 0.0, 0.045],
    [-0.24, 0.0, 0.045],
  ] as const)
    eye(kit, [0.36 - Math.abs(y) * 0.3 - z * 0.2, y, z], size);
  kit.both((side) => {
    horn(
      kit,
      bent(side, [
        [0.36, 0.1, -0.1],
        [0.62, 0.24, -0.16],
        [0.74, 0.02, -0.22],
      ]),
      0.06,
    );
    for (const x of [0.2, 0, -0.2])
      leg(
        kit,
        bent(side, [
          [x, 0.3, -0.16],
          [x + 0.1, 0.62, -0.14],
          [x, 0.76, -0.5],
        ]),
        0.045,
      );
  });
  kit.drive([-0.4, 0, 0], 0.1);
};

/** X21: many small soft bodies that fly as one. */
export const larvaSwarm = (kit: Kit): void => {
  const draw = drawsOf(21);
  const spots: readonly V3[] = [
    [0.75, 0, 0],
    [0.35, 0.5, 0.1],
    [0.3, -0.48, -0.05],
    [0.2, 0.05, 0.42],
    [0.05, -0.1, -0.44],
    [-0.3, 0.42, 0.4],
    [-0.35, -0.5, 0.3],
    [-0.3, 0.46, -0.4],
    [-0.75, 0.06, 0.12],
    [-0.8, -0.5, -0.3],
    [-0.85, 0.6, 0.1],
    [-0.3, 0, -0.05],
  ];
  spots.forEach((at, index) => {
    const size = 0.3 + draw() * 0.16;
    kit.place({ at, size, yaw: (draw() - 0.5) * 0.9, pitch: (draw() - 0.5) * 0.6, roll: draw() * 2 }, () => {
      const how =
        index % 3 === 0 ? dyed(178, 150, 120, 0.2, 0.4) : index % 3 === 1 ? FLESH : dyed(150, 120, 160, 0.2, 0.4);
      body(
        kit,
        [
          [0.7, 0.1, 0.1],
          [0.5, 0.26, 0.24],
          [0.1, 0.3, 0.28, 0.06],
          [-0.4, 0.24, 0.22, 0.02],
          [-0.85, 0.04, 0.04, -0.1],
        ],
        how,
        { ribs: 7, ripple: 0.16, keel: 0, steps: 30 },
      );
      kit.both((side) => {
        ball(kit, [0.66, 0.12 * side, 0.1], [0.08, 0.07, 0.07], PALE_EYE, 6, 8);
        horn(
          kit,
          bent(side, [
            [0.66, 0.1, -0.06],
            [0.86, 0.18, -0.1],
            [0.95, 0.05, -0.12],
          ]),
          0.06,
          BONE,
          { steps: 5 },
        );
      });
      kit.drive([-0.85, 0, -0.1], 0.14);
    });
  });
};

/** X22: one broad plate, bent like a shield, a small body that holds it. */
export const chitinPlate = (kit: Kit): void => {
  const rows = 16;
  const plateAt = (inner: number): readonly (readonly V3[])[] =>
    Array.from({ length: rows + 1 }, (_, row) => {
      const t = row / rows;
      const z = -0.85 + t * 1.7;
      const wide =
        0.62 * Math.sin(Math.PI * (0.1 + t * 0.84)) ** 0.6 * (1 + 0.04 * Math.abs(Math.sin(t * Math.PI * 6)));
      const ring: V3[] = [];
      for (let at = 0; at <= 12; at += 1) {
        const y = (at / 12) * 2 - 1;
        ring.push([0.5 - inner - y * y * 0.3 - z * z * 0.3 + 0.03 * Math.abs(Math.sin(t * Math.PI * 6)), y * wide, z]);
      }
      for (let at = 12; at >= 0; at -= 1) {
        const y = (at / 12) * 2 - 1;
        ring.push([0.38 - inner - y * y * 0.3 - z * z * 0.3, y * wide * 0.96, z]);
      }
      return ring;
    });
  kit.skin(plateAt(0), { ...VEINED, smooth: true });
  kit.both((side) => {
    for (let spine = 0; spine < 5; spine += 1) {
      const z = -0.5 + spine * 0.28;
      horn(
        kit,
        [
          [0.1 - z * z * 0.3, 0.54 * side, z],
          [0.1, 0.72 * side, z + 0.03],
          [-0.1, 0.86 * side, z + 0.1],
        ],
        0.05,
        BONE,
        { steps: 6 },
      );
    }
    leg(
      kit,
      bent(side, [
        [-0.3, 0.1, 0],
        [-0.1, 0.34, 0.2],
        [0.2, 0.26, 0.4],
      ]),
      0.05,
    );
    leg(
      kit,
      bent(side, [
        [-0.3, 0.1, 0],
        [-0.1, 0.34, -0.2],
        [0.2, 0.26, -0.4],
      ]),
      0.05,
    );
  });
  for (let knob = 0; knob < 5; knob += 1)
    ball(
      kit,
      [0.5 - (0.5 - knob * 0.25) ** 2 * 0.3, 0, 0.5 - knob * 0.25],
      [0.06, 0.07, 0.06],
      knob === 2 ? ACID_GLOW : BONE,
      8,
      10,
    );
  body(
    kit,
    [
      [-0.1, 0.08, 0.08],
      [-0.35, 0.17, 0.16],
      [-0.7, 0.12, 0.11],
      [-0.95, 0.02, 0.02],
    ],
    SHELL,
    { ribs: 5 },
  );
  kit.drive([-0.9, 0, 0], 0.08);
};

/** X23: a broken egg, still warm. */
export const eggHusk = (kit: Kit): void => {
  const shell = dyed(192, 176, 152, 0.12, 0.3);
  const sides = 22;
  const rows = 18;
  const wideAt = (t: number): number => 0.56 * Math.sin(Math.PI * (0.03 + t * 0.97)) ** 0.75 * (1 - t * 0.12);
  const ringAt = (t: number, thin: number): readonly V3[] =>
    Array.from({ length: sides }, (_, at): V3 => {
      const angle = (at / sides) * Math.PI * 2;
      // The broken edge runs up and down.
      const up = -0.72 + Math.min(t, 0.66 + 0.07 * (at % 2 ? 1 : -0.6) + 0.05 * Math.sin(at * 1.7)) * 1.5;
      const wide = wideAt(Math.min(t, 0.74)) * thin;
      return [Math.cos(angle) * wide, Math.sin(angle) * wide, up];
    });
  const outer = Array.from({ length: rows + 1 }, (_, row) => ringAt((row / rows) * 0.74, 1));
  const inner = Array.from({ length: rows + 1 }, (_, row) => ringAt(0.74 - (row / rows) * 0.7, 0.93));
  kit.skin([...outer, ...inner], { ...shell, smooth: true, open: true });
  ball(kit, [0, 0, 0.02], [0.36, 0.36, 0.32], {
    stuff: {
      ...ACID_GLOW.stuff,
      kind: 'chitin',
      colour: [110, 160, 60],
      second: [52, 92, 30],
      lit: 0.9,
      grain: 0.2,
      shine: 1,
      gloss: 50,
    },
  });
  eye(kit, [0.24, 0.04, 0.26], 0.1);
  // What is left of the lid, adrift.
  for (const [x, y, z, size, turn] of [
    [0.3, 0.4, 0.72, 0.2, 0.4],
    [-0.25, -0.3, 0.84, 0.26, 1.2],
    [0.16, -0.42, 0.62, 0.13, 2.2],
  ] as const)
    kit.place({ at: [x, y, z], yaw: turn, pitch: turn * 0.5, size }, () =>
      loft(
        kit,
        grown(
          [
            [-0.9, 0.1, 0.1],
            [-0.4, 0.8, 0.2, 0.1],
            [0.4, 0.7, 0.2, 0.12],
            [0.9, 0.1, 0.08],
          ],
          10,
        ),
        shellSection(12, 0),
        shell,
      ),
    );
  for (let root = 0; root < 6; root += 1) {
    const angle = (root / 6) * Math.PI * 2;
    feeler(
      kit,
      [
        [Math.cos(angle) * 0.2, Math.sin(angle) * 0.2, -0.66],
        [Math.cos(angle) * 0.4, Math.sin(angle) * 0.4, -0.86],
        [Math.cos(angle + 0.4) * 0.52, Math.sin(angle + 0.4) * 0.52, -1.05],
      ],
      0.05,
      DEEP,
      10,
    );
  }
};

/** X24: nothing but jaws, in dozens. */
export const bitingCloud = (kit: Kit): void => {
  const draw = drawsOf(424);
  for (let at = 0; at < 26; at += 1) {
    const angle = at * 2.39996;
    const away = Math.sqrt((at + 0.5) / 26);
    const place: V3 = [
      Math.cos(angle) * away * 1.0,
      Math.sin(angle) * away * 0.72,
      (draw() - 0.5) * 1.1 * (1.1 - away * 0.6),
    ];
    const size = 0.12 + draw() * 0.1;
    kit.place({ at: place, size, yaw: (draw() - 0.5) * 1.6, pitch: (draw() - 0.5) * 1.2, roll: draw() * 6 }, () => {
      ball(kit, [0, 0, 0], [0.6, 0.5, 0.4], at % 3 ? BLACK : dyed(120, 60, 130, 0, 0.4), 8, 10);
      kit.both((side) => {
        horn(
          kit,
          bent(side, [
            [0.3, 0.3, 0],
            [0.95, 0.62, 0],
            [1.35, 0.08, 0],
          ]),
          0.24,
          BONE,
          { steps: 6 },
        );
        blade(
          kit,
          bent(side, [
            [-0.1, 0.3, 0.2],
            [-0.5, 0.9, 0.5],
            [-1.1, 1.2, 0.5],
          ]),
          0.3,
          MEMBRANE,
          0.08,
          7,
        );
      });
      ball(kit, [0.42, 0, 0.25], [0.16, 0.22, 0.14], at % 2 ? EYE : PALE_EYE, 6, 8);
    });
  }
};

/** X25: all head, and not yet angry. */
export const broodling = (kit: Kit): void => {
  const lilac = dyed(150, 116, 178, 0.25);
  ball(kit, [0.25, 0, 0.06], [0.4, 0.38, 0.34], lilac, 16, 20);
  body(
    kit,
    [
      [0.0, 0.16, 0.15],
      [-0.3, 0.2, 0.17, -0.06],
      [-0.65, 0.12, 0.1, -0.1],
      [-0.95, 0.02, 0.02, 0.04],
    ],
    SHELL,
    { ribs: 6, ripple: 0.1 },
  );
  kit.both((side) => {
    eye(kit, [0.44, 0.2 * side, 0.14], 0.12, PALE_EYE);
    horn(
      kit,
      bent(side, [
        [0.15, 0.2, 0.32],
        [0.05, 0.34, 0.52],
        [-0.15, 0.36, 0.62],
      ]),
      0.07,
    );
    horn(
      kit,
      bent(side, [
        [0.52, 0.1, -0.14],
        [0.72, 0.16, -0.2],
        [0.8, 0.04, -0.24],
      ]),
      0.05,
    );
    blade(
      kit,
      bent(side, [
        [-0.1, 0.16, 0.06],
        [-0.3, 0.46, 0.24],
        [-0.6, 0.56, 0.3],
      ]),
      0.13,
      MEMBRANE,
      0.08,
    );
    for (const x of [0.1, -0.2])
      leg(
        kit,
        bent(side, [
          [x, 0.18, -0.12],
          [x + 0.1, 0.42, -0.14],
          [x + 0.12, 0.46, -0.42],
        ]),
        0.06,
        lilac,
      );
  });
  organ(kit, [-0.6, 0, -0.06], 0.08);
};
