import { blank, type Rgb } from '../seeded.ts';
import type { Frame, Pose } from '../solid/camera.ts';
import { render, type Lighting, type Render } from '../solid/render.ts';
import { workshop, type Mesh } from '../solid/kit.ts';
import { bakeSky, type SkyWish } from './sky.ts';
import type { Portrait } from './ships/portrait.ts';

const rgba = ([r, g, b]: Rgb, alpha: number): string =>
  `rgba(${Math.round(r)}, ${Math.round(g)}, ${Math.round(b)}, ${alpha})`;

/** The model of a portrait. */
export const meshOf = (portrait: Portrait): Mesh => {
  const kit = workshop();
  portrait.build(kit);
  return kit.mesh;
};

/** A spot of light. */
const bloom = (
  on: CanvasRenderingContext2D,
  x: number,
  y: number,
  radius: number,
  colour: Rgb,
  strength: number,
): void => {
  const light = on.createRadialGradient(x, y, 0, x, y, radius);
  light.addColorStop(0, rgba(colour, strength));
  light.addColorStop(0.3, rgba(colour, strength * 0.35));
  light.addColorStop(1, rgba(colour, 0));
  on.fillStyle = light;
  on.fillRect(x - radius, y - radius, radius * 2, radius * 2);
};

/** The trails of the drives: long cones of light that fade. */
const trails = (on: CanvasRenderingContext2D, drives: Render['drives'], [core, hue]: Portrait['flame']): void => {
  for (const { x, y, size, dx, dy } of drives) {
    const long = size * 9;
    const [ex, ey] = [x + dx * long, y + dy * long];
    for (const [wide, colour, strength] of [
      [1, hue, 0.5],
      [0.5, core, 0.6],
    ] as const) {
      const fade = on.createLinearGradient(x, y, ex, ey);
      fade.addColorStop(0, rgba(colour, strength));
      fade.addColorStop(0.3, rgba(colour, strength * 0.3));
      fade.addColorStop(1, rgba(colour, 0));
      on.fillStyle = fade;
      const flat = Math.hypot(dx, dy) || 1;
      const [nx, ny] = [(-dy / flat) * size * wide, (dx / flat) * size * wide];
      on.beginPath();
      on.moveTo(x + nx, y + ny);
      on.quadraticCurveTo(x + dx * long * 0.3 + nx * 0.7, y + dy * long * 0.3 + ny * 0.7, ex, ey);
      on.quadraticCurveTo(x + dx * long * 0.3 - nx * 0.7, y + dy * long * 0.3 - ny * 0.7, x - nx, y - ny);
      on.fill();
    }
    bloom(on, x, y, size * 3.2, hue, 0.5);
  }
};

/** Light that spills from the lamps: the same picture small and soft, twice. */
const spill = (on: CanvasRenderingContext2D, lamps: HTMLCanvasElement, wide: number, high: number): void => {
  for (const [part, strength] of [
    [5, 0.75],
    [16, 0.85],
  ] as const) {
    const soft = blank(wide / part, high / part);
    const pen = soft.getContext('2d')!;
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(lamps, 0, 0, soft.width, soft.height);
    on.globalAlpha = strength;
    on.drawImage(soft, 0, 0, wide, high);
  }
  on.globalAlpha = 1;
};

const pale = (colour: Rgb, by: number): Rgb => [
  colour[0] + (255 - colour[0]) * by,
  colour[1] + (255 - colour[1]) * by,
  colour[2] + (255 - colour[2]) * by,
];

/** The light that a sky throws on what flies before it: its heart is the sun. */
const lightOf = ({ sun, heart, near }: SkyWish): Lighting => ({
  sun: [(sun[0] - 0.5) * 1.6, Math.max(0.4 - sun[1], 0.12) * 1.5, -0.42],
  key: pale(heart, 0.72),
  fill: pale(near, 0.34),
  rim: pale(heart, 0.35),
});

/** How a model is drawn onto a canvas. */
export interface Shot {
  readonly pose: Pose;
  readonly frame: Frame;
  readonly light: Lighting;
  readonly seed: number;
  readonly fineness: number;
}

/** Draws a model over what is on a canvas: trails, model, and the light that spills. */
const shoot = (
  on: CanvasRenderingContext2D,
  portrait: Portrait,
  { pose, frame, light, seed, fineness }: Shot,
): void => {
  const { width, height } = on.canvas;
  const done = render(meshOf(portrait), pose, frame, width, height, light, seed, fineness);
  on.globalCompositeOperation = 'lighter';
  trails(on, done.drives, portrait.flame);
  on.globalCompositeOperation = 'source-over';
  on.imageSmoothingQuality = 'high';
  on.drawImage(done.picture, 0, 0, width, height);
  on.globalCompositeOperation = 'lighter';
  spill(on, done.lamps, width, height);
  for (const { x, y, size, seen } of done.drives) if (seen) bloom(on, x, y, size * 2.2, portrait.flame[0], 0.8);
  on.globalCompositeOperation = 'source-over';
};

/** Bakes a portrait: sky, and the model in its light. */
export const bakeScene = (portrait: Portrait, wide: number, high: number, fineness: number): HTMLCanvasElement => {
  const { sky, pose, fills, off = [0, 0] } = portrait;
  const canvas = bakeSky(sky, wide, high);
  const [fw, fh] = [wide * fills, high * fills * 0.8];
  // The lower part of the window lies behind the name.
  const frame = { x: wide * (0.5 + off[0]) - fw / 2, y: high * (0.45 + off[1]) - fh / 2, wide: fw, high: fh };
  shoot(canvas.getContext('2d')!, portrait, { pose, frame, light: lightOf(sky), seed: sky.seed, fineness });
  return canvas;
};
