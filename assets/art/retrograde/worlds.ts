import type { Rgb } from '../seeded.ts';

/** What a world looks like. Colours by height, or by latitude where it has bands. */
export interface World {
  readonly stops: readonly (readonly [number, Rgb])[];
  readonly air: Rgb;
  /** Thickness of the air, 0..1. */
  readonly haze: number;
  readonly bands: number;
  /** How fine its features are. */
  readonly grain: number;
  /** Strength of its mountains. */
  readonly rough: number;
  readonly craters: number;
  readonly clouds: number;
  readonly water: boolean;
  /** Lights of cities at night, 0..1. */
  readonly cities: number;
  /** How uneven its outline is, share of the radius. */
  readonly lumps: number;
  /** Bright cracks in ice. */
  readonly veins?: Rgb;
}

const ROCK = { air: [120, 130, 150], haze: 0, bands: 0, clouds: 0, water: false, cities: 0 } as const;

const EARTH: World = {
  stops: [
    [-0.5, [6, 26, 62]],
    [-0.06, [14, 62, 118]],
    [0.05, [38, 112, 150]],
    [0.075, [150, 144, 104]],
    [0.16, [82, 108, 62]],
    [0.3, [74, 88, 52]],
    [0.42, [142, 124, 92]],
    [0.6, [232, 236, 240]],
  ],
  air: [104, 178, 255],
  haze: 1,
  bands: 0,
  grain: 2.1,
  rough: 0.35,
  craters: 0,
  clouds: 0.92,
  water: true,
  cities: 1,
  lumps: 0,
};

const MARS: World = {
  ...ROCK,
  stops: [
    [-0.5, [66, 36, 30]],
    [-0.16, [116, 66, 48]],
    [0.04, [166, 102, 72]],
    [0.22, [194, 136, 100]],
    [0.5, [226, 190, 156]],
  ],
  air: [255, 168, 122],
  haze: 0.62,
  grain: 2.3,
  rough: 1,
  craters: 16,
  clouds: 0.34,
  cities: 0.5,
  lumps: 0,
};

const JUPITER: World = {
  ...ROCK,
  stops: [
    [-0.62, [112, 60, 40]],
    [-0.3, [184, 116, 76]],
    [-0.05, [226, 186, 140]],
    [0.12, [246, 226, 196]],
    [0.3, [206, 146, 98]],
    [0.6, [244, 222, 186]],
  ],
  air: [255, 206, 154],
  haze: 0.7,
  bands: 44,
  grain: 1.5,
  rough: 0,
  craters: 0,
  lumps: 0,
};

const SUPERGIANT: World = {
  ...JUPITER,
  stops: [
    [-0.62, [24, 26, 70]],
    [-0.3, [46, 60, 128]],
    [-0.05, [86, 120, 182]],
    [0.14, [150, 190, 218]],
    [0.34, [104, 96, 176]],
    [0.6, [206, 214, 240]],
  ],
  air: [150, 170, 255],
  haze: 0.9,
  bands: 34,
};

const GREY: World = {
  ...ROCK,
  stops: [
    [-0.5, [56, 53, 52]],
    [-0.05, [112, 106, 100]],
    [0.2, [158, 150, 140]],
    [0.5, [206, 198, 186]],
  ],
  grain: 2.2,
  rough: 1.35,
  craters: 60,
  lumps: 0,
};

const ICE: World = {
  ...ROCK,
  stops: [
    [-0.5, [70, 84, 104]],
    [-0.05, [134, 154, 172]],
    [0.2, [184, 204, 216]],
    [0.5, [232, 242, 248]],
  ],
  air: [150, 200, 240],
  haze: 0.18,
  grain: 1.9,
  rough: 0.8,
  craters: 16,
  lumps: 0,
  veins: [150, 88, 66],
};

const rock = (dark: Rgb, mid: Rgb, pale: Rgb): World => ({
  ...ROCK,
  stops: [
    [-0.55, dark],
    [0, mid],
    [0.5, pale],
  ],
  grain: 2.9,
  rough: 1.7,
  craters: 22,
  lumps: 0.085,
});

/** What each card's ground is made of; stations that float have none. */
export const WORLDS: { readonly [card: string]: World | undefined } = {
  earth: EARTH,
  mars: MARS,
  jupiter: JUPITER,
  supergiant: SUPERGIANT,
  'moon-1212': GREY,
  'moon-2222': ICE,
  'asteroid-colony-3752': rock([40, 34, 30], [104, 88, 74], [172, 150, 126]),
  'asteroid-colony-2454': rock([32, 32, 38], [84, 86, 98], [150, 154, 166]),
  'asteroid-colony-4443': rock([46, 30, 26], [120, 76, 58], [188, 134, 104]),
  'asteroid-colony-2122': rock([30, 36, 34], [78, 94, 86], [142, 162, 150]),
  'corporate-base-3322': { ...rock([28, 30, 36], [62, 68, 80], [112, 122, 138]), lumps: 0.012, craters: 8, rough: 0.9 },
  'manufactory-a': { ...rock([34, 28, 26], [82, 68, 60], [140, 120, 104]), lumps: 0.03 },
  'manufactory-b': { ...rock([30, 30, 32], [74, 74, 76], [128, 128, 128]), lumps: 0.04 },
  'manufactory-c': { ...rock([36, 30, 24], [92, 78, 56], [150, 132, 100]), lumps: 0.02 },
};
