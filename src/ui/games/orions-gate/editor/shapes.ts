import type { PieceData } from '../../../../games/orions-gate/index.ts';
import { FULL_TURN } from '../../../../table/index.ts';
import type { Point } from '../../../../table/shape.ts';

type Part = PieceData['parts'][number];
type Parts = readonly Part[];

/** Headings are whole hundredths of a degree. */
/** Most corners of a polygon (OG-2.10). */
export const MAX_CORNERS = 16;

const radians = (heading: number): number => (heading / FULL_TURN) * 2 * Math.PI;

/** The middle of some parts and how far they reach from it, mils. */
export function roundOf(parts: Parts): Point & { readonly radius: number } {
  const xs = parts.flatMap((part) =>
    part.kind === 'circle' ? [part.x - part.radius, part.x + part.radius] : part.corners.map(({ x }) => x),
  );
  const ys = parts.flatMap((part) =>
    part.kind === 'circle' ? [part.y - part.radius, part.y + part.radius] : part.corners.map(({ y }) => y),
  );
  const x = Math.round((Math.min(...xs) + Math.max(...xs)) / 2);
  const y = Math.round((Math.min(...ys) + Math.max(...ys)) / 2);
  const far = (part: Part): number =>
    part.kind === 'circle'
      ? Math.hypot(part.x - x, part.y - y) + part.radius
      : Math.max(...part.corners.map((corner) => Math.hypot(corner.x - x, corner.y - y)));
  return { x, y, radius: Math.round(Math.max(...parts.map(far))) };
}

const mapped = (parts: Parts, to: (point: Point) => Point, size = 1): Parts =>
  parts.map((part): Part => {
    if (part.kind === 'polygon') return { ...part, corners: part.corners.map(to) };
    return { ...part, ...to(part), radius: Math.max(1, Math.round(part.radius * size)) };
  });

/** Parts moved by whole mils. */
export const shifted = (parts: Parts, dx: number, dy: number): Parts =>
  mapped(parts, ({ x, y }) => ({ x: x + dx, y: y + dy }));

/** A point turned about another, counter-clockwise, hundredths of a degree; whole mils come out. */
export function pointTurned({ x, y }: Point, about: Point, by: number): Point {
  const [cos, sin] = [Math.cos(radians(by)), Math.sin(radians(by))];
  return {
    x: Math.round(about.x + (x - about.x) * cos - (y - about.y) * sin),
    y: Math.round(about.y + (x - about.x) * sin + (y - about.y) * cos),
  };
}

/** Parts turned about a point, counter-clockwise, hundredths of a degree; whole mils come out. */
export const turnedParts = (parts: Parts, about: Point, by: number): Parts =>
  mapped(parts, (point) => pointTurned(point, about, by));

/** Parts grown about a point. */
export const scaledParts = (parts: Parts, about: Point, by: number): Parts =>
  mapped(
    parts,
    ({ x, y }) => ({ x: Math.round(about.x + (x - about.x) * by), y: Math.round(about.y + (y - about.y) * by) }),
    by,
  );

/** The convex outline round some points, counter-clockwise, without needless corners (OG-2.10). */
export function hullOf(points: readonly Point[]): readonly Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const left = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
  const chain = (list: readonly Point[]): Point[] => {
    const done: Point[] = [];
    for (const point of list) {
      while (done.length > 1 && left(done.at(-2)!, done.at(-1)!, point) <= 0) done.pop();
      done.push(point);
    }
    return done.slice(0, -1);
  };
  return sorted.length < 3 ? sorted : [...chain(sorted), ...chain([...sorted].reverse())];
}

/** Whether a point lies in one of some parts, their edge included, or nearer to it than `slack`. */
export const holds = (parts: Parts, { x, y }: Point, slack = 0): boolean =>
  parts.some((part) => {
    if (part.kind === 'circle') return Math.hypot(x - part.x, y - part.y) <= part.radius + slack;
    return part.corners.every((a, index) => {
      const b = part.corners[(index + 1) % part.corners.length]!;
      return ((b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x)) / (Math.hypot(b.x - a.x, b.y - a.y) || 1) >= -slack;
    });
  });

/** The heading from a point to another, whole hundredths of a degree. */
export const headingTo = (from: Point, to: Point): number =>
  (Math.round((Math.atan2(to.y - from.y, to.x - from.x) / (2 * Math.PI)) * FULL_TURN) + FULL_TURN) % FULL_TURN;

/** The point so far from another along a heading. */
export const pointAlong = ({ x, y }: Point, heading: number, far: number): Point => ({
  x: Math.round(x + Math.cos(radians(heading)) * far),
  y: Math.round(y + Math.sin(radians(heading)) * far),
});
