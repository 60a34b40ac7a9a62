import { bloom, explosion, streak, torpedo } from '../../../table/key-art/fire.ts';
import { ship, type Berth } from '../../../table/key-art/ships.ts';
import { nebula, planet, ring, stars, type Gas } from '../../../table/key-art/sky.ts';

const GAS: Gas = { far: [52, 60, 132], near: [176, 72, 132], heart: [84, 50, 62], seed: 20 };
const AMBER = '255 168 72';
const CYAN = '92 214 255';

/**
 * Where things stand in a wide and in a tall picture, in parts of width and height; lengths in parts of the shorter
 * edge.
 */
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
 * Paints the key art of Orion's Gate: two fleets before a ringed planet and a nebula. Yields between its heavy parts,
 * so that the page stays alive. `unit` is one CSS pixel in canvas pixels.
 */
export function* paintFleets(
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  unit: number,
): Generator<void> {
  const canvas: Canvas = { context, width, height, unit, edge: Math.min(width, height) };
  const stage = width > height * 0.9 ? WIDE : TALL;
  yield* paintSky(canvas, stage);
  yield* paintPlanet(canvas, stage);
  const fleets = fleetsOf(canvas, stage);
  for (const one of fleets.behind) ship(context, one);
  yield;
  paintExchange(canvas, stage, fleets);
  yield;
  ship(context, fleets.A.battleship);
  paintBroadside(canvas, fleets);
}

/** What is painted on. `edge` is the shorter one. */
interface Canvas {
  readonly context: CanvasRenderingContext2D;
  readonly width: number;
  readonly height: number;
  readonly unit: number;
  readonly edge: number;
}
type Spot = { readonly x: number; readonly y: number };

const at = ({ width, height }: Canvas, { x, y }: Spot): Spot => ({ x: x * width, y: y * height });

function* paintSky(canvas: Canvas, stage: Stage): Generator<void> {
  const { context, width, height, unit, edge } = canvas;
  context.imageSmoothingQuality = 'high';
  context.drawImage(nebula(width, height, stage.glow, GAS), 0, 0, width, height);
  yield;
  stars(context, width, height, unit);
  bloom(context, at(canvas, stage.glow), edge * 0.34, '255 190 130', 0.2);
  yield;
}

/** The planet between the far and the near half of its ring. */
function* paintPlanet(canvas: Canvas, stage: Stage): Generator<void> {
  const { context, edge } = canvas;
  const giant = at(canvas, stage.planet);
  const radius = edge * stage.planet.radius;
  ring(context, giant.x, giant.y, radius, false);
  const globe = planet(radius * 2 * 1.06);
  yield;
  const half = radius / 0.94;
  context.drawImage(globe, giant.x - half, giant.y - half, half * 2, half * 2);
  ring(context, giant.x, giant.y, radius, true);
  yield;
}

/** The ships that fire or are hit. */
interface Line {
  readonly battleship: Berth;
  readonly destroyer: Berth;
}
/** Both fleets; `behind` are all ships but the nearest, the farthest first. */
interface Fleets {
  readonly A: Line;
  readonly B: Line;
  readonly behind: readonly Berth[];
}

function fleetsOf(canvas: Canvas, stage: Stage): Fleets {
  const a = berths(canvas, stage.A, AMBER, false);
  const b = berths(canvas, stage.B, CYAN, true);
  return {
    A: { battleship: a.at(-1)!, destroyer: a.at(-2)! },
    B: {
      battleship: b.find((one) => one.hull === 'sweptBattleship')!,
      destroyer: b.filter((one) => one.hull === 'sweptDestroyer')[1]!,
    },
    behind: [...b, ...a.slice(0, -1)].sort((p, q) => q.haze - p.haze),
  };
}

const berths = (
  { width, height, edge }: Canvas,
  places: readonly Place[],
  engine: string,
  left: boolean,
): readonly Berth[] =>
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

/** A place on a ship, from its middle in parts of its length. */
const on = (ship: Berth, right: number, down: number): Spot => ({
  x: ship.x + ship.length * right,
  y: ship.y + ship.length * down,
});

/** The gun of a ship; `side` is where it flies to. */
const bow = (ship: Berth, side: 1 | -1): Spot => on(ship, side * 0.5, -0.035);

/** Width of a shot, CSS pixels. */
const GUN = 0.9;

/** Shots between the ships behind, a torpedo, and an explosion. */
function paintExchange(canvas: Canvas, stage: Stage, { A, B }: Fleets): void {
  const { context, unit, edge } = canvas;
  const gun = unit * GUN;
  const burst = at(canvas, stage.burst);
  const hitA = on(A.destroyer, 0.28, -0.1);
  const hitB = on(B.battleship, 0.02, 0.06);
  streak(context, bow(B.battleship, -1), hitA, gun, CYAN);
  bloom(context, hitA, edge * 0.035, CYAN, 0.85);
  streak(context, on(B.battleship, -0.3, 0.05), burst, gun, CYAN);
  streak(context, bow(A.destroyer, 1), hitB, gun, AMBER);
  bloom(context, hitB, edge * 0.045, '255 196 120', 0.9);
  torpedo(
    context,
    bow(A.destroyer, 1),
    { x: (A.destroyer.x + B.destroyer.x) / 2, y: A.destroyer.y - edge * 0.02 },
    { x: B.destroyer.x - B.destroyer.length * 0.72, y: B.destroyer.y + edge * 0.035 },
    unit,
    AMBER,
  );
  explosion(context, burst, edge * stage.burst.radius);
}

/** The nearest battleship fires over its own hull. */
function paintBroadside({ context, unit, edge }: Canvas, { A, B }: Fleets): void {
  const turret = on(A.battleship, 0.2, -0.13);
  const hit = on(B.destroyer, -0.2, 0.02);
  streak(context, turret, hit, unit * GUN * 1.3, AMBER);
  bloom(context, hit, edge * 0.04, '255 206 140', 0.9);
  bloom(context, turret, edge * 0.022, AMBER, 0.8);
}
