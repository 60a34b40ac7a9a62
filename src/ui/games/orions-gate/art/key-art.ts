import { bloom, explosion, streak, torpedo } from '../../../table/key-art/fire.ts';
import { ship, type Berth } from '../../../table/key-art/ships.ts';
import { nebula, planet, ring, stars, type Gas } from '../../../table/key-art/sky.ts';

const GAS: Gas = { far: [52, 60, 132], near: [176, 72, 132], heart: [84, 50, 62], seed: 20 };
const AMBER = '255 168 72';
const CYAN = '92 214 255';

/** Where things stand in a wide and in a tall picture, in parts of width and height; lengths in parts of the shorter edge. */
interface Stage {
  readonly planet: { readonly x: number; readonly y: number; readonly radius: number };
  readonly glow: { readonly x: number; readonly y: number };
  readonly A: readonly Place[];
  readonly B: readonly Place[];
  readonly burst: { readonly x: number; readonly y: number; readonly radius: number };
}
type Place = readonly [hull: Berth['hull'], x: number, y: number, length: number, course: number, haze: number];

const WIDE: Stage = {
  planet: { x: 0.84, y: 0.66, radius: 0.33 },
  glow: { x: 0.57, y: 0.33 },
  A: [
    ['slabDestroyer', 0.42, 0.31, 0.13, -0.07, 0.5],
    ['slabFighter', 0.5, 0.4, 0.045, -0.1, 0.4],
    ['slabFighter', 0.53, 0.435, 0.05, -0.1, 0.34],
    ['slabFighter', 0.49, 0.46, 0.055, -0.1, 0.3],
    ['slabDestroyer', 0.5, 0.56, 0.24, -0.11, 0.16],
    ['slabBattleship', 0.465, 0.725, 0.62, -0.1, 0],
  ],
  B: [
    ['sweptDestroyer', 0.9, 0.16, 0.13, 0.06, 0.5],
    ['sweptBattleship', 0.82, 0.3, 0.5, 0.08, 0.12],
    ['sweptDestroyer', 0.9, 0.475, 0.22, 0.1, 0.1],
    ['sweptFighter', 0.7, 0.435, 0.055, 0.1, 0.22],
    ['sweptFighter', 0.735, 0.475, 0.06, 0.1, 0.18],
    ['sweptFighter', 0.745, 0.42, 0.05, 0.1, 0.26],
  ],
  burst: { x: 0.655, y: 0.545, radius: 0.075 },
};

const TALL: Stage = {
  planet: { x: 0.86, y: 0.37, radius: 0.36 },
  glow: { x: 0.5, y: 0.14 },
  A: [
    ['slabDestroyer', 0.2, 0.225, 0.2, -0.08, 0.4],
    ['slabFighter', 0.36, 0.255, 0.07, -0.1, 0.3],
    ['slabFighter', 0.41, 0.24, 0.06, -0.1, 0.35],
    ['slabDestroyer', 0.42, 0.335, 0.32, -0.11, 0.12],
    ['slabBattleship', 0.2, 0.415, 0.7, -0.1, 0],
  ],
  B: [
    ['sweptDestroyer', 0.8, 0.085, 0.17, 0.06, 0.5],
    ['sweptBattleship', 0.74, 0.155, 0.46, 0.08, 0.2],
    ['sweptDestroyer', 0.88, 0.24, 0.26, 0.1, 0.14],
    ['sweptFighter', 0.58, 0.205, 0.07, 0.1, 0.22],
    ['sweptFighter', 0.63, 0.225, 0.07, 0.1, 0.2],
  ],
  burst: { x: 0.64, y: 0.29, radius: 0.09 },
};

/**
 * Paints the key art of Orion's Gate: two fleets before a ringed planet and a nebula. Yields between its heavy parts, so that the page stays alive.
 * `unit` is one CSS pixel in canvas pixels.
 */
export function* paintFleets(
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  unit: number,
): Generator<void> {
  const stage = width > height * 0.9 ? WIDE : TALL;
  const edge = Math.min(width, height);
  const at = ({ x, y }: { readonly x: number; readonly y: number }) => ({ x: x * width, y: y * height });

  context.imageSmoothingQuality = 'high';
  context.drawImage(nebula(width, height, stage.glow, GAS), 0, 0, width, height);
  yield;
  stars(context, width, height, unit);
  bloom(context, at(stage.glow), edge * 0.34, '255 190 130', 0.2);
  yield;

  const giant = at(stage.planet);
  const radius = edge * stage.planet.radius;
  ring(context, giant.x, giant.y, radius, false);
  const globe = planet(radius * 2 * 1.06);
  yield;
  const half = radius / 0.94;
  context.drawImage(globe, giant.x - half, giant.y - half, half * 2, half * 2);
  ring(context, giant.x, giant.y, radius, true);
  yield;

  const berths = (places: readonly Place[], engine: string, left: boolean): Berth[] =>
    places.map(([hull, x, y, length, course, haze], seed) => ({
      hull,
      x: x * width,
      y: y * height,
      length: length * edge,
      course,
      haze,
      engine,
      seed: seed + (left ? 50 : 1),
      left,
    }));
  const a = berths(stage.A, AMBER, false);
  const b = berths(stage.B, CYAN, true);
  const bow = (one: Berth, side: 1 | -1) => ({ x: one.x + side * one.length * 0.5, y: one.y - one.length * 0.035 });
  const burst = at(stage.burst);
  const [bBattleship, bDestroyer] = [
    b.find((one) => one.hull === 'sweptBattleship')!,
    b.filter((one) => one.hull === 'sweptDestroyer')[1]!,
  ];
  const [aBattleship, aDestroyer] = [a.at(-1)!, a.at(-2)!];

  for (const one of [...b, ...a.slice(0, -1)].sort((p, q) => q.haze - p.haze)) ship(context, one);
  yield;
  const gun = unit * 0.9;
  streak(
    context,
    bow(bBattleship, -1),
    { x: aDestroyer.x + aDestroyer.length * 0.28, y: aDestroyer.y - aDestroyer.length * 0.1 },
    gun,
    CYAN,
  );
  bloom(
    context,
    { x: aDestroyer.x + aDestroyer.length * 0.28, y: aDestroyer.y - aDestroyer.length * 0.1 },
    edge * 0.035,
    CYAN,
    0.85,
  );
  streak(
    context,
    { x: bBattleship.x - bBattleship.length * 0.3, y: bBattleship.y + bBattleship.length * 0.05 },
    burst,
    gun,
    CYAN,
  );
  streak(
    context,
    bow(aDestroyer, 1),
    { x: bBattleship.x + bBattleship.length * 0.02, y: bBattleship.y + bBattleship.length * 0.06 },
    gun,
    AMBER,
  );
  bloom(
    context,
    { x: bBattleship.x + bBattleship.length * 0.02, y: bBattleship.y + bBattleship.length * 0.06 },
    edge * 0.045,
    '255 196 120',
    0.9,
  );
  torpedo(
    context,
    bow(aDestroyer, 1),
    { x: (aDestroyer.x + bDestroyer.x) / 2, y: aDestroyer.y - edge * 0.02 },
    { x: bDestroyer.x - bDestroyer.length * 0.72, y: bDestroyer.y + edge * 0.035 },
    unit,
    AMBER,
  );
  explosion(context, burst, edge * stage.burst.radius);
  yield;
  ship(context, aBattleship);
  streak(
    context,
    { x: aBattleship.x + aBattleship.length * 0.2, y: aBattleship.y - aBattleship.length * 0.13 },
    { x: bDestroyer.x - bDestroyer.length * 0.2, y: bDestroyer.y + bDestroyer.length * 0.02 },
    gun * 1.3,
    AMBER,
  );
  bloom(
    context,
    { x: bDestroyer.x - bDestroyer.length * 0.2, y: bDestroyer.y + bDestroyer.length * 0.02 },
    edge * 0.04,
    '255 206 140',
    0.9,
  );
  bloom(
    context,
    { x: aBattleship.x + aBattleship.length * 0.2, y: aBattleship.y - aBattleship.length * 0.13 },
    edge * 0.022,
    AMBER,
    0.8,
  );
}
