import { cosine, sine, turned, UNIT } from './direction.ts';
import { squaredDistance } from './exact.ts';
import type { Leg } from './leg.ts';
import { rnd, rootCeil } from './rounding.ts';
import type { Bearing, Point } from './shape.ts';

/** A two-part ship path: ahead, one turn on the spot, ahead (OG-6.7). */
export interface ShipPath {
  /** Where the ship turns. */
  readonly turn: Point;
  readonly end: Bearing;
  /** The parts as legs; a part of length 0 is a leg with step 0 only. */
  readonly legs: readonly [Leg, Leg];
}

/**
 * Turning point, end and legs of a ship path; lengths in mils, pivot in hundredths of a degree, left positive (OG-6.8).
 */
export function shipPath(start: Bearing, first: number, pivot: number, second: number): ShipPath {
  const from = { x: start.x, y: start.y };
  const heading = turned(start.heading + pivot);
  const [c1, s1, c2, s2] = [cosine(start.heading), sine(start.heading), cosine(heading), sine(heading)];
  const turn = { x: from.x + rnd((first * c1) / UNIT), y: from.y + rnd((first * s1) / UNIT) };
  const end = {
    x: from.x + rnd((first * c1 + second * c2) / UNIT),
    y: from.y + rnd((first * s1 + second * s2) / UNIT),
  };
  return {
    turn,
    end: { ...end, heading },
    legs: [
      { from, to: turn, steps: first },
      { from: turn, to: end, steps: second },
    ],
  };
}

/** Length of a chain of legs in thousandths of a mil: the sum of ceil(1000 x leg length), exact (OG-6.9). */
export function chainLength(points: readonly Point[]): number {
  let sum = 0;
  for (let i = 1; i < points.length; i++) sum += rootCeil(squaredDistance(points[i - 1]!, points[i]!), 1000);
  return sum;
}

/** The whole mils of a chain length that count against the allowance and are printed (OG-6.9). */
export const countedMils = (thousandths: number): number => Math.floor(thousandths / 1000);
