import { blank, drawsOf, fieldOf, mix, ramp, smooth, type Rgb } from './seeded.ts';

export type Theme = 'space' | 'dogfight' | 'naval';

/** Dark colours of the far dust, by theme: deep space, a night sky, deep water. */
const DUST: { readonly [theme in Theme]: readonly (readonly (readonly [number, Rgb])[])[] } = {
  space: [
    [
      [0, [5, 8, 16]],
      [0.45, [10, 18, 34]],
      [0.7, [26, 34, 62]],
      [1, [66, 60, 96]],
    ],
    [
      [0, [6, 7, 14]],
      [0.45, [18, 14, 30]],
      [0.7, [46, 28, 46]],
      [1, [96, 58, 60]],
    ],
    [
      [0, [4, 9, 14]],
      [0.45, [8, 22, 32]],
      [0.7, [18, 46, 58]],
      [1, [52, 84, 88]],
    ],
  ],
  dogfight: [
    [
      [0, [20, 44, 70]],
      [0.4, [34, 66, 96]],
      [0.62, [58, 92, 122]],
      [1, [110, 140, 164]],
    ],
  ],
  naval: [
    [
      [0, [5, 30, 44]],
      [0.4, [9, 46, 62]],
      [0.65, [14, 64, 80]],
      [1, [30, 92, 104]],
    ],
  ],
};

/** Colours of stars. */
export const STARS: readonly Rgb[] = [
  [255, 255, 255],
  [200, 220, 255],
  [255, 232, 204],
  [170, 200, 255],
  [255, 210, 180],
];

const dust = (width: number, height: number, seed: number, theme: Theme): HTMLCanvasElement => {
  const field = fieldOf(seed);
  const draw = drawsOf(seed);
  const choices = DUST[theme];
  const a = choices[Math.floor(draw() * choices.length)]!;
  const b = choices[Math.floor(draw() * choices.length)]!;
  const canvas = blank(width, height);
  const context = canvas.getContext('2d')!;
  const image = context.createImageData(canvas.width, canvas.height);
  const band = draw() * Math.PI;
  const scale = 2.6 / canvas.width;
  for (let py = 0; py < canvas.height; py += 1)
    for (let px = 0; px < canvas.width; px += 1) {
      const u = px * scale;
      const v = py * scale;
      const warp = field(u, v, 4, 3);
      const thick = field(u * 1.1 + warp * 0.8, v * 1.1 - warp * 0.6, 1, 5);
      // A broad lane of dust across the sky.
      const across = (u - 1.3) * Math.sin(band) - (v - 0.85) * Math.cos(band) + warp * 0.35;
      const lane = Math.exp(-(across * across) / 0.22);
      const gap = smooth(0.05, 0.4, field(u * 2.2 + 5, v * 2.2, 8, 4)) * lane * 0.5;
      const value = Math.min(Math.max(0.3 + thick * 0.55 + lane * 0.24 - gap * 0.5, 0), 1);
      const one = ramp(a, value);
      const two = ramp(b, value);
      const blend = smooth(-0.35, 0.35, field(u * 0.7, v * 0.7, 20, 2));
      const at = (py * canvas.width + px) * 4;
      image.data[at] = mix(one[0], two[0], blend);
      image.data[at + 1] = mix(one[1], two[1], blend);
      image.data[at + 2] = mix(one[2], two[2], blend);
      image.data[at + 3] = 255;
    }
  context.putImageData(image, 0, 0);
  return canvas;
};

const sparkle = (
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  size: number,
  colour: Rgb,
  alpha: number,
): void => {
  const [r, g, b] = colour;
  const glow = context.createRadialGradient(x, y, 0, x, y, size);
  glow.addColorStop(0, `rgba(${r}, ${g}, ${b}, ${alpha})`);
  glow.addColorStop(0.25, `rgba(${r}, ${g}, ${b}, ${alpha * 0.4})`);
  glow.addColorStop(1, `rgba(${r}, ${g}, ${b}, 0)`);
  context.fillStyle = glow;
  context.fillRect(x - size, y - size, size * 2, size * 2);
};

/** The far plate: dust and the dense, faint stars. Opaque, device pixels. */
export const bakeBackdrop = (
  width: number,
  height: number,
  seed: number,
  theme: Theme,
  ratio: number,
): HTMLCanvasElement => {
  const canvas = blank(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  const far = dust(
    Math.min(width / ratio / 3.2, 460),
    Math.min(height / ratio / 3.2, 460 * (height / width)),
    seed,
    theme,
  );
  context.imageSmoothingQuality = 'high';
  context.drawImage(far, 0, 0, width, height);
  const draw = drawsOf(seed + 11);
  if (theme === 'space') {
    const count = Math.round((width * height) / ratio / ratio / 900);
    for (let index = 0; index < count; index += 1) {
      const x = Math.floor(draw() * width);
      const y = Math.floor(draw() * height);
      const [r, g, b] = STARS[Math.floor(draw() * STARS.length)]!;
      const bright = draw() ** 3;
      context.fillStyle = `rgba(${r}, ${g}, ${b}, ${0.1 + bright * 0.5})`;
      const size = Math.max(1, Math.round(ratio * (bright > 0.7 ? 1.5 : 1)));
      context.fillRect(x, y, size, size);
    }
  } else if (theme === 'naval') swell(context, width, height, draw, ratio);
  else wisps(context, width, height, seed);
  // A breath of grain keeps the dark colours from showing steps.
  const image = context.getImageData(0, 0, width, height);
  for (let at = 0; at < image.data.length; at += 4) {
    const grain = (draw() - 0.5) * 4.5;
    image.data[at]! += grain;
    image.data[at + 1]! += grain;
    image.data[at + 2]! += grain;
  }
  context.putImageData(image, 0, 0);
  return canvas;
};

/** Long soft lines of swell on water. */
const swell = (
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  draw: () => number,
  ratio: number,
): void => {
  const count = (width * height) / ratio / ratio / 900;
  for (let index = 0; index < count; index += 1) {
    const x = draw() * width;
    const y = draw() * height;
    const long = (8 + draw() * 26) * ratio;
    context.strokeStyle = `rgba(${draw() < 0.4 ? '190, 232, 236' : '2, 18, 28'}, ${0.04 + draw() * 0.1})`;
    context.lineWidth = (0.6 + draw()) * ratio;
    context.beginPath();
    context.moveTo(x, y);
    context.quadraticCurveTo(x + long / 2, y - (2 + draw() * 3) * ratio, x + long, y + (draw() - 0.5) * 3 * ratio);
    context.stroke();
  }
};

/** Thin high cloud over the haze of the ground. */
const wisps = (context: CanvasRenderingContext2D, width: number, height: number, seed: number): void => {
  const field = fieldOf(seed + 41);
  const veil = blank(width / 5, height / 5);
  const on = veil.getContext('2d')!;
  const image = on.createImageData(veil.width, veil.height);
  for (let py = 0; py < veil.height; py += 1)
    for (let px = 0; px < veil.width; px += 1) {
      const u = (px / veil.width) * 5;
      const v = (py / veil.width) * 5;
      const bend = field(u * 0.5, v * 0.5, 3, 3);
      const at = (py * veil.width + px) * 4;
      image.data[at] = 226;
      image.data[at + 1] = 236;
      image.data[at + 2] = 246;
      image.data[at + 3] = smooth(0.05, 0.55, field(u * 0.8 + bend, v * 1.9 - bend, 7, 5)) * 62;
    }
  on.putImageData(image, 0, 0);
  context.imageSmoothingQuality = 'high';
  context.drawImage(veil, 0, 0, width, height);
};

/** One near star, a soft spark; clear around. */
export const bakeStar = (size: number, colour: number): HTMLCanvasElement => {
  const canvas = blank(size, size);
  sparkle(canvas.getContext('2d')!, size / 2, size / 2, size / 2, STARS[colour]!, 1);
  return canvas;
};
