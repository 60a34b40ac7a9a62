import { bakeBareWorld } from '../../../../../assets/art/retrograde/bare-world.ts';
import type { HullClass, HullFamily } from '../../../../../assets/art/retrograde/hulls.ts';
import { limbAspect, type LimbShape } from '../../../../../assets/art/retrograde/shape.ts';
import { bakeSun } from '../../../../../assets/art/retrograde/sun.ts';
import type { PaintKeyArt } from '../../../match/manifest.ts';
import { bloom, explosion, streak } from '../../../table/key-art/fire.ts';
import { fitting, type Layouts } from '../../../table/key-art/fitting.ts';
import { nebula, stars, type Gas } from '../../../table/key-art/sky.ts';

const GAS: Gas = { far: [26, 40, 84], near: [104, 82, 60], heart: [120, 84, 40], seed: 41 };

/** The window a limb is seen through; in the picture it is as wide as the picture's `wide`. */
const EARTH: LimbShape = { wide: 1500, radius: 1020, top: 470 };
const MARS: LimbShape = { wide: 1500, radius: 900, top: 440 };

/** A world: what it is, where its crown lies, how wide its limb is, in parts of the picture and its shorter edge. */
interface World {
  readonly card: string;
  readonly shape: LimbShape;
  readonly x: number;
  readonly wide: number;
  readonly up: 1 | -1;
  /** Where its edge lies, parts of the height from its own side; below 0 it hangs out of the picture. */
  readonly sunk: number;
  readonly sun: number;
}

/** A spacecraft on its way, nose along `turn` (radians, 0 = to the right); size in parts of the shorter edge. */
export interface Craft {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly size: number;
  readonly of: HullClass;
  readonly card: string;
  readonly family: HullFamily;
}

interface Plan {
  readonly worlds: readonly World[];
  readonly sun: { readonly x: number; readonly y: number; readonly size: number };
  readonly crafts: readonly Craft[];
  /** From craft to craft. */
  readonly shots: readonly (readonly [from: number, to: number])[];
  readonly blast: { readonly x: number; readonly y: number; readonly size: number };
}

const craft = (
  x: number,
  y: number,
  turn: number,
  size: number,
  of: HullClass,
  family: HullFamily,
  card = '',
): Craft => ({
  x,
  y,
  turn,
  size,
  of,
  card,
  family,
});

const WIDE: Plan = {
  worlds: [
    { card: 'mars', shape: MARS, x: 0.8, wide: 1.02, up: -1, sunk: -0.02, sun: -1 },
    { card: 'earth', shape: EARTH, x: 0.62, wide: 1.3, up: 1, sunk: -0.05, sun: 1 },
  ],
  sun: { x: 0.47, y: 0.42, size: 0.3 },
  crafts: [
    craft(0.6, 0.55, -0.5, 0.19, 'capital', 'built', 'battleship'),
    craft(0.52, 0.63, -0.34, 0.1, 'corvette', 'built', 'light-corvette'),
    craft(0.72, 0.585, -0.75, 0.08, 'fighter', 'built', 'elite-fighter'),
    craft(0.77, 0.42, 2.55, 0.16, 'frigate', 'grown', 'destroyer'),
    craft(0.87, 0.47, 2.7, 0.1, 'corvette', 'grown', 'light-bomber'),
    craft(0.665, 0.38, 2.2, 0.075, 'fighter', 'grown', 'elite-fighter'),
  ],
  shots: [
    [0, 3],
    [4, 2],
    [5, 1],
  ],
  blast: { x: 0.745, y: 0.545, size: 0.04 },
};

const TALL: Plan = {
  worlds: [
    { card: 'mars', shape: MARS, x: 0.62, wide: 1.2, up: -1, sunk: -0.02, sun: -1 },
    { card: 'earth', shape: EARTH, x: 0.4, wide: 1.5, up: 1, sunk: 0.44, sun: 1 },
  ],
  sun: { x: 0.2, y: 0.24, size: 0.3 },
  crafts: [
    craft(0.4, 0.305, -0.5, 0.26, 'capital', 'built', 'battleship'),
    craft(0.72, 0.21, 2.5, 0.2, 'frigate', 'grown', 'destroyer'),
    craft(0.17, 0.33, -0.3, 0.12, 'corvette', 'built', 'light-corvette'),
  ],
  shots: [[0, 1]],
  blast: { x: 0.62, y: 0.25, size: 0.05 },
};

/** A small picture has no words over it: the worlds fill it. */
const SMALL: Plan = {
  worlds: [
    { card: 'mars', shape: MARS, x: 0.66, wide: 1.5, up: -1, sunk: -0.14, sun: -1 },
    { card: 'earth', shape: EARTH, x: 0.36, wide: 1.7, up: 1, sunk: -0.14, sun: 1 },
  ],
  sun: { x: 0.14, y: 0.46, size: 0.34 },
  crafts: [
    craft(0.46, 0.6, -0.5, 0.3, 'capital', 'built', 'battleship'),
    craft(0.74, 0.42, 2.5, 0.22, 'frigate', 'grown', 'destroyer'),
    craft(0.24, 0.68, -0.3, 0.14, 'corvette', 'built', 'light-corvette'),
  ],
  shots: [[0, 1]],
  blast: { x: 0.66, y: 0.48, size: 0.06 },
};

const PLANS: Layouts<Plan> = { wide: WIDE, tall: TALL, small: SMALL };

/** A limb is baked at most so many pixels wide, and stretched beyond. */
const MAX = 760;

/** A world rising from its side of the picture, with its orbits as fine arcs above it. */
function world(pen: CanvasRenderingContext2D, width: number, height: number, one: World, unit: number): void {
  const across = one.wide * Math.min(width, height);
  const picture = bakeBareWorld({
    card: one.card,
    shape: one.shape,
    wide: Math.min(MAX, Math.round(across)),
    sun: one.sun,
  });
  const high = across * limbAspect(one.shape);
  pen.save();
  pen.translate(one.x * width, one.up === 1 ? height * (1 - one.sunk) : height * one.sunk);
  pen.scale(1, one.up);
  const scale = across / one.shape.wide;
  pen.strokeStyle = 'rgba(190, 216, 250, 0.3)';
  pen.lineWidth = unit;
  for (let orbital = 0; orbital < 3; orbital += 1) {
    const radius = (one.shape.radius + 120 + orbital * 130) * scale;
    pen.beginPath();
    pen.arc(0, (one.shape.radius - one.shape.top) * scale, radius, -Math.PI / 2 - 0.62, -Math.PI / 2 + 0.62);
    pen.stroke();
  }
  // Beyond the edge of its window a world goes on into the dark.
  const fade = Object.assign(document.createElement('canvas'), { width: picture.width, height: picture.height });
  const veil = fade.getContext('2d')!;
  veil.drawImage(picture, 0, 0);
  const sides = veil.createLinearGradient(0, 0, fade.width, 0);
  for (const [stop, alpha] of [
    [0, 0],
    [0.2, 1],
    [0.8, 1],
    [1, 0],
  ] as const)
    sides.addColorStop(stop, `rgba(0, 0, 0, ${alpha})`);
  veil.globalCompositeOperation = 'destination-in';
  veil.fillStyle = sides;
  veil.fillRect(0, 0, fade.width, fade.height);
  pen.drawImage(fade, -across / 2, -high, across, high);
  pen.restore();
}

/** Draws a craft with its middle at the origin and its bow to the right, `side` pixels long and wide. */
export type DrawCraft = (pen: CanvasRenderingContext2D, craft: Craft, side: number) => void;

/** Half outlines of hulls, bow to the right, on a grid of 100: the other half is their image. */
const OUTLINES: { readonly [family in HullFamily]: string } = {
  built: 'M48 0 34-5 12-6 6-12-16-13-21-8-38-9-44-5-44 0Z',
  grown: 'M48 0C26-4 8-6-4-12-14-22-30-25-44-24-34-16-32-8-42-4L-44 0Z',
};
const HULL = { built: ['#d8c8ae', '#4a4238'], grown: ['#a9d4d8', '#26404a'] } as const;
const SHOT = { built: '255 190 110', grown: '120 220 250' } as const;

/** A craft as a small picture shows it: its outline in the light of the sun, and its drive. */
const drawOutline: DrawCraft = (pen, { family }, side) => {
  bloom(pen, { x: -side * 0.44, y: 0 }, side * 0.12, SHOT[family], 0.9);
  pen.scale(side / 100, side / 100);
  const [lit, dark] = HULL[family];
  for (const [half, tone] of [
    [1, lit],
    [-1, dark],
  ] as const) {
    pen.scale(1, half);
    pen.fillStyle = tone;
    pen.fill(new Path2D(OUTLINES[family]));
  }
};

/** Paints the key art of Retrograde: two worlds face each other across the sun. Yields between its heavy parts. */
export const orbitsWith = (drawCraft: DrawCraft): PaintKeyArt =>
  function* paint(pen, width, height, unit) {
    const plan = fitting(PLANS, width, height, unit);
    const edge = Math.min(width, height);
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(nebula(width, height, plan.sun, GAS), 0, 0, width, height);
    yield;
    stars(pen, width, height, unit);
    yield;
    const glow = plan.sun.size * edge;
    pen.drawImage(
      bakeSun(Math.min(300, Math.round(glow))),
      plan.sun.x * width - glow / 2,
      plan.sun.y * height - glow / 2,
      glow,
      glow,
    );
    for (const one of plan.worlds) {
      world(pen, width, height, one, unit);
      yield;
    }
    const at = ({ x, y }: { readonly x: number; readonly y: number }) => ({ x: x * width, y: y * height });
    for (const one of plan.crafts) {
      const { x, y } = at(one);
      pen.save();
      pen.translate(x, y);
      pen.rotate(one.turn);
      drawCraft(pen, one, one.size * edge);
      pen.restore();
      yield;
    }
    const gun = unit * Math.max(0.7, edge / unit / 520);
    for (const [from, to] of plan.shots) {
      const [a, b] = [plan.crafts[from]!, plan.crafts[to]!];
      const light = SHOT[a.family];
      const nose = {
        x: a.x * width + Math.cos(a.turn) * a.size * edge * 0.4,
        y: a.y * height + Math.sin(a.turn) * a.size * edge * 0.4,
      };
      streak(pen, nose, at(b), gun, light);
      bloom(pen, nose, edge * 0.014, light, 0.9);
    }
    explosion(pen, at(plan.blast), plan.blast.size * edge);
  };

/** The key art as a card shows it. */
export const paintOrbits = orbitsWith(drawOutline);
