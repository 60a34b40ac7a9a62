import type { Kit, Skin, V3 } from '../../solid/kit.ts';
import { ball, grown, limb, loft, shellSection, type Station } from '../../solid/parts.ts';
import type { Model } from './chart.ts';
import { BERTHS, mouthsOf, mouthsOfCraft, type HullType, type Mouth } from './frame.ts';
import { BURN, COAT_GROWN, DEEP, EYE, RIB, SHELL, SKIN } from './stuff.ts';

// Side B: grown hulls. Swept shells, ribs, blades, veins that shine. Bow along +x, starboard +y, up +z.

const soft = (how: Skin): Skin => ({ ...how, smooth: true, open: true });

const body = (kit: Kit, stations: readonly Station[], how: Skin = SHELL, ribs = 7, steps = 22, keel = 0.3): void =>
  loft(kit, grown(stations, steps, ribs, 0.07), shellSection(14, keel), soft(how));

const bent = (side: number, line: readonly V3[]): readonly V3[] => line.map(([x, y, z]): V3 => [x, y * side, z]);

/** A leaf of shell: thin at its root and its tip. */
const blade = (kit: Kit, line: readonly V3[], wide: number, how: Skin, flat = 0.26, steps = 12): void =>
  limb(kit, line, (t) => wide * Math.sin(Math.PI * Math.min(0.16 + t * 0.84, 1)) ** 0.75 + 0.004, soft(how), {
    steps,
    sides: 8,
    flat,
  });

const horn = (kit: Kit, line: readonly V3[], root: number, how: Skin = RIB, steps = 8): void =>
  limb(kit, line, (t) => root * (1 - t) ** 0.8 + 0.004, soft(how), { steps, sides: 6 });

/** A drive organ: a mouth of light astern. */
const organ = (kit: Kit, [x, y, size]: Mouth, up = 0): void => {
  ball(kit, [x + size * 1.2, y, up], [size * 1.7, size * 1.15, size * 1.15], DEEP, 6, 10);
  ball(kit, [x, y, up], [size * 0.7, size * 0.85, size * 0.85], BURN, 6, 8);
};

/** Ribs over a back, from x to x, each bent over the shell. */
const ribs = (kit: Kit, from: number, to: number, count: number, half: (t: number) => number, up: number): void => {
  for (let at = 0; at < count; at += 1) {
    const t = at / Math.max(count - 1, 1);
    const x = from + (to - from) * t;
    const wide = half(t);
    limb(
      kit,
      [
        [x - wide * 0.5, -wide, up * 0.35],
        [x, -wide * 0.55, up * 0.92],
        [x + wide * 0.16, 0, up * 1.16],
        [x, wide * 0.55, up * 0.92],
        [x - wide * 0.5, wide, up * 0.35],
      ],
      (s) => 0.012 + 0.012 * Math.sin(s * Math.PI),
      soft(RIB),
      { steps: 12, sides: 5 },
    );
  }
};

const dart = (kit: Kit): void => {
  kit.both((side) => {
    blade(
      kit,
      bent(side, [
        [0.5, 0.06, 0.03],
        [0.1, 0.34, 0.06],
        [-0.5, 0.58, 0.04],
        [-1.16, 0.66, 0],
      ]),
      0.17,
      SKIN,
    );
    blade(
      kit,
      bent(side, [
        [-0.3, 0.5, 0.1],
        [-0.7, 0.62, 0.08],
        [-1.22, 0.68, 0.02],
      ]),
      0.08,
      COAT_GROWN,
      0.4,
      8,
    );
  });
  body(
    kit,
    [
      [1.24, 0.01, 0.01],
      [0.7, 0.12, 0.1, 0.02],
      [0.1, 0.22, 0.19, 0.05],
      [-0.45, 0.18, 0.16, 0.05],
      [-0.86, 0.08, 0.08, 0.03],
    ],
    SHELL,
    5,
    16,
  );
  ribs(kit, 0.28, -0.36, 3, (t) => 0.24 - 0.05 * t, 0.24);
  ball(kit, [0.5, 0, 0.12], [0.14, 0.06, 0.05], EYE, 5, 8);
  for (const mouth of mouthsOfCraft('scouts', 'B')) organ(kit, mouth, 0.03);
};

const fighter = (kit: Kit): void => {
  kit.both((side) => {
    blade(
      kit,
      bent(side, [
        [0.16, 0.1, 0.05],
        [0.1, 0.46, 0.12],
        [-0.36, 0.86, 0.06],
        [-1.06, 0.98, -0.02],
      ]),
      0.2,
      SKIN,
      0.24,
      14,
    );
    blade(
      kit,
      bent(side, [
        [-0.12, 0.72, 0.14],
        [-0.5, 0.92, 0.1],
        [-1.14, 1, 0],
      ]),
      0.09,
      COAT_GROWN,
      0.4,
      8,
    );
    horn(
      kit,
      bent(side, [
        [0.3, 0.14, 0.05],
        [0.66, 0.28, 0.05],
        [1.0, 0.2, 0.02],
      ]),
      0.06,
    );
    blade(
      kit,
      bent(side, [
        [-0.4, 0.08, 0.08],
        [-0.66, 0.28, 0.12],
        [-1.0, 0.36, 0.06],
      ]),
      0.09,
      SHELL,
      0.3,
      8,
    );
  });
  body(
    kit,
    [
      [1.14, 0.01, 0.01],
      [0.74, 0.1, 0.09, 0.03],
      [0.24, 0.2, 0.18, 0.06],
      [-0.34, 0.17, 0.16, 0.06],
      [-0.84, 0.07, 0.07, 0.02],
    ],
    SHELL,
    6,
    18,
  );
  ribs(kit, 0.3, -0.4, 4, (t) => 0.22 - 0.06 * t, 0.25);
  ball(kit, [0.62, 0, 0.12], [0.14, 0.06, 0.05], EYE, 5, 8);
  for (const mouth of mouthsOfCraft('fighters', 'B')) organ(kit, mouth, 0.04);
};

/** The wings of a destroyer, its horns, its row of pods. */
const swept = (kit: Kit): void => {
  kit.both((side) => {
    blade(
      kit,
      bent(side, [
        [0.34, 0.1, 0.02],
        [0.04, 0.32, 0.08],
        [-0.5, 0.48, 0.05],
        [-1.12, 0.52, -0.02],
      ]),
      0.125,
      SKIN,
      0.4,
      16,
    );
    blade(
      kit,
      bent(side, [
        [-0.3, 0.4, 0.13],
        [-0.68, 0.5, 0.09],
        [-1.18, 0.54, 0.01],
      ]),
      0.06,
      COAT_GROWN,
      0.5,
      10,
    );
    blade(
      kit,
      bent(side, [
        [0.5, 0.1, 0.06],
        [0.2, 0.2, 0.12],
        [-0.2, 0.24, 0.12],
        [-0.6, 0.18, 0.06],
      ]),
      0.1,
      DEEP,
      0.6,
      12,
    );
    horn(
      kit,
      bent(side, [
        [0.5, 0.12, 0.02],
        [0.84, 0.26, 0.02],
        [1.08, 0.16, 0],
      ]),
      0.045,
    );
    for (let pod = 0; pod < 4; pod += 1)
      ball(kit, [0.24 - pod * 0.17, 0.235 * side, 0.15], [0.045, 0.032, 0.03], BURN, 4, 7);
  });
};

/** Its shell under ribs. */
const narrow = (kit: Kit): void => {
  body(
    kit,
    [
      [1.1, 0.01, 0.01],
      [0.84, 0.08, 0.08, 0.02],
      [0.36, 0.155, 0.16, 0.05],
      [-0.2, 0.18, 0.19, 0.06],
      [-0.66, 0.14, 0.15, 0.05],
      [-0.96, 0.05, 0.06, 0.02],
    ],
    SHELL,
    11,
    34,
  );
  ribs(kit, 0.5, -0.62, 8, (t) => 0.15 + 0.1 * Math.sin(t * Math.PI), 0.25);
  ball(kit, [0.78, 0, 0.09], [0.12, 0.045, 0.04], EYE, 5, 8);
  for (const mouth of mouthsOf('destroyers', 'B')) organ(kit, mouth, 0.03);
};

const DESTROYER: Model = [swept, narrow];

/** The great wings of a battleship, and the smaller ones within them. */
const wings = (kit: Kit): void => {
  kit.both((side) => {
    blade(
      kit,
      bent(side, [
        [0.52, 0.14, 0.02],
        [0.3, 0.5, 0.1],
        [-0.3, 0.78, 0.06],
        [-1.1, 0.86, -0.04],
      ]),
      0.2,
      SKIN,
      0.36,
      18,
    );
    blade(
      kit,
      bent(side, [
        [0.06, 0.64, 0.16],
        [-0.5, 0.84, 0.1],
        [-1.18, 0.9, -0.02],
      ]),
      0.085,
      COAT_GROWN,
      0.5,
      12,
    );
    blade(
      kit,
      bent(side, [
        [0.4, 0.2, 0.1],
        [0.1, 0.4, 0.18],
        [-0.4, 0.5, 0.15],
        [-0.94, 0.46, 0.04],
      ]),
      0.13,
      SHELL,
      0.5,
      14,
    );
  });
};

/** Its horns and thorns, and the birth pods along the inner wing. */
const thorns = (kit: Kit): void => {
  kit.both((side) => {
    horn(
      kit,
      bent(side, [
        [0.56, 0.16, 0.03],
        [0.92, 0.4, 0.04],
        [1.14, 0.26, 0.01],
      ]),
      0.07,
      RIB,
      10,
    );
    for (let pod = 0; pod < 5; pod += 1)
      ball(kit, [0.2 - pod * 0.17, (0.38 + pod * 0.025) * side, 0.25 - pod * 0.02], [0.055, 0.04, 0.035], BURN, 4, 7);
    for (let thorn = 0; thorn < 4; thorn += 1)
      horn(
        kit,
        bent(side, [
          [0.2 - thorn * 0.3, 0.6 + thorn * 0.055, 0.14],
          [0.1 - thorn * 0.3, 0.7 + thorn * 0.055, 0.16],
          [-0.06 - thorn * 0.3, 0.76 + thorn * 0.05, 0.1],
        ]),
        0.03,
        RIB,
        5,
      );
  });
};

/** Its shell under ribs. */
const broad = (kit: Kit): void => {
  body(
    kit,
    [
      [1.1, 0.01, 0.01],
      [0.86, 0.12, 0.1, 0.02],
      [0.4, 0.22, 0.2, 0.06],
      [-0.2, 0.26, 0.25, 0.09],
      [-0.7, 0.2, 0.19, 0.06],
      [-1, 0.05, 0.06, 0.02],
    ],
    SHELL,
    11,
    36,
  );
  ribs(kit, 0.56, -0.66, 9, (t) => 0.2 + 0.13 * Math.sin(t * Math.PI), 0.34);
  for (const side of [1, -1]) ball(kit, [0.78, 0.07 * side, 0.11], [0.09, 0.035, 0.04], EYE, 5, 8);
  for (const mouth of mouthsOf('battleships', 'B')) organ(kit, mouth, 0.04);
};

const BATTLESHIP: Model = [wings, thorns, broad];

/** A flight of craft, one part each. */
const flight = (type: 'scouts' | 'fighters', craft: (kit: Kit) => void): Model =>
  BERTHS.B[type].map(
    ([x, y, size]) =>
      (kit: Kit): void =>
        kit.place({ at: [x, y, 0], size }, () => craft(kit)),
  );

/** The grown hulls, part by part. */
export const GROWN: { readonly [type in HullType]: Model } = {
  scouts: flight('scouts', dart),
  fighters: flight('fighters', fighter),
  destroyers: DESTROYER,
  battleships: BATTLESHIP,
};
