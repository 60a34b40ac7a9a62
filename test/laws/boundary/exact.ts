/*
 * Measuring as chapter 2 of the catalogue writes it, in whole numbers and fractions of BigInt: a second opinion on
 * src/table, of which it uses nothing. Lengths are whole mils; a squared distance is a fraction; nothing is rounded but
 * what the catalogue rounds.
 */

/** A point in whole mils. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A round base or a circle. */
export interface Disc extends Spot {
  readonly radius: number;
}

/** A part of a terrain piece (OG-2.10). */
export type Shape =
  | ({ readonly kind: 'circle' } & Disc)
  | { readonly kind: 'polygon'; readonly corners: readonly Spot[] };

/** A straight way between two points cut into `steps` (OG-2.11). */
export interface Way {
  readonly from: Spot;
  readonly to: Spot;
  readonly steps: number;
}

/** A squared distance as a fraction; `over` > 0. */
export interface Square {
  readonly n: bigint;
  readonly over: bigint;
}

const whole = (n: number): Square => ({ n: BigInt(n), over: 1n });
const smaller = (a: Square, b: Square): Square => (a.n * b.over <= b.n * a.over ? a : b);
const square = (n: number): bigint => BigInt(n) * BigInt(n);

/** The sign of (distance - mils), mils >= 0. */
export function compare({ n, over }: Square, mils: number): number {
  const rest = n - square(mils) * over;
  return rest > 0n ? 1 : rest < 0n ? -1 : 0;
}

/** The whole mils of a distance, fractions dropped. */
export function floorOf({ n, over }: Square): number {
  let root = Math.floor(Math.sqrt(Number(n / over)));
  while (square(root) * over > n) root -= 1;
  while (square(root + 1) * over <= n) root += 1;
  return root;
}

/** The whole mils of a distance, rounded up. */
export function ceilOf(distance: Square): number {
  const root = floorOf(distance);
  return compare(distance, root) === 0 ? root : root + 1;
}

/** The distance to the nearest mil, halves up. */
export const nearestOf = ({ n, over }: Square): number => Math.floor((floorOf({ n: 4n * n, over }) + 1) / 2);

/** rnd(p / q) of OG-2.2 for whole numbers below 2^53, q > 0. */
export function rounded(p: number, q: number): number {
  const twice = 2 * Math.abs(p) + q;
  const size = (twice - (twice % (2 * q))) / (2 * q);
  return p < 0 ? -size : size;
}

/** Step pose k of a way (OG-2.11). */
export const stepOf = ({ from, to, steps }: Way, k: number): Spot =>
  steps === 0
    ? from
    : { x: from.x + rounded(k * (to.x - from.x), steps), y: from.y + rounded(k * (to.y - from.y), steps) };

// Table coordinates stay below 2^19: these products are whole numbers a double holds.
const cross = (o: Spot, a: Spot, b: Spot): number => (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);
const dot = (o: Spot, a: Spot, b: Spot): number => (a.x - o.x) * (b.x - o.x) + (a.y - o.y) * (b.y - o.y);
export const squared = (a: Spot, b: Spot): number => (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);

/** The squared distance of two points. */
export const between = (a: Spot, b: Spot): Square => whole(squared(a, b));

/** The squared distance of a point from the closed segment a-b. */
export function fromSegment(point: Spot, a: Spot, b: Spot): Square {
  const length2 = squared(a, b);
  const ahead = dot(a, b, point);
  if (length2 === 0 || ahead <= 0) return between(a, point);
  if (ahead >= length2) return between(b, point);
  return { n: square(cross(a, b, point)), over: BigInt(length2) };
}

function segmentsMeet(a: Spot, b: Spot, c: Spot, d: Spot): boolean {
  const sides = [cross(a, b, c), cross(a, b, d), cross(c, d, a), cross(c, d, b)].map(Math.sign);
  const [c1, d1, a1, b1] = sides as [number, number, number, number];
  if (c1 * d1 < 0 && a1 * b1 < 0) return true;
  const on = (p: Spot, q: Spot, r: Spot): boolean => cross(p, q, r) === 0 && dot(r, p, q) <= 0;
  return on(a, b, c) || on(a, b, d) || on(c, d, a) || on(c, d, b);
}

/** The edges of a polygon. */
export const edgesOf = (corners: readonly Spot[]): readonly (readonly [Spot, Spot])[] =>
  corners.map((corner, i) => [corner, corners[(i + 1) % corners.length]!] as const);

/**
 * What remains between a segment and a part: the squared distance from the centre of a circle, `round` its radius, or
 * from a polygon.
 */
export interface Apart {
  readonly square: Square;
  readonly round: number;
}

const NONE: Apart = { square: whole(0), round: 0 };

/** How far the closed segment a-b stays from a part; a may equal b. */
export function apart(a: Spot, b: Spot, part: Shape): Apart {
  if (part.kind === 'circle') return { square: fromSegment(part, a, b), round: part.radius };
  const edges = edgesOf(part.corners);
  if (edges.every(([p, q]) => cross(p, q, a) >= 0)) return NONE;
  let least: Square | null = null;
  for (const [p, q] of edges) {
    if (segmentsMeet(a, b, p, q)) return NONE;
    for (const one of [fromSegment(p, a, b), fromSegment(a, p, q), fromSegment(b, p, q)])
      least = least ? smaller(least, one) : one;
  }
  return { square: least!, round: 0 };
}

/** The sign of (distance - mils), mils >= 0. */
export const compareApart = ({ square: distance, round }: Apart, mils: number): number =>
  compare(distance, mils + round);

/** Whole mils of a distance from a part, fractions dropped; 0 inside (OG-2.10). */
export const floorApart = ({ square: distance, round }: Apart): number => Math.max(0, floorOf(distance) - round);

/** Whole mils of a distance from a part, rounded up; 0 inside. */
export const ceilApart = ({ square: distance, round }: Apart): number => Math.max(0, ceilOf(distance) - round);

/** Whether some point of one of the parts is at most `mils` from the segment. */
export const touching = (a: Spot, b: Spot, parts: readonly Shape[], mils: number): boolean =>
  parts.some((part) => near(a, b, part, mils) && compareApart(apart(a, b, part), mils) <= 0);

/** Whether some point of one of the parts is less than `mils` from the segment. */
export const overlapping = (a: Spot, b: Spot, parts: readonly Shape[], mils: number): boolean =>
  parts.some((part) => near(a, b, part, mils) && compareApart(apart(a, b, part), mils) < 0);

/** False where the upright rectangles round a segment and a part are further apart than `mils`. */
export function near(a: Spot, b: Spot, part: Shape, mils: number): boolean {
  const box = part.kind === 'circle' ? [part] : part.corners;
  const reach = mils + (part.kind === 'circle' ? part.radius : 0);
  const [left, right, low, high] = [Math.min(a.x, b.x), Math.max(a.x, b.x), Math.min(a.y, b.y), Math.max(a.y, b.y)];
  return (
    box.some(({ x }) => x >= left - reach) &&
    box.some(({ x }) => x <= right + reach) &&
    box.some(({ y }) => y >= low - reach) &&
    box.some(({ y }) => y <= high + reach)
  );
}

/** The direction numbers of a heading (OG-2.3: ordinary doubles give the right whole numbers). */
export const directionOf = (heading: number): { readonly c: number; readonly s: number } => {
  const found = DIRECTIONS[((heading % 36_000) + 36_000) % 36_000];
  return found!;
};

const DIRECTIONS = Array.from({ length: 36_000 }, (_, heading) => ({
  c: Math.round(1e9 * Math.cos((heading * Math.PI) / 18_000)) + 0,
  s: Math.round(1e9 * Math.sin((heading * Math.PI) / 18_000)) + 0,
}));

/** The front point of a base (OG-2.8). */
export function frontOf({ x, y, radius }: Disc, heading: number): Spot {
  const { c, s } = directionOf(heading);
  return { x: x + Math.trunc((radius * c) / 1e9), y: y + Math.trunc((radius * s) / 1e9) };
}

/** The printed length (OG-2.6). */
export const inText = (mils: number): string => `${(mils / 1000).toFixed(3)} in`;
