import { blank, drawsOf, fieldOf, mix, ramp, smooth, type Rgb } from '../seeded.ts';

/** How far inside a piece a point is, in mils; negative outside. */
export type Inside = (x: number, y: number) => number;

const GASES: readonly (readonly (readonly [number, Rgb])[])[] = [
  [
    [0, [34, 16, 66]],
    [0.35, [104, 44, 140]],
    [0.65, [216, 92, 170]],
    [1, [255, 210, 226]],
  ],
  [
    [0, [8, 40, 62]],
    [0.35, [22, 104, 126]],
    [0.65, [84, 194, 186]],
    [1, [220, 255, 236]],
  ],
  [
    [0, [58, 22, 26]],
    [0.35, [148, 62, 48]],
    [0.65, [232, 142, 82]],
    [1, [255, 232, 190]],
  ],
  [
    [0, [18, 26, 78]],
    [0.35, [52, 78, 164]],
    [0.65, [128, 158, 240]],
    [1, [232, 238, 255]],
  ],
];

/** A dangerous storm burns. */
const FIRE: readonly (readonly [number, Rgb])[] = [
  [0, [40, 6, 4]],
  [0.35, [132, 26, 10]],
  [0.6, [236, 92, 24]],
  [1, [255, 224, 140]],
];

/** Bakes a nebula over a square of table: layered noise that thins out at the outline. Mils per pixel = span / size. */
export const bakeNebula = (
  size: number,
  left: number,
  top: number,
  span: number,
  inside: Inside,
  seed: number,
  reach: number,
  fiery = false,
): HTMLCanvasElement => {
  const field = fieldOf(seed);
  const draw = drawsOf(seed + 3);
  const gas = fiery ? FIRE : GASES[Math.floor(draw() * GASES.length)]!;
  const other = fiery ? FIRE : GASES[Math.floor(draw() * GASES.length)]!;
  const canvas = blank(size, size);
  const context = canvas.getContext('2d')!;
  const image = context.createImageData(size, size);
  const scale = 1 / (reach * 0.75);
  for (let py = 0; py < size; py += 1)
    for (let px = 0; px < size; px += 1) {
      const x = left + ((px + 0.5) / size) * span;
      const y = top - ((py + 0.5) / size) * span;
      const depth = inside(x, y) / reach;
      if (depth < -0.3) continue;
      const u = (x - left) * scale * 0.62;
      const v = (y - top) * scale * 0.62;
      const wx = field(u * 0.8 + 3, v * 0.8, 1.3, 3);
      const wy = field(u * 0.8, v * 0.8 + 8, 5.1, 3);
      const body = field(u * 0.9 + wx * 0.9, v * 0.9 + wy * 0.9, 2.2, 5) * 0.5 + 0.5;
      const veil = 1 - Math.abs(field(u * 1.2 + wy * 0.9, v * 1.2 - wx * 0.9, 9.4, 4)) * 2.2;
      const dark = smooth(0.08, 0.45, field(u * 1.6 + wy, v * 1.6 + wx, 14, 4));
      const shape = smooth(-0.13, 0.2, depth + (body - 0.5) * 0.34);
      const heart = smooth(0.05, 0.9, depth);
      const strand = Math.max(veil, 0) ** 4;
      const value = Math.min(Math.max(body * 0.5 + heart * 0.26 + strand * 0.2 - dark * 0.3, 0), 1);
      const a = ramp(gas, value);
      const b = ramp(other, value);
      const blend = smooth(-0.4, 0.4, wx) * 0.5;
      const at = (py * size + px) * 4;
      image.data[at] = mix(a[0], b[0], blend);
      image.data[at + 1] = mix(a[1], b[1], blend);
      image.data[at + 2] = mix(a[2], b[2], blend);
      image.data[at + 3] = Math.min(shape * (0.42 + value * 0.7 + heart * 0.1), 0.94) * 255;
    }
  context.putImageData(image, 0, 0);
  // Young stars that shine through.
  context.globalCompositeOperation = 'lighter';
  for (let index = 0; index < 14; index += 1) {
    const x = draw() * size;
    const y = draw() * size;
    const bright = draw();
    if (inside(left + (x / size) * span, top - (y / size) * span) < reach * 0.12) continue;
    const radius = (0.004 + bright * bright * 0.014) * size;
    const glow = context.createRadialGradient(x, y, 0, x, y, radius * 3);
    glow.addColorStop(0, `rgba(255, 250, 244, ${0.55 + bright * 0.4})`);
    glow.addColorStop(0.2, 'rgba(230, 220, 255, 0.35)');
    glow.addColorStop(1, 'rgba(200, 190, 255, 0)');
    context.fillStyle = glow;
    context.fillRect(x - radius * 3, y - radius * 3, radius * 6, radius * 6);
  }
  return canvas;
};

/** How far the picture of a black hole or a sun reaches, in radii of its outline. */
export const HOLE_FRAME = 1.5;
export const SUN_FRAME = 2.6;

/** Bakes a black hole: shadow, photon ring, leaning disk with its far side bent over the top. */
export const bakeHole = (size: number, seed: number): HTMLCanvasElement => {
  const field = fieldOf(seed);
  const draw = drawsOf(seed);
  const lean = draw() * Math.PI * 2;
  const cos = Math.cos(lean);
  const sin = Math.sin(lean);
  const canvas = blank(size, size);
  const context = canvas.getContext('2d')!;
  const image = context.createImageData(size, size);
  const radius = size / 2 / HOLE_FRAME;
  const shadow = 0.33;
  for (let py = 0; py < size; py += 1)
    for (let px = 0; px < size; px += 1) {
      const ox = (px + 0.5 - size / 2) / radius;
      const oy = (py + 0.5 - size / 2) / radius;
      const x = ox * cos + oy * sin;
      const y = -ox * sin + oy * cos;
      const r = Math.hypot(x, y);
      if (r > HOLE_FRAME) continue;
      const at = (py * size + px) * 4;
      // The disk lies flat; we look at it from the side a little.
      const dy = y / 0.4;
      const disk = Math.hypot(x, dy);
      const angle = Math.atan2(dy, x);
      const swirl = field(Math.cos(angle + disk * 2.2) * 1.6, Math.sin(angle + disk * 2.2) * 1.6, disk * 3.2, 4);
      const band = smooth(0.4, 0.52, disk) * (1 - smooth(0.62, 1.2, disk)) ** 1.3;
      const doppler = 0.86 + 0.3 * (-x / Math.max(r, 0.2));
      let heat = band * (0.74 + swirl * 0.85) * doppler * 1.15;
      const front = y > 0;
      if (!front && r < shadow * 1.2) heat = 0;
      // Light of the far side, bent round the shadow.
      const arc =
        Math.exp(-((r - shadow * 1.28) ** 2) / 0.0028) *
        (0.55 + 0.45 * smooth(0.3, -0.4, y / Math.max(r, 0.05))) *
        doppler;
      const photon = Math.exp(-((r - shadow * 1.04) ** 2) / 0.00035) * 0.9;
      heat += arc * 0.95 + photon;
      const dark = 1 - smooth(shadow * 0.96, shadow * 1.02, r);
      const covered = front ? Math.min(heat * 1.5, 1) : 0;
      const hole = dark * (1 - covered);
      heat *= 1 - hole;
      const well = (1 - smooth(0.3, 1.0, r)) * 0.88;
      const ringEdge = Math.exp(-((r - 1) ** 2) / 0.006) * 0.16;
      const haze = (1 - smooth(0.5, HOLE_FRAME, r)) ** 2 * 0.18;
      const glow = Math.min(heat, 1.6);
      const red = 255 * Math.min(glow * 1.25, 1) + 90 * haze + 130 * ringEdge;
      const green = 226 * Math.min(glow ** 1.5, 1) + 50 * haze + 110 * ringEdge;
      const blue = 190 * Math.min(glow ** 2.4, 1) + 40 * haze + 190 * ringEdge;
      const alpha = Math.min(Math.max(well, hole, Math.min(glow, 1), haze, ringEdge), 1);
      const cover = Math.max(alpha, 0.001);
      image.data[at] = Math.min(red / Math.max(cover, 0.35), 255);
      image.data[at + 1] = Math.min(green / Math.max(cover, 0.35), 255);
      image.data[at + 2] = Math.min(blue / Math.max(cover, 0.35), 255);
      image.data[at + 3] = alpha * 255;
    }
  context.putImageData(image, 0, 0);
  return canvas;
};

/** Bakes a sun: a boiling disk of exactly its outline, and its glow. */
export const bakeSun = (size: number, seed: number): HTMLCanvasElement => {
  const field = fieldOf(seed);
  const canvas = blank(size, size);
  const context = canvas.getContext('2d')!;
  const image = context.createImageData(size, size);
  const radius = size / 2 / SUN_FRAME;
  for (let py = 0; py < size; py += 1)
    for (let px = 0; px < size; px += 1) {
      const x = (px + 0.5 - size / 2) / radius;
      const y = (py + 0.5 - size / 2) / radius;
      const r = Math.hypot(x, y);
      if (r > SUN_FRAME) continue;
      const at = (py * size + px) * 4;
      const angle = Math.atan2(y, x);
      const flame = field(Math.cos(angle) * 2.4, Math.sin(angle) * 2.4, r * 0.8, 4);
      const corona = Math.max(0, 1 - (r - 1) / (0.75 + flame * 0.9)) ** 2.4;
      const far = (1 - smooth(0.9, SUN_FRAME, r)) ** 2.2;
      const body = 1 - smooth(0.985, 1.015, r);
      const z = Math.sqrt(Math.max(1 - r * r, 0));
      const boil = field(x * 3.4, y * 3.4, z * 3.4, 5);
      const limb = 0.62 + 0.38 * z;
      const heat = limb * (0.88 + boil * 0.42);
      const out = Math.min(corona * 0.72 + far * 0.3, 1) * (r > 1 ? 1 : 0);
      const alpha = Math.max(body, out);
      image.data[at] = body > 0.5 ? Math.min(255 * heat * 1.25, 255) : 255;
      image.data[at + 1] = body > 0.5 ? Math.min(226 * heat * heat * 1.2, 250) : 130 + corona * 90;
      image.data[at + 2] = body > 0.5 ? Math.min(168 * heat ** 4 * 1.25, 230) : 44 + corona * 80;
      image.data[at + 3] = alpha * 255;
    }
  context.putImageData(image, 0, 0);
  return canvas;
};
