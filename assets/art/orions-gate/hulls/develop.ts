import { HULL_FRAME } from '../../bake-sketch.ts';
import { blank, drawsOf, type Light, type Rgb } from '../../seeded.ts';
import type { Work } from '../../work.ts';
import type { Chart } from './chart.ts';
import type { Mouth } from './frame.ts';

/** How a hull is to be shown. */
export interface Showing {
  /** Where the light comes from as the ship sees it: towards the bow, to starboard, up. */
  readonly light: Light;
  /** Colour of its side. */
  readonly side: Rgb;
  /** Damage, 0..1. */
  readonly hurt: number;
  /** Cold and dark: a wreck. */
  readonly dead: boolean;
  /** Only one half of a broken ship: -1 port, 1 starboard; 0 = whole. */
  readonly half: -1 | 0 | 1;
  readonly seed: number;
  readonly mouths: readonly Mouth[];
}

const ROWS = 10;
/** Pictures below this side are small, pixels. */
const SMALL = 60;

/** The sun, the cold light of the sky, both linear. */
const SUN: Rgb = [2.75, 2.6, 2.34];
const SKY: Rgb = [0.6, 0.76, 1.02];
/** Places on the way to the sun that are asked whether they stand in it, half lengths. */
const STEPS = [0.012, 0.025, 0.045, 0.07, 0.1, 0.14, 0.19, 0.26, 0.35];

/** A burn on the hull: place and radius in pixels; `ember` where fire still glows. */
interface Burn {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly ember: boolean;
}

const burnsOf = ({ hurt, seed }: Showing, { side, scale }: Chart): readonly Burn[] => {
  const draw = drawsOf(seed);
  return Array.from({ length: Math.ceil(hurt * 7) }, (_, index) => ({
    x: side / 2 + (draw() * 1.5 - 0.8) * scale,
    y: side / 2 + (draw() - 0.5) * 0.7 * scale,
    size: (0.12 + draw() * 0.18) * scale,
    ember: index % 2 === 0,
  }));
};

/** How burnt each pixel is, 0..1; null for a ship that is whole. */
const sootOf = (burns: readonly Burn[], { side }: Chart): Float32Array | null => {
  if (burns.length === 0) return null;
  const soot = new Float32Array(side * side);
  for (const { x, y, size } of burns)
    for (let py = Math.max(Math.floor(y - size), 0); py < Math.min(y + size, side); py += 1)
      for (let px = Math.max(Math.floor(x - size), 0); px < Math.min(x + size, side); px += 1) {
        const away = Math.hypot(px - x, py - y) / size;
        const at = py * side + px;
        // Ragged at its edge.
        const ragged = 1 - away + 0.25 * Math.sin(px * 1.7 + py * 2.3) * away;
        if (ragged > soot[at]!) soot[at] = Math.min(ragged * 1.6, 1);
      }
  return soot;
};

/** The jagged line along which a ship breaks: its place across for each column of pixels. */
const breakOf = ({ seed }: Showing, { side, scale }: Chart): Float32Array => {
  const draw = drawsOf(seed + 5);
  const knots = Array.from({ length: 18 }, () => (draw() - 0.5) * 0.2 * scale);
  return Float32Array.from({ length: side }, (_, x) => {
    const t = (x / side) * 17;
    const at = Math.min(Math.floor(t), 16);
    return side / 2 + knots[at]! + (knots[at + 1]! - knots[at]!) * (t - at);
  });
};

/** What the light of a picture needs for every pixel. */
interface Setup {
  readonly chart: Chart;
  readonly showing: Showing;
  readonly soot: Float32Array | null;
  readonly crack: Float32Array | null;
  /** Ways towards the sun: offset of the pixel, how far it is, pixels. */
  readonly offsets: Int32Array;
  readonly climbs: Float32Array;
  readonly half: readonly [number, number, number];
  readonly flat: readonly [number, number];
}

const setUp = (chart: Chart, showing: Showing): Setup => {
  const { light } = showing;
  const flat = Math.hypot(light.x, light.y) || 1;
  const [fx, fy] = [light.x / flat, light.y / flat];
  const climb = light.z / flat;
  const ways = STEPS.map((step) => Math.max(step * chart.scale, 1));
  const high = Math.hypot(light.x, light.y, light.z + 1) || 1;
  return {
    chart,
    showing,
    soot: sootOf(burnsOf(showing, chart), chart),
    crack: showing.half === 0 ? null : breakOf(showing, chart),
    offsets: Int32Array.from(ways, (way) => Math.round(way * fy) * chart.side + Math.round(way * fx)),
    climbs: Float32Array.from(ways, (way) => way * climb),
    half: [light.x / high, light.y / high, (light.z + 1) / high],
    flat: [fx, fy],
  };
};

/** How much of the sun reaches a pixel past what stands between. */
const sunAt = ({ chart, offsets, climbs }: Setup, at: number): number => {
  const { height, cover } = chart;
  const here = height[at]!;
  const soft = chart.scale * 0.014;
  let free = 1;
  for (let step = 0; step < offsets.length; step += 1) {
    const other = at + offsets[step]!;
    if (!cover[other]) continue;
    const over = (height[other]! - here - climbs[step]!) / soft;
    if (over > 0) free = Math.min(free, 1 - Math.min(over, 1));
  }
  return free;
};

const whole = (n: number): number => {
  let h = Math.imul(n, 374761393);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
};

/** Whether a light is out: lamps fail in patches as a ship is hurt. */
const isOut = ({ chart, showing }: Setup, x: number, y: number): boolean => {
  if (showing.dead) return true;
  if (showing.hurt === 0) return false;
  const patch = chart.scale * 0.16;
  return whole(Math.floor(x / patch) * 71 + Math.floor(y / patch) * 13 + showing.seed) < showing.hurt * 1.1;
};

/** Lights one pixel into four bytes. */
const lightSpot = (setup: Setup, out: Uint8ClampedArray, x: number, y: number): void => {
  const { chart, showing, soot, half, flat } = setup;
  const at = y * chart.side + x;
  const nx = chart.normal[at * 3]! / 127;
  const ny = chart.normal[at * 3 + 1]! / 127;
  const nz = chart.normal[at * 3 + 2]! / 127;
  const { light } = showing;
  const slope = nx * light.x + ny * light.y + nz * light.z;
  const lit = slope > 0 ? slope * sunAt(setup, at) : 0;
  const open = chart.open[at]! / 255;
  const burnt = soot ? soot[at]! : 0;
  const shine = (chart.shine[at]! / 255) * (1 - burnt);
  const facing = Math.max(nx * half[0] + ny * half[1] + nz * half[2], 0);
  const spark = shine * facing ** chart.gloss[at]! * lit * 1.5;
  // The edge that turns from the sun catches the light of its own side.
  const turned = -(nx * flat[0] + ny * flat[1]);
  const rim = (1 - nz) ** 2 * Math.max(turned, 0) * open * (showing.dead ? 0.15 : 1.5);
  const sky = (0.2 + 0.42 * Math.max(turned, 0) + 0.12 * nz) * open;
  const cold = (1 - burnt * 0.88) * (showing.dead ? 0.34 : 1);
  const glow = isOut(setup, x, y) ? 0 : (chart.glow[at]! / 255) * (1 - burnt);
  const coat = chart.coat[at] === 1;
  for (let part = 0; part < 3; part += 1) {
    const own = showing.side[part]! / 255;
    let base = chart.colour[at * 3 + part]! / 255;
    if (coat) base *= own;
    base *= base * cold;
    let value = base * (SUN[part]! * lit * (0.5 + 0.5 * open) + SKY[part]! * sky) + SUN[part]! * spark * 0.3;
    value += own * own * rim;
    if (glow > 0) value += (chart.lamp[at * 3 + part]! / 255) ** 2 * (coat ? own : 1) * glow * (coat ? 2.4 : 1.4);
    out[at * 4 + part] = Math.sqrt(1 - Math.exp(-value * 1.55)) * 255;
  }
  out[at * 4 + 3] = 255;
};

/** Where a ship is torn in two the edge glows for a while. */
const tear = ({ crack, chart, showing }: Setup, out: Uint8ClampedArray, x: number, y: number): boolean => {
  if (!crack) return false;
  const away = (y - crack[x]!) * showing.half;
  if (away < 0) return true;
  const hot = 1 - away / (chart.scale * 0.07);
  if (hot <= 0) return false;
  const at = (y * chart.side + x) * 4;
  out[at] = Math.max(out[at]!, 255 * hot ** 0.7);
  out[at + 1] = Math.max(out[at + 1]!, 150 * hot ** 1.6);
  out[at + 2] = Math.max(out[at + 2]!, 60 * hot ** 2.6);
  return false;
};

const glowAt = (on: CanvasRenderingContext2D, x: number, y: number, size: number, stops: readonly string[]): void => {
  const light = on.createRadialGradient(x, y, 0, x, y, size);
  stops.forEach((stop, index) => light.addColorStop(index / (stops.length - 1), stop));
  on.fillStyle = light;
  on.fillRect(x - size, y - size, size * 2, size * 2);
};

/** Pilot flames at the drives, and embers in the burns. */
const kindle = (on: CanvasRenderingContext2D, chart: Chart, showing: Showing): void => {
  const { side, scale } = chart;
  on.globalCompositeOperation = 'lighter';
  const hue = showing.side.join();
  for (const [x, y, wide] of showing.mouths) {
    // No longer than the picture reaches astern.
    const size = Math.min(Math.max(wide, 0.045) * 2.3, (HULL_FRAME - 0.01 + x) / 1.72) * scale;
    on.save();
    on.translate(side / 2 + x * scale - size * 0.42, side / 2 + y * scale);
    on.scale(1.3, 0.72);
    glowAt(on, 0, 0, size, ['rgba(255, 255, 255, 0.95)', `rgba(${hue}, 0.62)`, `rgba(${hue}, 0.2)`, `rgba(${hue}, 0)`]);
    on.restore();
  }
  if (showing.hurt > 0)
    for (const { x, y, size, ember } of burnsOf(showing, chart))
      if (ember && chart.cover[Math.round(y) * side + Math.round(x)])
        glowAt(on, x, y, size * 0.36, ['rgba(255, 206, 130, 0.95)', 'rgba(255, 104, 34, 0.6)', 'rgba(255, 60, 20, 0)']);
  on.globalCompositeOperation = 'source-over';
};

/** A dark edge, and a hair of the side's colour round it, part a hull from whatever lies behind. */
const outlined = (hull: HTMLCanvasElement, { side, dead }: Showing): HTMLCanvasElement => {
  const canvas = blank(hull.width, hull.height);
  const on = canvas.getContext('2d')!;
  const shape = blank(hull.width, hull.height);
  const onShape = shape.getContext('2d')!;
  const ring = (colour: string, reach: number, alpha: number): void => {
    onShape.globalCompositeOperation = 'copy';
    onShape.drawImage(hull, 0, 0);
    onShape.globalCompositeOperation = 'source-in';
    onShape.fillStyle = colour;
    onShape.fillRect(0, 0, shape.width, shape.height);
    on.globalAlpha = alpha;
    for (let way = 0; way < 8; way += 1)
      on.drawImage(shape, Math.cos((way * Math.PI) / 4) * reach, Math.sin((way * Math.PI) / 4) * reach);
    on.globalAlpha = 1;
  };
  // A small hull is told apart by its edge.
  if (!dead) ring(`rgb(${side.join()})`, 1.5, hull.width < SMALL ? 0.34 : 0.16);
  ring('rgb(4, 7, 12)', 0.8, 0.55);
  on.drawImage(hull, 0, 0);
  return canvas;
};

const shrunk = (from: HTMLCanvasElement, pixels: number): HTMLCanvasElement => {
  const canvas = blank(pixels, pixels);
  const on = canvas.getContext('2d')!;
  on.imageSmoothingQuality = 'high';
  on.drawImage(from, 0, 0, pixels, pixels);
  return canvas;
};

/** Makes the picture of a hull under a light, of so many pixels along each side; bow to the right. */
export function* develop(chart: Chart, showing: Showing, pixels: number): Work<HTMLCanvasElement> {
  const { side } = chart;
  const full = blank(side, side);
  const on = full.getContext('2d')!;
  const image = on.createImageData(side, side);
  const setup = setUp(chart, showing);
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      if (!chart.cover[y * side + x]) continue;
      lightSpot(setup, image.data, x, y);
      if (tear(setup, image.data, x, y)) image.data[(y * side + x) * 4 + 3] = 0;
    }
    if (y % ROWS === 0) yield;
  }
  on.putImageData(image, 0, 0);
  const lit = outlined(shrunk(full, pixels), showing);
  if (!showing.dead) {
    const over = lit.getContext('2d')!;
    over.scale(pixels / side, pixels / side);
    kindle(over, chart, showing);
  }
  return lit;
}
