import type { Point } from '../../../table/shape.ts';

/** A place on a way, and the heading of the stretch it lies on, hundredths of a degree. */
export interface Waypoint extends Point {
  readonly heading: number;
}

const headingOf = (a: Point, b: Point): number => {
  const turns = Math.atan2(b.y - a.y, b.x - a.x) / (2 * Math.PI);
  return ((turns + 1) % 1) * 36000;
};

/** Length of a polyline, mils. */
export const lengthOf = (points: readonly Point[]): number =>
  points
    .slice(1)
    .reduce((sum, point, index) => sum + Math.hypot(point.x - points[index]!.x, point.y - points[index]!.y), 0);

/** The point at a share of the length of a polyline. */
export const along = (points: readonly Point[], share: number): Waypoint => {
  const total = lengthOf(points);
  const first = points[0]!;
  let left = total * Math.min(Math.max(share, 0), 1);
  for (let index = 1; index < points.length; index += 1) {
    const a = points[index - 1]!;
    const b = points[index]!;
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    if (left <= length && length > 0) {
      const t = left / length;
      return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t, heading: headingOf(a, b) };
    }
    left -= length;
  }
  const last = points[points.length - 1] ?? first;
  const before = points.length > 1 ? points[points.length - 2]! : first;
  return { x: last.x, y: last.y, heading: headingOf(before, last) };
};

/** The smaller turn from a heading to another, -18000..18000. */
export const turnTo = (from: number, to: number): number => {
  const turn = (((to - from) % 36000) + 36000) % 36000;
  return turn > 18000 ? turn - 36000 : turn;
};

/** A heading between two, the short way round. */
export const headingBetween = (from: number, to: number, t: number): number =>
  (((from + turnTo(from, to) * t) % 36000) + 36000) % 36000;
