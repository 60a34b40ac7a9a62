/** The classes of hulls, and the two families that build them. */
export type HullType = 'scouts' | 'fighters' | 'destroyers' | 'battleships';
export type HullSide = 'A' | 'B';

/** Half a hull's length in base radii: models stand over the rim of their bases a little. */
export const HULL_REACH: { readonly [type in HullType]: number } = {
  scouts: 1.16,
  fighters: 1.26,
  destroyers: 1.3,
  battleships: 1.16,
};

/** A drive: its mouth in half lengths from the middle (x to the bow, y to starboard) and its half width. */
export type Mouth = readonly [x: number, y: number, size: number];

/** Where one craft of a flight flies, and how large it is. */
export type Berth = readonly [x: number, y: number, size: number];

/** The craft of a flight of scouts and of a pair of fighters, by family. */
export const BERTHS: { readonly [side in HullSide]: { readonly [type in 'scouts' | 'fighters']: readonly Berth[] } } = {
  A: {
    scouts: [
      [0.44, 0.04, 0.56],
      [-0.42, -0.56, 0.54],
      [-0.5, 0.54, 0.5],
    ],
    fighters: [
      [0.3, -0.46, 0.68],
      [-0.3, 0.46, 0.68],
    ],
  },
  B: {
    scouts: [
      [0.42, -0.04, 0.56],
      [-0.4, 0.56, 0.54],
      [-0.52, -0.54, 0.5],
    ],
    fighters: [
      [0.26, -0.44, 0.68],
      [-0.32, 0.44, 0.68],
    ],
  },
};

const CRAFT: { readonly [side in HullSide]: { readonly [type in 'scouts' | 'fighters']: readonly Mouth[] } } = {
  A: {
    scouts: [[-0.92, 0, 0.17]],
    fighters: [
      [-0.92, -0.15, 0.13],
      [-0.92, 0.15, 0.13],
    ],
  },
  B: {
    scouts: [[-0.8, 0, 0.15]],
    fighters: [[-0.78, 0, 0.16]],
  },
};

const GREAT: { readonly [side in HullSide]: { readonly [type in 'destroyers' | 'battleships']: readonly Mouth[] } } = {
  A: {
    destroyers: [
      [-0.96, 0, 0.1],
      [-0.9, -0.34, 0.085],
      [-0.9, 0.34, 0.085],
    ],
    battleships: [
      [-0.98, -0.12, 0.1],
      [-0.98, 0.12, 0.1],
      [-0.82, -0.5, 0.085],
      [-0.82, 0.5, 0.085],
    ],
  },
  B: {
    destroyers: [
      [-0.86, -0.1, 0.085],
      [-0.86, 0.1, 0.085],
    ],
    battleships: [
      [-0.9, 0, 0.11],
      [-0.78, -0.26, 0.085],
      [-0.78, 0.26, 0.085],
    ],
  },
};

/** Where a hull's drives burn. */
export const mouthsOf = (type: HullType, side: HullSide): readonly Mouth[] =>
  type === 'destroyers' || type === 'battleships'
    ? GREAT[side][type]
    : BERTHS[side][type].flatMap(([x, y, size]) =>
        CRAFT[side][type].map(([a, b, wide]): Mouth => [x + a * size, y + b * size, wide * size]),
      );

/** The drives of one craft of a flight, in its own half lengths. */
export const mouthsOfCraft = (type: 'scouts' | 'fighters', side: HullSide): readonly Mouth[] => CRAFT[side][type];
