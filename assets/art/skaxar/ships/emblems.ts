import type { Rgb } from '../../seeded.ts';
import type { Kit, Skin, V3 } from '../../solid/kit.ts';
import { ball, lathe, plate, ring } from '../../solid/parts.ts';
import type { SkyWish } from '../sky.ts';
import { hoop } from './earth-parts.ts';
import { ARMOUR, DARK, HULL, paint, PALE } from './earth-stuff.ts';
import type { Portrait } from './portrait.ts';
import { ASTEROIDS } from './rocks.ts';
import { feeler, horn } from './skaxar-parts.ts';
import { ACID_GLOW, BLACK, BONE, FLESH, SHELL } from './skaxar-stuff.ts';

const around = (count: number, build: (angle: number, at: number) => void): void => {
  for (let at = 0; at < count; at += 1) build((at / count) * Math.PI * 2, at);
};

/** The globe within a ring of plates. */
const earth = (kit: Kit): void => {
  ball(
    kit,
    [0, 0, 0],
    [0.5, 0.5, 0.5],
    {
      stuff: {
        ...PALE.stuff,
        kind: 'chitin',
        colour: [40, 92, 150],
        second: [96, 134, 92],
        grain: 0.4,
        shine: 0.6,
        gloss: 24,
      },
    },
    20,
    30,
  );
  hoop(kit, 0, 0.78, 0.09, 0.09, HULL, 40);
  hoop(kit, 0.08, 0.78, 0.03, 0.035, paint(62, 96, 152), 40);
  around(12, (angle, at) =>
    kit.place({ roll: angle }, () =>
      kit.place({ at: [0.06, 0, 0.92], pitch: Math.PI / 2 }, () =>
        plate(
          kit,
          [
            [0.1, -0.09],
            [0.24 + (at % 3 === 0 ? 0.1 : 0), 0],
            [0.1, 0.09],
            [-0.06, 0.07],
            [-0.06, -0.07],
          ],
          -0.04,
          0.04,
          0.1,
          at % 3 === 0 ? PALE : ARMOUR,
        ),
      ),
    ),
  );
};

/** An eye between jaws. */
const skaxar = (kit: Kit): void => {
  lathe(
    kit,
    [
      [-0.1, 0.66],
      [0.1, 0.72],
      [0.22, 0.62],
      [0.2, 0.46],
      [0.05, 0.4],
    ],
    { ...SHELL, open: true },
    36,
  );
  ball(kit, [0, 0, 0], [0.4, 0.47, 0.47], FLESH, 18, 26);
  ball(kit, [0.2, 0, 0], [0.24, 0.3, 0.3], ACID_GLOW, 14, 22);
  ball(kit, [0.36, 0, 0], [0.12, 0.07, 0.25], BLACK, 12, 16);
  around(8, (angle, at) => {
    const [y, z] = [Math.cos(angle + 0.39), Math.sin(angle + 0.39)];
    const [cy, cz] = [Math.cos(angle + 0.7), Math.sin(angle + 0.7)];
    horn(
      kit,
      [
        [0.05, y * 0.66, z * 0.66],
        [0.1, y * 0.95, z * 0.95],
        [0.2, cy * 1.2, cz * 1.2],
      ],
      0.13,
      at % 2 ? BONE : SHELL,
    );
    const line: readonly V3[] = [
      [0, Math.cos(angle) * 0.6, Math.sin(angle) * 0.6],
      [0, Math.cos(angle) * 0.86, Math.sin(angle) * 0.86],
      [0, Math.cos(angle - 0.3) * 1.0, Math.sin(angle - 0.3) * 1.0],
    ];
    feeler(kit, line, 0.05);
  });
};

/** A coin, and what it buys: a sight and a shield's rim. */
const dealer = (kit: Kit): void => {
  const brass: Skin = paint(196, 162, 92);
  const section = ring(6, 0);
  const hex = (x: number, size: number): readonly V3[] => section.map(([y, z]): V3 => [x, y * size, z * size]);
  kit.skin([hex(-0.1, 0.9), hex(-0.04, 1), hex(0.08, 1), hex(0.14, 0.92), hex(0.14, 0.8), hex(0.06, 0.76)], brass);
  hoop(kit, 0.1, 0.5, 0.05, 0.05, DARK, 36);
  ball(
    kit,
    [0.06, 0, 0],
    [0.12, 0.3, 0.3],
    { stuff: { ...PALE.stuff, kind: 'plain', colour: [60, 66, 78], second: [60, 66, 78], shine: 1, gloss: 40 } },
    14,
    26,
  );
  around(4, (angle) =>
    kit.place({ roll: angle }, () =>
      kit.place({ at: [0.13, 0, 0.42], pitch: Math.PI / 2 }, () =>
        plate(
          kit,
          [
            [0.28, -0.05],
            [0.28, 0.05],
            [-0.1, 0.03],
            [-0.1, -0.03],
          ],
          -0.03,
          0.03,
          0.05,
          brass,
        ),
      ),
    ),
  );
  around(6, (angle) =>
    ball(kit, [0.14, Math.cos(angle) * 0.86, Math.sin(angle) * 0.86], [0.04, 0.05, 0.05], DARK, 6, 10),
  );
};

/** A rock, and a claim staked round it. */
const asteroid = (kit: Kit): void => {
  kit.place({ size: 0.72 }, () => ASTEROIDS[1000]!(kit));
  hoop(kit, 0, 0.95, 0.05, 0.04, ARMOUR, 40);
  around(4, (angle) =>
    kit.place({ roll: angle + Math.PI / 4 }, () =>
      kit.place({ at: [0.04, 0, 0.96], pitch: Math.PI / 2 }, () =>
        plate(
          kit,
          [
            [-0.16, 0],
            [0, 0.12],
            [0.16, 0],
            [0, -0.12],
          ],
          -0.05,
          0.05,
          0.1,
          paint(150, 136, 112),
        ),
      ),
    ),
  );
};

const emblem = (build: (kit: Kit) => void, seed: number, far: Rgb, near: Rgb): Portrait => ({
  build,
  pose: { yaw: -Math.PI / 2 - 0.08, pitch: 0.06, roll: 0, far: 4 },
  fills: 0.66,
  off: [0, 0.05],
  sky: { seed, sun: [0.3, 0.16], far, near, heart: [235, 232, 226], bench: 'plain' } satisfies SkyWish,
  flame: [
    [255, 255, 255],
    [255, 255, 255],
  ],
});

/** The emblems on the backs of the four kinds of decks. */
export const EMBLEMS: { readonly [key: string]: Portrait } = {
  'back-earth': emblem(earth, 111, [22, 34, 56], [54, 78, 116]),
  'back-skaxar': emblem(skaxar, 112, [32, 18, 54], [82, 52, 122]),
  'back-dealer': emblem(dealer, 113, [34, 30, 26], [86, 76, 60]),
  'back-asteroid': emblem(asteroid, 114, [26, 26, 28], [66, 66, 70]),
};
