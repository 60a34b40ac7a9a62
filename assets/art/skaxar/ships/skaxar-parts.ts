import type { Kit, Skin, V3 } from '../../solid/kit.ts';
import { ball, grown, limb, loft, shellSection, type Station } from '../../solid/parts.ts';
import { ACID_GLOW, BLACK, BONE, DEEP, EYE, SHELL } from './skaxar-stuff.ts';

/** A grown body along x with ribs and a keel. */
export const body = (
  kit: Kit,
  stations: readonly Station[],
  how: Skin = SHELL,
  { ribs = 9, ripple = 0.06, keel = 0.25, steps = 44 } = {},
): void =>
  loft(kit, grown(stations, steps, ribs, ripple), shellSection(20, keel), { ...how, smooth: true, open: true });

/** A horn, claw or sting: thick at its root, a point at its end. */
export const horn = (
  kit: Kit,
  line: readonly V3[],
  root: number,
  how: Skin = BONE,
  { flat = 1, steps = 14, power = 0.8 } = {},
): void =>
  limb(
    kit,
    line,
    (t) => root * (1 - t) ** power + 0.002,
    { ...how, smooth: true, open: true },
    { steps, sides: 9, flat },
  );

/** A long thin part of even thickness that ends fine. */
export const feeler = (kit: Kit, line: readonly V3[], root: number, how: Skin = DEEP, steps = 20): void =>
  limb(kit, line, (t) => root * (1 - t * 0.85), { ...how, smooth: true, open: true }, { steps, sides: 6 });

/** A jointed leg. */
export const leg = (kit: Kit, line: readonly V3[], root: number, how: Skin = DEEP): void =>
  limb(
    kit,
    line,
    (t) => root * (1 - t) * (1 + 0.5 * Math.abs(Math.sin(t * Math.PI * 2))) + 0.003,
    { ...how, smooth: true, open: true },
    { steps: 18, sides: 7 },
  );

/** An eye in its socket. */
export const eye = (kit: Kit, at: V3, size: number, glow: Skin = EYE): void => {
  ball(kit, at, [size * 1.25, size * 1.25, size * 1.25], BLACK, 8, 12);
  ball(
    kit,
    [at[0] + size * 0.62, at[1] + Math.sign(at[1]) * size * 0.32, at[2] + size * 0.3],
    [size * 0.8, size * 0.8, size * 0.8],
    glow,
    8,
    10,
  );
};

/** A drive organ: a mouth of light astern. */
export const organ = (kit: Kit, at: V3, size: number): void => {
  ball(kit, at, [size * 1.5, size, size], DEEP, 8, 12);
  ball(kit, [at[0] - size * 0.95, at[1], at[2]], [size * 0.6, size * 0.7, size * 0.7], ACID_GLOW, 8, 10);
  kit.drive([at[0] - size * 1.3, at[1], at[2]], size * 0.8);
};

/** A wing that is a bent leaf: from its root over the wrist to the tip. */
export const blade = (kit: Kit, line: readonly V3[], wide: number, how: Skin = SHELL, flat = 0.16, steps = 18): void =>
  limb(
    kit,
    line,
    (t) => wide * Math.sin(Math.PI * Math.min(0.14 + t * 0.86, 1)) ** 0.8 + 0.003,
    { ...how, smooth: true, open: true },
    { steps, sides: steps < 10 ? 7 : 12, flat },
  );
