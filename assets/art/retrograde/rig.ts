import { light } from '../relief.ts';
import { blank, type Light } from '../seeded.ts';
import type { LimbShape } from './shape.ts';
import { AIR } from './shape.ts';

/** A drawing board for what is built: units of the table, u to the right of the middle, v up from the edge. */
export interface Rig {
  /** A part of a colour; its heights fall from its spine to its edges: `round` 0 = flat, 1 = a tube. */
  part(
    path: Path2D,
    colour: string,
    height: number,
    round?: { readonly axis: 'u' | 'v'; readonly at: number; readonly half: number },
  ): void;
  line(path: Path2D, width: number, colour: string, height: number): void;
  /** Something that shines, with a halo. */
  lamp(path: Path2D, colour: string, halo: number): void;
}

interface Lamp {
  readonly path: Path2D;
  readonly colour: string;
  readonly halo: number;
}

const grey = (height: number): string => `rgb(${Math.round(Math.min(Math.max(height, 0), 1) * 255)},0,0)`;

const toUnits = (pen: CanvasRenderingContext2D, { wide, top }: LimbShape, scale: number): void => {
  pen.setTransform(scale, 0, 0, -scale, (wide / 2) * scale, (top + AIR) * scale);
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
};

/**
 * Bakes what `build` draws: lit as a relief from the sun above, with its lamps over it. `dead`: no lamp burns. The
 * picture is drawn finer than it is given back.
 */
export const bakeRig = (
  shape: LimbShape,
  wide: number,
  high: number,
  sun: number,
  dead: boolean,
  build: (rig: Rig) => void,
): HTMLCanvasElement => {
  const fine = wide < 500 ? 2 : 1.5;
  const [colour, height] = [blank(wide * fine, high * fine), blank(wide * fine, high * fine)];
  const onColour = colour.getContext('2d', { willReadFrequently: true })!;
  const onHeight = height.getContext('2d', { willReadFrequently: true })!;
  const scale = colour.width / shape.wide;
  toUnits(onColour, shape, scale);
  toUnits(onHeight, shape, scale);
  const lamps: Lamp[] = [];
  build({
    part: (path, tone, up, round) => {
      onColour.fillStyle = tone;
      onColour.fill(path);
      onColour.strokeStyle = 'rgba(6, 8, 12, 0.55)';
      onColour.lineWidth = 2.2;
      onColour.stroke(path);
      if (round) {
        const { axis, at, half } = round;
        const [a, b] = [at - half, at + half];
        const fall =
          axis === 'u' ? onHeight.createLinearGradient(a, 0, b, 0) : onHeight.createLinearGradient(0, a, 0, b);
        for (const [stop, share] of [
          [0, 0.2],
          [0.25, 0.76],
          [0.5, 1],
          [0.75, 0.76],
          [1, 0.2],
        ] as const)
          fall.addColorStop(stop, grey(up * share));
        onHeight.fillStyle = fall;
      } else onHeight.fillStyle = grey(up);
      onHeight.fill(path);
    },
    line: (path, width, tone, up) => {
      onColour.strokeStyle = tone;
      onHeight.strokeStyle = grey(up);
      onColour.lineWidth = onHeight.lineWidth = width;
      onColour.stroke(path);
      onHeight.stroke(path);
    },
    lamp: (path, tone, halo) => void lamps.push({ path, colour: tone, halo }),
  });
  const from: Light = { x: sun * 0.4, y: -1, z: 0.62 };
  const stuff = { depth: scale * 17, round: Math.max(1, scale * 3), shine: 0.22, gloss: 10, shade: 0.16, key: 1.5 };
  const lit = light(colour, height, from, stuff);
  const pen = lit.getContext('2d')!;
  if (!dead) {
    toUnits(pen, shape, scale);
    pen.globalCompositeOperation = 'lighter';
    for (const lamp of lamps) {
      pen.shadowColor = lamp.colour;
      pen.shadowBlur = lamp.halo * scale;
      pen.fillStyle = lamp.colour;
      pen.fill(lamp.path);
    }
    pen.shadowBlur = 0;
  }
  return lit;
};

/** Paths of parts, in the units of the board. */
export const rect = (u: number, v: number, wide: number, high: number): Path2D => {
  const path = new Path2D();
  path.rect(u - wide / 2, v, wide, high);
  return path;
};

export const poly = (...spots: readonly (readonly [number, number])[]): Path2D => {
  const path = new Path2D();
  spots.forEach(([u, v], index) => (index === 0 ? path.moveTo(u, v) : path.lineTo(u, v)));
  path.closePath();
  return path;
};

export const trace = (...spots: readonly (readonly [number, number])[]): Path2D => {
  const path = new Path2D();
  spots.forEach(([u, v], index) => (index === 0 ? path.moveTo(u, v) : path.lineTo(u, v)));
  return path;
};

export const disc = (u: number, v: number, ru: number, rv = ru): Path2D => {
  const path = new Path2D();
  path.ellipse(u, v, ru, rv, 0, 0, Math.PI * 2);
  return path;
};

/** A dome that stands on v. */
export const dome = (u: number, v: number, radius: number, flat = 0.72): Path2D => {
  const path = new Path2D();
  path.ellipse(u, v, radius, radius * flat, 0, 0, Math.PI);
  path.closePath();
  return path;
};

/** A ring seen from the side: an ellipse with a hole. */
export const hoop = (u: number, v: number, ru: number, rv: number, thick: number): Path2D => {
  const path = new Path2D();
  path.ellipse(u, v, ru, rv, 0, 0, Math.PI * 2);
  path.ellipse(u, v, ru - thick, Math.max(rv - thick * 0.55, 1), 0, 0, Math.PI * 2, true);
  return path;
};
