import { add, cross, dot, scaled, sub, unit, type Kit, type Skin, type V2, type V3 } from './kit.ts';

/** A cross section with `sides` corners, a flat side up when `turn` is half a step. */
export const ring = (sides: number, turn = 0.5): readonly V2[] =>
  Array.from({ length: sides }, (_, at) => [
    Math.cos(((at + turn) / sides) * Math.PI * 2),
    Math.sin(((at + turn) / sides) * Math.PI * 2),
  ]);

/** A rectangle with its corners cut off by `cut` (0..1). */
export const slabSection = (cut: number): readonly V2[] => {
  const c = 1 - cut;
  return [
    [1, -c],
    [1, c],
    [c, 1],
    [-c, 1],
    [-1, c],
    [-1, -c],
    [-c, -1],
    [c, -1],
  ];
};

/** A wedge: broad and flat below, a narrow back. */
export const wedgeSection = (back: number): readonly V2[] => [
  [1, -0.5],
  [1, -0.1],
  [back, 1],
  [-back, 1],
  [-1, -0.1],
  [-1, -0.5],
  [-back, -1],
  [back, -1],
];

/** A grown section: round below, a keel along the back that stands out by `keel`. */
export const shellSection = (sides: number, keel: number): readonly V2[] =>
  Array.from({ length: sides }, (_, at) => {
    const angle = (at / sides) * Math.PI * 2;
    const up = Math.max(Math.sin(angle), 0);
    return [Math.cos(angle), Math.sin(angle) * (1 + keel * up ** 6)];
  });

/** A station of a hull: its place along the keel, half width, half height, and how far its middle lies up. */
export type Station = readonly [x: number, wide: number, high: number, up?: number, out?: number];

/** A body along x. */
export const loft = (kit: Kit, stations: readonly Station[], section: readonly V2[], how: Skin): void =>
  kit.skin(
    stations.map(([x, wide, high, up = 0, out = 0]) => section.map(([y, z]): V3 => [x, out + y * wide, up + z * high])),
    how,
  );

/** More stations between those given, on a smooth line; `ripple` (0..1) makes that many ribs of it. */
export const grown = (stations: readonly Station[], steps: number, ribs = 0, ripple = 0): readonly Station[] => {
  const out: Station[] = [];
  const count = stations.length - 1;
  for (let step = 0; step <= steps; step += 1) {
    const t = (step / steps) * count;
    const at = Math.min(Math.floor(t), count - 1);
    const f = t - at;
    const value = (part: 0 | 1 | 2 | 3 | 4): number => {
      const pick = (index: number): number => stations[Math.min(Math.max(index, 0), count)]![part] ?? 0;
      const [a, b, c, d] = [pick(at - 1), pick(at), pick(at + 1), pick(at + 2)];
      const curve = b + 0.5 * f * (c - a + f * (2 * a - 5 * b + 4 * c - d + f * (3 * (b - c) + d - a)));
      return part === 1 || part === 2 ? Math.max(curve, 0) : curve;
    };
    const wave = ribs > 0 ? 1 - ripple * Math.abs(Math.sin((step / steps) * ribs * Math.PI)) ** 0.7 + ripple : 1;
    out.push([value(0), value(1) * wave, value(2) * wave, value(3), value(4)]);
  }
  return out;
};

/** A body along a bent line; `wide` tells its thickness at 0..1 of its length, `flat` how flat it is. */
export const limb = (
  kit: Kit,
  line: readonly V3[],
  wide: (t: number) => number,
  how: Skin,
  { steps = 16, sides = 8, flat = 1 } = {},
): void => {
  const count = line.length - 1;
  const spot = (t: number): V3 => {
    const at = Math.min(Math.floor(t * count), count - 1);
    const f = t * count - at;
    const pick = (index: number): V3 => line[Math.min(Math.max(index, 0), count)]!;
    const [a, b, c, d] = [pick(at - 1), pick(at), pick(at + 1), pick(at + 2)];
    const part = (k: 0 | 1 | 2): number =>
      b[k] +
      0.5 * f * (c[k] - a[k] + f * (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k] + f * (3 * (b[k] - c[k]) + d[k] - a[k])));
    return [part(0), part(1), part(2)];
  };
  const spots = Array.from({ length: steps + 1 }, (_, step) => spot(step / steps));
  let east: V3 = [0, 0, 1];
  const rings = spots.map((middle, step) => {
    const way = unit(sub(spots[Math.min(step + 1, steps)]!, spots[Math.max(step - 1, 0)]!));
    let side = sub(east, scaled(way, dot(east, way)));
    if (Math.hypot(...side) < 1e-3) side = cross(way, [0, 1, 0.2]);
    east = unit(side);
    const north = cross(way, east);
    const thick = wide(step / steps);
    return Array.from({ length: sides }, (_, at): V3 => {
      const angle = ((at + 0.5) / sides) * Math.PI * 2;
      return add(middle, add(scaled(east, Math.cos(angle) * thick * flat), scaled(north, Math.sin(angle) * thick)));
    });
  });
  kit.skin(rings, how);
};

/** A plate in the plane of x and y: its outline, from z0 to z1, its edges bevelled by a share. */
export const plate = (kit: Kit, outline: readonly V2[], z0: number, z1: number, bevel: number, how: Skin): void => {
  const [mx, my] = [
    outline.reduce((sum, [x]) => sum + x, 0) / outline.length,
    outline.reduce((sum, [, y]) => sum + y, 0) / outline.length,
  ];
  const at = (share: number, z: number): readonly V3[] =>
    outline.map(([x, y]): V3 => [mx + (x - mx) * share, my + (y - my) * share, z]);
  const edge = (z1 - z0) * 0.3;
  kit.skin([at(1 - bevel, z0), at(1, z0 + edge), at(1, z1 - edge), at(1 - bevel, z1)], how);
};

/** A block between two corners, its edges cut. */
export const block = (kit: Kit, [x0, y0, z0]: V3, [x1, y1, z1]: V3, how: Skin, cut = 0.12): void =>
  loft(
    kit,
    [
      [x0, (y1 - y0) / 2, (z1 - z0) / 2, (z0 + z1) / 2, (y0 + y1) / 2],
      [x1, (y1 - y0) / 2, (z1 - z0) / 2, (z0 + z1) / 2, (y0 + y1) / 2],
    ],
    slabSection(cut),
    how,
  );

/** An egg: its middle and its three half lengths. */
export const ball = (kit: Kit, at: V3, [rx, ry, rz]: V3, how: Skin, rows = 10, sides = 14): void => {
  const section = ring(sides);
  kit.skin(
    Array.from({ length: rows + 1 }, (_, row) => {
      const angle = (row / rows) * Math.PI;
      return section.map(([y, z]): V3 => [
        at[0] - Math.cos(angle) * rx,
        at[1] + y * Math.sin(angle) * ry,
        at[2] + z * Math.sin(angle) * rz,
      ]);
    }),
    { smooth: true, open: true, ...how },
  );
};

/** A turned body round an axis along x: pairs of place and radius. */
export const lathe = (kit: Kit, line: readonly V2[], how: Skin, sides = 16): void =>
  loft(
    kit,
    line.map(([x, radius]): Station => [x, radius, radius]),
    ring(sides),
    how,
  );

/** A straight rod. */
export const rod = (kit: Kit, from: V3, to: V3, wide: number, how: Skin, sides = 6): void =>
  limb(kit, [from, to], () => wide, how, { steps: 1, sides });
