import { crossAt, dotAt, squaredDistance } from './exact.ts';
import type { Leg } from './leg.ts';
import { someEdge } from './part.ts';
import type { Part, Point } from './shape.ts';

/**
 * A stretch of steps of a leg, whole numbers, `last` < `first` when empty. Spans are solved in doubles and only say
 * where to look: a step pose lies within `drift` mils of the straight line, so beyond an outer span a test on step
 * poses cannot hold, and within an inner span it must.
 */
export interface Span {
  readonly first: number;
  readonly last: number;
}

const NOWHERE: Interval = { low: Infinity, high: -Infinity };
/** What solving in doubles may be off by, mils; far more than it ever is. */
const SLACK = 0.001;
/** Rounding moves a step pose by at most half a mil in each coordinate: sqrt(1/2). */
const ROUNDING = 0.7072;

interface Interval {
  readonly low: number;
  readonly high: number;
}

/** How far step poses stray from the straight line, mils. Legs along an axis with a step per mil stray nowhere. */
const drift = ({ from, to, steps }: Leg): number => {
  const dx = Math.abs(to.x - from.x);
  const dy = Math.abs(to.y - from.y);
  return SLACK + (dx + dy === steps && (dx === 0 || dy === 0) ? 0 : ROUNDING);
};

/** The steps outside which no step pose comes within `reach` mils of the part. */
export function outerSpan(leg: Leg, part: Part, reach: number): Span {
  const { low, high } = nearInterval(leg, part, reach + drift(leg));
  return { first: Math.max(0, Math.floor(low)), last: Math.min(leg.steps, Math.ceil(high)) };
}

/** The steps between which every step pose lies within `reach` mils of the part. */
export function innerSpan(leg: Leg, part: Part, reach: number): Span {
  const { low, high } = nearInterval(leg, part, reach - drift(leg));
  return { first: Math.max(0, Math.ceil(low)), last: Math.min(leg.steps, Math.floor(high)) };
}

/**
 * Where the line of a leg, counted in steps, is within `reach` of a part. The rounded outline of a convex part is
 * convex, so this is one interval.
 */
function nearInterval(leg: Leg, part: Part, reach: number): Interval {
  if (part.kind === 'circle') return discInterval(leg, part, reach + part.radius);
  if (reach < 0) return NOWHERE;
  let all = NOWHERE;
  someEdge(part, (from, to) => {
    all = hull(all, hull(discInterval(leg, to, reach), stripInterval(leg, from, to, reach)));
    return false;
  });
  return all;
}

const hull = (a: Interval, b: Interval): Interval => ({ low: Math.min(a.low, b.low), high: Math.max(a.high, b.high) });

/** Where the line is within `radius` of a point. */
function discInterval({ from, to, steps }: Leg, centre: Point, radius: number): Interval {
  if (radius < 0) return NOWHERE;
  const length2 = squaredDistance(from, to);
  if (length2 === 0) return squaredDistance(from, centre) <= radius * radius ? { low: 0, high: steps } : NOWHERE;
  const length = Math.sqrt(length2);
  const aside = Math.abs(crossAt(from, to, centre)) / length;
  if (aside > radius) return NOWHERE;
  const middle = dotAt(from, to, centre) / length;
  const half = Math.sqrt((radius - aside) * (radius + aside));
  return { low: ((middle - half) * steps) / length, high: ((middle + half) * steps) / length };
}

/** Where the line is beside an edge, between its ends, and within `reach` of it. */
function stripInterval({ from, to, steps }: Leg, start: Point, end: Point, reach: number): Interval {
  const edge2 = squaredDistance(start, end);
  const along = dotAt(start, end, from);
  const aside = crossAt(start, end, from);
  const side = reach * Math.sqrt(edge2);
  const a = clip(along, (dotAt(start, end, to) - along) / steps, 0, edge2);
  const b = clip(aside, (crossAt(start, end, to) - aside) / steps, -side, side);
  const low = Math.max(a.low, b.low);
  const high = Math.min(a.high, b.high);
  return low <= high ? { low, high } : NOWHERE;
}

/** Where value + k * slope lies between two bounds. */
function clip(value: number, slope: number, least: number, most: number): Interval {
  if (slope === 0) return value >= least && value <= most ? { low: -Infinity, high: Infinity } : NOWHERE;
  const [p, q] = [(least - value) / slope, (most - value) / slope];
  return { low: Math.min(p, q), high: Math.max(p, q) };
}
