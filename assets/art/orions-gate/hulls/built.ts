import type { Kit, V2, V3 } from '../../solid/kit.ts';
import { ball, block, lathe, loft, plate, ring, rod, slabSection, type Station } from '../../solid/parts.ts';
import type { Model } from './chart.ts';
import { BERTHS, mouthsOf, mouthsOfCraft, type HullType, type Mouth } from './frame.ts';
import { ARMOUR, BURN, COAT, DECKS, GLASS, GUN, LAMP, PALE, SOOT, STEEL } from './stuff.ts';

// Side A: built hulls. Faceted slabs in steps, rivets, barrels, painted plates. Bow along +x, starboard +y, up +z.

const mirrored = (outline: readonly V2[], side: number): readonly V2[] => outline.map(([x, y]): V2 => [x, y * side]);

/** A bell with light in it. */
const drive = (kit: Kit, [x, y, size]: Mouth, up = 0): void =>
  kit.place({ at: [x, y, up], size }, () => {
    lathe(
      kit,
      [
        [2.6, 0.8],
        [1.9, 1.12],
        [0.9, 1.16],
        [0.6, 0.9],
        [0, 1.12],
      ],
      { ...SOOT, open: true },
      10,
    );
    kit.skin(
      [ring(8).map(([b, c]): V3 => [-0.05, b * 0.8, c * 0.8]), ring(8).map(([b, c]): V3 => [-0.5, b * 0.7, c * 0.7])],
      BURN,
    );
  });

/** A turret with two barrels that look ahead, standing on z = `up`. */
const turret = (kit: Kit, at: V3, size: number, yaw = 0, long = 2.6): void =>
  kit.place({ at, size, yaw }, () => {
    const round = ring(6, 0.5).map(([x, y]): V2 => [x * 1.25, y * 1.15]);
    plate(kit, round, -0.4, 0.35, 0.06, SOOT);
    plate(
      kit,
      round.map(([x, y]): V2 => [x * 0.86, y * 0.82]),
      0.3,
      1,
      0.2,
      PALE,
    );
    for (const y of [-0.4, 0.4]) {
      rod(kit, [0.5, y, 0.7], [long, y, 0.7], 0.17, GUN, 5);
      rod(kit, [long * 0.84, y, 0.7], [long, y, 0.7], 0.25, GUN, 5);
    }
  });

const rivets = (kit: Kit, from: V3, to: V3, count: number, size = 0.014): void => {
  for (let at = 0; at < count; at += 1) {
    const t = (at + 0.5) / count;
    const spot = [0, 1, 2].map((part) => from[part]! + (to[part]! - from[part]!) * t) as unknown as V3;
    ball(kit, spot, [size, size, size], PALE, 3, 5);
  }
};

const slab = (kit: Kit, stations: readonly Station[], how = STEEL, cut = 0.34): void =>
  loft(kit, stations, slabSection(cut), how);

/** A dart of the scouts: a wedge between two blades. */
const dart = (kit: Kit): void => {
  kit.both((side) => {
    plate(
      kit,
      mirrored(
        [
          [0.42, 0.12],
          [-0.42, 0.66],
          [-0.94, 0.7],
          [-0.7, 0.12],
        ],
        side,
      ),
      -0.02,
      0.07,
      0.04,
      STEEL,
    );
    plate(
      kit,
      mirrored(
        [
          [-0.2, 0.46],
          [-0.46, 0.7],
          [-1.04, 0.78],
          [-0.9, 0.56],
        ],
        side,
      ),
      0.02,
      0.14,
      0.08,
      COAT,
    );
    rod(kit, [0.02, 0.4 * side, 0.04], [0.5, 0.4 * side, 0.04], 0.035, GUN, 4);
  });
  slab(kit, [
    [1.04, 0.03, 0.03, 0.02],
    [0.45, 0.15, 0.13, 0.05],
    [-0.2, 0.24, 0.2, 0.06],
    [-0.72, 0.22, 0.18, 0.06],
    [-0.86, 0.17, 0.13, 0.04],
  ]);
  slab(
    kit,
    [
      [0.74, 0.1, 0.09, 0.06],
      [0.56, 0.135, 0.12, 0.06],
    ],
    COAT,
  );
  slab(
    kit,
    [
      [0.42, 0.03, 0.03, 0.18],
      [0.22, 0.1, 0.09, 0.22],
      [-0.12, 0.09, 0.08, 0.25],
      [-0.24, 0.05, 0.03, 0.24],
    ],
    GLASS,
    0.5,
  );
  block(kit, [-0.66, -0.07, 0.2], [-0.3, 0.07, 0.34], PALE, 0.4);
  for (const mouth of mouthsOfCraft('scouts', 'A')) drive(kit, mouth, 0.05);
};

/** One of a pair of fighters: two engines, guns in the roots of broad wings. */
const fighter = (kit: Kit): void => {
  kit.both((side) => {
    plate(
      kit,
      mirrored(
        [
          [0.3, 0.16],
          [0.08, 0.34],
          [-0.36, 0.86],
          [-0.74, 0.92],
          [-0.66, 0.16],
        ],
        side,
      ),
      -0.02,
      0.08,
      0.03,
      STEEL,
    );
    plate(
      kit,
      mirrored(
        [
          [-0.16, 0.6],
          [-0.4, 0.9],
          [-0.88, 0.98],
          [-0.8, 0.64],
        ],
        side,
      ),
      0.02,
      0.13,
      0.06,
      COAT,
    );
    block(kit, [-0.2, 0.3 * side - 0.07, 0.02], [0.34, 0.3 * side + 0.07, 0.2], ARMOUR, 0.3);
    rod(kit, [0.3, 0.3 * side, 0.1], [0.82, 0.3 * side, 0.1], 0.036, GUN, 5);
    slab(
      kit,
      [
        [-0.18, 0.1, 0.1, 0.12, 0.15 * side],
        [-0.34, 0.15, 0.15, 0.13, 0.15 * side],
        [-0.82, 0.13, 0.13, 0.1, 0.15 * side],
      ],
      ARMOUR,
    );
    plate(
      kit,
      mirrored(
        [
          [-0.5, 0.2],
          [-0.74, 0.34],
          [-1, 0.36],
          [-0.9, 0.2],
        ],
        side,
      ),
      0.2,
      0.26,
      0.05,
      PALE,
    );
  });
  slab(kit, [
    [1.06, 0.03, 0.03, 0.02],
    [0.66, 0.1, 0.1, 0.05],
    [0.24, 0.17, 0.16, 0.08],
    [-0.4, 0.16, 0.16, 0.1],
    [-0.8, 0.1, 0.1, 0.08],
  ]);
  slab(
    kit,
    [
      [0.92, 0.062, 0.06, 0.035],
      [0.72, 0.1, 0.1, 0.05],
    ],
    COAT,
  );
  slab(
    kit,
    [
      [0.56, 0.03, 0.03, 0.16],
      [0.36, 0.09, 0.08, 0.22],
      [0.06, 0.085, 0.08, 0.26],
      [-0.08, 0.04, 0.03, 0.26],
    ],
    GLASS,
    0.5,
  );
  for (const mouth of mouthsOfCraft('fighters', 'A')) drive(kit, mouth, 0.1);
};

/** The nacelles of a destroyer on their outriggers. */
const nacelles = (kit: Kit): void => {
  kit.both((side) => {
    plate(
      kit,
      mirrored(
        [
          [0.06, 0.12],
          [-0.1, 0.34],
          [-0.6, 0.34],
          [-0.66, 0.12],
        ],
        side,
      ),
      -0.03,
      0.05,
      0.03,
      ARMOUR,
    );
    slab(kit, [
      [0.24, 0.04, 0.04, 0.02, 0.34 * side],
      [0.1, 0.1, 0.09, 0.03, 0.34 * side],
      [-0.5, 0.115, 0.11, 0.04, 0.34 * side],
      [-0.78, 0.1, 0.09, 0.04, 0.34 * side],
    ]);
    slab(
      kit,
      [
        [-0.36, 0.122, 0.116, 0.04, 0.34 * side],
        [-0.56, 0.122, 0.116, 0.04, 0.34 * side],
      ],
      COAT,
    );
    block(kit, [-0.2, 0.34 * side - 0.04, 0.1], [0.04, 0.34 * side + 0.04, 0.17], SOOT, 0.3);
  });
};

/** Its flanks. */
const flanks = (kit: Kit): void => {
  kit.both((side) => {
    block(kit, [0.06, 0.19 * side - 0.05, 0.02], [0.46, 0.19 * side + 0.05, 0.12], PALE, 0.3);
    block(kit, [-0.44, 0.2 * side - 0.05, 0.04], [-0.06, 0.2 * side + 0.05, 0.14], DECKS, 0.3);
    rivets(kit, [0.06, 0.27 * side, 0.03], [-0.56, 0.27 * side, 0.03], 8);
    ball(kit, [-0.66, 0.42 * side, 0.1], [0.02, 0.02, 0.02], LAMP, 3, 5);
  });
};

/** Its keel, one long wedge in two steps. */
const keel = (kit: Kit): void => {
  slab(kit, [
    [1.02, 0.03, 0.04, 0],
    [0.9, 0.09, 0.08, 0.01],
    [0.6, 0.13, 0.11, 0.02],
    [0.44, 0.19, 0.13, 0.02],
    [-0.3, 0.21, 0.15, 0.03],
    [-0.56, 0.17, 0.14, 0.03],
    [-0.9, 0.13, 0.12, 0.02],
  ]);
  slab(
    kit,
    [
      [0.99, 0.052, 0.055, 0.005],
      [0.9, 0.096, 0.087, 0.012],
      [0.72, 0.122, 0.108, 0.016],
    ],
    COAT,
  );
  plate(
    kit,
    [
      [0.56, 0.06],
      [0.44, 0.11],
      [-0.5, 0.12],
      [-0.72, 0.07],
      [-0.72, -0.07],
      [-0.5, -0.12],
      [0.44, -0.11],
      [0.56, -0.06],
    ],
    0.12,
    0.22,
    0.06,
    PALE,
  );
};

/** Three turrets in line, and the bridge in steps between them. */
const line = (kit: Kit): void => {
  turret(kit, [0.58, 0, 0.13], 0.062);
  turret(kit, [0.34, 0, 0.22], 0.066);
  // The bridge stands in steps behind the guns.
  block(kit, [-0.3, -0.1, 0.2], [0.1, 0.1, 0.3], STEEL, 0.3);
  block(kit, [-0.22, -0.07, 0.28], [0.04, 0.07, 0.4], DECKS, 0.3);
  block(kit, [-0.02, -0.06, 0.36], [0.05, 0.06, 0.41], GLASS, 0.2);
  block(kit, [-0.16, -0.028, 0.38], [-0.06, 0.028, 0.48], COAT, 0.3);
  turret(kit, [-0.46, 0, 0.22], 0.066, Math.PI);
  for (const mouth of mouthsOf('destroyers', 'A')) drive(kit, mouth, 0.03);
};

/** A destroyer: one long keel, nacelles on outriggers. */
const DESTROYER: Model = [nacelles, flanks, keel, line];

/** The flight decks of a battleship, with light in their mouths. */
const flightDecks = (kit: Kit): void => {
  kit.both((side) => {
    slab(
      kit,
      [
        [0.42, 0.1, 0.07, 0, 0.54 * side],
        [0.3, 0.15, 0.1, 0, 0.54 * side],
        [-0.5, 0.19, 0.12, 0, 0.56 * side],
        [-0.72, 0.15, 0.1, 0, 0.54 * side],
      ],
      ARMOUR,
      0.26,
    );
    plate(
      kit,
      mirrored(
        [
          [0.32, 0.48],
          [0.32, 0.62],
          [-0.46, 0.7],
          [-0.46, 0.46],
        ],
        side,
      ),
      0.1,
      0.14,
      0.02,
      SOOT,
    );
    for (let light = 0; light < 5; light += 1)
      block(
        kit,
        [0.24 - light * 0.14, 0.57 * side - 0.012, 0.13],
        [0.3 - light * 0.14, 0.57 * side + 0.012, 0.155],
        LAMP,
        0.1,
      );
    slab(
      kit,
      [
        [-0.4, 0.2, 0.13, 0, 0.56 * side],
        [-0.58, 0.196, 0.13, 0, 0.56 * side],
      ],
      COAT,
      0.26,
    );
    plate(
      kit,
      mirrored(
        [
          [0.24, 0.2],
          [0.1, 0.42],
          [-0.62, 0.42],
          [-0.7, 0.2],
        ],
        side,
      ),
      -0.02,
      0.08,
      0.03,
      SOOT,
    );
  });
};

/** The prongs of its bow, and the batteries behind them. */
const prongs = (kit: Kit): void => {
  kit.both((side) => {
    slab(kit, [
      [1.02, 0.05, 0.05, 0, 0.2 * side],
      [0.92, 0.1, 0.09, 0, 0.2 * side],
      [0.4, 0.13, 0.13, 0.02, 0.2 * side],
    ]);
    slab(
      kit,
      [
        [0.99, 0.072, 0.07, 0, 0.2 * side],
        [0.92, 0.106, 0.097, 0, 0.2 * side],
        [0.76, 0.116, 0.11, 0.006, 0.2 * side],
      ],
      COAT,
    );
    turret(kit, [0.54, 0.2 * side, 0.14], 0.058);
    turret(kit, [0.2, 0.24 * side, 0.2], 0.062, 0.12 * side);
    turret(kit, [-0.62, 0.2 * side, 0.2], 0.062, Math.PI - 0.12 * side);
    block(kit, [-0.4, 0.26 * side - 0.06, 0.12], [0.04, 0.26 * side + 0.06, 0.25], DECKS, 0.3);
    rivets(kit, [0.04, 0.36 * side, 0.09], [-0.54, 0.36 * side, 0.09], 8, 0.016);
    ball(kit, [-0.62, 0.72 * side, 0.06], [0.022, 0.022, 0.022], LAMP, 3, 5);
  });
};

/** Its hull under stepped decks. */
const broad = (kit: Kit): void => {
  slab(
    kit,
    [
      [0.5, 0.2, 0.12, 0],
      [0.36, 0.32, 0.17, 0.01],
      [-0.5, 0.34, 0.18, 0.02],
      [-0.8, 0.28, 0.16, 0.02],
      [-0.94, 0.22, 0.13, 0.01],
    ],
    STEEL,
    0.26,
  );
  plate(
    kit,
    [
      [0.34, 0.1],
      [0.2, 0.16],
      [-0.6, 0.17],
      [-0.8, 0.12],
      [-0.8, -0.12],
      [-0.6, -0.17],
      [0.2, -0.16],
      [0.34, -0.1],
    ],
    0.16,
    0.28,
    0.05,
    PALE,
  );
};

/** Its citadel, and the great gun between the prongs. */
const citadel = (kit: Kit): void => {
  block(kit, [-0.36, -0.13, 0.26], [0.1, 0.13, 0.38], STEEL, 0.3);
  block(kit, [-0.28, -0.09, 0.36], [0.04, 0.09, 0.5], DECKS, 0.3);
  block(kit, [-0.02, -0.08, 0.44], [0.052, 0.08, 0.51], GLASS, 0.2);
  block(kit, [-0.24, -0.05, 0.48], [-0.1, 0.05, 0.6], COAT, 0.3);
  turret(kit, [-0.5, 0, 0.28], 0.07, Math.PI);
  turret(kit, [0.24, 0, 0.27], 0.07);
  rod(kit, [0.3, 0, 0.06], [0.84, 0, 0.06], 0.055, GUN, 8);
  rod(kit, [0.66, 0, 0.06], [0.84, 0, 0.06], 0.075, SOOT, 8);
  for (const mouth of mouthsOf('battleships', 'A')) drive(kit, mouth, 0.02);
};

/** A battleship: a split bow, flight decks on both flanks, batteries in pairs. */
const BATTLESHIP: Model = [flightDecks, prongs, broad, citadel];

/** A flight of craft, one part each. */
const flight = (type: 'scouts' | 'fighters', craft: (kit: Kit) => void): Model =>
  BERTHS.A[type].map(
    ([x, y, size]) =>
      (kit: Kit): void =>
        kit.place({ at: [x, y, 0], size }, () => craft(kit)),
  );

/** The built hulls, part by part. */
export const BUILT: { readonly [type in HullType]: Model } = {
  scouts: flight('scouts', dart),
  fighters: flight('fighters', fighter),
  destroyers: DESTROYER,
  battleships: BATTLESHIP,
};
