import { smooth, type Rgb } from '../seeded.ts';
import type { Stuff } from './kit.ts';

/** A number 0..1 from whole numbers. */
const hash = (x: number, y: number, seed: number): number => {
  let h = Math.imul(x | 0, 374761393) ^ Math.imul(y | 0, 668265263) ^ Math.imul(seed | 0, 1274126177);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
};

/** Soft noise 0..1. */
const cloud = (x: number, y: number, seed: number): number => {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const fx = x - ix;
  const fy = y - iy;
  const sx = fx * fx * (3 - 2 * fx);
  const a = hash(ix, iy, seed);
  const c = hash(ix, iy + 1, seed);
  const top = a + (hash(ix + 1, iy, seed) - a) * sx;
  const low = c + (hash(ix + 1, iy + 1, seed) - c) * sx;
  return top + (low - top) * fy * fy * (3 - 2 * fy);
};

/** The look of one place of a surface; one object is used again and again. */
export interface Look {
  r: number;
  g: number;
  b: number;
  /** Share of its own light. */
  glow: number;
  shine: number;
}

const blend = (out: Look, a: Rgb, b: Rgb, t: number, by: number): void => {
  out.r = (a[0] + (b[0] - a[0]) * t) * by;
  out.g = (a[1] + (b[1] - a[1]) * t) * by;
  out.b = (a[2] + (b[2] - a[2]) * t) * by;
};

/** Share of seams across that are left out: panels of many lengths, no bricks. */
const JOINED = 0.5;

const plated = (out: Look, stuff: Stuff, u: number, v: number, fine: number, seed: number): void => {
  // Rows come in pairs, a broad and a narrow one.
  const pair = Math.floor(v / stuff.grain);
  const cut = 0.5 + 0.34 * (hash(pair, 5, seed) - 0.5);
  const upper = v / stuff.grain - pair >= cut;
  const row = pair * 2 + (upper ? 1 : 0);
  const high = stuff.grain * (upper ? 1 - cut : cut);
  const low = (pair + (upper ? cut : 0)) * stuff.grain;
  const wide = stuff.grain * (0.5 + hash(row, 3, seed) * 0.7);
  const along = u / wide + hash(row, 7, seed);
  const raw = Math.floor(along);
  const open = hash(raw, row, seed + 21) < JOINED;
  const shut = hash(raw + 1, row, seed + 21) < JOINED;
  const cell = open ? raw - 1 : raw;
  const tone = hash(cell, row, seed);
  const du = Math.min(open ? 1 : along - raw, shut ? 1 : raw + 1 - along) * wide;
  const dv = Math.min(v - low, low + high - v);
  const edge = Math.min(du, dv);
  const seam = smooth(fine * 0.3, fine * 1.1 + 0.002, edge);
  // Some panels carry a hatch, or are split once more.
  const split =
    tone > 0.6
      ? smooth(fine * 0.3, fine + 0.0015, Math.abs(along - raw - 0.35 - 0.3 * hash(cell, row, seed + 1)) * wide)
      : 1;
  const hatch =
    tone > 0.3 && tone < 0.42
      ? smooth(
          fine * 0.3,
          fine + 0.0015,
          Math.abs(
            Math.max(Math.abs(along - raw - 0.5) * wide - wide * 0.16, Math.abs(v - low - high / 2) - high * 0.2),
          ),
        )
      : 1;
  const odd = tone > 0.9 ? 1 : tone < 0.12 ? 0.5 : 0;
  const grime = cloud(u * 4.3, v * 4.3, seed + 9) * 0.2 + cloud(u * 26, v * 9, seed + 4) * 0.1;
  blend(
    out,
    stuff.colour,
    stuff.second,
    odd,
    (0.93 + tone * 0.12 - grime) * (0.7 + 0.3 * seam) * (0.84 + 0.16 * split) * (0.8 + 0.2 * hatch),
  );
  out.shine = stuff.shine * (0.6 + tone * 0.6);
  if (stuff.lit > 0) {
    // Decks with windows: a few rows of small lamps.
    const deck = Math.floor(v / 0.05);
    if (hash(deck, 31, seed) < stuff.lit) {
      const pane = Math.floor(u / 0.034);
      const inside = Math.abs(u / 0.034 - pane - 0.5) < 0.26 && Math.abs(v / 0.05 - deck - 0.5) < 0.17;
      if (inside && hash(pane, deck, seed + 17) < 0.62) out.glow = 0.55 + 0.45 * hash(pane, deck, seed + 5);
    }
  }
};

const chitin = (out: Look, stuff: Stuff, u: number, v: number, fine: number, seed: number): void => {
  const g = 1 / stuff.grain;
  const warp = cloud(u * g * 0.8, v * g * 0.8, seed) * 1.4;
  const broad = cloud(u * g * 1.3 + warp, v * g * 0.9 - warp, seed + 2);
  const small = cloud(u * g * 5, v * g * 4, seed + 3);
  // Dark scales with pale edges.
  const scale = Math.abs(((((u * g * 2.6 + broad * 1.1) % 1) + 1) % 1) - 0.5) * 2;
  const groove = 0.7 + 0.3 * smooth(0.02, 0.3 + fine * g, scale);
  blend(
    out,
    stuff.colour,
    stuff.second,
    smooth(0.38, 0.78, broad * 0.75 + small * 0.25),
    groove * (0.84 + small * 0.3),
  );
  out.shine = stuff.shine * (0.5 + small * 0.7);
  if (stuff.lit > 0) {
    const vein = Math.abs(cloud(u * g * 1.1 + 7, v * g * 1.5 + warp, seed + 11) - 0.5) * 2;
    const width = 0.045 + fine * g * 0.7;
    out.glow =
      smooth(width, width * 0.25, vein) *
      smooth(1 - stuff.lit, 1.25 - stuff.lit, cloud(u * g * 0.7, v * g * 0.7 + 3, seed + 12)) *
      0.9;
  }
};

/** Tells the look of a surface at a place on it; `fine` = size of a pixel there. */
export const lookAt = (out: Look, stuff: Stuff, u: number, v: number, fine: number, seed: number): void => {
  out.glow = 0;
  out.shine = stuff.shine;
  if (stuff.kind === 'plated') plated(out, stuff, u, v, fine, seed);
  else if (stuff.kind === 'chitin') chitin(out, stuff, u, v, fine, seed);
  else if (stuff.kind === 'glow') {
    blend(out, stuff.colour, stuff.second, 0, 1);
    out.glow = 1;
  } else blend(out, stuff.colour, stuff.second, 0, 0.92 + 0.16 * cloud(u * 9, v * 9, seed));
};
