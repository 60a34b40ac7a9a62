import { baseOnTable, type TableSize } from './edge.ts';
import { squaredDistance } from './exact.ts';
import { stepPose, type Leg } from './leg.ts';
import { overlaps, partWithin } from './part.ts';
import type { Part, Point } from './shape.ts';
import { innerSpan, outerSpan } from './span.ts';

/**
 * First step k >= `start` whose step pose is at most `reach` mils from a point (OG-6.13: mines, markers, artifacts;
 * OG-10.3); null if none.
 */
export const firstStepWithin = (leg: Leg, point: Point, reach: number, start = 0): number | null =>
  firstStep(leg, asPart(point), reach, start, (pose) => squaredDistance(pose, point) <= reach * reach);

/**
 * First step k >= `start` whose step pose is less than `reach` mils from a point (OG-9.24, 10.4, 10.10: reach = sum of
 * radii overlaps); null if none.
 */
export const firstStepNearer = (leg: Leg, point: Point, reach: number, start = 0): number | null =>
  firstStep(leg, asPart(point), reach, start, (pose) => squaredDistance(pose, point) < reach * reach);

/** First step k >= `start` at which a base of `radius` mils touches a part (OG-2.10, 6.13, 14.3); null if none. */
export const firstStepTouching = (leg: Leg, radius: number, part: Part, start = 0): number | null =>
  firstStep(leg, part, radius, start, (pose) => partWithin(pose, part, radius));

/**
 * First step k >= `start` at which a base of `radius` mils overlaps a part (OG-2.10, 10.4, 10.10, 9.24); null if none.
 */
export const firstStepOverlapping = (leg: Leg, radius: number, part: Part, start = 0): number | null =>
  firstStep(leg, part, radius, start, (pose) => overlaps({ ...pose, radius }, part));

/**
 * First step k >= `start` at which a base of `radius` mils is not wholly on the table (OG-10.4, 10.10); null if none.
 * Off once means off for good.
 */
export function firstStepOffTable(leg: Leg, radius: number, table: TableSize, start = 0): number | null {
  if (start > leg.steps) return null;
  if (isOff(leg, start, radius, table)) return start;
  if (!isOff(leg, leg.steps, radius, table)) return null;
  let on = start;
  let first = leg.steps;
  while (first - on > 1) {
    const half = Math.floor((on + first) / 2);
    if (isOff(leg, half, radius, table)) first = half;
    else on = half;
  }
  return first;
}

function isOff(leg: Leg, step: number, radius: number, table: TableSize): boolean {
  const { x, y } = stepPose(leg, step);
  return !baseOnTable({ x, y, radius }, table);
}

/**
 * The contact step of a ram: for the smallest k >= 1 whose step pose is at most `reach` (the radii together) mils from
 * the target's centre, k itself if it touches exactly, else k - 1 (OG-10.3); null if the target is not reached.
 */
export function contactStep(leg: Leg, target: Point, reach: number): number | null {
  const k = firstStepWithin(leg, target, reach, 1);
  if (k === null) return null;
  return squaredDistance(stepPose(leg, k), target) === reach * reach ? k : k - 1;
}

/**
 * The steps k >= 1 at which a base newly touches a piece: it touches some part at step k and none at step k - 1
 * (OG-6.13, 11.5). Rising; several when it leaves and comes back.
 */
export function stepsEntering(leg: Leg, radius: number, parts: readonly Part[]): readonly number[] {
  const touching = (k: number): boolean => {
    const pose = stepPose(leg, k);
    return parts.some((part) => partWithin(pose, part, radius));
  };
  const entered = new Set<number>();
  for (const part of parts) {
    const outer = outerSpan(leg, part, radius);
    const inner = innerSpan(leg, part, radius);
    for (let k = Math.max(1, outer.first); k <= outer.last; k++) {
      // Between the first and the last step of the inner span this part is touched all the time: nothing is entered.
      if (k > inner.first && k < inner.last) k = inner.last;
      if (touching(k) && !touching(k - 1)) entered.add(k);
    }
  }
  return [...entered].sort((a, b) => a - b);
}

/** The first step of a leg that passes an exact test, looking only where the span says it can hold. */
function firstStep(leg: Leg, part: Part, reach: number, start: number, holds: (pose: Point) => boolean): number | null {
  if (reach < 0) return null;
  const { first, last } = outerSpan(leg, part, reach);
  for (let k = Math.max(start, first); k <= last; k++) if (holds(stepPose(leg, k))) return k;
  return null;
}

const asPart = ({ x, y }: Point): Part => ({ kind: 'circle', x, y, radius: 0 });
