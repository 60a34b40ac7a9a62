import { cosine, sine, UNIT, type Point } from '../../../table/index.ts';

/** A place tried, with what makes it possible. */
export interface Found<T> extends Point {
  readonly by: T;
}

/** Eight directions; diagonals need no unit length here. */
export const AROUND: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
];

/**
 * Moves a possible place as near to a wanted point as it gets: along the line to it and, where something blocks, along
 * that. `possible` answers null where nothing works. Steps halve from `step` to 1 mil.
 */
export function slide<T>(
  from: Found<T>,
  wanted: Point,
  step: number,
  possible: (x: number, y: number) => T | null,
): Found<T> {
  let best = from;
  let least = squared(best, wanted);
  const visit = (x: number, y: number): boolean => {
    const far = squared({ x, y }, wanted);
    if (far >= least - 1e-6) return false;
    const by = possible(x, y);
    if (by === null) return false;
    best = { x, y, by };
    least = far;
    return true;
  };
  for (let size = step; size >= 1; size /= 2) {
    for (let moves = 0; moves < 12; moves++) {
      const gap = Math.sqrt(least);
      if (gap < 1) return best;
      const share = Math.min(1, size / gap);
      const { x, y } = best;
      if (visit(x + (wanted.x - x) * share, y + (wanted.y - y) * share)) continue;
      if (!AROUND.some(([dx, dy]) => visit(x + dx * size, y + dy * size))) break;
    }
  }
  return best;
}

/** Rings round a wish and tries on each. */
const RINGS = 20;
const TRIES = 24;

/**
 * A possible place nearer to a wish than `gap`, looked for on rings from the inside out; null if none is found. So no
 * slide ends in a dead corner.
 */
export function nearestAround<T>(
  wanted: Point,
  gap: number,
  possible: (x: number, y: number) => T | null,
): Found<T> | null {
  for (let ring = 1; ring < RINGS; ring++) {
    const far = (gap * ring) / RINGS;
    for (let index = 0; index < TRIES; index++) {
      const heading = (36_000 / TRIES) * index;
      const [x, y] = [wanted.x + (far * cosine(heading)) / UNIT, wanted.y + (far * sine(heading)) / UNIT];
      const by = possible(x, y);
      if (by !== null) return { x, y, by };
    }
  }
  return null;
}

/** Squared distance in doubles, for choosing only. */
export const squared = (a: Point, b: Point): number => (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);

/** The largest whole number from `low` (works) up to `high` that works, if what works is one stretch from `low` on. */
export function largest(low: number, high: number, works: (value: number) => boolean): number {
  if (high <= low || works(high)) return Math.max(low, high);
  let [good, bad] = [low, high];
  while (bad - good > 1) {
    const half = Math.floor((good + bad) / 2);
    if (works(half)) good = half;
    else bad = half;
  }
  return good;
}
