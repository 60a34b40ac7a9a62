import { bakeHull } from '../../../../../assets/art/orions-spur/bake.ts';
import type { HullShape, Yard } from '../../../../../assets/art/orions-spur/hull-frame.ts';
import type { PaintKeyArt } from '../../../match/manifest.ts';
import { bloom, explosion, streak } from '../../../table/key-art/fire.ts';
import { fitting, type Layouts } from '../../../table/key-art/fitting.ts';
import { nebula, stars, type Gas } from '../../../table/key-art/sky.ts';

const GAS: Gas = { far: [30, 44, 92], near: [120, 70, 96], heart: [150, 104, 120], seed: 67 };

/** A ship: its yard and rank, its middle in parts of the picture, its size in parts of the shorter edge. */
interface Berth {
  readonly yard: Yard;
  readonly rank: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Radians, 0 = bow to the right. */
  readonly turn: number;
}

interface Plan {
  readonly heart: { readonly x: number; readonly y: number; readonly size: number };
  /** The farthest first. */
  readonly ships: readonly Berth[];
  /** From ship to ship, by their places in the list. */
  readonly shots: readonly (readonly [from: number, to: number])[];
  readonly blast: { readonly x: number; readonly y: number; readonly size: number };
}

const ship = (yard: Yard, rank: number, x: number, y: number, size: number, turn: number): Berth => ({
  yard,
  rank,
  x,
  y,
  size,
  turn,
});

const WIDE: Plan = {
  heart: { x: 0.7, y: 0.46, size: 0.5 },
  ships: [
    ship('hssuk', 1, 0.64, 0.1, 0.13, 2.3),
    ship('churrap', 2, 0.93, 0.5, 0.17, 2.7),
    ship('hssuk', 6, 0.84, 0.21, 0.48, 2.42),
    ship('terran', 1, 0.44, 0.5, 0.13, -0.6),
    ship('mrooshen', 3, 0.74, 0.83, 0.24, -0.85),
    ship('terran', 5, 0.56, 0.68, 0.44, -0.66),
    ship('terran', 2, 0.4, 0.78, 0.18, -0.56),
  ],
  shots: [
    [5, 2],
    [3, 0],
    [2, 5],
    [4, 1],
  ],
  blast: { x: 0.7, y: 0.44, size: 0.05 },
};

const TALL: Plan = {
  heart: { x: 0.6, y: 0.2, size: 0.5 },
  ships: [
    ship('churrap', 2, 0.34, 0.08, 0.2, 2.1),
    ship('hssuk', 6, 0.74, 0.1, 0.5, 2.3),
    ship('mrooshen', 3, 0.82, 0.3, 0.26, -1.2),
    ship('terran', 5, 0.3, 0.27, 0.46, -0.8),
  ],
  shots: [
    [3, 1],
    [1, 3],
    [2, 1],
  ],
  blast: { x: 0.52, y: 0.19, size: 0.05 },
};

/** A small picture has no words over it: the two lines fill it. */
const SMALL: Plan = {
  heart: { x: 0.5, y: 0.5, size: 0.7 },
  ships: [
    ship('churrap', 2, 0.44, 0.18, 0.3, 2.5),
    ship('hssuk', 6, 0.78, 0.3, 0.66, 2.5),
    ship('terran', 2, 0.16, 0.42, 0.24, -0.5),
    ship('mrooshen', 3, 0.72, 0.82, 0.34, -0.9),
    ship('terran', 5, 0.34, 0.7, 0.62, -0.6),
  ],
  shots: [
    [4, 1],
    [1, 4],
    [2, 0],
  ],
  blast: { x: 0.56, y: 0.5, size: 0.07 },
};

const PLANS: Layouts<Plan> = { wide: WIDE, tall: TALL, small: SMALL };

const LIGHT: { readonly [yard in Yard]: string } = {
  terran: '130 190 255',
  hssuk: '255 120 70',
  churrap: '110 235 245',
  mrooshen: '150 245 110',
};

/** No hull is baked wider, pixels. */
const MAX = 420;

const shapeOf = ({ yard, rank }: Berth): HullShape => ({
  yard,
  rank,
  carrier: false,
  trim: 0,
  long: rank > 4,
  thick: rank > 5,
});

/** Paints the key art of Orion's Spur: fleets of four peoples in fire. Yields between its heavy parts. */
export const paintFleets: PaintKeyArt = function* paint(pen, width, height, unit) {
  pen.imageSmoothingQuality = 'high';
  const plan = fitting(PLANS, width, height, unit);
  const sky = nebula(width, height, plan.heart, GAS);
  yield;
  pen.drawImage(sky, 0, 0, width, height);
  stars(pen, width, height, unit);
  yield;
  const edge = Math.min(height, width);
  const at = ({ x, y }: { readonly x: number; readonly y: number }) => ({ x: x * width, y: y * height });
  const gun = unit * Math.max(0.8, edge / unit / 460);
  for (const [from, to] of plan.shots) {
    const [a, b] = [plan.ships[from]!, plan.ships[to]!];
    streak(pen, at(a), at(b), gun, LIGHT[a.yard]);
  }
  explosion(pen, at(plan.blast), plan.blast.size * edge);
  yield;
  for (const one of plan.ships) {
    const side = one.size * edge;
    const picture = bakeHull({ ...shapeOf(one), wide: Math.min(MAX, Math.round(side)), hurt: 0 });
    const { x, y } = at(one);
    pen.save();
    pen.translate(x, y);
    pen.rotate(one.turn);
    pen.drawImage(picture, -side / 2, -side / 2, side, side);
    pen.restore();
    bloom(
      pen,
      { x: x + Math.cos(one.turn) * side * 0.4, y: y + Math.sin(one.turn) * side * 0.4 },
      edge * 0.012,
      LIGHT[one.yard],
      0.9,
    );
    yield;
  }
};
