import { bakePlanet } from '../planet.ts';
import { blank, drawsOf, fieldOf, mix, smooth, type Rgb } from '../seeded.ts';

/** The sky behind a picture. */
export interface SkyWish {
  readonly seed: number;
  /** Colour of thin gas, of thick gas, and of the heart that shines. */
  readonly far: Rgb;
  readonly near: Rgb;
  readonly heart: Rgb;
  /** Where the heart lies, in parts of the picture. */
  readonly sun: readonly [number, number];
  /** Under a lamp instead of in space: a drawing board, or a plain wall. */
  readonly bench?: 'board' | 'plain';
  /** A planet: its middle in parts of the picture, its size in parts of the width, its seed. */
  readonly planet?: {
    readonly x: number;
    readonly y: number;
    readonly size: number;
    readonly seed: number;
    readonly moon?: boolean;
  };
}

const gas = ({ seed, far, near, heart, sun }: SkyWish, aspect: number): HTMLCanvasElement => {
  const wide = 72;
  // A table that is left while it is painted has no height any more.
  const high = Math.round(wide * aspect) || 1;
  const field = fieldOf(seed);
  const canvas = blank(wide, high);
  const on = canvas.getContext('2d')!;
  const image = on.createImageData(wide, high);
  for (let y = 0; y < high; y += 1)
    for (let x = 0; x < wide; x += 1) {
      const [u, v] = [x / wide, y / wide];
      const warp = field(u * 1.7, v * 1.7, 3, 2);
      const thick = field(u * 2.1 + warp * 0.9, v * 2.1 - warp * 0.7, 9, 4);
      const away = Math.hypot(u - sun[0], v - sun[1] * aspect);
      const shine = Math.max(1 - away / 0.95, 0) ** 1.7;
      const lane = smooth(0.05, 0.35, field(u * 3 + 4, v * 3 + warp, 17, 3)) * 0.6;
      const cover = smooth(-0.35, 0.55, thick) * (0.3 + shine * 0.9) * (1 - lane * 0.7);
      const tone = smooth(-0.1, 0.5, thick + shine * 0.4 - 0.15);
      const hot = shine ** 3 * 0.75 * (0.55 + thick * 0.5) * (1 - lane * 0.5);
      const at = (y * wide + x) * 4;
      for (let part = 0; part < 3; part += 1)
        image.data[at + part] = Math.min(
          [7, 10, 18][part]! + mix(far[part]!, near[part]!, tone) * cover + heart[part]! * hot,
          255,
        );
      image.data[at + 3] = 255;
    }
  on.putImageData(image, 0, 0);
  return canvas;
};

/** A bench: a dark wall lit by a lamp, fine lines of a drawing board over it. */
const bakeBench = ({ far, near, sun, bench }: SkyWish, wide: number, high: number): HTMLCanvasElement => {
  const canvas = blank(wide, high);
  const on = canvas.getContext('2d')!;
  const tone = ([r, g, b]: Rgb, by: number, alpha = 1): string => `rgba(${r * by}, ${g * by}, ${b * by}, ${alpha})`;
  const wall = on.createRadialGradient(wide * sun[0], high * sun[1], 0, wide * 0.5, high * 0.5, wide * 0.95);
  wall.addColorStop(0, tone(near, 1.15));
  wall.addColorStop(0.5, tone(far, 0.95));
  wall.addColorStop(1, tone(far, 0.4));
  on.fillStyle = wall;
  on.fillRect(0, 0, wide, high);
  const step = wide / 24;
  for (let line = 1; bench === 'board' && line < 40; line += 1) {
    on.fillStyle = `rgba(190, 208, 228, ${line % 4 === 0 ? 0.1 : 0.045})`;
    const thin = Math.max(wide / 500, 0.6);
    on.fillRect(line * step, 0, thin, high);
    on.fillRect(0, line * step, wide, thin);
  }
  const pool = on.createRadialGradient(wide * 0.5, high * 0.52, 0, wide * 0.5, high * 0.52, wide * 0.44);
  pool.addColorStop(0, tone(near, 1.2, 0.5));
  pool.addColorStop(1, tone(near, 1, 0));
  on.fillStyle = pool;
  on.fillRect(0, 0, wide, high);
  return canvas;
};

/** Bakes a sky: gas lit by its heart, stars, and a planet if it has one. */
export const bakeSky = (wish: SkyWish, wide: number, high: number): HTMLCanvasElement => {
  if (wish.bench) return bakeBench(wish, wide, high);
  const canvas = blank(wide, high);
  const on = canvas.getContext('2d')!;
  on.imageSmoothingQuality = 'high';
  on.drawImage(gas(wish, high / wide), 0, 0, wide, high);
  const draw = drawsOf(wish.seed + 3);
  const pixel = Math.min(Math.max(wide / 300, 0.8), 2);
  for (let star = 0; star < 150; star += 1) {
    const size = draw() ** 6;
    on.fillStyle = `rgba(${225 + draw() * 30}, ${228 + draw() * 20}, 255, ${0.14 + draw() * 0.4 + size * 0.4})`;
    on.beginPath();
    on.arc(draw() * wide, draw() * high, pixel * (0.3 + size * 0.9), 0, Math.PI * 2);
    on.fill();
  }
  if (wish.planet) {
    const { x, y, size, seed, moon = false } = wish.planet;
    const side = Math.round(Math.min(size * wide, 700));
    const [dx, dy] = [wish.sun[0] - x, wish.sun[1] - y];
    const length = Math.hypot(dx, dy) || 1;
    const ball = bakePlanet(Math.min(side, 260), seed, moon, { x: dx / length, y: dy / length, z: 0.25 });
    on.drawImage(ball, x * wide - (size * wide) / 2, y * high - (size * wide) / 2, size * wide, size * wide);
  }
  return canvas;
};
