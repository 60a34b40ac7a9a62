import type { HullSketch, Nozzle } from './hull-sketch.ts';
import { light, shrink } from './relief.ts';
import { blank, drawsOf, type Light } from './seeded.ts';

/** Half the picture's side in half hull lengths. */
export const HULL_FRAME = 1.2;

/** What the picture of any sketch depends on. */
export interface SketchWish {
  /** Side of the picture, pixels. */
  readonly size: number;
  /** Light as the ship sees it, its bow along +x. */
  readonly light: Light;
  /** Damage shown, 0..1. */
  readonly hurt: number;
  /** Cold and dark: a wreck. */
  readonly dead: boolean;
  /** Only one half of a broken ship: -1 port, 1 starboard; 0 = whole. */
  readonly half: -1 | 0 | 1;
  readonly seed: number;
  /** Colour of the faint edge away from the sun, and of a drive's core and flame: `r, g, b`. */
  readonly edge: string;
  readonly flame: readonly [core: string, hue: string];
}

const grey = (height: number): string => `rgb(${Math.round(Math.min(Math.max(height, 0), 1) * 255)},0,0)`;

const paintLayers = (sketch: HullSketch, colour: CanvasRenderingContext2D, height: CanvasRenderingContext2D): void => {
  for (const layer of sketch.layers) {
    if (layer.kind === 'plate') {
      colour.fillStyle = layer.colour;
      colour.fill(layer.path);
      if (layer.top === layer.edge) height.fillStyle = grey(layer.edge);
      else {
        const fall = height.createLinearGradient(0, layer.axis - layer.half, 0, layer.axis + layer.half);
        fall.addColorStop(0, grey(layer.edge));
        fall.addColorStop(0.5, grey(layer.top));
        fall.addColorStop(1, grey(layer.edge));
        height.fillStyle = fall;
      }
      height.fill(layer.path);
      // A thin dark edge keeps plates apart at every size.
      colour.strokeStyle = 'rgba(12, 12, 14, 0.5)';
      colour.lineWidth = 0.008;
      colour.stroke(layer.path);
    } else if (layer.kind === 'line') {
      colour.globalAlpha = 0.8;
      colour.strokeStyle = layer.colour;
      colour.lineWidth = layer.width;
      colour.stroke(layer.path);
      colour.globalAlpha = 1;
      height.globalCompositeOperation = 'source-over';
      height.strokeStyle = grey(layer.height);
      height.lineWidth = layer.width;
      height.stroke(layer.path);
    }
  }
};

/** Scorch marks and dead plates, more with more damage. */
const scorch = (context: CanvasRenderingContext2D, hurt: number, seed: number): void => {
  const draw = drawsOf(seed);
  const count = Math.ceil(hurt * 7);
  context.globalCompositeOperation = 'source-atop';
  for (let index = 0; index < count; index += 1) {
    const x = draw() * 1.5 - 0.8;
    const y = (draw() - 0.5) * 0.5;
    const size = 0.07 + draw() * 0.14;
    const burn = context.createRadialGradient(x, y, 0, x, y, size);
    burn.addColorStop(0, 'rgba(6, 5, 6, 0.95)');
    burn.addColorStop(0.45, 'rgba(16, 12, 10, 0.7)');
    burn.addColorStop(1, 'rgba(20, 14, 10, 0)');
    context.fillStyle = burn;
    context.fillRect(x - size, y - size, size * 2, size * 2);
    context.strokeStyle = 'rgba(10, 8, 8, 0.85)';
    context.lineWidth = 0.016;
    context.beginPath();
    context.moveTo(x, y);
    for (let step = 0; step < 3; step += 1)
      context.lineTo(x + (draw() - 0.5) * size * 2, y + (draw() - 0.5) * size * 2);
    context.stroke();
  }
  context.globalCompositeOperation = 'source-over';
};

const embers = (context: CanvasRenderingContext2D, hurt: number, seed: number): void => {
  const draw = drawsOf(seed);
  for (let index = 0; index < Math.ceil(hurt * 7); index += 1) {
    const x = draw() * 1.5 - 0.8;
    const y = (draw() - 0.5) * 0.5;
    draw();
    if (index % 2 === 1) continue;
    const glow = context.createRadialGradient(x, y, 0, x, y, 0.055);
    glow.addColorStop(0, 'rgba(255, 190, 110, 0.95)');
    glow.addColorStop(0.4, 'rgba(255, 96, 30, 0.6)');
    glow.addColorStop(1, 'rgba(255, 60, 20, 0)');
    context.fillStyle = glow;
    context.fillRect(x - 0.06, y - 0.06, 0.12, 0.12);
  }
};

/**
 * An edge of light where the outline faces the sun, and a faint one in the side's colour away from it: the hull leaves
 * the dark.
 */
const rim = (lit: HTMLCanvasElement, wish: SketchWish): void => {
  const size = lit.width;
  const reach = Math.max(1, size / 90);
  const flat = Math.hypot(wish.light.x, wish.light.y) || 1;
  for (const [way, colour] of [
    [1, 'rgba(255, 246, 228, 0.85)'],
    [-1, `rgba(${wish.edge}, 0.5)`],
  ] as const) {
    const edge = blank(size, size);
    const on = edge.getContext('2d')!;
    on.drawImage(lit, 0, 0);
    on.globalCompositeOperation = 'source-in';
    on.fillStyle = colour;
    on.fillRect(0, 0, size, size);
    on.globalCompositeOperation = 'destination-out';
    on.drawImage(lit, (-wish.light.x / flat) * reach * way, (-wish.light.y / flat) * reach * way);
    lit.getContext('2d')!.drawImage(edge, 0, 0);
  }
};

/** The pilot flame of a drive at rest. */
const idle = (on: CanvasRenderingContext2D, nozzle: Nozzle, [core, hue]: SketchWish['flame']): void => {
  const size = Math.max(nozzle.size, 0.05) * 1.7;
  on.save();
  on.translate(nozzle.x - size * 0.2, nozzle.y);
  on.scale(1.25, 0.8);
  const flame = on.createRadialGradient(0, 0, 0, 0, 0, size);
  flame.addColorStop(0, `rgba(${core}, 0.85)`);
  flame.addColorStop(0.3, `rgba(${hue}, 0.45)`);
  flame.addColorStop(1, `rgba(${hue}, 0)`);
  on.fillStyle = flame;
  on.fillRect(-size, -size, size * 2, size * 2);
  on.restore();
};

/** Bakes a sketch seen from above, bow to the right. */
export const bakeSketch = (sketch: HullSketch, wish: SketchWish): HTMLCanvasElement => {
  const size = Math.max(Math.min(wish.size * 2, 640), Math.min(wish.size, 640), 96);
  const colour = blank(size, size);
  const height = blank(size, size);
  const onColour = colour.getContext('2d', { willReadFrequently: true })!;
  const onHeight = height.getContext('2d', { willReadFrequently: true })!;
  const scale = size / 2 / HULL_FRAME;
  for (const context of [onColour, onHeight]) {
    context.translate(size / 2, size / 2);
    context.scale(scale, scale);
    context.lineCap = 'round';
    context.lineJoin = 'round';
  }
  paintLayers(sketch, onColour, onHeight);
  if (wish.hurt > 0) scorch(onColour, wish.hurt, wish.seed);
  if (wish.dead) {
    onColour.globalCompositeOperation = 'source-atop';
    onColour.fillStyle = 'rgba(14, 14, 17, 0.66)';
    onColour.fillRect(-2, -2, 4, 4);
  }
  const stuff = sketch.grown
    ? { depth: size * 0.075, round: Math.max(1, size / 48), shine: 0.34, gloss: 16, shade: 0.34, key: 1.5 }
    : { depth: size * 0.085, round: Math.max(1, size / 130), shine: 0.24, gloss: 9, shade: 0.34, key: 1.44 };
  const lit = light(colour, height, wish.light, stuff);
  if (!wish.dead) rim(lit, wish);
  const on = lit.getContext('2d')!;
  on.setTransform(scale, 0, 0, scale, size / 2, size / 2);
  on.lineCap = 'round';
  if (!wish.dead) {
    on.globalCompositeOperation = 'lighter';
    for (const layer of sketch.layers) {
      if (layer.kind !== 'lamp') continue;
      on.shadowColor = layer.colour;
      on.shadowBlur = layer.halo * scale * 1.2;
      on.fillStyle = layer.colour;
      on.strokeStyle = layer.colour;
      on.lineWidth = 0.014;
      on.fill(layer.path);
      on.stroke(layer.path);
    }
    on.shadowBlur = 0;
    for (const nozzle of sketch.nozzles) idle(on, nozzle, wish.flame);
  }
  if (wish.hurt > 0 && !wish.dead) embers(on, wish.hurt, wish.seed);
  if (wish.half !== 0) breakAlong(on, wish.half, wish.seed);
  return shrink(lit, wish.size, wish.size);
};

/** Keeps one side of a jagged line along the spine, with a glowing edge. */
const breakAlong = (context: CanvasRenderingContext2D, half: -1 | 1, seed: number): void => {
  const draw = drawsOf(seed + 5);
  const path = new Path2D();
  path.moveTo(-1.3, half * 1.3);
  const edge = new Path2D();
  for (let step = 0; step <= 16; step += 1) {
    const x = -1.3 + (step / 16) * 2.6;
    const y = (draw() - 0.5) * 0.16;
    path.lineTo(x, y);
    if (step === 0) edge.moveTo(x, y);
    else edge.lineTo(x, y);
  }
  path.lineTo(1.3, half * 1.3);
  path.closePath();
  context.globalCompositeOperation = 'source-atop';
  context.strokeStyle = 'rgba(255, 120, 50, 0.55)';
  context.lineWidth = 0.03;
  context.stroke(edge);
  context.globalCompositeOperation = 'destination-in';
  context.fillStyle = '#000';
  context.fill(path);
  context.globalCompositeOperation = 'source-over';
};
