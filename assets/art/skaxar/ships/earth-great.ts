import type { Kit, V3 } from '../../solid/kit.ts';
import { ball, block, loft, plate, ring, rod, slabSection, wedgeSection } from '../../solid/parts.ts';
import { bridge, dish, engine, facing, hoop, mast, rivets, turret } from './earth-parts.ts';
import { ARMOUR, DARK, DECKS, GLASS, GUN, HULL, LAMP, paint, PALE } from './earth-stuff.ts';

/** E01: a long hull that turns within a ring of decks. */
export const arkMeridian = (kit: Kit): void => {
  const blue = paint(58, 92, 150);
  loft(
    kit,
    [
      [1.15, 0.05, 0.05],
      [1.05, 0.14, 0.12],
      [0.6, 0.2, 0.18],
      [0.3, 0.24, 0.2],
      [-0.5, 0.24, 0.2],
      [-0.7, 0.18, 0.16],
    ],
    slabSection(0.4),
    DECKS,
  );
  loft(
    kit,
    [
      [0.98, 0.15, 0.13],
      [0.9, 0.165, 0.145],
    ],
    slabSection(0.4),
    blue,
  );
  block(kit, [-1.1, -0.3, -0.16], [-0.62, 0.3, 0.16], ARMOUR, 0.3);
  hoop(kit, 0.05, 0.66, 0.13, 0.07, DECKS, 36);
  hoop(kit, 0.05, 0.735, 0.05, 0.02, blue, 36);
  hoop(kit, -0.38, 0.42, 0.05, 0.04, HULL, 30);
  for (let spoke = 0; spoke < 6; spoke += 1) {
    const angle = (spoke / 6) * Math.PI * 2 + 0.3;
    rod(
      kit,
      [0.05, Math.cos(angle) * 0.2, Math.sin(angle) * 0.2],
      [0.05, Math.cos(angle) * 0.62, Math.sin(angle) * 0.62],
      0.035,
      PALE,
      6,
    );
  }
  bridge(kit, [0.5, 0, 0.17], 0.14);
  for (const x of [0.75, -0.42]) turret(kit, [x, 0, 0.17], 0.07);
  for (const [y, z] of [
    [-0.18, 0.07],
    [0.18, 0.07],
    [-0.18, -0.08],
    [0.18, -0.08],
    [0, 0],
  ] as const)
    engine(kit, [-1.12, y, z], 0.085);
  kit.both((side) => mast(kit, [-0.8, 0.2 * side, 0.14], [-0.95, 0.34 * side, 0.46]));
};

/** E02: a broad white ark, three gardens under glass on its back. */
export const arkSolace = (kit: Kit): void => {
  const green = paint(86, 142, 118);
  kit.both((side) => {
    loft(
      kit,
      [
        [0.95, 0.05, 0.05, 0, 0.34 * side],
        [0.8, 0.12, 0.1, 0, 0.38 * side],
        [-0.7, 0.15, 0.13, 0, 0.46 * side],
        [-0.92, 0.11, 0.1, 0, 0.46 * side],
      ],
      slabSection(0.45),
      PALE,
    );
    loft(
      kit,
      [
        [0.45, 0.155, 0.11, 0, 0.42 * side],
        [0.3, 0.16, 0.115, 0, 0.43 * side],
      ],
      slabSection(0.45),
      green,
    );
    block(kit, [-0.5, 0.3 * side - 0.1, -0.05], [0.5, 0.3 * side + 0.1, 0.05], DARK);
    engine(kit, [-0.96, 0.46 * side, 0], 0.1);
    turret(kit, [0.62, 0.4 * side, 0.1], 0.06);
  });
  loft(
    kit,
    [
      [0.72, 0.08, 0.06],
      [0.5, 0.22, 0.12],
      [-0.6, 0.26, 0.16],
      [-0.86, 0.2, 0.12],
    ],
    slabSection(0.4),
    DECKS,
  );
  for (const [x, size] of [
    [0.3, 0.17],
    [-0.08, 0.2],
    [-0.46, 0.17],
  ] as const) {
    ball(kit, [x, 0, 0.12], [size, size, size * 0.86], {
      stuff: {
        ...GLASS.stuff,
        kind: 'chitin',
        colour: [26, 78, 66],
        second: [58, 132, 98],
        grain: 0.12,
        lit: 0.35,
        lamp: [255, 232, 178],
        shine: 1,
        gloss: 50,
      },
    });
    kit.place({ at: [x, 0, 0.13], pitch: Math.PI / 2 }, () => hoop(kit, 0, size * 1.03, 0.02, 0.02, PALE, 24));
  }
  dish(kit, [-0.78, 0, 0.28], 0.16, { pitch: 0.7, yaw: 0.4 });
  for (const y of [-0.1, 0.1]) engine(kit, [-0.9, y, 0], 0.08);
  mast(kit, [0.6, 0, 0.08], [0.62, 0, 0.36]);
};

/** E03: riveted slabs over slabs, and a ram. */
export const ironclad = (kit: Kit): void => {
  const rust = paint(126, 66, 52);
  loft(
    kit,
    [
      [1.0, 0.04, 0.12, -0.06],
      [0.78, 0.2, 0.2, -0.03],
      [0.2, 0.32, 0.26],
      [-0.8, 0.34, 0.28],
      [-0.98, 0.26, 0.2],
    ],
    wedgeSection(0.5),
    ARMOUR,
  );
  loft(
    kit,
    [
      [1.12, 0.02, 0.04, -0.12],
      [0.96, 0.1, 0.09, -0.1],
      [0.7, 0.14, 0.1, -0.08],
    ],
    slabSection(0.4),
    rust,
  );
  // Slabs hung on the sides, each a step lower.
  kit.both((side) => {
    for (let slab = 0; slab < 4; slab += 1) {
      const x = 0.52 - slab * 0.38;
      const y = (0.27 + slab * 0.045) * side;
      block(kit, [x - 0.34, y - 0.035, -0.2], [x, y + 0.035, 0.14 + slab * 0.02], slab === 1 ? rust : HULL, 0.2);
      rivets(kit, [x - 0.31, y + 0.04 * side, 0.1], [x - 0.03, y + 0.04 * side, 0.1], 7);
      rivets(kit, [x - 0.31, y + 0.04 * side, -0.15], [x - 0.03, y + 0.04 * side, -0.15], 7);
    }
    engine(kit, [-1.0, 0.16 * side, 0], 0.12);
  });
  turret(kit, [0.42, 0, 0.22], 0.12, { long: 2.2 });
  turret(kit, [0.02, 0, 0.28], 0.12, { long: 2.2 });
  bridge(kit, [-0.38, 0, 0.26], 0.17);
  for (const y of [-0.1, 0.1]) rod(kit, [-0.68, y, 0.25], [-0.72, y, 0.52], 0.06, DARK, 8);
};

/** E04: a wall of armour plates that a hull pushes before it. */
export const greatWall = (kit: Kit): void => {
  const blue = paint(66, 88, 124);
  for (let row = -1; row <= 1; row += 1)
    for (let column = -2; column <= 2; column += 1) {
      const bent = Math.abs(column);
      const [x, y, z] = [0.62 - bent * bent * 0.075 - Math.abs(row) * 0.035, column * 0.335, row * 0.36];
      const how = (row + column + 4) % 3 === 0 ? blue : (row + column) % 2 ? HULL : ARMOUR;
      facing(
        kit,
        [x, y, z],
        [
          [-0.165, -0.155],
          [-0.125, -0.165],
          [0.125, -0.165],
          [0.165, -0.125],
          [0.165, 0.125],
          [0.125, 0.165],
          [-0.125, 0.165],
          [-0.165, 0.125],
        ],
        0.1,
        how,
        { yaw: column * 0.16, lean: row * 0.08 },
      );
      for (const [a, b] of [
        [0.11, 0.11],
        [-0.11, 0.11],
        [0.11, -0.11],
        [-0.11, -0.11],
      ] as const)
        ball(kit, [x + 0.055, y + a, z + b], [0.018, 0.018, 0.018], DARK, 4, 6);
      rod(kit, [x - 0.02, y, z], [0.05, y * 0.3, z * 0.35], 0.026, DARK);
    }
  loft(
    kit,
    [
      [0.4, 0.16, 0.15],
      [0.1, 0.22, 0.2],
      [-0.6, 0.24, 0.2],
      [-0.8, 0.18, 0.16],
    ],
    slabSection(0.35),
    DECKS,
  );
  turret(kit, [0.0, 0, 0.2], 0.08, { long: 2.6, pitch: 0.22 });
  bridge(kit, [-0.34, 0, 0.18], 0.13);
  kit.both((side) => engine(kit, [-0.84, 0.13 * side, 0], 0.12));
};

/** E05: four great guns under an anvil. */
export const thunderhead = (kit: Kit): void => {
  const storm = paint(70, 74, 108);
  plate(
    kit,
    [
      [0.42, -0.2],
      [0.55, 0],
      [0.42, 0.2],
      [0.1, 0.62],
      [-0.5, 0.7],
      [-0.72, 0.4],
      [-0.72, -0.4],
      [-0.5, -0.7],
      [0.1, -0.62],
    ],
    0.12,
    0.26,
    0.12,
    HULL,
  );
  plate(
    kit,
    [
      [0.3, -0.1],
      [0.38, 0],
      [0.3, 0.1],
      [-0.05, 0.42],
      [-0.45, 0.5],
      [-0.6, 0.3],
      [-0.6, -0.3],
      [-0.45, -0.5],
      [-0.05, -0.42],
    ],
    0.24,
    0.32,
    0.1,
    storm,
  );
  loft(
    kit,
    [
      [0.5, 0.16, 0.12, 0],
      [-0.6, 0.24, 0.2, 0],
      [-0.9, 0.2, 0.16, 0],
    ],
    slabSection(0.3),
    ARMOUR,
  );
  for (const y of [-0.45, -0.17, 0.17, 0.45]) {
    const out = Math.abs(y) > 0.3 ? -0.12 : 0;
    rod(kit, [-0.3 + out, y, 0.02], [1.0 + out, y, 0.02], 0.06, GUN, 10);
    rod(kit, [0.3 + out, y, 0.02], [0.6 + out, y, 0.02], 0.085, DARK, 10);
    rod(kit, [0.92 + out, y, 0.02], [1.04 + out, y, 0.02], 0.082, HULL, 10);
    ball(
      kit,
      [1.04 + out, y, 0.02],
      [0.015, 0.05, 0.05],
      { stuff: { ...LAMP.stuff, colour: [176, 206, 255], lamp: [130, 178, 255] } },
      6,
      10,
    );
    block(kit, [-0.42 + out, y - 0.1, -0.1], [0.1 + out, y + 0.1, 0.12], ARMOUR, 0.25);
  }
  bridge(kit, [-0.42, 0, 0.3], 0.13);
  for (const y of [-0.34, 0, 0.34]) engine(kit, [-0.9, y, 0.04], 0.12);
};

/** E06: the plain good ship: spine, nacelles, three turrets. */
export const resolute = (kit: Kit): void => {
  const white = paint(196, 202, 210);
  const red = paint(150, 52, 50);
  loft(
    kit,
    [
      [1.15, 0.03, 0.05],
      [0.95, 0.12, 0.12],
      [0.55, 0.19, 0.17],
      [-0.5, 0.24, 0.21],
      [-0.95, 0.18, 0.16],
    ],
    slabSection(0.42),
    DECKS,
  );
  loft(
    kit,
    [
      [0.9, 0.14, 0.135],
      [0.78, 0.163, 0.15],
    ],
    slabSection(0.42),
    red,
  );
  kit.both((side) => {
    plate(
      kit,
      [
        [0.05, 0.15 * side],
        [-0.15, 0.52 * side],
        [-0.5, 0.52 * side],
        [-0.42, 0.15 * side],
      ],
      -0.03,
      0.04,
      0.06,
      DARK,
    );
    loft(
      kit,
      [
        [0.25, 0.04, 0.05, 0, 0.54 * side],
        [0.08, 0.1, 0.11, 0, 0.54 * side],
        [-0.75, 0.1, 0.11, 0, 0.54 * side],
      ],
      slabSection(0.4),
      white,
    );
    loft(
      kit,
      [
        [-0.1, 0.105, 0.115, 0, 0.54 * side],
        [-0.2, 0.105, 0.115, 0, 0.54 * side],
      ],
      slabSection(0.4),
      red,
    );
    engine(kit, [-0.8, 0.54 * side, 0], 0.1);
    mast(kit, [-0.6, 0.12 * side, 0.2], [-0.72, 0.2 * side, 0.45]);
  });
  for (const [x, z] of [
    [0.6, 0.15],
    [0.3, 0.18],
    [-0.72, 0.18],
  ] as const)
    turret(kit, [x, 0, z], 0.085, { yaw: x < 0 ? Math.PI : 0 });
  bridge(kit, [-0.16, 0, 0.19], 0.19);
  for (const y of [-0.08, 0.08]) engine(kit, [-0.98, y, 0], 0.09);
};

/** A flat hexagon as up and starboard. */
const hexagon = (size: number): readonly (readonly [number, number])[] =>
  ring(6, 0).map(([a, b]) => [a * size, b * size] as const);

/** E09: a dome of hexagons, low over the ground it does not need. */
export const tortoise = (kit: Kit): void => {
  const moss = paint(108, 122, 86);
  const spots: V3[] = [[0, 0, 0.52]];
  for (let at = 0; at < 6; at += 1)
    spots.push([Math.cos((at / 6) * Math.PI * 2) * 0.42, Math.sin((at / 6) * Math.PI * 2) * 0.36, 0.38]);
  for (let at = 0; at < 10; at += 1)
    spots.push([
      Math.cos(((at + 0.5) / 10) * Math.PI * 2) * 0.72,
      Math.sin(((at + 0.5) / 10) * Math.PI * 2) * 0.6,
      0.1,
    ]);
  ball(kit, [0, 0, -0.02], [0.76, 0.64, 0.5], DARK, 10, 18);
  spots.forEach(([x, y, z], at) => {
    const yaw = Math.atan2(y, x);
    const tilt = at === 0 ? Math.PI / 2 : at < 7 ? 0.86 : 0.2;
    kit.place({ at: [x, y, z], yaw }, () =>
      kit.place({ pitch: tilt }, () =>
        facing(kit, [0, 0, 0], hexagon(at < 7 ? 0.245 : 0.225), 0.07, at % 3 === 0 ? moss : HULL, { bevel: 0.16 }),
      ),
    );
  });
  loft(
    kit,
    [
      [0.98, 0.06, 0.06, -0.02],
      [0.88, 0.13, 0.1, -0.02],
      [0.6, 0.16, 0.13, -0.03],
    ],
    slabSection(0.4),
    moss,
  );
  kit.both((side) => {
    block(kit, [0.86, 0.05 * side - 0.03, 0.02], [0.95, 0.05 * side + 0.03, 0.06], LAMP);
    rod(kit, [0.5, 0.3 * side, -0.12], [0.98, 0.3 * side, -0.14], 0.035, GUN, 8);
    engine(kit, [-0.82, 0.22 * side, -0.06], 0.12);
  });
};
