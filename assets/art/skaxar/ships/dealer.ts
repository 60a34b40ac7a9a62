import type { Rgb } from '../../seeded.ts';
import type { Kit } from '../../solid/kit.ts';
import type { SkyWish } from '../sky.ts';
import { rapidRepair, redraw, reinforcements, REPAIRS } from './dealer-actions.ts';
import {
  aegisField,
  bastionDome,
  battleComputer,
  deflectorGrid,
  escortWing,
  hullPlating,
  novaLance,
  pulseCannon,
  targetingLens,
  torpedoRack,
} from './dealer-items.ts';
import type { Portrait } from './portrait.ts';
import { ASTEROIDS } from './rocks.ts';

const FLAME: readonly [Rgb, Rgb] = [
  [255, 244, 230],
  [255, 186, 120],
];

/** Items lie on a bench, under a lamp; docks and actions are out in space; rocks drift in dust. */
const PLACES = {
  bench: { far: [30, 36, 46], near: [66, 76, 90], heart: [226, 226, 220], bench: 'board' },
  dock: { far: [20, 38, 36], near: [64, 102, 92], heart: [222, 244, 226] },
  flare: { far: [50, 20, 46], near: [130, 62, 108], heart: [255, 206, 232] },
  dust: { far: [34, 30, 30], near: [104, 90, 78], heart: [255, 232, 206] },
} as const satisfies { readonly [name: string]: Pick<SkyWish, 'far' | 'near' | 'heart' | 'bench'> };

const picture = (
  build: (kit: Kit) => void,
  [yaw, pitch, roll, fills]: readonly [number, number, number, number],
  place: keyof typeof PLACES,
  seed: number,
  sun: readonly [number, number] = [0.24, 0.1],
  off: readonly [number, number] = [0, 0],
): Portrait => ({
  build,
  pose: { yaw, pitch, roll, far: 3.6 },
  fills,
  off,
  sky: { seed, sun, ...PLACES[place] },
  flame: FLAME,
});

const repair = (key: string, seed: number): Portrait =>
  picture(REPAIRS[key]!, [-0.86, 0.36, 0.04, 0.92], 'dock', seed, [0.76, 0.12]);

const rocks = (amount: number, seed: number, sun: readonly [number, number]): Portrait =>
  picture(ASTEROIDS[amount]!, [-0.7, 0.4, 0.1, 0.78], 'dust', seed, sun, [0, -0.08]);

/** The pictures of the cards of the Arms Dealer, by key, and of the asteroids. */
export const DEALER: { readonly [key: string]: Portrait } = {
  targetingLens: picture(targetingLens, [-0.95, 0.22, 0.03, 0.82], 'bench', 81),
  pulseCannon: picture(pulseCannon, [-0.7, 0.34, 0.06, 0.86], 'bench', 82),
  torpedoRack: picture(torpedoRack, [-0.85, 0.4, 0.02, 0.84], 'bench', 83),
  novaLance: picture(novaLance, [-0.6, 0.42, 0.24, 0.94], 'bench', 84),
  hullPlating: picture(hullPlating, [-0.95, 0.26, 0.03, 0.84], 'bench', 85),
  deflectorGrid: picture(deflectorGrid, [-1.0, 0.22, 0.02, 0.84], 'bench', 86),
  aegisField: picture(aegisField, [-0.8, 0.3, 0.05, 0.86], 'bench', 87),
  bastionDome: picture(bastionDome, [-0.7, 0.36, 0, 0.86], 'bench', 88),
  battleComputer: picture(battleComputer, [-1.0, 0.28, 0.02, 0.84], 'bench', 89),
  escortWing: picture(escortWing, [-0.62, 0.5, 0.14, 0.92], 'bench', 90),
  repairMothership: repair('repairMothership', 91),
  repairDestroyer: repair('repairDestroyer', 92),
  repairFighter: repair('repairFighter', 93),
  repairScout: repair('repairScout', 94),
  repairDrone: repair('repairDrone', 95),
  reinforcements: picture(reinforcements, [-0.72, 0.26, 0.06, 0.94], 'flare', 96, [0.3, 0.2]),
  rapidRepair: picture(rapidRepair, [-0.8, 0.62, 0.04, 0.92], 'flare', 97, [0.7, 0.1]),
  redraw: picture(redraw, [-0.5, 0.86, 0.04, 0.9], 'flare', 98, [0.24, 0.12]),
  asteroid1000: rocks(1000, 101, [0.2, 0.14]),
  asteroid2000: rocks(2000, 102, [0.8, 0.16]),
  asteroid3000: rocks(3000, 103, [0.16, 0.3]),
  asteroid5000: rocks(5000, 104, [0.78, 0.2]),
};
