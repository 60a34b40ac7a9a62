import { createNoise2D } from 'simplex-noise';
import { strew } from './chance.ts';

type Noise = (x: number, y: number) => number;

/** Layers of noise, each finer and weaker. */
function cloud(noise: Noise, x: number, y: number, layers: number): number {
  let sum = 0;
  let weight = 0.5;
  for (let layer = 0; layer < layers; layer++) {
    sum += noise(x, y) * weight;
    x = x * 2.03 + 17.1;
    y = y * 2.03 - 9.7;
    weight *= 0.52;
  }
  return sum;
}

const mix = (a: number, b: number, part: number): number => a + (b - a) * part;
const ramp = (from: number, to: number, value: number): number => {
  const part = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return part * part * (3 - 2 * part);
};

type Colour = readonly [red: number, green: number, blue: number];

/** The gas of a nebula: far from its glow, near it, and what its heart adds. `seed` gives it its shape. */
export interface Gas {
  readonly far: Colour;
  readonly near: Colour;
  readonly heart: Colour;
  readonly seed: number;
}

/**
 * The nebula, painted small and stretched: clouds have no edges to lose. `focus` is where it glows, in parts of the
 * picture.
 */
export function nebula(
  width: number,
  height: number,
  focus: { readonly x: number; readonly y: number },
  { far, near, heart, seed }: Gas,
): HTMLCanvasElement {
  const w = Math.min(360, Math.max(120, Math.round(width / 3)));
  const h = Math.max(1, Math.round((w * height) / width));
  const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h });
  const context = canvas.getContext('2d')!;
  const picture = context.createImageData(w, h);
  const noise = createNoise2D(strew(seed));
  const scale = 2.1 / Math.min(w, h);
  for (let py = 0; py < h; py++) {
    for (let px = 0; px < w; px++) {
      const x = px * scale;
      const y = py * scale;
      const warpX = cloud(noise, x * 0.8 + 3.1, y * 0.8 - 1.7, 3);
      const warpY = cloud(noise, x * 0.8 - 7.4, y * 0.8 + 5.2, 3);
      const gas = cloud(noise, x + warpX * 0.42, y + warpY * 0.42, 6);
      const fine = cloud(noise, x * 2.6 + warpY * 0.6 - 11, y * 2.6 - warpX * 0.6, 5);
      const dust = cloud(noise, x * 1.25 - warpY * 0.5 + 40, y * 1.25 + warpX * 0.5, 6);
      const away = Math.hypot((px / w - focus.x) * (w / h) * 0.7, py / h - focus.y);
      const glow = ramp(0.9, 0.0, away);
      const body = ramp(-0.5, 0.75, gas + fine * 0.22) * (0.1 + 0.9 * glow * glow);
      const lane = ramp(0.0, 0.55, dust + 0.08) * (0.78 - 0.3 * glow);
      const lit = body * (1 - lane);
      const core = ramp(0.42, 0.0, away + fine * 0.06) * (1 - lane * 0.7);
      const rose = ramp(0.75, 0.12, away + gas * 0.2);
      const at = (py * w + px) * 4;
      for (let part = 0; part < 3; part++)
        picture.data[at + part] = NIGHT[part]! + lit * mix(far[part]!, near[part]!, rose) + core * core * heart[part]!;
      picture.data[at + 3] = 255;
    }
  }
  context.putImageData(picture, 0, 0);
  return canvas;
}

/** Space without light. */
const NIGHT: Colour = [6, 10, 21];

const STAR_COLOURS = ['#ffffff', '#dfe9ff', '#c6d8ff', '#fff0d8', '#ffe0bd'] as const;

/** Stars of three sizes; the few big ones carry a fine cross. */
export function stars(context: CanvasRenderingContext2D, width: number, height: number, unit: number): void {
  const next = strew(7);
  const number = Math.round((width * height) / (unit * unit) / 1500);
  for (let k = 0; k < number; k++) {
    const x = next() * width;
    const y = next() * height;
    const size = next() ** 7;
    const radius = unit * (0.42 + size * 1.15);
    context.globalAlpha = 0.22 + next() * 0.5 + size * 0.28;
    context.fillStyle = STAR_COLOURS[Math.floor(next() * STAR_COLOURS.length)]!;
    context.beginPath();
    context.arc(x, y, radius, 0, Math.PI * 2);
    context.fill();
    if (size < 0.72) continue;
    const arm = radius * 9;
    for (const [dx, dy] of [
      [arm, 0],
      [0, arm],
    ] as const) {
      const ray = context.createLinearGradient(x - dx, y - dy, x + dx, y + dy);
      ray.addColorStop(0, 'rgb(220 232 255 / 0)');
      ray.addColorStop(0.5, 'rgb(240 246 255 / 0.7)');
      ray.addColorStop(1, 'rgb(220 232 255 / 0)');
      context.strokeStyle = ray;
      context.lineWidth = unit * 0.5;
      context.beginPath();
      context.moveTo(x - dx, y - dy);
      context.lineTo(x + dx, y + dy);
      context.stroke();
    }
  }
  context.globalAlpha = 1;
}

/** A banded giant lit from the upper left, `edge` pixels across, with soft rim; drawn once into its own canvas. */
export function planet(edge: number): HTMLCanvasElement {
  const size = Math.min(560, Math.max(200, Math.round(edge)));
  const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size });
  const context = canvas.getContext('2d')!;
  const picture = context.createImageData(size, size);
  const noise = createNoise2D(strew(99));
  const half = size / 2;
  const radius = half * 0.94;
  // The sun: up, left, beyond the planet, so that most of the face lies in the night.
  const [lx, ly, lz] = [-0.72, -0.66, 0.2];
  for (let py = 0; py < size; py++) {
    for (let px = 0; px < size; px++) {
      const x = (px + 0.5 - half) / radius;
      const y = (py + 0.5 - half) / radius;
      const flat = Math.sqrt(x * x + y * y);
      const at = (py * size + px) * 4;
      const sunward = (x * lx + y * ly) / (flat || 1);
      // Air: a thin bright line at the edge that fades outward, on the day side only.
      const air = Math.max(0, 1 - Math.max(0, flat - 1) / 0.045) ** 2.6 * ramp(-0.25, 0.8, sunward);
      if (flat >= 1.06) continue;
      const z = Math.sqrt(Math.max(0, 1 - flat * flat));
      const turn = 0.36;
      const along = y * Math.cos(turn) + x * Math.sin(turn);
      const across = x * Math.cos(turn) - y * Math.sin(turn);
      const stretch = across / (0.35 + z);
      const swirl = cloud(noise, stretch * 0.9, along * 7, 5) * 0.07;
      const band =
        Math.sin((along + swirl) * 15 + 1) * 0.42 +
        Math.sin((along + swirl * 1.6) * 37) * 0.2 +
        noise(along * 7 + swirl * 9, 4) * 0.38;
      const light = Math.max(0, x * lx + y * ly + z * lz);
      const day = ramp(0.0, 0.5, light) * (0.35 + 0.75 * light);
      const tone = Math.min(1, Math.max(0, band * 0.55 + 0.5));
      const rim = (1 - z) ** 3 * ramp(-0.1, 0.9, sunward);
      const dusk = ramp(0.26, 0.08, light) * ramp(0, 0.12, light);
      const disc = ramp(1.006, 0.99, flat);
      const red = 4 + day * mix(74, 170, tone) + 96 * rim + 24 * dusk;
      const green = 7 + day * mix(94, 150, tone) + 140 * rim + 9 * dusk;
      const blue = 15 + day * mix(136, 146, tone) + 190 * rim + 5 * dusk;
      picture.data[at] = mix(150, red, disc);
      picture.data[at + 1] = mix(200, green, disc);
      picture.data[at + 2] = mix(255, blue, disc);
      picture.data[at + 3] = 255 * Math.max(disc, air * 0.85);
    }
  }
  context.putImageData(picture, 0, 0);
  return canvas;
}

/** Half of the ring round a planet: the half behind it or the half in front. */
export function ring(context: CanvasRenderingContext2D, x: number, y: number, radius: number, front: boolean): void {
  const next = strew(5);
  context.save();
  context.translate(x, y);
  context.rotate(-0.36);
  context.scale(1, 0.2);
  context.beginPath();
  context.rect(-radius * 3, front ? 0 : -radius * 3, radius * 6, radius * 3);
  context.clip();
  for (let step = 0; step < 62; step++) {
    const far = 1.3 + step * 0.0125;
    const gap = (step > 33 && step < 38) || step === 52 ? 0.12 : 1;
    const strength = (0.16 + 0.42 * next()) * gap * Math.sin((Math.PI * (step + 4)) / 70);
    const light = context.createLinearGradient(-radius * far, 0, radius * far, 0);
    light.addColorStop(0, `rgb(255 232 205 / ${strength * 1.25})`);
    light.addColorStop(0.55, `rgb(214 206 214 / ${strength * 0.9})`);
    // The planet's shadow lies on the ring to the lower right.
    light.addColorStop(front ? 0.72 : 0.6, `rgb(150 156 190 / ${strength * (front ? 0.55 : 0.12)})`);
    light.addColorStop(1, `rgb(110 122 165 / ${strength * (front ? 0.4 : 0.1)})`);
    context.strokeStyle = light;
    context.lineWidth = radius * 0.0145;
    context.beginPath();
    context.arc(0, 0, radius * far, 0, Math.PI * 2);
    context.stroke();
  }
  context.restore();
}
