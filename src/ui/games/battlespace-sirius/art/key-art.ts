import { strew } from '../../../table/key-art/chance.ts';
import { duelCard, spotOn, type DuelCard, type Lie } from './duel-card.ts';
import { bloom, streak, strokeRay } from '../../../table/key-art/fire.ts';
import { fitting, type Layouts } from '../../../table/key-art/fitting.ts';
import { nebula, stars, type Gas } from '../../../table/key-art/sky.ts';

const GAS: Gas = { far: [34, 78, 128], near: [70, 138, 176], heart: [52, 66, 84], seed: 41 };
const EMERALD = { tint: '62 224 160', pale: '198 255 228', clips: [5, 6, 3, 4], hull: 'leaf' } as const;
const RED = { tint: '255 96 86', pale: '255 214 206', clips: [4, 2, 5, 2], hull: 'dagger' } as const;

/**
 * Where things stand in a wide and in a tall picture, in parts of width and height; lengths in parts of the shorter
 * edge.
 */
interface Stage {
  readonly star: { readonly x: number; readonly y: number; readonly radius: number };
  readonly emerald: Lie;
  readonly red: Lie;
}

const WIDE: Stage = {
  star: { x: 0.665, y: 0.2, radius: 0.2 },
  emerald: { x: 0.535, y: 0.54, height: 0.5, turn: -0.13, lean: 0.5 },
  red: { x: 0.855, y: 0.45, height: 0.4, turn: 0.12, lean: -0.55 },
};

const TALL: Stage = {
  star: { x: 0.56, y: 0.085, radius: 0.26 },
  emerald: { x: 0.29, y: 0.245, height: 0.5, turn: -0.14, lean: 0.5 },
  red: { x: 0.8, y: 0.19, height: 0.4, turn: 0.12, lean: -0.55 },
};

/** A small picture has no words over it: the duel stands in its middle. */
const SMALL: Stage = {
  star: { x: 0.53, y: 0.2, radius: 0.26 },
  emerald: { x: 0.28, y: 0.55, height: 0.62, turn: -0.13, lean: 0.5 },
  red: { x: 0.77, y: 0.5, height: 0.54, turn: 0.12, lean: -0.55 },
};

const STAGES: Layouts<Stage> = { wide: WIDE, tall: TALL, small: SMALL };

/** The white star with its rays, and the small companion beside it. */
function sirius(context: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  bloom(context, { x, y }, radius * 2.8, '110 172 255', 0.34, '150 200 255');
  bloom(context, { x, y }, radius * 0.62, '170 208 255', 0.95);
  context.save();
  context.globalCompositeOperation = 'lighter';
  for (const [angle, length] of [
    [0.12, 2.6],
    [0.12 + Math.PI / 2, 1.5],
    [0.12 + Math.PI / 4, 0.6],
    [0.12 - Math.PI / 4, 0.6],
  ] as const) {
    const [dx, dy] = [Math.cos(angle) * radius * length, Math.sin(angle) * radius * length];
    const ray = context.createLinearGradient(x - dx, y - dy, x + dx, y + dy);
    ray.addColorStop(0, 'rgb(150 195 255 / 0)');
    ray.addColorStop(0.5, 'rgb(240 247 255 / 0.85)');
    ray.addColorStop(1, 'rgb(150 195 255 / 0)');
    context.strokeStyle = ray;
    context.lineWidth = radius * 0.016;
    context.beginPath();
    context.moveTo(x - dx, y - dy);
    context.lineTo(x + dx, y + dy);
    context.stroke();
  }
  context.restore();
  bloom(context, { x: x + radius * 0.62, y: y + radius * 0.34 }, radius * 0.14, '200 225 255', 0.9);
}

/** A shield that holds: bent lines of light before a card's edge, sparks thrown back. */
function shield(
  context: CanvasRenderingContext2D,
  at: { readonly x: number; readonly y: number },
  radius: number,
  colour: string,
): void {
  const next = strew(12);
  context.save();
  context.globalCompositeOperation = 'lighter';
  context.lineCap = 'round';
  for (let line = 0; line < 5; line++) {
    const far = radius * (0.34 + 0.17 * line);
    context.strokeStyle = `rgb(${colour} / ${0.7 - 0.12 * line})`;
    context.lineWidth = radius * (0.03 - 0.004 * line);
    context.beginPath();
    context.ellipse(at.x + far * 0.5, at.y, far * 0.55, far, 0.14, Math.PI * 0.62, Math.PI * 1.38);
    context.stroke();
  }
  for (let spark = 0; spark < 46; spark++) {
    const angle = Math.PI * (0.58 + 0.84 * next());
    const from = radius * (0.1 + 0.3 * next());
    const to = from + radius * (0.1 + 0.9 * next() ** 2);
    context.strokeStyle = `rgb(255 232 214 / ${0.25 + 0.6 * next()})`;
    context.lineWidth = radius * 0.011;
    strokeRay(context, at, angle, from, to);
  }
  context.restore();
  bloom(context, at, radius * 0.85, colour, 0.85, '255 250 244');
}

/**
 * Paints the key art of Battlespace Sirius: two ship cards in the light of a white star, a volley between them. Yields
 * between its heavy parts.
 */
export function* paintDuel(
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  unit: number,
): Generator<void> {
  const stage = fitting(STAGES, width, height, unit);
  const edge = Math.min(width, height);
  const lie = (one: Lie): Lie => ({ ...one, x: one.x * width, y: one.y * height, height: one.height * edge });
  const { star } = stage;
  context.imageSmoothingQuality = 'high';
  context.drawImage(nebula(width, height, star, GAS), 0, 0, width, height);
  yield;
  stars(context, width, height, unit);
  sirius(context, star.x * width, star.y * height, star.radius * edge);
  yield;
  const emerald: DuelCard = { ...lie(stage.emerald), ...EMERALD };
  const red: DuelCard = { ...lie(stage.red), ...RED };
  duelCard(context, red);
  yield;
  duelCard(context, emerald);
  yield;
  // Four weapons of the starboard side at the port side of the other; two come back.
  const gun = unit * Math.max(0.7, edge / unit / 420);
  const mark = spotOn(red, -80, 4);
  for (const [from, to] of [
    [-26, -12],
    [-9, 0],
    [9, 7],
    [26, 16],
  ] as const)
    streak(context, spotOn(emerald, 82, from), spotOn(red, -83, to), gun, EMERALD.tint);
  for (const [from, to] of [
    [-44, -58],
    [40, 56],
  ] as const)
    streak(context, spotOn(red, -82, from), spotOn(emerald, 82, to), gun * 0.7, RED.tint);
  shield(context, mark, red.height * 0.34, '255 132 112');
  for (const [, at] of [
    [0, -58],
    [0, 56],
  ] as const)
    bloom(context, spotOn(emerald, 82, at), emerald.height * 0.07, RED.tint, 0.8);
  for (const from of [-26, -9, 9, 26])
    bloom(context, spotOn(emerald, 82, from), emerald.height * 0.04, EMERALD.tint, 0.9);
}
