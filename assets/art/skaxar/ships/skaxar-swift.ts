import type { Kit, V3 } from '../../solid/kit.ts';
import { ball, grown, loft, shellSection } from '../../solid/parts.ts';
import { blade, body, eye, feeler, horn, leg, organ } from './skaxar-parts.ts';
import { ACID_GLOW, BLACK, BONE, DEEP, dyed, EYE, MEMBRANE, PALE_EYE, SHELL, VEINED } from './skaxar-stuff.ts';

const bent = (side: number, line: readonly V3[]): readonly V3[] => line.map(([x, y, z]): V3 => [x, y * side, z]);

/** X06: a needle with its poison behind it. */
export const venomDart = (kit: Kit): void => {
  const green = dyed(86, 112, 72, 0.5);
  body(
    kit,
    [
      [0.45, 0.06, 0.06],
      [0.2, 0.15, 0.13],
      [-0.25, 0.13, 0.12],
      [-0.5, 0.09, 0.08],
      [-0.7, 0.03, 0.03],
    ],
    green,
    { ribs: 8 },
  );
  horn(
    kit,
    [
      [0.4, 0, 0],
      [0.9, 0, 0.02],
      [1.5, 0, 0],
    ],
    0.07,
  );
  ball(kit, [-0.62, 0, 0.03], [0.32, 0.24, 0.24], {
    stuff: {
      ...ACID_GLOW.stuff,
      kind: 'chitin',
      colour: [92, 150, 40],
      second: [40, 84, 20],
      lit: 0.9,
      grain: 0.18,
      shine: 1,
      gloss: 60,
    },
  });
  kit.both((side) => {
    blade(
      kit,
      bent(side, [
        [0.0, 0.12, 0],
        [-0.3, 0.52, 0.12],
        [-1.0, 0.74, 0.26],
      ]),
      0.13,
      VEINED,
    );
    blade(
      kit,
      bent(side, [
        [0.05, 0.1, -0.04],
        [-0.2, 0.36, -0.2],
        [-0.7, 0.46, -0.4],
      ]),
      0.09,
      DEEP,
    );
    eye(kit, [0.34, 0.09 * side, 0.06], 0.035);
  });
  kit.drive([-0.94, 0, 0.03], 0.1);
};

/** X07: one claw, and what wields it. */
export const clawOfSka = (kit: Kit): void => {
  body(
    kit,
    [
      [0.2, 0.06, 0.06],
      [0.0, 0.2, 0.17],
      [-0.5, 0.22, 0.17],
      [-0.9, 0.08, 0.08],
      [-1.1, 0.01, 0.01],
    ],
    SHELL,
    { ribs: 7 },
  );
  body(
    kit,
    [
      [0.72, 0.12, 0.13, 0, 0.2],
      [0.5, 0.25, 0.2, 0, 0.16],
      [0.2, 0.22, 0.18, 0, 0.1],
      [-0.1, 0.1, 0.1],
    ],
    VEINED,
    { ribs: 5 },
  );
  horn(
    kit,
    [
      [0.6, 0.32, 0],
      [1.05, 0.52, 0.02],
      [1.45, 0.16, 0],
    ],
    0.15,
    VEINED,
    { flat: 0.8 },
  );
  horn(
    kit,
    [
      [0.62, 0.06, 0],
      [0.95, -0.1, 0.02],
      [1.36, 0.1, 0],
    ],
    0.1,
    DEEP,
  );
  for (let tooth = 0; tooth < 4; tooth += 1)
    horn(
      kit,
      [
        [0.86 + tooth * 0.12, 0.36 - tooth * 0.03, 0.02],
        [0.9 + tooth * 0.12, 0.26 - tooth * 0.02, 0.02],
        [0.95 + tooth * 0.12, 0.2 - tooth * 0.01, 0.02],
      ],
      0.035,
      BONE,
      { steps: 4 },
    );
  // The other arm is small.
  leg(
    kit,
    [
      [0, -0.18, 0],
      [0.3, -0.42, 0.06],
      [0.62, -0.3, 0],
    ],
    0.07,
    SHELL,
  );
  for (const x of [-0.2, -0.42, -0.64])
    kit.both((side) =>
      leg(
        kit,
        bent(side, [
          [x, 0.16, -0.06],
          [x - 0.05, 0.5, 0.12],
          [x - 0.3, 0.78, -0.2],
        ]),
        0.045,
      ),
    );
  for (const y of [-0.1, -0.02]) eye(kit, [0.16, y, 0.12], 0.04);
  organ(kit, [-0.9, 0, 0.02], 0.09);
};

/** X08: wings edged with barbs. */
export const barbedWing = (kit: Kit): void => {
  const plum = dyed(116, 66, 128, 0.5);
  body(
    kit,
    [
      [0.7, 0.03, 0.03],
      [0.45, 0.11, 0.1],
      [-0.1, 0.16, 0.13],
      [-0.6, 0.1, 0.09],
      [-0.95, 0.01, 0.01],
    ],
    SHELL,
    { ribs: 9 },
  );
  kit.both((side) => {
    blade(
      kit,
      bent(side, [
        [0.1, 0.1, 0.02],
        [0.25, 0.6, 0.16],
        [-0.05, 1.05, 0.2],
        [-0.6, 1.35, 0.1],
      ]),
      0.26,
      plum,
      0.1,
    );
    for (let barb = 0; barb < 7; barb += 1) {
      const t = barb / 6;
      const [x, y] = [0.0 - t * 0.32 - 0.06, 0.38 + t * 0.8];
      horn(
        kit,
        bent(side, [
          [x, y, 0.15],
          [x - 0.2, y + 0.02, 0.17],
          [x - 0.4 + t * 0.1, y + 0.1, 0.12],
        ]),
        0.05,
        BONE,
        { steps: 6 },
      );
    }
    horn(
      kit,
      bent(side, [
        [0.6, 0.06, 0],
        [0.85, 0.14, -0.03],
        [1.05, 0.05, -0.06],
      ]),
      0.05,
    );
    eye(kit, [0.52, 0.08 * side, 0.07], 0.035);
    organ(kit, [-0.66, 0.09 * side, 0], 0.06);
  });
};

/** X10: two fangs at dusk. */
export const duskfang = (kit: Kit): void => {
  const dusk = dyed(152, 92, 104, 0.2);
  body(
    kit,
    [
      [0.62, 0.1, 0.1],
      [0.5, 0.22, 0.2],
      [0.0, 0.32, 0.26, 0.03],
      [-0.5, 0.2, 0.17],
      [-0.95, 0.02, 0.02, 0.06],
    ],
    dusk,
    { ribs: 8, keel: 0.35 },
  );
  kit.both((side) => {
    horn(
      kit,
      bent(side, [
        [0.5, 0.17, -0.06],
        [0.95, 0.24, -0.16],
        [1.1, 0.16, -0.78],
      ]),
      0.12,
    );
    horn(
      kit,
      bent(side, [
        [0.5, 0.07, -0.1],
        [0.7, 0.09, -0.2],
        [0.75, 0.08, -0.42],
      ]),
      0.05,
    );
    blade(
      kit,
      bent(side, [
        [-0.1, 0.26, 0.1],
        [-0.4, 0.7, 0.34],
        [-0.95, 0.86, 0.5],
      ]),
      0.18,
      SHELL,
    );
    for (const [x, y] of [
      [0.6, 0.1],
      [0.48, 0.2],
    ] as const)
      eye(kit, [x, y * side, 0.13], 0.045);
  });
  organ(kit, [-0.72, 0, 0.03], 0.11);
};

/** X11: an ant's head, red, with its jaws. */
export const redMandible = (kit: Kit): void => {
  const red = dyed(178, 46, 46, 0.12);
  ball(kit, [0.3, 0, 0.02], [0.36, 0.34, 0.26], red, 14, 20);
  ball(kit, [-0.2, 0, 0.02], [0.22, 0.16, 0.15], DEEP, 10, 14);
  body(
    kit,
    [
      [-0.3, 0.08, 0.08],
      [-0.55, 0.26, 0.22],
      [-0.85, 0.22, 0.19],
      [-1.15, 0.02, 0.02],
    ],
    red,
    { ribs: 6, ripple: 0.1 },
  );
  kit.both((side) => {
    horn(
      kit,
      bent(side, [
        [0.55, 0.2, -0.06],
        [0.98, 0.44, -0.08],
        [1.25, 0.06, -0.1],
      ]),
      0.12,
      dyed(120, 26, 30),
    );
    for (let tooth = 0; tooth < 4; tooth += 1)
      horn(
        kit,
        bent(side, [
          [0.82 + tooth * 0.09, 0.29 - tooth * 0.045, -0.09],
          [0.84 + tooth * 0.09, 0.2 - tooth * 0.035, -0.09],
          [0.88 + tooth * 0.09, 0.15 - tooth * 0.03, -0.09],
        ]),
        0.035,
        BONE,
        { steps: 4 },
      );
    eye(kit, [0.42, 0.24 * side, 0.12], 0.07, PALE_EYE);
    feeler(
      kit,
      bent(side, [
        [0.5, 0.1, 0.2],
        [0.66, 0.3, 0.5],
        [0.96, 0.5, 0.56],
      ]),
      0.026,
    );
    for (const [x, out] of [
      [-0.1, 0.6],
      [-0.22, 0.75],
      [-0.34, 0.6],
    ] as const)
      leg(
        kit,
        bent(side, [
          [x, 0.12, -0.04],
          [x - 0.1, out * 0.7, 0.2],
          [x - 0.3, out, -0.34],
        ]),
        0.045,
      );
  });
  kit.drive([-1.12, 0, 0.02], 0.09);
};

/** X12: a lance as thin as a hair, one eye in it. */
export const needleEye = (kit: Kit): void => {
  horn(
    kit,
    [
      [-0.2, 0, 0],
      [0.5, 0, 0.01],
      [1.45, 0, 0],
    ],
    0.1,
    BONE,
    { power: 0.8 },
  );
  for (let knot = 0; knot < 5; knot += 1)
    ball(kit, [0.06 + knot * 0.17, 0, 0], [0.035, 0.115 - knot * 0.014, 0.115 - knot * 0.014], VEINED, 8, 14);
  loft(
    kit,
    grown(
      [
        [0.2, 0.03, 0.03],
        [-0.04, 0.13, 0.15],
        [-0.35, 0.17, 0.22],
        [-0.6, 0.13, 0.14],
        [-1.1, 0.01, 0.01],
      ],
      36,
      7,
      0.05,
    ),
    shellSection(16, 0.2),
    { ...VEINED, open: true },
  );
  // The eye: a ring in which it floats.
  const around = Array.from({ length: 13 }, (_, at): V3 => [
    -0.36 + Math.cos((at / 12) * Math.PI * 2) * 0.32,
    0,
    Math.sin((at / 12) * Math.PI * 2) * 0.38,
  ]);
  feeler(kit, around, 0.07, SHELL, 30);
  ball(kit, [-0.36, 0, 0], [0.2, 0.25, 0.24], BLACK);
  kit.both((side) => {
    ball(kit, [-0.34, 0.17 * side, 0.02], [0.15, 0.12, 0.17], EYE);
    ball(kit, [-0.32, 0.26 * side, 0.03], [0.045, 0.045, 0.12], BLACK, 8, 10);
    blade(
      kit,
      bent(side, [
        [-0.5, 0.08, 0],
        [-0.75, 0.4, 0.1],
        [-1.2, 0.5, 0.2],
      ]),
      0.11,
      DEEP,
    );
  });
  kit.drive([-1.15, 0, 0], 0.06);
};

/** X13: a moth of the dark, feathered feelers. */
export const prowlerMoth = (kit: Kit): void => {
  const dust = { ...dyed(128, 108, 124, 0.3, 0.2) };
  body(
    kit,
    [
      [0.5, 0.05, 0.05],
      [0.36, 0.13, 0.12],
      [0.1, 0.14, 0.13],
      [-0.3, 0.12, 0.11],
      [-0.9, 0.02, 0.02],
    ],
    dust,
    { ribs: 9, ripple: 0.1 },
  );
  kit.both((side) => {
    blade(
      kit,
      bent(side, [
        [0.15, 0.1, 0.06],
        [0.45, 0.55, 0.2],
        [0.3, 1.1, 0.26],
      ]),
      0.34,
      MEMBRANE,
      0.06,
    );
    blade(
      kit,
      bent(side, [
        [-0.1, 0.1, 0.04],
        [-0.4, 0.5, 0.1],
        [-0.8, 0.78, 0.1],
      ]),
      0.26,
      dust,
      0.06,
    );
    ball(kit, [0.33, 0.72 * side, 0.24], [0.15, 0.15, 0.035], DEEP, 8, 16);
    ball(kit, [0.33, 0.72 * side, 0.262], [0.085, 0.085, 0.03], ACID_GLOW, 8, 14);
    ball(kit, [0.33, 0.72 * side, 0.285], [0.03, 0.05, 0.02], BLACK, 8, 12);
    ball(kit, [-0.48, 0.54 * side, 0.115], [0.06, 0.06, 0.02], ACID_GLOW, 8, 12);
    eye(kit, [0.46, 0.09 * side, 0.06], 0.045);
    const line: readonly V3[] = bent(side, [
      [0.46, 0.05, 0.1],
      [0.72, 0.2, 0.2],
      [0.98, 0.4, 0.18],
    ]);
    feeler(kit, line, 0.02, BONE, 14);
    for (let barb = 0; barb < 6; barb += 1) {
      const t = 0.2 + barb * 0.13;
      const [x, y, z] = [0.46 + t * 0.52, (0.05 + t * 0.35) * side, 0.12 + t * 0.08];
      feeler(
        kit,
        [
          [x, y, z],
          [x + 0.06, y + 0.1 * side, z + 0.02],
          [x + 0.16, y + 0.14 * side, z],
        ],
        0.012,
        BONE,
        5,
      );
      feeler(
        kit,
        [
          [x, y, z],
          [x + 0.1, y - 0.04 * side, z + 0.02],
          [x + 0.2, y - 0.04 * side, z],
        ],
        0.012,
        BONE,
        5,
      );
    }
  });
  kit.drive([-0.85, 0, 0], 0.07);
};

/** X14: a spindle wound in threads. */
export const cocoon = (kit: Kit): void => {
  const silk = dyed(196, 186, 196, 0, 0.14);
  loft(
    kit,
    grown(
      [
        [0.95, 0.03, 0.03],
        [0.7, 0.2, 0.2],
        [0.15, 0.4, 0.4],
        [-0.4, 0.36, 0.36],
        [-0.8, 0.16, 0.16],
        [-1.0, 0.03, 0.03],
      ],
      54,
      15,
      0.045,
    ),
    shellSection(20, 0),
    { ...silk, open: true },
  );
  for (let thread = 0; thread < 7; thread += 1) {
    const spots = Array.from({ length: 17 }, (_, at): V3 => {
      const t = at / 16;
      const x = 0.85 - t * 1.7;
      const wide = 0.415 * Math.max(1 - ((x - 0.0) / 0.98) ** 2, 0) ** 0.62 + 0.01;
      const angle = thread * 0.9 + t * (5 + thread * 0.5) * (thread % 2 ? -1 : 1);
      return [x, Math.cos(angle) * wide, Math.sin(angle) * wide];
    });
    feeler(kit, spots, 0.022, thread % 3 ? BONE : DEEP, 60);
  }
  for (let rent = 0; rent < 4; rent += 1)
    ball(kit, [0.3 - rent * 0.22, -0.3 + rent * 0.03, 0.2 + (rent % 2) * 0.1], [0.1, 0.06, 0.07], ACID_GLOW, 8, 10);
  for (const [y, z] of [
    [0.3, 0.5],
    [-0.6, 0.3],
    [0.1, -0.6],
  ] as const)
    feeler(
      kit,
      [
        [-0.6, y * 0.4, z * 0.4],
        [-0.95, y, z],
        [-1.35, y * 1.4, z * 1.2],
      ],
      0.026,
      BONE,
      12,
    );
  kit.drive([-0.98, 0, 0], 0.07);
};

/** X15: an empty husk that still stands guard. */
export const huskSentinel = (kit: Kit): void => {
  const husk = dyed(158, 132, 108, 0.15, 0.24);
  kit.place({ pitch: 1.25 }, () => {
    loft(
      kit,
      grown(
        [
          [1.05, 0.04, 0.05, 0.08],
          [0.85, 0.16, 0.15, 0.05],
          [0.6, 0.12, 0.11],
          [0.35, 0.28, 0.2],
          [-0.1, 0.24, 0.18],
          [-0.5, 0.14, 0.12],
          [-0.95, 0.02, 0.02, 0.1],
        ],
        48,
        12,
        0.08,
      ),
      shellSection(18, 0.3),
      { ...husk, open: true },
    );
    for (let rib = 0; rib < 5; rib += 1)
      kit.both((side) =>
        horn(
          kit,
          bent(side, [
            [0.36 - rib * 0.16, 0.2, 0],
            [0.34 - rib * 0.16, 0.3 - rib * 0.02, -0.18],
            [0.3 - rib * 0.16, 0.06, -0.3],
          ]),
          0.035,
          BONE,
          { steps: 8 },
        ),
      );
    ball(kit, [0.1, 0, -0.12], [0.22, 0.12, 0.09], ACID_GLOW);
    kit.both((side) => {
      eye(kit, [0.9, 0.1 * side, -0.08], 0.05, PALE_EYE);
      horn(
        kit,
        bent(side, [
          [0.95, 0.08, 0.1],
          [1.2, 0.24, 0.16],
          [1.42, 0.18, 0.3],
        ]),
        0.05,
      );
      leg(
        kit,
        bent(side, [
          [0.4, 0.26, 0],
          [0.3, 0.62, -0.3],
          [-0.3, 0.66, -0.5],
        ]),
        0.07,
        husk,
      );
      horn(
        kit,
        bent(side, [
          [-0.2, 0.66, -0.5],
          [-0.6, 0.6, -0.52],
          [-0.95, 0.46, -0.4],
        ]),
        0.06,
      );
      leg(
        kit,
        bent(side, [
          [-0.3, 0.16, 0],
          [-0.5, 0.5, 0.2],
          [-0.95, 0.5, 0.1],
        ]),
        0.05,
        DEEP,
      );
    });
    kit.drive([-0.92, 0, 0.08], 0.06);
  });
};

/** X16: two feelers longer than all the rest. */
export const longfeeler = (kit: Kit): void => {
  body(
    kit,
    [
      [0.3, 0.07, 0.07],
      [0.14, 0.22, 0.19],
      [-0.3, 0.25, 0.2],
      [-0.8, 0.15, 0.13],
      [-1.2, 0.02, 0.02],
    ],
    VEINED,
    { ribs: 8 },
  );
  kit.both((side) => {
    feeler(
      kit,
      bent(side, [
        [0.15, 0.08, 0.08],
        [0.5, 0.6, 0.4],
        [1.0, 0.72, 0.16],
        [1.4, 0.4, 0.2],
        [1.55, 0.02, 0.42],
      ]),
      0.055,
      SHELL,
      34,
    );
    for (let knot = 0; knot < 6; knot += 1) {
      const t = knot / 5;
      ball(
        kit,
        [0.42 + t * 0.86, (0.54 + Math.sin(t * 2.8) * 0.2) * side - t * 0.1 * side, 0.38 - t * 0.16],
        [0.04, 0.04, 0.04],
        PALE_EYE,
        6,
        8,
      );
    }
    blade(
      kit,
      bent(side, [
        [-0.2, 0.14, 0],
        [-0.5, 0.66, 0.12],
        [-1.15, 0.86, 0.2],
      ]),
      0.2,
      MEMBRANE,
      0.1,
    );
    eye(kit, [0.2, 0.13 * side, 0.12], 0.06);
    feeler(
      kit,
      bent(side, [
        [-0.6, 0.08, -0.05],
        [-1.0, 0.24, -0.2],
        [-1.4, 0.2, -0.16],
      ]),
      0.022,
    );
  });
  organ(kit, [-0.95, 0, 0], 0.11);
};

/** X17: legs, legs, legs. */
export const skitter = (kit: Kit): void => {
  ball(kit, [0.1, 0, 0], [0.28, 0.22, 0.17], BLACK, 12, 16);
  body(
    kit,
    [
      [0.0, 0.1, 0.1],
      [-0.25, 0.26, 0.22, 0.06],
      [-0.55, 0.24, 0.2, 0.08],
      [-0.8, 0.03, 0.03, 0.04],
    ],
    dyed(96, 58, 110, 0.5),
    { ribs: 5 },
  );
  kit.both((side) => {
    for (let at = 0; at < 4; at += 1) {
      const ahead = 0.85 - at * 0.55;
      leg(
        kit,
        bent(side, [
          [0.2 - at * 0.11, 0.16, 0.02],
          [0.1 + ahead * 0.45, 0.56, 0.52],
          [0.1 + ahead * 0.8, 0.86, 0.14],
          [0.1 + ahead, 1.06, -0.46],
        ]),
        0.055,
        at % 2 ? SHELL : DEEP,
      );
    }
    for (const [x, y, size] of [
      [0.34, 0.05, 0.05],
      [0.3, 0.13, 0.036],
      [0.24, 0.06, 0.03],
    ] as const)
      eye(kit, [x, y * side, 0.1], size);
    horn(
      kit,
      bent(side, [
        [0.34, 0.07, -0.06],
        [0.52, 0.12, -0.12],
        [0.6, 0.04, -0.26],
      ]),
      0.05,
    );
  });
  kit.drive([-0.8, 0, 0.05], 0.08);
};
