import type { Rgb } from '../seeded.ts';

/** A place in a model: x from stern (-1) to bow (1), y to starboard, z up. */
export type V3 = readonly [number, number, number];
/** A corner of a cross section or of a plate's outline. */
export type V2 = readonly [number, number];

/** What a surface is made of. `plated` has panels and seams, `chitin` mottles and veins, `glow` shines itself. */
export interface Stuff {
  readonly kind: 'plated' | 'plain' | 'chitin' | 'glow';
  readonly colour: Rgb;
  /** Colour of odd panels, or of the mottles. */
  readonly second: Rgb;
  /** Strength of the shine 0..1 and its sharpness. */
  readonly shine: number;
  readonly gloss: number;
  /** Length of a panel or of a mottle. */
  readonly grain: number;
  /** Share of lit windows, or of glowing veins, 0..1. */
  readonly lit: number;
  /** Colour of what shines on it. */
  readonly lamp: Rgb;
}

/** A drive: where it burns, how wide, in which direction it burns (mostly astern). */
export interface Drive {
  readonly at: V3;
  readonly size: number;
  readonly to: V3;
}

/** A model: triangles with the normals and surface places of their corners. Plain numbers, no canvas. */
export interface Mesh {
  /** Nine numbers a triangle. */
  readonly corners: number[];
  readonly normals: number[];
  /** Six numbers a triangle: length along and across the surface. */
  readonly places: number[];
  /** One a triangle: index of its stuff. */
  readonly stuff: number[];
  readonly stuffs: Stuff[];
  readonly drives: Drive[];
}

/** How a surface is laid over rings of corners. */
export interface Skin {
  readonly stuff: Stuff;
  /** Round instead of faceted. */
  readonly smooth?: boolean;
  /** Without lids at its ends. */
  readonly open?: boolean;
}

/** Where a part stands in the whole. Angles in radians, applied roll, pitch, yaw. */
export interface Place {
  readonly at?: V3;
  readonly yaw?: number;
  readonly pitch?: number;
  readonly roll?: number;
  readonly size?: number | V3;
}

/** A workshop for one model. */
export interface Kit {
  readonly mesh: Mesh;
  /** Lays a surface over rings of the same number of corners. */
  skin(rings: readonly (readonly V3[])[], how: Skin): void;
  /** Builds something at another place, turned and scaled. */
  place(where: Place, build: () => void): void;
  /** Builds something on both sides of the keel. */
  both(build: (side: 1 | -1) => void): void;
  drive(at: V3, size: number, to?: V3): void;
}

export const sub = (a: V3, b: V3): V3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const add = (a: V3, b: V3): V3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const scaled = (a: V3, by: number): V3 => [a[0] * by, a[1] * by, a[2] * by];
export const cross = (a: V3, b: V3): V3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const dot = (a: V3, b: V3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const unit = (a: V3): V3 => scaled(a, 1 / (Math.hypot(a[0], a[1], a[2]) || 1));
const away = (a: V3, b: V3): number => {
  const x = a[0] - b[0];
  const y = a[1] - b[1];
  const z = a[2] - b[2];
  return Math.sqrt(x * x + y * y + z * z);
};

type Frame = readonly [x: V3, y: V3, z: V3, at: V3];

const through = ([x, y, z, at]: Frame, [a, b, c]: V3): V3 => [
  x[0] * a + y[0] * b + z[0] * c + at[0],
  x[1] * a + y[1] * b + z[1] * c + at[1],
  x[2] * a + y[2] * b + z[2] * c + at[2],
];

const frameOf = ({ at = [0, 0, 0], yaw = 0, pitch = 0, roll = 0, size = 1 }: Place): Frame => {
  const [sx, sy, sz] = typeof size === 'number' ? [size, size, size] : size;
  const turn = ([x, y, z]: V3): V3 => {
    const [y1, z1] = [y * Math.cos(roll) - z * Math.sin(roll), y * Math.sin(roll) + z * Math.cos(roll)];
    const [x2, z2] = [x * Math.cos(pitch) - z1 * Math.sin(pitch), x * Math.sin(pitch) + z1 * Math.cos(pitch)];
    return [x2 * Math.cos(yaw) - y1 * Math.sin(yaw), x2 * Math.sin(yaw) + y1 * Math.cos(yaw), z2];
  };
  return [turn([sx, 0, 0]), turn([0, sy, 0]), turn([0, 0, sz]), at];
};

const middleOf = (ring: readonly V3[]): V3 => scaled(ring.reduce(add, [0, 0, 0]), 1 / ring.length);

/** An empty workshop. */
export const workshop = (): Kit => {
  const mesh: Mesh = { corners: [], normals: [], places: [], stuff: [], stuffs: [], drives: [] };
  let frame: Frame = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
    [0, 0, 0],
  ];
  const indexOf = (stuff: Stuff): number => {
    const known = mesh.stuffs.indexOf(stuff);
    return known >= 0 ? known : mesh.stuffs.push(stuff) - 1;
  };
  const triangle = (
    spots: readonly [V3, V3, V3],
    normals: readonly [V3, V3, V3],
    places: readonly [V2, V2, V2],
    stuff: number,
  ): void => {
    for (let at = 0; at < 3; at += 1) {
      const spot = spots[at]!;
      const normal = normals[at]!;
      const place = places[at]!;
      mesh.corners.push(spot[0], spot[1], spot[2]);
      mesh.normals.push(normal[0], normal[1], normal[2]);
      mesh.places.push(place[0], place[1]);
    }
    mesh.stuff.push(stuff);
  };
  const lid = (ring: readonly V3[], stuff: number): void => {
    const middle = middleOf(ring);
    const around = ring.length;
    let normal: V3 = [0, 0, 0];
    for (let at = 0; at < around; at += 1)
      normal = add(normal, cross(sub(ring[at]!, middle), sub(ring[(at + 1) % around]!, middle)));
    if (Math.hypot(...normal) < 1e-9) return;
    normal = unit(normal);
    // Panels of a lid run along its longest side.
    let longest: V3 = [0, 0, 0];
    for (let at = 0; at < around; at += 1)
      if (away(ring[at]!, ring[(at + 1) % around]!) > Math.hypot(...longest) + 1e-6)
        longest = sub(ring[(at + 1) % around]!, ring[at]!);
    const east = unit(longest);
    const north = cross(normal, east);
    const place = (spot: V3): V2 => [dot(sub(spot, middle), east), dot(sub(spot, middle), north)];
    for (let at = 0; at < around; at += 1) {
      const [a, b] = [ring[at]!, ring[(at + 1) % around]!];
      triangle([middle, a, b], [normal, normal, normal], [[0, 0], place(a), place(b)], stuff);
    }
  };
  const kit: Kit = {
    mesh,
    skin: (given, { stuff, smooth = false, open = false }) => {
      const rings = given.map((ring) => ring.map((spot) => through(frame, spot)));
      const kind = indexOf(stuff);
      const around = rings[0]!.length;
      const along: number[] = [0];
      for (let at = 1; at < rings.length; at += 1)
        along.push(along[at - 1]! + away(middleOf(rings[at - 1]!), middleOf(rings[at]!)));
      // The widest ring gives the measure across, so that panels do not shear.
      const girth = (ring: readonly V3[]): number =>
        ring.reduce((sum, spot, at) => sum + away(spot, ring[(at + 1) % around]!), 0);
      const widest = rings.reduce((best, ring) => (girth(ring) > girth(best) ? ring : best));
      const across: number[] = [0];
      for (let at = 1; at <= around; at += 1)
        across.push(across[at - 1]! + away(widest[at - 1]!, widest[at % around]!));
      const normalAt = (row: number, at: number): V3 => {
        const [before, behind] = [rings[Math.max(row - 1, 0)]!, rings[Math.min(row + 1, rings.length - 1)]!];
        const ring = rings[row]!;
        let normal = cross(
          sub(behind[at]!, before[at]!),
          sub(ring[(at + 1) % around]!, ring[(at - 1 + around) % around]!),
        );
        // A ring drawn to a point takes the normals of the next.
        if (Math.hypot(...normal) < 1e-7)
          normal = cross(
            sub(behind[at]!, before[at]!),
            sub(behind[(at + 1) % around]!, before[(at - 1 + around) % around]!),
          );
        return unit(normal);
      };
      const normals = smooth ? rings.map((ring, row) => ring.map((_, at) => normalAt(row, at))) : null;
      for (let row = 0; row + 1 < rings.length; row += 1)
        for (let at = 0; at < around; at += 1) {
          const next = (at + 1) % around;
          const [a, b, c, d] = [rings[row]![at]!, rings[row]![next]!, rings[row + 1]![next]!, rings[row + 1]![at]!];
          const flat = unit(cross(sub(c, a), sub(d, b)));
          const [na, nb, nc, nd] = normals
            ? [normals[row]![at]!, normals[row]![next]!, normals[row + 1]![next]!, normals[row + 1]![at]!]
            : [flat, flat, flat, flat];
          const [pa, pb, pc, pd]: V2[] = [
            [along[row]!, across[at]!],
            [along[row]!, across[at + 1]!],
            [along[row + 1]!, across[at + 1]!],
            [along[row + 1]!, across[at]!],
          ];
          triangle([a, b, c], [na, nb, nc], [pa!, pb!, pc!], kind);
          triangle([a, c, d], [na, nc, nd], [pa!, pc!, pd!], kind);
        }
      if (!open) {
        lid(rings[0]!, kind);
        lid(rings.at(-1)!, kind);
      }
    },
    place: (where, build) => {
      const outer = frame;
      const [x, y, z, at] = frameOf(where);
      const turned = (v: V3): V3 => sub(through(outer, v), outer[3]);
      frame = [turned(x), turned(y), turned(z), through(outer, at)];
      build();
      frame = outer;
    },
    both: (build) => {
      build(1);
      build(-1);
    },
    drive: (at, size, to = [-1, 0, 0]) => {
      const place = through(frame, at);
      const way = sub(through(frame, to), frame[3]);
      mesh.drives.push({ at: place, size: size * Math.hypot(...way), to: unit(way) });
    },
  };
  return kit;
};
