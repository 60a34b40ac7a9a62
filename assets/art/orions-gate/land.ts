import type { Inside } from './clouds.ts';
import { blank, fieldOf, mix, ramp, smooth, type Light, type Rgb } from '../seeded.ts';

/** How terrain looks from high above the earth (the themes of OG-1.11). */
export type Ground = 'island' | 'reef' | 'cloud' | 'storm' | 'whirlpool';

type Stops = readonly (readonly [number, Rgb])[];
/** Sea shelf, surf, beach, green, rock, peak. */
const LAND: Stops = [
  [0, [46, 128, 138]],
  [0.1, [92, 178, 172]],
  [0.13, [226, 236, 226]],
  [0.17, [206, 186, 138]],
  [0.24, [170, 154, 100]],
  [0.3, [74, 104, 54]],
  [0.58, [48, 78, 42]],
  [0.74, [104, 94, 78]],
  [1, [186, 180, 168]],
];
const REEF: Stops = [
  [0, [20, 84, 100]],
  [0.45, [44, 138, 142]],
  [0.7, [116, 196, 180]],
  [0.86, [196, 220, 182]],
  [1, [232, 236, 214]],
];
const CLOUD: Stops = [
  [0, [104, 126, 156]],
  [0.45, [160, 178, 202]],
  [0.8, [214, 224, 238]],
  [1, [240, 244, 250]],
];
const STORM: Stops = [
  [0, [20, 22, 32]],
  [0.5, [52, 54, 70]],
  [0.8, [104, 100, 116]],
  [1, [190, 176, 190]],
];
const POOL: Stops = [
  [0, [2, 12, 20]],
  [0.4, [8, 48, 62]],
  [0.7, [36, 106, 116]],
  [0.9, [150, 206, 204]],
  [1, [238, 250, 246]],
];

/** One spot of ground: its height 0..1 (for the light) and how much it covers. */
interface Spot {
  readonly value: number;
  readonly cover: number;
}

/** Round heads of cloud: ridges turned upside down. */
const billow = (field: ReturnType<typeof fieldOf>, x: number, y: number): number =>
  1 - 0.75 * Math.abs(field(x * 1.1, y * 1.1, 6, 3)) * 1.6 - 0.4 * Math.abs(field(x * 2.6 + 4, y * 2.6, 3, 2));

/**
 * The ground at a place; `depth` = how far inside the outline in its own reaches, `u` `v` in reaches from the middle.
 */
const spotOf = (kind: Ground, field: ReturnType<typeof fieldOf>, depth: number, u: number, v: number): Spot => {
  if (kind === 'island') {
    const rough = field(u * 1.5, v * 1.5, 2, 5);
    // The beach lies on the outline; the shelf glimmers a little beyond it.
    const value =
      depth < 0 ? 0.12 + depth * 0.5 : Math.min(0.13 + depth * 0.62 + Math.max(depth, 0) ** 0.6 * rough * 0.55, 1);
    return { value: Math.max(value, depth < 0 ? 0 : 0.13), cover: smooth(-0.22, 0.0, depth) };
  }
  if (kind === 'reef') {
    const rough = 1 - Math.abs(field(u * 2.2, v * 2.2, 4, 4)) * 2.4;
    return {
      value: Math.min(Math.max(rough * 0.8 + depth * 0.2, 0), 1),
      cover: smooth(-0.02, 0.16, depth) * (0.35 + 0.6 * Math.max(rough, 0)),
    };
  }
  const turn = Math.hypot(u, v);
  const angle = Math.atan2(v, u) + (kind === 'cloud' ? 0 : turn * (kind === 'whirlpool' ? 4.2 : 2.4));
  const x = kind === 'cloud' ? u : Math.cos(angle) * turn;
  const y = kind === 'cloud' ? v : Math.sin(angle) * turn;
  if (kind === 'whirlpool') {
    const arm = field(Math.cos(angle) * 1.4, Math.sin(angle) * 1.4, turn * 1.3, 4);
    const foam = smooth(0.12, 0.42, arm) * smooth(0.12, 0.5, turn);
    return { value: Math.min(smooth(0.05, 1, turn) * 0.62 + foam * 0.5, 1), cover: smooth(-0.05, 0.1, depth) * 0.95 };
  }
  const puff = kind === 'cloud' ? billow(field, x, y) : field(x * 1.3, y * 1.3, 6, 5) * 0.5 + 0.5;
  return {
    value: Math.min(Math.max(puff * 0.85 + smooth(0, 0.9, depth) * 0.2, 0), 1),
    cover: smooth(-0.08, 0.2, depth + (puff - 0.5) * 0.3) * (kind === 'cloud' ? 0.86 : 0.94),
  };
};

const STUFF: { readonly [kind in Ground]: { readonly stops: Stops; readonly steep: number } } = {
  island: { stops: LAND, steep: 9 },
  reef: { stops: REEF, steep: 2 },
  cloud: { stops: CLOUD, steep: 3.4 },
  storm: { stops: STORM, steep: 6 },
  whirlpool: { stops: POOL, steep: 3 },
};

/** Bakes a piece as seen from above, lit by its heights. Its outline is where the shape says, to the pixel. */
export const bakeGround = (
  kind: Ground,
  size: number,
  left: number,
  top: number,
  span: number,
  inside: Inside,
  seed: number,
  reach: number,
  light: Light,
): HTMLCanvasElement => {
  const field = fieldOf(seed);
  const { stops, steep } = STUFF[kind];
  const values = new Float32Array(size * size);
  const covers = new Float32Array(size * size);
  for (let py = 0; py < size; py += 1)
    for (let px = 0; px < size; px += 1) {
      const x = left + ((px + 0.5) / size) * span;
      const y = top - ((py + 0.5) / size) * span;
      const depth = inside(x, y) / reach;
      if (depth < -0.3) continue;
      const spot = spotOf(kind, field, depth, (x - left - span / 2) / reach, (top - span / 2 - y) / reach);
      values[py * size + px] = spot.value;
      covers[py * size + px] = spot.cover;
    }
  const canvas = blank(size, size);
  const context = canvas.getContext('2d')!;
  const image = context.createImageData(size, size);
  for (let at = 0; at < values.length; at += 1) {
    if (covers[at] === 0) continue;
    const dx = (values[Math.min(at + 1, values.length - 1)]! - values[Math.max(at - 1, 0)]!) * size;
    const dy = (values[Math.min(at + size, values.length - 1)]! - values[Math.max(at - size, 0)]!) * size;
    const lit = Math.min(Math.max(1 - ((dx * light.x + dy * light.y) * steep) / size, 0.45), 1.45);
    const [r, g, b] = ramp(stops, values[at]!);
    image.data[at * 4] = Math.min(r * lit, 255);
    image.data[at * 4 + 1] = Math.min(g * lit, 255);
    image.data[at * 4 + 2] = Math.min(b * mix(1, lit, 0.85), 255);
    image.data[at * 4 + 3] = covers[at]! * 255;
  }
  context.putImageData(image, 0, 0);
  return canvas;
};
