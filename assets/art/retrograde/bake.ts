import { blank, drawsOf, seedOf } from '../seeded.ts';
import { glaze } from './glaze.ts';
import { bakeRig, type Rig } from './rig.ts';
import { AIR, limbAspect, type LimbShape, type LimbWish } from './shape.ts';
import { bakeGround } from './sphere.ts';
import { city, colony, laboratory, lagrange, moonBase, works } from './stations.ts';
import { WORLDS } from './worlds.ts';

type Build = (rig: Rig, shape: LimbShape, seed: number) => void;

const LABORATORIES: readonly string[] = ['1232', '2321', '3212', '2123'];

/** What is built on a card's ground, or floats where it has none; null = nothing. */
const builtOn = (card: string): Build | null => {
  if (card.startsWith('asteroid')) return colony;
  if (card.startsWith('moon')) return moonBase;
  if (card.startsWith('corporate')) return city;
  if (card.startsWith('manufactory'))
    return (rig, shape, seed) => works(rig, shape, seed, card.at(-1) as 'a' | 'b' | 'c');
  if (card.startsWith('lagrange')) return lagrange;
  const plan = LABORATORIES.indexOf(card.slice(-4));
  if (card.startsWith('research'))
    return (rig, shape, seed) => laboratory(rig, shape, seed, Math.max(plan, 0) as 0 | 1 | 2 | 3);
  return null;
};

/** All colour leaves it. */
const chill = (canvas: HTMLCanvasElement): void => {
  const pen = canvas.getContext('2d')!;
  const image = pen.getImageData(0, 0, canvas.width, canvas.height);
  const { data } = image;
  for (let at = 0; at < data.length; at += 4) {
    const grey = data[at]! * 0.3 + data[at + 1]! * 0.55 + data[at + 2]! * 0.15;
    data[at] = grey * 0.4 + data[at]! * 0.05;
    data[at + 1] = grey * 0.42;
    data[at + 2] = grey * 0.48;
  }
  pen.putImageData(image, 0, 0);
};

/** Cracks from the crown down, with what still glows in them. */
const crack = (canvas: HTMLCanvasElement, seed: number): void => {
  const pen = canvas.getContext('2d')!;
  const draw = drawsOf(seed);
  const { width, height } = canvas;
  pen.globalCompositeOperation = 'source-atop';
  pen.lineJoin = 'round';
  for (let line = 0; line < 8; line += 1) {
    let x = width * (0.12 + 0.76 * draw());
    let y = height * (0.1 + draw() * 0.3);
    let way = Math.PI * (0.25 + draw() * 0.5);
    const spots: (readonly [number, number])[] = [[x, y]];
    for (let step = 0; step < 9; step += 1) {
      way += (draw() - 0.5) * 1.5;
      x += Math.cos(way) * width * 0.03;
      y += Math.sin(way) * width * 0.024;
      spots.push([x, y]);
    }
    for (const [tone, wide] of [
      ['rgba(255, 104, 40, 0.1)', 0.016],
      ['rgba(3, 3, 5, 0.95)', 0.008],
      ['rgba(255, 128, 60, 0.5)', 0.0016],
    ] as const) {
      pen.strokeStyle = tone;
      pen.beginPath();
      spots.forEach(([px, py], index) => {
        pen.lineWidth = width * wide;
        if (index === 0) pen.moveTo(px, py);
        else pen.lineTo(px, py);
      });
      pen.stroke();
    }
  }
  pen.globalCompositeOperation = 'source-over';
};

/** What floats is drawn on a smaller board: it fills its berth all the same. */
const afloat = ({ wide, radius, top }: LimbShape): LimbShape => {
  const by = 1.12;
  return { wide: wide / by, radius, top: (top + AIR) / by - AIR };
};

/** Bakes the limb of a card: its world in the light of the sun above it, and what is built there. Some 100 ms. */
export const bakeLimb = ({ card, shape, wide, sun, dead }: LimbWish): HTMLCanvasElement => {
  const width = Math.max(Math.round(wide), 16);
  const high = Math.max(Math.round(width * limbAspect(shape)), 8);
  const seed = seedOf(card);
  const world = WORLDS[card];
  const canvas = blank(width, high);
  const pen = canvas.getContext('2d')!;
  pen.imageSmoothingQuality = 'high';
  const dark = dead && world ? { ...world, cities: 0 } : world;
  const ground = dark ? bakeGround(dark, shape, width, high, seed, sun) : null;
  const build = builtOn(card);
  const board = world ? shape : afloat(shape);
  const built = build ? bakeRig(board, width, high, sun, dead, (rig) => build(rig, board, seed)) : null;
  // Towers stand behind the ground they stand on.
  if (built && !ground) pen.drawImage(built, 0, 0, width, high);
  if (ground) pen.drawImage(ground, 0, 0);
  if (built && ground) pen.drawImage(built, 0, 0, width, high);
  if (dead) {
    chill(canvas);
    crack(canvas, seed);
  }
  glaze(canvas, shape);
  return canvas;
};
