import { bakePlanet, PLANET_FRAME } from '../../../../../assets/art/planet.ts';
import { arkMeridian, ironclad, thunderhead } from '../../../../../assets/art/skaxar/ships/earth-great.ts';
import { broodThrone, nightTalon, starRender } from '../../../../../assets/art/skaxar/ships/skaxar-great.ts';
import type { Pose } from '../../../../../assets/art/solid/camera.ts';
import { workshop, type Kit } from '../../../../../assets/art/solid/kit.ts';
import { render } from '../../../../../assets/art/solid/render.ts';
import { bloom, explosion, streak } from '../../../table/key-art/fire.ts';
import { fitting, type Layouts } from '../../../table/key-art/fitting.ts';
import { nebula, stars, type Gas } from '../../../table/key-art/sky.ts';

const GAS: Gas = { far: [44, 40, 104], near: [112, 66, 176], heart: [76, 60, 92], seed: 23 };

/** The world both want: oceans, land and weather. */
const WORLD = 7;

/**
 * The ships shown. Only great ones: the first screen fetches their models, and the small ones lie in files of their
 * own.
 */
const MODELS = { arkMeridian, ironclad, thunderhead, broodThrone, nightTalon, starRender } as const satisfies {
  readonly [ship: string]: (kit: Kit) => void;
};
type Model = keyof typeof MODELS;

/**
 * A ship: its model, its middle in parts of the picture, its box in parts of the shorter edge, and how it is turned.
 */
interface Berth {
  readonly model: Model;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly pose: Pose;
}

/** A shot from ship to ship, by their places in the list; where on the target it ends, in parts of its box. */
interface Shot {
  readonly from: number;
  readonly to: number;
  readonly at: readonly [number, number];
  readonly nose: readonly [number, number];
}

interface Stage {
  readonly world: { readonly x: number; readonly y: number; readonly radius: number };
  /** The farthest first. */
  readonly ships: readonly Berth[];
  readonly shots: readonly Shot[];
  readonly blast: { readonly x: number; readonly y: number; readonly radius: number };
}

const pose = (yaw: number, pitch: number, roll: number): Pose => ({ yaw, pitch, roll, far: 3.2 });

const EARTHWARD = pose(-0.5, 0.3, 0.12);
const AWAY = pose(-2.5, 0.26, -0.08);
const ARK = pose(-0.5, 0.3, 0.1);
const THRONE = pose(-2.5, 0.24, -0.08);

const WIDE: Stage = {
  world: { x: 0.69, y: 0.71, radius: 0.46 },
  ships: [
    { model: 'nightTalon', x: 0.575, y: 0.16, size: 0.1, pose: AWAY },
    { model: 'starRender', x: 0.63, y: 0.1, size: 0.1, pose: AWAY },
    { model: 'thunderhead', x: 0.475, y: 0.235, size: 0.1, pose: EARTHWARD },
    { model: 'ironclad', x: 0.44, y: 0.385, size: 0.15, pose: EARTHWARD },
    { model: 'starRender', x: 0.925, y: 0.56, size: 0.2, pose: AWAY },
    { model: 'broodThrone', x: 0.835, y: 0.27, size: 0.54, pose: THRONE },
    { model: 'arkMeridian', x: 0.545, y: 0.525, size: 0.46, pose: ARK },
  ],
  shots: [
    { from: 6, to: 5, nose: [0.42, -0.04], at: [-0.24, 0.2] },
    { from: 3, to: 5, nose: [0.46, 0], at: [-0.3, 0.1] },
    { from: 5, to: 6, nose: [-0.36, 0.2], at: [0.2, -0.16] },
    { from: 0, to: 2, nose: [-0.4, 0.1], at: [0.4, 0] },
  ],
  blast: { x: 0.595, y: 0.42, radius: 0.05 },
};

const TALL: Stage = {
  world: { x: 0.62, y: 0.29, radius: 0.5 },
  ships: [
    { model: 'starRender', x: 0.42, y: 0.065, size: 0.13, pose: AWAY },
    { model: 'ironclad', x: 0.16, y: 0.13, size: 0.2, pose: EARTHWARD },
    { model: 'broodThrone', x: 0.75, y: 0.105, size: 0.56, pose: THRONE },
    { model: 'arkMeridian', x: 0.29, y: 0.235, size: 0.52, pose: ARK },
  ],
  shots: [
    { from: 3, to: 2, nose: [0.42, -0.04], at: [-0.24, 0.2] },
    { from: 1, to: 2, nose: [0.46, 0], at: [-0.3, 0.1] },
    { from: 2, to: 3, nose: [-0.36, 0.2], at: [0.2, -0.16] },
  ],
  blast: { x: 0.4, y: 0.19, radius: 0.055 },
};

/** A small picture has no words over it: the two stand in its middle. */
const SMALL: Stage = {
  world: { x: 0.6, y: 0.86, radius: 0.66 },
  ships: [
    { model: 'broodThrone', x: 0.7, y: 0.31, size: 0.74, pose: THRONE },
    { model: 'arkMeridian', x: 0.3, y: 0.67, size: 0.68, pose: ARK },
  ],
  shots: [
    { from: 1, to: 0, nose: [0.42, -0.04], at: [-0.24, 0.2] },
    { from: 0, to: 1, nose: [-0.36, 0.2], at: [0.2, -0.16] },
  ],
  blast: { x: 0.44, y: 0.5, radius: 0.08 },
};

const STAGES: Layouts<Stage> = { wide: WIDE, tall: TALL, small: SMALL };

/** A ship is drawn at most so many pixels wide, and stretched beyond. */
const MAX = 640;
/** How much finer a ship is drawn before it is made smaller. */
const FINENESS = 1.4;
/** Height of a ship's box by its width. */
const FLAT = 0.72;
/** The sun stands up and left, a little before the ships. */
const SUN = [-0.8, 0.62, -0.12] as const;

const EARTHLY: readonly Model[] = ['arkMeridian', 'ironclad', 'thunderhead'];

/** Light of each side: its shots, and core and flame of its drives. */
const LIGHT = {
  earth: { shot: '150 205 255', core: '255 244 226', flame: '255 176 98' },
  skaxar: { shot: '214 130 255', core: '240 255 214', flame: '150 236 70' },
} as const;

const lightOf = (model: Model) => LIGHT[EARTHLY.includes(model) ? 'earth' : 'skaxar'];

const meshOf = (model: Model) => {
  const kit = workshop();
  MODELS[model](kit);
  return kit.mesh;
};

/** A ship with the light of its drives. */
function ship(
  context: CanvasRenderingContext2D,
  { model, pose: turned }: Berth,
  at: { readonly x: number; readonly y: number; readonly wide: number },
): void {
  const { core, flame } = lightOf(model);
  // Drives and spines reach beyond the box that the hull fills.
  const margin = 0.12;
  const wide = Math.min(MAX, Math.round(at.wide * (1 + 2 * margin)));
  const inner = wide / (1 + 2 * margin);
  const high = Math.round(inner * FLAT + 2 * margin * inner);
  const frame = { x: margin * inner, y: margin * inner, wide: inner, high: inner * FLAT };
  const done = render(
    meshOf(model),
    turned,
    frame,
    wide,
    high,
    { sun: SUN, key: [236, 226, 214], fill: [74, 78, 138], rim: [140, 180, 236] },
    5,
    FINENESS,
  );
  const scale = (at.wide * (1 + 2 * margin)) / wide;
  const [left, top] = [at.x - (wide * scale) / 2, at.y - (high * scale) / 2];
  const drives = done.drives.map(({ x, y, size, dx, dy, seen }) => ({
    spot: { x: left + x * scale, y: top + y * scale },
    size: size * scale,
    dx: dx * scale,
    dy: dy * scale,
    seen,
  }));
  for (const { spot, size, dx, dy } of drives) {
    const way = Math.hypot(dx, dy) || 1;
    streak(context, { x: spot.x + (dx / way) * size * 9, y: spot.y + (dy / way) * size * 9 }, spot, size * 0.5, flame);
  }
  context.drawImage(done.picture, left, top, wide * scale, high * scale);
  context.save();
  context.globalCompositeOperation = 'lighter';
  context.globalAlpha = 0.4;
  context.filter = `blur(${Math.max(1, Math.round(at.wide * 0.012))}px)`;
  context.drawImage(done.lamps, left, top, wide * scale, high * scale);
  context.restore();
  for (const { spot, size, seen } of drives) if (seen) bloom(context, spot, size * 2.6, core, 0.9);
}

/** Paints the key art of Skaxar: the fleets meet above the world both want. Yields between its heavy parts. */
export function* paintWar(
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  unit: number,
): Generator<void> {
  const { world, ships, shots, blast } = fitting(STAGES, width, height, unit);
  const edge = Math.min(width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(nebula(width, height, { x: world.x + 0.06, y: world.y - 0.42 }, GAS), 0, 0, width, height);
  yield;
  stars(context, width, height, unit);
  yield;
  const across = 2 * world.radius * edge * PLANET_FRAME;
  const ball = bakePlanet(Math.min(520, Math.round(across)), WORLD, false, { x: -0.78, y: -0.62, z: 0.16 });
  context.drawImage(ball, world.x * width - across / 2, world.y * height - across / 2, across, across);
  yield;
  const placed = ships.map((berth) => ({ x: berth.x * width, y: berth.y * height, wide: berth.size * edge }));
  const spot = (index: number, [u, v]: readonly [number, number]) => ({
    x: placed[index]!.x + u * placed[index]!.wide,
    y: placed[index]!.y + v * placed[index]!.wide,
  });
  for (const [index, berth] of ships.entries()) {
    ship(context, berth, placed[index]!);
    yield;
  }
  const gun = unit * Math.max(0.7, edge / unit / 520);
  for (const { from, to, nose, at } of shots) {
    const colour = lightOf(ships[from]!.model).shot;
    streak(context, spot(from, nose), spot(to, at), gun, colour);
    bloom(context, spot(from, nose), edge * 0.018, colour, 0.9);
  }
  explosion(context, { x: blast.x * width, y: blast.y * height }, blast.radius * edge);
}
