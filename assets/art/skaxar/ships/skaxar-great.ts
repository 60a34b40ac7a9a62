import type { Kit, V3 } from '../../solid/kit.ts';
import { ball, grown, loft, shellSection } from '../../solid/parts.ts';
import { blade, body, eye, feeler, horn, leg, organ } from './skaxar-parts.ts';
import { ACID_GLOW, BLACK, BONE, DEEP, dyed, FLESH, PALE_EYE, SHELL, VEINED } from './skaxar-stuff.ts';

const bent = (side: number, line: readonly V3[]): readonly V3[] => line.map(([x, y, z]): V3 => [x, y * side, z]);

/** X01: a throne of spires over a brood that shines. */
export const broodThrone = (kit: Kit): void => {
  body(
    kit,
    [
      [1.0, 0.03, 0.03, -0.1],
      [0.8, 0.2, 0.14, -0.06],
      [0.3, 0.42, 0.26],
      [-0.3, 0.5, 0.3],
      [-0.8, 0.32, 0.22],
      [-1.05, 0.05, 0.05, 0.05],
    ],
    VEINED,
    { ribs: 11, ripple: 0.08, keel: 0.2 },
  );
  for (let spire = 0; spire < 7; spire += 1) {
    const t = (spire - 3) / 3;
    const tall = 0.95 - Math.abs(t) * 0.38;
    horn(
      kit,
      [
        [-0.42 + Math.abs(t) * 0.1, t * 0.34, 0.16],
        [-0.6, t * 0.5, 0.16 + tall * 0.5],
        [-0.46, t * 0.68, 0.2 + tall],
      ],
      0.11,
      spire % 2 ? DEEP : SHELL,
    );
  }
  for (let sac = 0; sac < 9; sac += 1) {
    const [x, y] = [0.42 - (sac % 5) * 0.24, (sac < 5 ? 1 : -1) * (0.26 + (sac % 2) * 0.06)];
    ball(kit, [x, y, -0.2], [0.12, 0.1, 0.12], DEEP, 8, 12);
    ball(kit, [x, y * 1.12, -0.23], [0.09, 0.085, 0.09], ACID_GLOW, 8, 10);
  }
  kit.both((side) => {
    horn(
      kit,
      bent(side, [
        [0.7, 0.16, -0.05],
        [1.05, 0.34, -0.1],
        [1.25, 0.16, -0.16],
      ]),
      0.09,
    );
    for (const x of [0.72, 0.6]) eye(kit, [x, 0.13 * side + (0.72 - x) * side * 0.5, 0.07], 0.045);
    feeler(
      kit,
      bent(side, [
        [-0.3, 0.3, -0.2],
        [-0.6, 0.5, -0.5],
        [-1.0, 0.4, -0.62],
        [-1.3, 0.5, -0.5],
      ]),
      0.045,
    );
    organ(kit, [-0.92, 0.16 * side, 0.02], 0.09);
  });
};

/** X02: a mouth with a body behind it. */
export const hungeringMaw = (kit: Kit): void => {
  loft(
    kit,
    grown(
      [
        [-1.15, 0.05, 0.05],
        [-0.8, 0.2, 0.2],
        [-0.2, 0.4, 0.38],
        [0.4, 0.62, 0.58],
        [0.66, 0.66, 0.62],
        [0.72, 0.58, 0.54],
      ],
      40,
      9,
      0.07,
    ),
    shellSection(22, 0.1),
    { ...SHELL, open: true },
  );
  loft(
    kit,
    grown(
      [
        [0.72, 0.58, 0.54],
        [0.62, 0.5, 0.46],
        [0.3, 0.34, 0.32],
        [0.0, 0.2, 0.2],
      ],
      12,
    ),
    shellSection(22, 0),
    { ...FLESH, open: true },
  );
  ball(kit, [0.08, 0, 0], [0.1, 0.24, 0.23], ACID_GLOW);
  for (let tooth = 0; tooth < 15; tooth += 1) {
    const angle = (tooth / 15) * Math.PI * 2;
    const [y, z] = [Math.cos(angle), Math.sin(angle)];
    const long = tooth % 2 ? 0.36 : 0.24;
    horn(
      kit,
      [
        [0.66, y * 0.6, z * 0.56],
        [0.84 + long * 0.3, y * 0.52, z * 0.49],
        [0.76 + long, y * 0.24, z * 0.22],
      ],
      0.065,
      BONE,
      { steps: 8 },
    );
    if (tooth % 2)
      horn(
        kit,
        [
          [0.42, y * 0.4, z * 0.37],
          [0.56, y * 0.3, z * 0.28],
          [0.58, y * 0.18, z * 0.17],
        ],
        0.04,
        BONE,
        { steps: 6 },
      );
  }
  for (let arm = 0; arm < 6; arm += 1) {
    const angle = (arm / 6) * Math.PI * 2 + 0.4;
    const [y, z] = [Math.cos(angle), Math.sin(angle)];
    feeler(
      kit,
      [
        [-0.1, y * 0.4, z * 0.38],
        [-0.5, y * 0.66, z * 0.64],
        [-0.95, y * 0.5, z * 0.5],
        [-1.3, y * 0.66, z * 0.6 + 0.1],
      ],
      0.055,
    );
  }
  for (let at = 0; at < 5; at += 1) {
    const angle = 0.5 + at * 0.53;
    eye(kit, [0.36, Math.cos(angle) * 0.6, Math.sin(angle) * 0.56], 0.05);
  }
  kit.drive([-1.12, 0, 0], 0.09);
};

/** X03: two great shears. */
export const starRender = (kit: Kit): void => {
  const blood = dyed(136, 58, 92, 0.4);
  body(
    kit,
    [
      [0.45, 0.04, 0.04],
      [0.3, 0.16, 0.13],
      [-0.2, 0.26, 0.19],
      [-0.7, 0.2, 0.15],
      [-1.0, 0.04, 0.04],
    ],
    VEINED,
    { ribs: 8 },
  );
  kit.both((side) => {
    blade(
      kit,
      bent(side, [
        [-0.1, 0.2, 0],
        [0.15, 0.62, 0.02],
        [0.65, 0.66, 0.02],
        [1.3, 0.1, 0],
      ]),
      0.19,
      blood,
    );
    for (let tooth = 0; tooth < 6; tooth += 1) {
      const x = 0.46 + tooth * 0.12;
      const y = 0.52 - tooth * 0.075;
      horn(
        kit,
        bent(side, [
          [x, y, 0.01],
          [x + 0.05, y - 0.1, 0.01],
          [x + 0.12, y - 0.16, 0.01],
        ]),
        0.04,
        BONE,
        { steps: 5 },
      );
    }
    blade(
      kit,
      bent(side, [
        [-0.3, 0.18, 0],
        [-0.55, 0.56, 0.1],
        [-1.1, 0.7, 0.2],
      ]),
      0.13,
    );
    eye(kit, [0.34, 0.08 * side, 0.09], 0.05);
    organ(kit, [-0.84, 0.1 * side, 0], 0.08);
  });
  for (let spine = 0; spine < 5; spine += 1)
    horn(
      kit,
      [
        [0.1 - spine * 0.2, 0, 0.16],
        [-0.02 - spine * 0.2, 0, 0.3],
        [-0.18 - spine * 0.2, 0, 0.36],
      ],
      0.05,
      BONE,
      { steps: 6 },
    );
};

/** X04: plates over plates, a back that nothing breaks. */
export const carapaceHulk = (kit: Kit): void => {
  const olive = dyed(104, 104, 96, 0.15, 0.36);
  for (let part = 0; part < 7; part += 1) {
    const x = 0.78 - part * 0.27;
    const t = Math.sin(((part + 1.1) / 8.4) * Math.PI);
    const [wide, high] = [0.26 + t * 0.36, 0.16 + t * 0.34];
    loft(
      kit,
      grown(
        [
          [x + 0.12, wide * 0.5, high * 0.6],
          [x, wide * 0.92, high * 0.94],
          [x - 0.2, wide, high, 0.02],
          [x - 0.34, wide * 1.04, high * 1.06, 0.03],
          [x - 0.37, wide * 0.98, high],
        ],
        10,
      ),
      shellSection(22, 0.12),
      { ...(part % 2 ? olive : SHELL), open: true },
    );
    kit.both((side) => {
      leg(
        kit,
        bent(side, [
          [x - 0.1, wide * 0.7, -high * 0.5],
          [x, wide * 1.15, -high * 0.8 - 0.06],
          [x + 0.1, wide * 1.1, -high - 0.26],
        ]),
        0.05,
      );
      if (part > 0 && part < 6)
        horn(
          kit,
          bent(side, [
            [x - 0.2, wide * 0.9, high * 0.35],
            [x - 0.3, wide * 1.16, high * 0.5],
            [x - 0.46, wide * 1.24, high * 0.62],
          ]),
          0.06,
          BONE,
          { steps: 7 },
        );
    });
  }
  ball(kit, [0.9, 0, -0.04], [0.2, 0.2, 0.15], DEEP);
  kit.both((side) => {
    eye(kit, [1.0, 0.11 * side, 0.02], 0.04);
    horn(
      kit,
      bent(side, [
        [1.0, 0.12, -0.1],
        [1.2, 0.22, -0.14],
        [1.34, 0.08, -0.16],
      ]),
      0.06,
    );
    organ(kit, [-1.1, 0.12 * side, 0], 0.08);
  });
};

/** X05: three talons of night. */
export const nightTalon = (kit: Kit): void => {
  const night = dyed(56, 56, 98, 0.35);
  body(
    kit,
    [
      [0.3, 0.04, 0.05],
      [0.1, 0.2, 0.16],
      [-0.4, 0.24, 0.17],
      [-0.85, 0.12, 0.1],
      [-1.1, 0.02, 0.02],
    ],
    night,
    { ribs: 7 },
  );
  kit.both((side) => {
    blade(
      kit,
      bent(side, [
        [-0.35, 0.16, 0.02],
        [-0.2, 0.72, 0.1],
        [0.4, 1.02, 0.06],
        [1.1, 0.62, -0.1],
      ]),
      0.2,
      night,
      0.22,
    );
    horn(
      kit,
      bent(side, [
        [0.55, 0.98, 0.03],
        [0.95, 0.84, -0.04],
        [1.3, 0.42, -0.16],
      ]),
      0.1,
    );
    blade(
      kit,
      bent(side, [
        [-0.5, 0.12, 0],
        [-0.85, 0.5, 0.14],
        [-1.3, 0.62, 0.3],
      ]),
      0.12,
      BLACK,
    );
    eye(kit, [0.22, 0.1 * side, 0.1], 0.045, PALE_EYE);
  });
  horn(
    kit,
    [
      [0.1, 0, 0],
      [0.65, 0, 0.08],
      [1.2, 0, -0.16],
    ],
    0.13,
    night,
  );
  horn(
    kit,
    [
      [0.7, 0, 0.06],
      [1.0, 0, 0],
      [1.4, 0, -0.22],
    ],
    0.075,
  );
  organ(kit, [-0.85, 0, 0.02], 0.1);
};

/** X09: a coiled shell with something under it. */
export const shellback = (kit: Kit): void => {
  const pearl = dyed(150, 134, 150, 0.1, 0.2);
  const turns: V3[] = [];
  for (let at = 0; at <= 22; at += 1) {
    const angle = -0.5 + at * 0.5;
    const radius = 0.62 * (1 - at / 25) ** 1.1;
    turns.push([
      Math.cos(angle) * radius - 0.15,
      Math.sin(at * 0.1) * 0.03 + at * 0.004,
      Math.sin(angle) * radius + 0.28,
    ]);
  }
  kit.place({ roll: 0.1 }, () => {
    blade(kit, turns.slice(0, 2), 0.1, pearl, 1);
    coil(kit, turns, pearl);
  });
  body(
    kit,
    [
      [1.05, 0.06, 0.05, -0.24],
      [0.8, 0.17, 0.12, -0.25],
      [0.2, 0.26, 0.14, -0.28],
      [-0.6, 0.22, 0.11, -0.3],
      [-1.1, 0.03, 0.03, -0.32],
    ],
    FLESH,
    { ribs: 12, ripple: 0.05 },
  );
  kit.both((side) => {
    feeler(
      kit,
      bent(side, [
        [0.95, 0.07, -0.18],
        [1.12, 0.14, 0.02],
        [1.2, 0.22, 0.2],
      ]),
      0.028,
      FLESH,
      10,
    );
    ball(kit, [1.2, 0.22 * side, 0.21], [0.05, 0.05, 0.05], PALE_EYE, 8, 10);
    for (const x of [0.5, 0.15, -0.2])
      leg(
        kit,
        bent(side, [
          [x, 0.2, -0.32],
          [x + 0.08, 0.38, -0.4],
          [x + 0.04, 0.42, -0.56],
        ]),
        0.04,
      );
  });
  for (let spine = 0; spine < 6; spine += 1) {
    const angle = 0.6 + spine * 0.42;
    horn(
      kit,
      [
        [Math.cos(angle) * 0.66 - 0.15, 0, Math.sin(angle) * 0.66 + 0.3],
        [Math.cos(angle) * 0.8 - 0.17, 0, Math.sin(angle) * 0.8 + 0.3],
        [Math.cos(angle + 0.1) * 0.92 - 0.2, 0, Math.sin(angle + 0.1) * 0.92 + 0.3],
      ],
      0.05,
      BONE,
      { steps: 6 },
    );
  }
  kit.drive([-1.05, 0, -0.31], 0.08);
};

const coil = (kit: Kit, line: readonly V3[], how: typeof SHELL): void => {
  const rings = line.map(([x, y, z], at) => {
    const size = 0.3 * (1 - at / 24) ** 0.9;
    const [ax, az] = [x + 0.15, z - 0.28];
    const flat = Math.hypot(ax, az) || 1;
    return shellSection(14, 0).map(([a, b]): V3 => [
      x + (ax / flat) * a * size * (at % 2 ? 1.05 : 1),
      y + b * size * 1.15,
      z + (az / flat) * a * size * (at % 2 ? 1.05 : 1),
    ]);
  });
  kit.skin(rings, { ...how, smooth: true });
};
