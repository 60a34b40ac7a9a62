import type { Sequence } from '../../physics/sequence.ts';
import type { Spot } from './exact.ts';

/*
 * Where limits run, in doubles: only for choosing cases that come within a mil or two of them. Verdicts come from
 * elsewhere.
 */

/**
 * A convex shape grown by `reach` mils: a centre comes to its outline when it is at the limit. One corner is a circle.
 */
export interface Limit {
  readonly corners: readonly Spot[];
  readonly reach: number;
}

/** The table edges as limits of a centre are straight: a long edge far outside, grown up to the line. */
export const edgeLimits = (width: number, height: number, radius: number): readonly Limit[] => {
  const far = 400_000;
  const line = (ax: number, ay: number, bx: number, by: number): Limit => ({
    corners: [
      { x: ax, y: ay },
      { x: bx, y: by },
    ],
    reach: far + radius,
  });
  return [
    line(-far, -far, -far, height + far),
    line(width + far, -far, width + far, height + far),
    line(-far, -far, width + far, -far),
    line(-far, height + far, width + far, height + far),
  ];
};

function fromEdge(x: number, y: number, p: Spot, q: Spot): number {
  const [ex, ey] = [q.x - p.x, q.y - p.y];
  const length2 = ex * ex + ey * ey;
  const share = length2 === 0 ? 0 : Math.max(0, Math.min(1, ((x - p.x) * ex + (y - p.y) * ey) / length2));
  return Math.hypot(x - p.x - share * ex, y - p.y - share * ey);
}

/** How far a point is beyond a limit: 0 at it, negative within. */
export function beyond({ corners, reach }: Limit, x: number, y: number): number {
  let least = Infinity;
  let inside = corners.length > 2;
  for (let i = 0; i < corners.length; i++) {
    const [p, q] = [corners[i]!, corners[(i + 1) % corners.length]!];
    if ((q.x - p.x) * (y - p.y) - (q.y - p.y) * (x - p.x) < 0) inside = false;
    least = Math.min(least, fromEdge(x, y, p, q));
  }
  return (inside ? -least : least) - reach;
}

/** A point at one limit or at two at once, looked for from a start by Newton's method; null if none is found. */
export function meetingPoint(limits: readonly Limit[], start: Spot): Spot | null {
  let { x, y } = start;
  const [one, two] = limits as [Limit, Limit?];
  for (let turn = 0; turn < 24; turn++) {
    const f = beyond(one, x, y);
    const [fx, fy] = [
      beyond(one, x + 0.5, y) - beyond(one, x - 0.5, y),
      beyond(one, x, y + 0.5) - beyond(one, x, y - 0.5),
    ];
    if (!two) {
      const slope = fx * fx + fy * fy;
      if (Math.abs(f) < 0.1) return { x, y };
      if (slope < 1e-6) return null;
      [x, y] = [x - (f * fx) / slope, y - (f * fy) / slope];
      continue;
    }
    const g = beyond(two, x, y);
    if (Math.abs(f) < 0.1 && Math.abs(g) < 0.1) return { x, y };
    const [gx, gy] = [
      beyond(two, x + 0.5, y) - beyond(two, x - 0.5, y),
      beyond(two, x, y + 0.5) - beyond(two, x, y - 0.5),
    ];
    const under = fx * gy - fy * gx;
    if (Math.abs(under) < 1e-3) return null;
    [x, y] = [x - (f * gy - g * fy) / under, y - (g * fx - f * gx) / under];
  }
  return null;
}

const TRIPLES = [
  [1, 0, 1],
  [0, 1, 1],
  [3, 4, 5],
  [4, 3, 5],
  [5, 12, 13],
  [8, 15, 17],
] as const;

/**
 * A whole point exactly at the limit of one of its corners: straight beside it, or by a right triangle of whole sides.
 */
export function exactPoint(sequence: Sequence, { corners, reach }: Limit): Spot {
  const { x, y } = sequence.pick(corners);
  const [a, b, c] = sequence.pick(TRIPLES.filter(([, , side]) => reach % side === 0));
  const sign = () => sequence.pick([1, -1]);
  return { x: x + (sign() * a * reach) / c, y: y + (sign() * b * reach) / c };
}

/** A straight line: the points p with nx p.x + ny p.y = offset. (nx, ny) has length 1. */
export interface Line {
  readonly nx: number;
  readonly ny: number;
  readonly offset: number;
}

/** The line at the limit on its side (nx, ny). */
export function tangent({ corners, reach }: Limit, nx: number, ny: number): Line {
  let most = -Infinity;
  for (const { x, y } of corners) most = Math.max(most, nx * x + ny * y);
  return { nx, ny, offset: most + reach };
}

/** A line at two limits, both on one side of it or one on each; null if none is found from a random start. */
export function commonTangent(sequence: Sequence, one: Limit, two: Limit): Line | null {
  const side = sequence.pick([1, -1]);
  const apart = (turn: number): number => {
    const [nx, ny] = [Math.cos(turn), Math.sin(turn)];
    return tangent(one, nx, ny).offset - side * tangent(two, side * nx, side * ny).offset;
  };
  const start = sequence.whole(0, 6282) / 1000;
  for (let i = 0; i < 24; i++) {
    let [low, high] = [start + (i * Math.PI) / 12, start + ((i + 1) * Math.PI) / 12];
    if (apart(low) * apart(high) > 0) continue;
    for (let halving = 0; halving < 40; halving++) {
      const middle = (low + high) / 2;
      if (apart(low) * apart(middle) <= 0) high = middle;
      else low = middle;
    }
    return tangent(one, Math.cos(low), Math.sin(low));
  }
  return null;
}

/** The point of a line nearest to another point, `ahead` mils further along it. */
export function onLine({ nx, ny, offset }: Line, near: Spot, ahead: number): Spot {
  const off = offset - (nx * near.x + ny * near.y);
  return {
    x: near.x + off * nx - ahead * ny,
    y: near.y + off * ny + ahead * nx,
  };
}

/** The heading of a line's direction, to the nearest hundredth of a degree. */
export const headingOf = ({ nx, ny }: Line): number =>
  ((Math.round((Math.atan2(nx, -ny) * 18_000) / Math.PI) % 36_000) + 36_000) % 36_000;

/** The middle of a limit. */
export const middleOf = ({ corners }: Limit): Spot => ({
  x: corners.reduce((sum, { x }) => sum + x, 0) / corners.length,
  y: corners.reduce((sum, { y }) => sum + y, 0) / corners.length,
});
