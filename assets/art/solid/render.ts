import { blank, type Rgb } from '../seeded.ts';
import { viewOf, type Frame, type Pose, type View } from './camera.ts';
import { cross, unit, type Mesh, type V3 } from './kit.ts';
import { seenOf, type Seen } from './raster.ts';
import { lookAt, type Look } from './surface.ts';

/** The light a model stands in. Colours 0..255; the sun as seen from the eye: right, up, away. */
export interface Lighting {
  readonly sun: V3;
  readonly key: Rgb;
  readonly fill: Rgb;
  readonly rim: Rgb;
}

/** A model drawn: the picture (clear around), its lamps alone on black, and the drives on the screen. */
export interface Render {
  readonly picture: HTMLCanvasElement;
  readonly lamps: HTMLCanvasElement;
  readonly drives: readonly {
    readonly x: number;
    readonly y: number;
    readonly size: number;
    readonly dx: number;
    readonly dy: number;
    readonly seen: boolean;
  }[];
}

const SHADOW = 300;

/** How much of the sun reaches a place (right, up, away): a map of what the sun sees. */
const shadowOf = (view: View, sun: V3): ((x: number, y: number, z: number) => number) => {
  const east = unit(cross(sun, [0.1, 0, 1]));
  const north = cross(east, sun);
  const count = view.spots.length / 3;
  const flat = new Float32Array(view.spots.length);
  let reach = 0;
  for (let at = 0; at < count; at += 1)
    reach = Math.max(reach, Math.hypot(view.spots[at * 3]!, view.spots[at * 3 + 1]!, view.spots[at * 3 + 2]!));
  const scale = SHADOW / 2 / (reach || 1);
  for (let at = 0; at < count; at += 1) {
    const [x, y, z] = [view.spots[at * 3]!, view.spots[at * 3 + 1]!, view.spots[at * 3 + 2]!];
    flat[at * 3] = SHADOW / 2 + (x * east[0] + y * east[1] + z * east[2]) * scale;
    flat[at * 3 + 1] = SHADOW / 2 + (x * north[0] + y * north[1] + z * north[2]) * scale;
    flat[at * 3 + 2] = 10 + (x * sun[0] + y * sun[1] + z * sun[2]);
  }
  const map = seenOf(flat, SHADOW, SHADOW).near;
  const slack = (reach / SHADOW) * 5;
  return (x, y, z) => {
    const px = SHADOW / 2 + (x * east[0] + y * east[1] + z * east[2]) * scale - 0.5;
    const py = SHADOW / 2 + (x * north[0] + y * north[1] + z * north[2]) * scale - 0.5;
    const deep = 10 + (x * sun[0] + y * sun[1] + z * sun[2]) + slack;
    const ix = Math.floor(px);
    const iy = Math.floor(py);
    if (ix < 0 || iy < 0 || ix >= SHADOW - 1 || iy >= SHADOW - 1) return 1;
    const fx = px - ix;
    const fy = py - iy;
    const at = iy * SHADOW + ix;
    const free = (index: number): number => (map[index]! > deep ? 0 : 1);
    return (
      (free(at) * (1 - fx) + free(at + 1) * fx) * (1 - fy) +
      (free(at + SHADOW) * (1 - fx) + free(at + SHADOW + 1) * fx) * fy
    );
  };
};

/** Pairs of places on both sides of a pixel, in reaches: near ones and far ones. */
const PAIRS = new Float32Array([1, 0.2, -0.2, 1, 0.72, 0.72, -0.72, 0.7, 2.4, -0.6, 0.6, 2.4, 1.7, 1.9]);

/**
 * How deep in a corner each spot lies (below 1) or how far it stands out (above 1): its nearness against that of pairs
 * around it. One spot for four pixels.
 */
const hollowsOf = ({ near, wide, high }: Seen, reach: number): Float32Array => {
  const columns = (wide + 1) >> 1;
  const out = new Float32Array(columns * ((high + 1) >> 1));
  const offsets = Int32Array.from(PAIRS, (part) => Math.round(part * reach));
  const edge = Math.ceil(reach * 2.5);
  for (let y = 0; y < high; y += 2)
    for (let x = 0; x < wide; x += 2) {
      const at = y * wide + x;
      // An edge of the model may begin at any of the four.
      const seen = near[at]! || near[at + 1] || near[at + wide] || near[at + wide + 1];
      if (!seen) continue;
      const here = 1 / seen;
      let sum = 0;
      if (x > edge && y > edge && x < wide - edge && y < high - edge)
        for (let pair = 0; pair < offsets.length; pair += 2) {
          const step = offsets[pair + 1]! * wide + offsets[pair]!;
          const a = near[at + step]!;
          const b = near[at - step]!;
          if (a === 0 || b === 0) continue;
          const rise = here - (1 / a + 1 / b) / 2;
          if (rise < 0.5 && rise > -0.5) sum += rise > 0.12 ? 0.12 : rise < -0.05 ? -0.05 : rise;
        }
      out[(y >> 1) * columns + (x >> 1)] = Math.min(Math.max(1 - sum * 2, 0.26), 1.22);
    }
  return out;
};

const toLinear = (value: number): number => (value * value) / 65025;

/**
 * Draws a model. `frame` and the pixels are those of the finished picture; it is drawn `fineness` times as large and
 * made smaller.
 */
export const render = (
  mesh: Mesh,
  pose: Pose,
  frame: Frame,
  wide: number,
  high: number,
  light: Lighting,
  seed: number,
  fineness: number,
): Render => {
  const [w, h] = [Math.round(wide * fineness), Math.round(high * fineness)];
  const view = viewOf(mesh, pose, {
    x: frame.x * fineness,
    y: frame.y * fineness,
    wide: frame.wide * fineness,
    high: frame.high * fineness,
  });
  const seen = seenOf(view.screen, w, h);
  const sun = unit(light.sun);
  const shadow = shadowOf(view, sun);
  const paint = blank(w, h);
  const lamps = blank(w, h);
  const onPaint = paint.getContext('2d')!;
  const onLamps = lamps.getContext('2d')!;
  const picture = onPaint.createImageData(w, h);
  const shining = onLamps.createImageData(w, h);
  const look: Look = { r: 0, g: 0, b: 0, glow: 0, shine: 0 };
  const key = light.key.map((part) => toLinear(part) * 2.7);
  const fill = light.fill.map((part) => toLinear(part) * 1.15);
  const rim = light.rim.map((part) => toLinear(part) * 1.5);
  const { normals } = view;
  const [sx, sy, sz] = sun;
  const west = Math.sign(sx || 1);
  const hollows = hollowsOf(seen, Math.max(view.scale * 0.05, 2));
  const columns = (w + 1) >> 1;
  for (let y = 0; y < h; y += 1)
    for (let x = 0; x < w; x += 1) {
      const at = y * w + x;
      const face = seen.triangle[at]!;
      if (face < 0) continue;
      const a = seen.first[at]!;
      const b = seen.second[at]!;
      const c = 1 - a - b;
      const i = face * 9;
      let nx = normals[i]! * a + normals[i + 3]! * b + normals[i + 6]! * c;
      let ny = normals[i + 1]! * a + normals[i + 4]! * b + normals[i + 7]! * c;
      let nz = normals[i + 2]! * a + normals[i + 5]! * b + normals[i + 8]! * c;
      const deep = 1 / seen.near[at]!;
      const px = ((x + 0.5 - view.middle[0]) / view.scale) * (deep / view.far);
      const py = (-(y + 0.5 - view.middle[1]) / view.scale) * (deep / view.far);
      const pz = deep - view.far;
      // Towards the eye.
      const e = 1 / Math.sqrt(px * px + py * py + deep * deep);
      const ex = -px * e;
      const ey = -py * e;
      const ez = -deep * e;
      let n = 1 / Math.sqrt(nx * nx + ny * ny + nz * nz);
      if (nx * ex + ny * ey + nz * ez < 0) n = -n;
      nx *= n;
      ny *= n;
      nz *= n;
      const u = mesh.places[face * 6]! * a + mesh.places[face * 6 + 2]! * b + mesh.places[face * 6 + 4]! * c;
      const v = mesh.places[face * 6 + 1]! * a + mesh.places[face * 6 + 3]! * b + mesh.places[face * 6 + 5]! * c;
      const stuff = mesh.stuffs[mesh.stuff[face]!]!;
      lookAt(look, stuff, u, v, deep / view.far / view.scale, seed + mesh.stuff[face]! * 13);
      const slope = nx * sx + ny * sy + nz * sz;
      const lit = slope > 0 ? slope * shadow(px + nx * 0.012, py + ny * 0.012, pz + nz * 0.012) : 0;
      const hollow = hollows[(y >> 1) * columns + (x >> 1)]!;
      const facing = Math.max(nx * ex + ny * ey + nz * ez, 0);
      const edge = (1 - facing) ** 3;
      const hx = sx + ex;
      const hy = sy + ey;
      const hz = sz + ez;
      const half = Math.max((nx * hx + ny * hy + nz * hz) / Math.sqrt(hx * hx + hy * hy + hz * hz), 0);
      const spark = look.shine * half ** stuff.gloss * (lit > 0 ? 0.25 + lit : 0) * 2.6;
      // Light of the sky: from the side away from the sun, and a little from all around.
      const sky = (0.15 + 0.5 * Math.max(-nx * 0.7 * west - ny * 0.25 + 0.3, 0)) * hollow;
      const back = edge * Math.max(0.25 + ny * 0.5 - nx * 0.4 * west, 0) * hollow;
      for (let part = 0; part < 3; part += 1) {
        const base = toLinear(part === 0 ? look.r : part === 1 ? look.g : look.b);
        let value =
          base * (key[part]! * lit * (0.55 + 0.45 * hollow) + fill[part]! * sky) +
          key[part]! * spark * 0.3 +
          rim[part]! * back * (0.25 + look.shine);
        if (look.glow > 0) value += toLinear(stuff.lamp[part]!) * look.glow * 1.6;
        picture.data[at * 4 + part] = Math.sqrt(1 - Math.exp(-value * 1.5)) * 255;
        if (look.glow > 0) shining.data[at * 4 + part] = stuff.lamp[part]! * look.glow;
      }
      picture.data[at * 4 + 3] = 255;
      if (look.glow > 0) shining.data[at * 4 + 3] = 255;
    }
  onPaint.putImageData(picture, 0, 0);
  onLamps.putImageData(shining, 0, 0);
  const drives = mesh.drives.map(({ at, size, to }) => {
    const spot = view.at(at);
    const ahead = view.at([at[0] + to[0] * 0.1, at[1] + to[1] * 0.1, at[2] + to[2] * 0.1]);
    const [ix, iy] = [Math.round(spot.x), Math.round(spot.y)];
    const hidden = ix >= 0 && iy >= 0 && ix < w && iy < h && seen.near[iy * w + ix]! > spot.near * 1.015;
    return {
      x: spot.x / fineness,
      y: spot.y / fineness,
      size: (size * view.scale * spot.near * view.far) / fineness,
      dx: (ahead.x - spot.x) / (0.1 * view.scale),
      dy: (ahead.y - spot.y) / (0.1 * view.scale),
      seen: !hidden,
    };
  });
  return { picture: paint, lamps, drives };
};
