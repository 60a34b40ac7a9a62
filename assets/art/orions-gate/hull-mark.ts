import { both, curve, mirrored, polygon, type Spot } from '../hull-sketch.ts';
import type { HullSide, HullType } from './hulls/frame.ts';
import { blank } from '../seeded.ts';

/** A hull as a sign: few bold shapes that read at the size of a fingernail. Half a length = 1, bow along +x. */
const shifted = (spots: readonly Spot[], x: number, y: number, size: number): readonly Spot[] =>
  spots.map(([a, b]): Spot => [x + a * size, y + b * size]);
const sides = (draw: (spots: readonly Spot[]) => Path2D, spots: readonly Spot[]): readonly Path2D[] => [
  draw(spots),
  draw(mirrored(spots)),
];

// Side A: slabs with corners.
const DART_A = both([
  [1, 0.06],
  [-0.5, 0.62],
  [-0.95, 0.62],
  [-0.6, 0],
]);
const PLANE_A = both([
  [1.1, 0.08],
  [0.3, 0.22],
  [-0.5, 0.98],
  [-0.86, 0.98],
  [-0.6, 0.24],
  [-1, 0.2],
]);
// Side B: swept and grown.
const DART_B = both([
  [1.25, 0],
  [0.3, 0.42],
  [-0.7, 0.5],
  [-1.1, 0.62],
  [-0.62, 0.05],
]);
const PLANE_B = both([
  [1.5, 0],
  [0.2, 0.3],
  [-0.1, 0.46],
  [-1, 1.2],
  [-0.95, 0.75],
  [-0.32, 0.28],
  [-1, 0],
]);

const SHAPES: { readonly [side in HullSide]: { readonly [type in HullType]: () => readonly Path2D[] } } = {
  A: {
    scouts: () => [
      polygon(shifted(DART_A, 0.42, 0, 0.56)),
      polygon(shifted(DART_A, -0.46, -0.58, 0.5)),
      polygon(shifted(DART_A, -0.46, 0.58, 0.5)),
    ],
    fighters: () => [polygon(shifted(PLANE_A, 0.26, -0.48, 0.62)), polygon(shifted(PLANE_A, -0.28, 0.48, 0.62))],
    destroyers: () => [
      polygon(
        both([
          [1, 0.08],
          [0.6, 0.22],
          [-0.9, 0.22],
        ]),
      ),
      ...sides(polygon, [
        [0.12, 0.3],
        [0.12, 0.46],
        [-0.8, 0.46],
        [-0.8, 0.3],
      ]),
    ],
    battleships: () => [
      polygon(
        both([
          [0.5, 0],
          [0.5, 0.1],
          [1.02, 0.12],
          [0.96, 0.32],
          [0.4, 0.36],
          [-0.98, 0.34],
        ]),
      ),
      ...sides(polygon, [
        [0.3, 0.46],
        [0.0, 0.82],
        [-0.66, 0.82],
        [-0.78, 0.46],
      ]),
    ],
  },
  B: {
    scouts: () => [
      curve(shifted(DART_B, 0.42, 0, 0.56)),
      curve(shifted(DART_B, -0.46, -0.58, 0.52)),
      curve(shifted(DART_B, -0.46, 0.58, 0.52)),
    ],
    fighters: () => [curve(shifted(PLANE_B, 0.24, -0.5, 0.58)), curve(shifted(PLANE_B, -0.3, 0.5, 0.58))],
    destroyers: () => [
      curve(
        both([
          [1.1, 0],
          [0.4, 0.2],
          [-0.4, 0.24],
          [-1.05, 0.06],
        ]),
      ),
      ...sides(curve, [
        [0.3, 0.18],
        [-0.1, 0.44],
        [-1.1, 0.62],
        [-0.9, 0.36],
        [-0.4, 0.18],
      ]),
    ],
    battleships: () => [
      curve(
        both([
          [1.1, 0],
          [0.7, 0.24],
          [-0.6, 0.22],
          [-1.1, 0.08],
        ]),
      ),
      ...sides(curve, [
        [0.62, 0.16],
        [0.3, 0.56],
        [-0.5, 0.9],
        [-1.1, 0.92],
        [-0.7, 0.5],
        [-0.46, 0.14],
      ]),
    ],
  },
};

/**
 * The sign of a hull: A in one bright piece, B an open shape with a bright edge, so that they differ without colour.
 */
export const bakeMark = (
  type: HullType,
  side: HullSide,
  size: number,
  rgb: string,
  frame: number,
): HTMLCanvasElement => {
  const canvas = blank(size, size);
  const on = canvas.getContext('2d')!;
  const scale = size / 2 / frame;
  on.setTransform(scale, 0, 0, scale, size / 2, size / 2);
  on.lineJoin = side === 'A' ? 'miter' : 'round';
  const paths = SHAPES[side][type]();
  // A dark edge of a pixel and a half parts it from whatever lies behind.
  on.strokeStyle = 'rgba(4, 7, 12, 0.92)';
  on.lineWidth = Math.max(3.2 / scale, 0.1);
  for (const path of paths) on.stroke(path);
  for (const path of paths) {
    on.fillStyle = side === 'A' ? `rgb(${rgb})` : 'rgb(10, 22, 32)';
    on.fill(path);
    on.fillStyle = side === 'A' ? 'rgba(255, 255, 255, 0.42)' : `rgba(${rgb}, 0.34)`;
    on.fill(path);
    if (side === 'A') continue;
    on.strokeStyle = `rgb(${rgb})`;
    on.lineWidth = Math.max(1.5 / scale, 0.07);
    on.stroke(path);
  }
  return canvas;
};
