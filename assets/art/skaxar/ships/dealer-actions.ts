import type { Kit, V2, V3 } from '../../solid/kit.ts';
import { ball, block, plate, rod } from '../../solid/parts.ts';
import { gadfly, tinker } from './earth-drones.ts';
import { arkMeridian, resolute } from './earth-great.ts';
import { hoop, pipe, rivets } from './earth-parts.ts';
import { ARMOUR, DARK, GUN, HULL, LAMP, paint, PALE, WHITE } from './earth-stuff.ts';
import { kestrel, pathfinder, vanguard } from './earth-swift.ts';

const WELD = { stuff: { ...WHITE.stuff, colour: [255, 255, 255] as const, lamp: [170, 205, 255] as const } };
const STRIPE = paint(186, 158, 60);
const GATE = { stuff: { ...LAMP.stuff, colour: [255, 196, 226] as const, lamp: [240, 130, 190] as const } };

/** A repair dock: two brackets, open towards the eye, with arms that work on what lies in them. */
const dock = (kit: Kit, ship: () => void): void => {
  ship();
  for (const x of [-0.66, 0.46]) {
    for (const z of [-0.74, 0.74]) block(kit, [x - 0.08, -0.24, z - 0.08], [x + 0.08, 0.92, z + 0.08], ARMOUR, 0.3);
    block(kit, [x - 0.08, 0.8, -0.76], [x + 0.08, 0.96, 0.76], ARMOUR, 0.3);
    for (const z of [-0.74, 0.74]) {
      block(kit, [x - 0.11, 0.74, z - 0.13], [x + 0.11, 1.0, z + 0.13], STRIPE, 0.35);
      block(kit, [x - 0.1, -0.34, z - 0.1], [x + 0.1, -0.18, z + 0.1], STRIPE, 0.35);
    }
    for (const y of [0.05, 0.35, 0.65]) block(kit, [x - 0.06, y - 0.07, 0.62], [x + 0.06, y + 0.07, 0.665], LAMP);
  }
  for (const z of [-0.74, 0.74]) rod(kit, [-1.05, 0.88, z], [0.9, 0.88, z], 0.04, HULL, 6);
  const arms: readonly (readonly V3[])[] = [
    [
      [-0.66, 0.5, 0.66],
      [-0.46, 0.3, 0.56],
      [-0.26, 0.1, 0.2],
    ],
    [
      [0.46, 0.1, 0.66],
      [0.5, -0.1, 0.42],
      [0.3, -0.08, 0.12],
    ],
    [
      [0.46, 0.4, -0.66],
      [0.3, 0.1, -0.46],
      [0.14, -0.06, -0.14],
    ],
  ];
  for (const arm of arms) {
    pipe(kit, arm, 0.035, STRIPE);
    for (const spot of arm.slice(0, 2)) ball(kit, spot, [0.065, 0.065, 0.065], DARK, 8, 10);
    ball(kit, arm[2]!, [0.05, 0.05, 0.05], WELD, 8, 10);
  }
};

const inDock =
  (build: (kit: Kit) => void, size: number): ((kit: Kit) => void) =>
  (kit) =>
    dock(kit, () => kit.place({ size }, () => build(kit)));

/** Keyed by what they repair. */
export const REPAIRS: { readonly [key: string]: (kit: Kit) => void } = {
  repairMothership: inDock(arkMeridian, 1.0),
  repairDestroyer: inDock(resolute, 1.05),
  repairFighter: inDock(kestrel, 0.95),
  repairScout: inDock(pathfinder, 0.95),
  repairDrone: inDock(gadfly, 0.85),
};

/** A gate of light that ships come out of. */
export const reinforcements = (kit: Kit): void => {
  hoop(kit, -0.5, 0.86, 0.1, 0.08, ARMOUR, 40);
  hoop(kit, -0.5, 0.76, 0.05, 0.03, GATE, 40);
  for (let part = 0; part < 8; part += 1)
    kit.place({ at: [-0.5, 0, 0], roll: (part / 8) * Math.PI * 2 }, () =>
      block(kit, [-0.16, 0.82, -0.12], [0.16, 1.02, 0.12], part % 2 ? HULL : DARK, 0.3),
    );
  for (const [x, y, z, size] of [
    [0.75, 0.05, -0.12, 0.5],
    [0.05, 0.4, 0.3, 0.36],
    [0.1, -0.42, 0.12, 0.36],
  ] as const)
    kit.place({ at: [x, y, z], size }, () => vanguard(kit));
};

/** Three busy drones over a torn plate. */
export const rapidRepair = (kit: Kit): void => {
  const outline: readonly V2[] = [
    [-1.0, -0.8],
    [-1.0, 0.8],
    [0.1, 0.8],
    [0.26, 0.5],
    [0.04, 0.3],
    [0.24, 0.06],
    [0.0, -0.14],
    [0.2, -0.4],
    [0.06, -0.8],
  ];
  plate(kit, outline, -0.62, -0.5, 0.03, HULL);
  plate(
    kit,
    [
      [0.34, 0.8],
      [0.5, 0.5],
      [0.28, 0.3],
      [0.48, 0.06],
      [0.24, -0.14],
      [0.44, -0.4],
      [0.3, -0.8],
      [1.0, -0.8],
      [1.0, 0.8],
    ],
    -0.62,
    -0.5,
    0.03,
    ARMOUR,
  );
  rivets(kit, [-0.9, -0.7, -0.5], [-0.9, 0.7, -0.5], 8, 0.03);
  rivets(kit, [0.9, -0.7, -0.5], [0.9, 0.7, -0.5], 8, 0.03);
  for (const [x, y, z, yaw] of [
    [-0.45, 0.1, 0.1, 0.2],
    [0.62, -0.5, 0.3, 2.4],
    [0.5, 0.55, 0.02, 3.6],
  ] as const)
    kit.place({ at: [x, y, z], yaw, size: 0.5, pitch: -0.35 }, () => tinker(kit));
  for (const [x, y] of [
    [0.14, 0.16],
    [0.12, -0.3],
    [0.28, 0.46],
  ] as const)
    ball(kit, [x, y, -0.48], [0.06, 0.06, 0.06], WELD, 8, 10);
};

/** One ship leaves, another takes its place: two bent arrows round them. */
export const redraw = (kit: Kit): void => {
  const arrow = (turn: number): void =>
    kit.place({ yaw: turn }, () => {
      const outer: V2[] = [];
      const inner: V2[] = [];
      for (let at = 0; at <= 14; at += 1) {
        const angle = 0.35 + (at / 14) * 2.0;
        outer.push([Math.cos(angle) * 1.06, Math.sin(angle) * 1.06]);
        inner.push([Math.cos(angle) * 0.9, Math.sin(angle) * 0.9]);
      }
      for (let at = 0; at < 14; at += 1)
        plate(kit, [outer[at]!, outer[at + 1]!, inner[at + 1]!, inner[at]!], -0.06, 0.06, 0.001, at % 2 ? PALE : HULL);
      const [ax, ay] = [Math.cos(2.36), Math.sin(2.36)];
      plate(
        kit,
        [
          [ax * 1.24, ay * 1.24],
          [Math.cos(2.7) * 0.98, Math.sin(2.7) * 0.98],
          [ax * 0.72, ay * 0.72],
        ],
        -0.08,
        0.08,
        0.06,
        GATE,
      );
    });
  arrow(0);
  arrow(Math.PI);
  kit.place({ at: [0.1, 0.34, 0.1], size: 0.5, yaw: 0.2 }, () => kestrel(kit));
  kit.place({ at: [-0.1, -0.36, -0.02], size: 0.48, yaw: Math.PI + 0.2 }, () => vanguard(kit));
  rod(kit, [0, 0, -0.02], [0, 0, 0.02], 0.02, GUN);
};
