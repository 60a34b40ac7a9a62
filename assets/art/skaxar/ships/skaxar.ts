import type { Rgb } from '../../seeded.ts';
import type { Kit } from '../../solid/kit.ts';
import type { SkyWish } from '../sky.ts';
import type { Portrait } from './portrait.ts';
import {
  bitingCloud,
  broodling,
  chitinPlate,
  eggHusk,
  frenzyMite,
  gnat,
  larvaSwarm,
  stinger,
} from './skaxar-drones.ts';
import { broodThrone, carapaceHulk, hungeringMaw, nightTalon, shellback, starRender } from './skaxar-great.ts';
import {
  barbedWing,
  clawOfSka,
  cocoon,
  duskfang,
  huskSentinel,
  longfeeler,
  needleEye,
  prowlerMoth,
  redMandible,
  skitter,
  venomDart,
} from './skaxar-swift.ts';

const FLAME: readonly [Rgb, Rgb] = [
  [240, 255, 214],
  [150, 240, 80],
];

/** Skies over the ships of the Skaxar: violet and green gas, sickly hearts. */
const GAS = {
  violet: { far: [40, 20, 70], near: [112, 64, 150], heart: [232, 206, 255] },
  bile: { far: [20, 34, 24], near: [84, 118, 52], heart: [232, 250, 176] },
  wine: { far: [48, 14, 36], near: [136, 50, 78], heart: [255, 204, 190] },
  abyss: { far: [14, 26, 48], near: [44, 92, 110], heart: [200, 246, 226] },
  dusk: { far: [44, 24, 50], near: [144, 84, 88], heart: [255, 216, 176] },
} as const satisfies { readonly [name: string]: Pick<SkyWish, 'far' | 'near' | 'heart'> };

type Look = readonly [yaw: number, pitch: number, roll: number, fills: number];

const ship = (
  build: (kit: Kit) => void,
  [yaw, pitch, roll, fills]: Look,
  gas: keyof typeof GAS,
  seed: number,
  sun: readonly [number, number],
  more: Partial<Pick<SkyWish, 'planet'>> = {},
): Portrait => ({
  build,
  pose: { yaw, pitch, roll, far: 3.2 },
  fills,
  sky: { seed, sun, ...GAS[gas], ...more },
  flame: FLAME,
});

/** The portraits of the fleet of the Skaxar. They come from the right. */
export const SKAXAR: { readonly [id: string]: Portrait } = {
  X01: ship(broodThrone, [-2.4, 0.3, -0.06, 1.0], 'violet', 51, [0.8, 0.14], {
    planet: { x: 0.14, y: 0.88, size: 1.0, seed: 17 },
  }),
  X02: ship(hungeringMaw, [-2.1, 0.22, -0.08, 0.98], 'bile', 52, [0.2, 0.12]),
  X03: ship(starRender, [-2.35, 0.66, -0.14, 0.96], 'wine', 53, [0.78, 0.1]),
  X04: ship(carapaceHulk, [-2.45, 0.4, -0.04, 0.96], 'abyss', 54, [0.76, 0.12]),
  X05: ship(nightTalon, [-2.2, 0.55, -0.12, 0.96], 'violet', 55, [0.22, 0.1]),
  X06: ship(venomDart, [-2.25, 0.56, -0.3, 0.92], 'bile', 56, [0.8, 0.12]),
  X07: ship(clawOfSka, [-2.35, 0.6, -0.1, 0.9], 'dusk', 57, [0.2, 0.12]),
  X08: ship(barbedWing, [-2.1, 0.8, -0.16, 0.94], 'violet', 58, [0.74, 0.08]),
  X09: ship(shellback, [-2.6, 0.26, -0.02, 0.86], 'abyss', 59, [0.78, 0.12]),
  X10: ship(duskfang, [-2.3, 0.3, -0.1, 0.88], 'dusk', 60, [0.76, 0.14]),
  X11: ship(redMandible, [-2.25, 0.46, -0.04, 0.88], 'wine', 61, [0.24, 0.12]),
  X12: ship(needleEye, [-2.2, 0.34, -0.5, 0.98], 'violet', 62, [0.2, 0.14]),
  X13: ship(prowlerMoth, [-2.15, 0.85, -0.2, 0.9], 'dusk', 63, [0.76, 0.08], {
    planet: { x: 0.82, y: 0.2, size: 0.44, seed: 22, moon: true },
  }),
  X14: ship(cocoon, [-2.5, 0.3, 0.34, 0.82], 'bile', 64, [0.24, 0.12]),
  X15: ship(huskSentinel, [-2.2, 0.16, 0.04, 0.92], 'dusk', 65, [0.78, 0.14]),
  X16: ship(longfeeler, [-2.2, 0.72, -0.3, 0.98], 'abyss', 66, [0.76, 0.1]),
  X17: ship(skitter, [-2.2, 0.4, 0.04, 0.86], 'wine', 67, [0.2, 0.14]),
  X18: ship(stinger, [-2.5, 0.26, 0, 0.78], 'abyss', 68, [0.78, 0.14]),
  X19: ship(gnat, [-2.45, 0.3, -0.06, 0.78], 'bile', 69, [0.22, 0.14]),
  X20: ship(frenzyMite, [-2.15, 0.34, 0, 0.76], 'wine', 70, [0.78, 0.12]),
  X21: ship(larvaSwarm, [-2.4, 0.4, -0.1, 0.86], 'dusk', 71, [0.22, 0.12]),
  X22: ship(chitinPlate, [-2.1, 0.2, -0.06, 0.78], 'violet', 72, [0.76, 0.14]),
  X23: ship(eggHusk, [-2.0, 0.42, 0.08, 0.78], 'bile', 73, [0.78, 0.16]),
  X24: ship(bitingCloud, [-2.2, 0.4, 0.1, 0.86], 'wine', 74, [0.22, 0.1]),
  X25: ship(broodling, [-2.25, 0.32, 0, 0.74], 'violet', 75, [0.22, 0.14]),
};
