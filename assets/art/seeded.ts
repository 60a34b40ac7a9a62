import { createNoise3D } from 'simplex-noise';

/** A whole number from a text; equal texts give equal numbers. */
export const seedOf = (text: string): number => {
  let hash = 2166136261;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 16777619);
  return hash >>> 0;
};

/** Numbers 0..1 from a seed: a picture drawn again is the same picture. */
export const drawsOf = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

/** Layered noise: -1..1, finer and weaker layer by layer. */
export type Field = (x: number, y: number, z: number, layers: number) => number;

/** A noise field from a seed. */
export const fieldOf = (seed: number): Field => {
  const noise = createNoise3D(drawsOf(seed));
  return (x, y, z, layers) => {
    let sum = 0;
    let weight = 0.5;
    let scale = 1;
    for (let layer = 0; layer < layers; layer += 1) {
      sum += noise(x * scale, y * scale, z * scale) * weight;
      weight *= 0.5;
      scale *= 2.03;
    }
    return sum;
  };
};

/** 0 below a, 1 above b, smooth between. */
export const smooth = (a: number, b: number, value: number): number => {
  const t = Math.min(Math.max((value - a) / (b - a), 0), 1);
  return t * t * (3 - 2 * t);
};

export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

export type Rgb = readonly [number, number, number];

/** A colour between stops `[place, colour]`, places rising. */
export const ramp = (stops: readonly (readonly [number, Rgb])[], value: number): Rgb => {
  let before = stops[0]!;
  for (const stop of stops) {
    if (value <= stop[0]) {
      const t = stop[0] === before[0] ? 0 : (value - before[0]) / (stop[0] - before[0]);
      return [mix(before[1][0], stop[1][0], t), mix(before[1][1], stop[1][1], t), mix(before[1][2], stop[1][2], t)];
    }
    before = stop;
  }
  return before[1];
};

/** An empty canvas of whole pixels; off the screen's own thread one that is told apart by nothing used here. */
export const blank = (width: number, height: number): HTMLCanvasElement => {
  const canvas = globalThis.document?.createElement('canvas') ?? new OffscreenCanvas(1, 1);
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  return canvas;
};

/** Light on the table: from where it comes on the canvas (y down), a unit vector; z towards the eye. */
export interface Light {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}
