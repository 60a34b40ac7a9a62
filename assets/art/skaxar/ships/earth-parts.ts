import type { Kit, Skin, V2, V3 } from '../../solid/kit.ts';
import { ball, block, lathe, limb, loft, plate, ring, rod, slabSection } from '../../solid/parts.ts';
import { ARMOUR, BURN, DARK, GLASS, GUN, HULL, LAMP, PALE } from './earth-stuff.ts';

/** A bell of a drive, its mouth at x astern. */
export const engine = (kit: Kit, at: V3, size: number, how: Skin = DARK): void =>
  kit.place({ at, size }, () => {
    lathe(
      kit,
      [
        [1.3, 0.7],
        [1.1, 0.95],
        [0.4, 1],
        [0.2, 0.8],
        [-0.25, 0.98],
        [-0.3, 0.86],
        [-0.02, 0.7],
      ],
      { ...how, open: true },
      14,
    );
    kit.skin(
      [
        ring(14).map(([y, z]): V3 => [-0.06, y * 0.72, z * 0.72]),
        ring(14).map(([y, z]): V3 => [-0.02, y * 0.5, z * 0.5]),
      ],
      BURN,
    );
    kit.drive([-0.3, 0, 0], 0.9);
  });

/** A turret with two barrels, standing on z = 0. */
export const turret = (kit: Kit, at: V3, size: number, { long = 2, yaw = 0, barrels = 2, pitch = 0.06 } = {}): void =>
  kit.place({ at, size, yaw }, () => {
    loft(
      kit,
      [
        [-0.9, 0.5, 0.26, 0.3],
        [-0.5, 0.85, 0.44, 0.4],
        [0.35, 0.8, 0.42, 0.38],
        [0.9, 0.4, 0.22, 0.26],
      ],
      slabSection(0.3),
      ARMOUR,
    );
    kit.place({ at: [0.5, 0, 0.38], pitch }, () => {
      for (let gun = 0; gun < barrels; gun += 1) {
        const y = (gun - (barrels - 1) / 2) * 0.52;
        rod(kit, [0, y, 0], [long, y, 0], 0.13, GUN, 8);
        rod(kit, [long * 0.82, y, 0], [long, y, 0], 0.19, GUN, 8);
      }
    });
  });

/** A mast with a lamp. */
export const mast = (kit: Kit, from: V3, to: V3, wide = 0.012): void => {
  rod(kit, from, to, wide, GUN);
  ball(kit, to, [wide * 2, wide * 2, wide * 2], LAMP, 6, 8);
};

/** A dish that looks along x. */
export const dish = (
  kit: Kit,
  at: V3,
  size: number,
  where: { readonly yaw?: number; readonly pitch?: number } = {},
): void =>
  kit.place({ at, size, ...where }, () => {
    lathe(
      kit,
      [
        [-0.12, 0.12],
        [-0.02, 0.5],
        [0.16, 0.82],
        [0.4, 1],
        [0.43, 1],
        [0.2, 0.8],
        [0.04, 0.45],
        [0, 0.02],
      ],
      { ...PALE, smooth: true },
      24,
    );
    for (const turn of [0, 1, 2]) {
      const angle = (turn / 3) * Math.PI * 2;
      rod(kit, [0.3, Math.cos(angle) * 0.8, Math.sin(angle) * 0.8], [0.85, 0, 0], 0.03, GUN);
    }
    ball(kit, [0.85, 0, 0], [0.1, 0.1, 0.1], LAMP, 6, 8);
  });

/** A plate that faces ahead: its outline as up and starboard. */
export const facing = (
  kit: Kit,
  at: V3,
  outline: readonly V2[],
  thick: number,
  how: Skin,
  { yaw = 0, lean = 0, bevel = 0.08 } = {},
): void =>
  kit.place({ at, yaw }, () =>
    kit.place({ pitch: Math.PI / 2 + lean }, () => plate(kit, outline, -thick / 2, thick / 2, bevel, how)),
  );

/** A bridge: a stepped tower with a band of glass. */
export const bridge = (kit: Kit, at: V3, size: number): void =>
  kit.place({ at, size }, () => {
    loft(
      kit,
      [
        [-0.9, 0.55, 0.3, 0.3],
        [-0.5, 0.7, 0.42, 0.42],
        [0.4, 0.62, 0.36, 0.36],
        [0.95, 0.42, 0.18, 0.18],
      ],
      slabSection(0.3),
      HULL,
    );
    loft(
      kit,
      [
        [-0.6, 0.42, 0.24, 0.95],
        [0.05, 0.46, 0.26, 0.95],
        [0.4, 0.4, 0.16, 0.88],
      ],
      slabSection(0.35),
      PALE,
    );
    block(kit, [0.1, -0.4, 0.92], [0.42, 0.4, 1.04], GLASS);
    block(kit, [0.3, -0.34, 0.84], [0.44, 0.34, 0.9], LAMP);
    rod(kit, [-0.4, 0, 1], [-0.55, 0, 2.1], 0.05, GUN);
    rod(kit, [-0.62, 0.2, 1.5], [-0.38, -0.2, 1.5], 0.04, GUN);
  });

/** Rivets in a row. */
export const rivets = (kit: Kit, from: V3, to: V3, count: number, size = 0.014): void => {
  for (let at = 0; at < count; at += 1) {
    const t = (at + 0.5) / count;
    ball(
      kit,
      [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t, from[2] + (to[2] - from[2]) * t],
      [size, size, size],
      ARMOUR,
      4,
      6,
    );
  }
};

/** A ring round x. */
export const hoop = (kit: Kit, x: number, radius: number, wide: number, high: number, how: Skin, sides = 28): void => {
  const around = Array.from({ length: sides + 1 }, (_, at) => (at / sides) * Math.PI * 2);
  kit.skin(
    around.map((angle) =>
      slabSection(0.35).map(([a, b]): V3 => [
        x + a * wide,
        Math.cos(angle) * (radius + b * high),
        Math.sin(angle) * (radius + b * high),
      ]),
    ),
    { ...how, open: true },
  );
};

/** A bent pipe. */
export const pipe = (kit: Kit, line: readonly V3[], wide: number, how: Skin = GUN): void =>
  limb(kit, line, () => wide, how, { steps: line.length * 4, sides: 6 });
