import type { Rgb } from '../../seeded.ts';
import type { Kit } from '../../solid/kit.ts';
import type { SkyWish } from '../sky.ts';
import { arkMeridian, arkSolace, greatWall, ironclad, resolute, thunderhead, tortoise } from './earth-great.ts';
import { buckler, firecracker, gadfly, picket, sparkler, tinker, wasp } from './earth-drones.ts';
import {
  bloodhound,
  kestrel,
  lighthouse,
  palisade,
  pathfinder,
  saber,
  surveyor,
  swiftwind,
  vanguard,
  watchtower,
  whippet,
} from './earth-swift.ts';
import type { Portrait } from './portrait.ts';

const FLAME: readonly [Rgb, Rgb] = [
  [255, 244, 226],
  [255, 176, 98],
];

/** Skies over the ships of Earth: cold blue gas, warm hearts. */
const GAS = {
  dawn: { far: [24, 44, 78], near: [70, 108, 158], heart: [255, 214, 164] },
  steel: { far: [22, 34, 54], near: [88, 112, 140], heart: [226, 232, 255] },
  rose: { far: [36, 30, 60], near: [112, 84, 128], heart: [255, 196, 176] },
  deep: { far: [12, 38, 62], near: [36, 104, 140], heart: [196, 232, 255] },
  ember: { far: [44, 30, 40], near: [132, 84, 72], heart: [255, 204, 142] },
} as const satisfies { readonly [name: string]: Pick<SkyWish, 'far' | 'near' | 'heart'> };

type Look = readonly [yaw: number, pitch: number, roll: number, fills: number];

const ship = (
  build: (kit: Kit) => void,
  [yaw, pitch, roll, fills]: Look,
  gas: keyof typeof GAS,
  seed: number,
  sun: readonly [number, number],
  more: Partial<Pick<SkyWish, 'planet'>> = {},
  off: readonly [number, number] = [0, 0],
): Portrait => ({
  build,
  pose: { yaw, pitch, roll, far: 3.4 },
  fills,
  off,
  sky: { seed, sun, ...GAS[gas], ...more },
  flame: FLAME,
});

/** The portraits of the fleet of Earth. */
export const EARTH: { readonly [id: string]: Portrait } = {
  E01: ship(arkMeridian, [-0.62, 0.34, 0.1, 1.0], 'dawn', 11, [0.2, 0.16], {
    planet: { x: 0.86, y: 0.86, size: 1.1, seed: 5 },
  }),
  E02: ship(arkSolace, [-2.5, 0.62, 0.05, 0.98], 'deep', 12, [0.78, 0.14]),
  E03: ship(ironclad, [-0.7, 0.3, 0.06, 0.92], 'ember', 13, [0.22, 0.2]),
  E04: ship(greatWall, [-0.98, 0.22, 0.06, 0.94], 'steel', 14, [0.24, 0.1]),
  E05: ship(thunderhead, [-0.66, 0.5, 0.12, 0.94], 'rose', 15, [0.8, 0.14]),
  E06: ship(resolute, [-2.45, 0.42, -0.06, 0.94], 'steel', 16, [0.2, 0.16]),
  E07: ship(kestrel, [-0.75, 0.6, 0.2, 0.9], 'dawn', 17, [0.8, 0.1]),
  E08: ship(saber, [-2.3, 0.72, -0.5, 0.98], 'rose', 18, [0.16, 0.14]),
  E09: ship(tortoise, [-0.72, 0.44, 0.06, 0.86], 'dawn', 19, [0.76, 0.16]),
  E10: ship(palisade, [-0.95, 0.32, 0.05, 0.86], 'ember', 20, [0.2, 0.14]),
  E11: ship(vanguard, [-2.3, 0.66, -0.1, 0.86], 'deep', 21, [0.78, 0.1]),
  E12: ship(pathfinder, [-0.8, 0.3, 0.16, 0.84], 'rose', 22, [0.16, 0.2], {
    planet: { x: 0.1, y: 0.72, size: 0.5, seed: 3 },
  }),
  E13: ship(bloodhound, [-0.9, 0.4, 0.14, 0.84], 'ember', 23, [0.8, 0.16]),
  E14: ship(lighthouse, [-0.4, 0.18, 0.08, 0.98], 'deep', 24, [0.5, 0.16], {}, [0, 0.02]),
  E15: ship(
    watchtower,
    [-0.7, 0.3, -0.06, 0.98],
    'steel',
    25,
    [0.18, 0.2],
    { planet: { x: 0.8, y: 0.8, size: 0.8, seed: 12, moon: true } },
    [0, 0.02],
  ),
  E16: ship(swiftwind, [-0.5, 0.72, 0.26, 0.88], 'dawn', 26, [0.2, 0.1]),
  E17: ship(surveyor, [-0.95, 0.5, 0.1, 0.86], 'steel', 27, [0.8, 0.14], {
    planet: { x: 0.2, y: 0.78, size: 0.7, seed: 9 },
  }),
  E18: ship(whippet, [-2.35, 0.56, -0.3, 0.96], 'ember', 28, [0.8, 0.12]),
  E19: ship(gadfly, [-0.85, 0.44, 0.1, 0.74], 'deep', 29, [0.22, 0.18]),
  E20: ship(firecracker, [-0.55, 0.34, 0.42, 0.76], 'ember', 30, [0.76, 0.12]),
  E21: ship(buckler, [-1.02, 0.2, 0.06, 0.74], 'dawn', 31, [0.2, 0.16]),
  E22: ship(picket, [-0.8, 0.36, 0.1, 0.76], 'steel', 32, [0.78, 0.2]),
  E23: ship(wasp, [-0.7, 0.4, 0.14, 0.8], 'rose', 33, [0.22, 0.14]),
  E24: ship(sparkler, [-0.6, 0.3, 0.1, 0.72], 'deep', 34, [0.74, 0.18]),
  E25: ship(tinker, [-0.85, 0.42, 0.04, 0.74], 'dawn', 35, [0.8, 0.14]),
};
