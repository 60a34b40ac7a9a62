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

/** The nebula, painted small and stretched: clouds have no edges to lose. `focus` is where it glows, in parts of the picture. */
export function nebula(width: number, height: number, focus: { readonly x: number; readonly y: number }): HTMLCanvasElement {
  const w = 360;
  const h = Math.max(1, Math.round((w * height) / width));
  const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h });
  const context = canvas.getContext('2d')!;
  const picture = context.createImageData(w, h);
  const noise = createNoise2D(strew(20));
  const scale = 2.1 / Math.min(w, h);
  for (let py = 0; py < h; py++) {
    for (let px = 0; px < w; px++) {
      const x = px * scale;
      const y = py * scale;
      const warpX = cloud(noise, x + 3.1, y - 1.7, 3);
      const warpY = cloud(noise, x - 7.4, y + 5.2, 3);
      const gas = cloud(noise, x + warpX * 0.9, y + warpY * 0.9, 5);
      const dust = cloud(noise, x * 1.7 - warpY * 1.3 + 40, y * 1.7 + warpX * 1.3, 5);
      const away = Math.hypot((px / w - focus.x) * (w / h) * 0.82, py / h - focus.y);
      const glow = ramp(0.95, 0.02, away);
      const body = ramp(-0.28, 0.62, gas) * (0.16 + 0.95 * glow);
      const lane = ramp(0.02, 0.5, dust) * 0.85;
      const warm = ramp(0.5, 0.0, away + dust * 0.22);
      const lit = body * (1 - lane);
      const at = (py * w + px) * 4;
      picture.data[at] = mix(6, mix(44, 244, warm), lit) + 60 * warm * glow * lit;
      picture.data[at + 1] = mix(10, mix(84, 138, warm), lit) + 36 * warm * glow * lit;
      picture.data[at + 2] = mix(20, mix(142, 132, warm), lit) + 10 * glow * lit;
      picture.data[at + 3] = 255;
    }
  }
  context.putImageData(picture, 0, 0);
  return canvas;
}

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
    for (const [dx, dy] of [[arm, 0], [0, arm]] as const) {
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
  // The sun: up, left, a little behind the viewer.
  const [lx, ly, lz] = [-0.66, -0.62, 0.42];
  for (let py = 0; py < size; py++) {
    for (let px = 0; px < size; px++) {
      const x = (px - half) / radius;
      const y = (py - half) / radius;
      const flat = x * x + y * y;
      const at = (py * size + px) * 4;
      const facing = -(x * -lx + y * -ly);
      if (flat >= 1) {
        const far = Math.sqrt(flat) - 1;
        const air = Math.max(0, 1 - far / 0.055) ** 2.4 * Math.max(0, facing * 0.9 + 0.12);
        picture.data[at] = 150;
        picture.data[at + 1] = 196;
        picture.data[at + 2] = 255;
        picture.data[at + 3] = 190 * air;
        continue;
      }
      const z = Math.sqrt(1 - flat);
      // Bands lie askew.
      const across = x * 0.94 + y * 0.34;
      const along = y * 0.94 - x * 0.34;
      const swirl = cloud(noise, across * 1.6, along * 5, 4) * 0.11;
      const band = Math.sin((along + swirl) * 17) * 0.5 + Math.sin((along + swirl * 1.4) * 41) * 0.24 + noise(along * 9, 4) * 0.3;
      const light = Math.max(0, x * lx + y * ly + z * lz);
      const day = ramp(0.0, 0.62, light) * (0.4 + 0.6 * light);
      const tone = band * 0.5 + 0.5;
      const rim = (1 - z) ** 3.4 * Math.max(0, facing + 0.25) * 0.75;
      const dusk = ramp(0.2, 0.02, light) * ramp(0, 0.04, light);
      picture.data[at] = mix(3, mix(122, 216, tone), day) + 90 * rim + 40 * dusk;
      picture.data[at + 1] = mix(6, mix(134, 188, tone), day) + 150 * rim + 14 * dusk;
      picture.data[at + 2] = mix(13, mix(164, 164, tone), day) + 225 * rim + 6 * dusk;
      picture.data[at + 3] = 255 * ramp(1, 0.985, Math.sqrt(flat));
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
  context.scale(1, 0.235);
  context.beginPath();
  context.rect(-radius * 3, front ? 0 : -radius * 3, radius * 6, radius * 3);
  context.clip();
  for (let step = 0; step < 62; step++) {
    const far = 1.34 + step * 0.0135;
    const gap = (step > 33 && step < 38) || step === 52 ? 0.12 : 1;
    const strength = (0.1 + 0.34 * next()) * gap * Math.sin((Math.PI * (step + 4)) / 70);
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
